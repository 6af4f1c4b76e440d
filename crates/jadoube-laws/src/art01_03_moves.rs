//! Articles 1 to 3: which clause a move offends that is not legal (3.10.2).

use jadoube_chess::{Attempt, Board, Ending, Illegality, Kind, Side, Square, Wing};
use jadoube_lawbook::{Article, Edition, art};

use crate::{Ply, Standing, Wrong};

/// The clause of Articles 1 to 3 that was offended by a move from `before`, if one was.
///
/// `line` is what had been played until then; some clauses only the record can tell apart.
pub(crate) fn clause_offended(
    edition: Edition,
    line: &[Ply],
    before: &Standing,
    attempt: Option<Attempt>,
    wrong: Wrong,
) -> Option<Article> {
    match wrong {
        Wrong::Illegal(illegality) => Some(in_edition(edition, illegality, line, before)),
        Wrong::Unpromoted => Some(art!("3.7.3.3")),
        Wrong::NoMove if leaves_a_captured_man(before, attempt) => Some(art!("3.1.1")),
        Wrong::NoMove => Some(art!("3.10.2")),
        Wrong::TouchMove(_) | Wrong::BothHands | Wrong::Pass => None,
    }
}

/// Whether it was a legal capture, so that what is wrong with it is that the captured man was not
/// taken off.
fn leaves_a_captured_man(before: &Standing, attempt: Option<Attempt>) -> bool {
    let legal = |attempt| before.arrangement()?.check(attempt).ok();
    attempt.and_then(legal).is_some_and(|mv| mv.captured().is_some())
}

/// 1993 divides some of these clauses in another way.
fn in_edition(
    edition: Edition,
    illegality: Illegality,
    line: &[Ply],
    before: &Standing,
) -> Article {
    let article = offended(illegality, line, before);
    match (edition, illegality) {
        (Edition::E1993, Illegality::NotHowItMoves { piece, to })
            if piece.piece.kind == Kind::Pawn && !goes_forward(piece.piece.side, piece.on, to) =>
        {
            art!("1993:5.6a")
        }
        (Edition::E1993, Illegality::KingLeftInCheck { .. }) => art!("1993:9.2"),
        (Edition::E1993, Illegality::KingTaken(_)) => article,
        (Edition::E1993, _) if article.number(edition).is_none() => {
            let there = |other: &&Article| other.number(edition).is_some();
            article.related().iter().find(there).copied().unwrap_or(article)
        }
        _ => article,
    }
}

/// The clause that an illegality offends, by its number in 2023.
///
/// Law: 3.10.2
fn offended(illegality: Illegality, line: &[Ply], before: &Standing) -> Article {
    match illegality {
        Illegality::GameOver(Ending::Checkmate) => art!("5.1.1"),
        Illegality::GameOver(Ending::Stalemate) => art!("5.2.1"),
        Illegality::EmptySquare { .. } | Illegality::NotMoved(_) => art!("3.10.2"),
        Illegality::OpponentsPiece(_) => art!("1.1"),
        Illegality::KingTaken(_) => art!("1.4.1"),
        Illegality::OwnPiece(_) => art!("3.1"),
        Illegality::NotHowItMoves { piece, .. } => how_it_moves(piece.piece.kind),
        Illegality::PathBlocked { .. } => art!("3.5"),
        Illegality::PawnBlocked { .. } => art!("3.7.1"),
        Illegality::DoubleStepBlocked { .. } | Illegality::DoubleStepNotFirst { .. } => {
            art!("3.7.2")
        }
        Illegality::NothingToCapture { .. } => art!("3.7.3"),
        Illegality::EnPassantNotPossible { pawn } => match came_by_double_step(line, pawn.on) {
            true => art!("3.7.3.2"),
            false => art!("3.7.3.1"),
        },
        Illegality::PromotionMissing { .. }
        | Illegality::PromotionNotAllowed { .. }
        | Illegality::PromotionNotDue { .. } => art!("3.7.3.3"),
        Illegality::CastlingRightLost { wing } => right_lost(line, before, wing),
        Illegality::CastlingOutOfCheck { .. }
        | Illegality::CastlingThroughAttack { .. }
        | Illegality::CastlingIntoAttack { .. } => art!("3.8.2.2(3)"),
        Illegality::CastlingBlocked { .. } => art!("3.8.2.2(4)"),
        Illegality::KingLeftInCheck { .. }
        | Illegality::KingIntoCheck { .. }
        | Illegality::KingExposed { .. } => art!("3.9.2"),
    }
}

const fn how_it_moves(kind: Kind) -> Article {
    match kind {
        Kind::Bishop => art!("3.2"),
        Kind::Rook => art!("3.3"),
        Kind::Queen => art!("3.4"),
        Kind::Knight => art!("3.6"),
        Kind::Pawn => art!("3.7.1"),
        Kind::King => art!("3.8.1"),
    }
}

fn goes_forward(side: Side, from: Square, to: Square) -> bool {
    match side {
        Side::White => to.rank() > from.rank(),
        Side::Black => to.rank() < from.rank(),
    }
}

/// Whether the pawn on this square came there by a double step, so that it could have been taken
/// in passing at the time.
fn came_by_double_step(line: &[Ply], on: Square) -> bool {
    let arrived = line.iter().rev().find_map(|ply| match ply.attempt {
        Some(Attempt::Move { from, to, .. }) if to == on => Some(from),
        _ => None,
    });
    arrived.is_some_and(|from| from.file() == on.file() && from.index().abs_diff(on.index()) == 16)
}

/// Why there is no right to castle: there is no rook, the king has moved, that rook has, or the right
/// was lost before the record begins.
fn right_lost(line: &[Ply], before: &Standing, wing: Wing) -> Article {
    let side = before.to_move();
    let on_wing = |board: &Board, square: Square| {
        let king = board.king_of(side);
        king.is_some_and(|king| match wing {
            Wing::KingSide => square.rank() == king.rank() && square.file() > king.file(),
            Wing::QueenSide => square.rank() == king.rank() && square.file() < king.file(),
        })
    };
    let mut rooks = before.board().of(side, Kind::Rook).into_iter();
    if !rooks.any(|rook| on_wing(before.board(), rook)) {
        return art!("3.8.2");
    }
    let king = |ply: &Ply| (ply.before.board().king_of(side), ply.after.board().king_of(side));
    if line.iter().map(king).any(|(from, to)| from != to) {
        return art!("3.8.2.1(1)");
    }
    let had_right = line.first().is_some_and(|ply| {
        let setup = ply.before.setup();
        setup.castling.into_iter().any(|rook| on_wing(&setup.board, rook))
    });
    if had_right { art!("3.8.2.1(2)") } else { art!("3.8.2.1") }
}
