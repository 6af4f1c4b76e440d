//! Articles 1 to 3: the clauses that an illegal move offends (3.10.2).

use jadoube_chess::{
    Arrangement, Attempt, Board, Ending, Illegality, Kind, Piece, Placed, Side, Square, SquareSet,
    Wing,
};
use jadoube_lawbook::{Article, Edition, art};

use crate::{GrowingIter, Ply, Standing, Wrong};

/// What had been played.
type Plies<'a> = GrowingIter<'a, Ply>;

/// The clauses of Articles 1 to 3 that a move from `before` offended, if any: the most telling one
/// first.
///
/// `line` is what had been played until then; some clauses can only be told apart by the record.
pub(crate) fn clauses_offended(
    edition: Edition,
    line: Plies<'_>,
    before: &Standing,
    attempt: Option<Attempt>,
    wrong: Wrong,
) -> Vec<Article> {
    match wrong {
        Wrong::Illegal(illegality) => {
            let why = why_attacked(illegality, line.clone(), before);
            let why = Article::those_in(edition, why.as_slice());
            why.chain([in_edition(edition, illegality, line, before)]).collect()
        }
        Wrong::Unpromoted => vec![art!("3.7.3.3")],
        Wrong::NoMove if leaves_a_captured_man(before, attempt) => vec![art!("3.1.1")],
        Wrong::NoMove => vec![art!("3.10.2")],
        Wrong::TouchMove(_) | Wrong::BothHands | Wrong::Pass => Vec::new(),
    }
}

/// Whether it was a legal capture, so that the only fault is that the captured piece was not
/// removed.
fn leaves_a_captured_man(before: &Standing, attempt: Option<Attempt>) -> bool {
    let legal = |attempt| before.arrangement()?.check(attempt).ok();
    attempt.and_then(legal).is_some_and(|mv| mv.captured().is_some())
}

/// The clause that the edition has for it: 1993 divides some of them differently.
fn in_edition(
    edition: Edition,
    illegality: Illegality,
    line: Plies<'_>,
    before: &Standing,
) -> Article {
    let article = offended(illegality, line, before);
    match illegality {
        Illegality::NotHowItMoves { piece, to }
            if piece.piece.kind == Kind::Pawn && !goes_forward(piece.piece.side, piece.on, to) =>
        {
            Article::first_in(edition, &[art!("1993:5.6a"), article])
        }
        Illegality::KingLeftInCheck { .. } => {
            Article::first_in(edition, &[art!("1993:9.2"), article])
        }
        Illegality::KingTaken(_) => article,
        _ => article.nearest_in(edition),
    }
}

/// The clause that an illegality offends, by its number in 2023.
///
/// Law: 3.10.2
fn offended(illegality: Illegality, line: Plies<'_>, before: &Standing) -> Article {
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
        | Illegality::CastlingIntoAttack { .. }
            if castling_path_is_occupied(illegality, before) =>
        {
            // Both of its items prevent it.
            art!("3.8.2.2")
        }
        Illegality::CastlingOutOfCheck { .. }
        | Illegality::CastlingThroughAttack { .. }
        | Illegality::CastlingIntoAttack { .. } => art!("3.8.2.2(3)"),
        Illegality::CastlingBlocked { .. } => art!("3.8.2.2(4)"),
        Illegality::KingLeftInCheck { .. }
        | Illegality::KingIntoCheck { .. }
        | Illegality::KingExposed { .. } => art!("3.9.2"),
    }
}

/// Why a square counts as attacked if a player may have thought that it was not: a pawn attacks
/// differently from how it moves, a piece attacks even if it may not move, and a promoted piece
/// attacks at once.
fn why_attacked(illegality: Illegality, mut line: Plies<'_>, before: &Standing) -> Option<Article> {
    let (by, in_check, king) = match illegality {
        Illegality::KingLeftInCheck { by } => (by, true, None),
        Illegality::KingIntoCheck { on, by } => (by, false, Some(on)),
        _ => return None,
    };
    let promoted = line.next_back().is_some_and(|ply| {
        matches!(ply.attempt, Some(Attempt::Move { to, promotion: Some(_), .. }) if to == by.on)
    });
    if promoted && in_check {
        Some(art!("3.7.3.5"))
    } else if may_not_move(before, by, king) {
        Some(if in_check { art!("3.9.1") } else { art!("3.1.3") })
    } else {
        (by.piece.kind == Kind::Pawn && !in_check).then_some(art!("3.1.2"))
    }
}

/// Whether a piece shields its own king, so that it attacks a square to which it may not move.
fn may_not_move(before: &Standing, attacker: Placed, king: Option<Square>) -> bool {
    let mut setup = before.setup();
    let mover = !attacker.piece.side;
    if let (Some(to), Some(from)) = (king, setup.board.king_of(mover)) {
        setup.board.remove(from);
        setup.board.put(Piece { side: mover, kind: Kind::King }, to);
    }
    setup.board.remove(attacker.on);
    setup.castling = SquareSet::EMPTY;
    Arrangement::try_from(setup).is_ok_and(|without| without.is_in_check(attacker.piece.side))
}

/// Whether a piece is between the king and the rook with which it would castle.
fn castling_path_is_occupied(illegality: Illegality, before: &Standing) -> bool {
    let (Illegality::CastlingOutOfCheck { wing, .. }
    | Illegality::CastlingThroughAttack { wing, .. }
    | Illegality::CastlingIntoAttack { wing, .. }) = illegality
    else {
        return false;
    };
    let (setup, side) = (before.setup(), before.to_move());
    let Some(king) = setup.board.king_of(side) else { return false };
    let mut rooks = setup.castling.into_iter();
    let Some(rook) = rooks.find(|&rook| is_on_wing(&setup.board, side, wing, rook)) else {
        return false;
    };
    let files = king.file().min(rook.file())..=king.file().max(rook.file());
    let between = |on: Square| {
        on.rank() == king.rank() && files.contains(&on.file()) && on != king && on != rook
    };
    setup.board.occupied().into_iter().any(between)
}

/// Whether a square is beside the king of `side`, towards that wing.
fn is_on_wing(board: &Board, side: Side, wing: Wing, square: Square) -> bool {
    board.king_of(side).is_some_and(|king| {
        square.rank() == king.rank()
            && match wing {
                Wing::KingSide => square.file() > king.file(),
                Wing::QueenSide => square.file() < king.file(),
            }
    })
}

/// The article by which the last move of a player accused of an illegal move was legal.
///
/// Law: 3.10.1, 3.7.3.4
pub(crate) fn legal_by(edition: Edition, ply: &Ply) -> Option<Article> {
    if ply.is_illegal_move() {
        return None;
    }
    let second = match ply.attempt {
        Some(Attempt::Move { promotion: Some(kind), .. }) => {
            let none_captured = if kind == Kind::Queen { 1 } else { 2 };
            ply.before.board().of(ply.side(), kind).len() >= none_captured
        }
        _ => false,
    };
    let article = if second { art!("3.7.3.4") } else { art!("3.10.1") };
    Article::those_in(edition, &[article]).next()
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

/// Whether the pawn on this square came there by a double step, so that it could have been captured
/// en passant at the time.
fn came_by_double_step(line: Plies<'_>, on: Square) -> bool {
    let arrived = line.rev().find_map(|ply| match ply.attempt {
        Some(Attempt::Move { from, to, .. }) if to == on => Some(from),
        _ => None,
    });
    arrived.is_some_and(|from| from.file() == on.file() && from.index().abs_diff(on.index()) == 16)
}

/// Why there is no right to castle: there is no rook, the king has moved, that rook has, or the
/// right was lost before the record begins.
fn right_lost(mut line: Plies<'_>, before: &Standing, wing: Wing) -> Article {
    let side = before.to_move();
    let on_wing = |board: &Board, square: Square| is_on_wing(board, side, wing, square);
    let mut rooks = before.board().of(side, Kind::Rook).into_iter();
    if !rooks.any(|rook| on_wing(before.board(), rook)) {
        return art!("3.8.2");
    }
    let king = |ply: &Ply| (ply.before.board().king_of(side), ply.after.board().king_of(side));
    if line.clone().map(king).any(|(from, to)| from != to) {
        return art!("3.8.2.1(1)");
    }
    let had_right = line.next().is_some_and(|ply| {
        let setup = ply.before.setup();
        setup.castling.into_iter().any(|rook| on_wing(&setup.board, rook))
    });
    if had_right { art!("3.8.2.1(2)") } else { art!("3.8.2.1") }
}
