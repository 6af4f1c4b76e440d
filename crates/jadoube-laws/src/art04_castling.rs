//! Articles 4.4.1 to 4.4.3 and 4.7.2: king and rook touched, king released.

use jadoube_chess::{Arrangement, Attempt, Board, Kind, Move, Piece, Side, Square, Wing};
use jadoube_lawbook::{Article, KingAndRook, KingReleased, art};

use crate::table::Table;
use crate::{Duty, Effect, Event, Game, Ruling, art04_touch_move, art07_irregularities};

/// What touching king and rook makes of a player's touches.
pub(crate) enum Pair {
    /// Nothing: king and rook were not both touched, or not in this order.
    None,
    /// King, then rook: castling if it is legal, otherwise another move of the king.
    Binds(Duty, Article),
    /// King, then rook, and the king has no move at all: neither binds the player (4.4.3).
    Frees { king: Square, rook: Square },
}

/// Judges king and rook among the own men touched, `own`, of which none before the king can move.
///
/// The king touched first and the rook next is the way to castle. A rook touched later still
/// makes king and rook (4.4.1), but says nothing about what the player meant (4.4.3).
pub(crate) fn king_then_rook(
    game: &Game,
    arrangement: &Arrangement,
    own: &[Square],
    legal: &[Move],
) -> Pair {
    let is_king = |square: &Square| kind_at(arrangement, *square) == Some(Kind::King);
    let Some(at) = own.iter().position(is_king) else { return Pair::None };
    let king = own[at];
    let later = &own[at + 1..];
    let Some((place, wing)) = later
        .iter()
        .enumerate()
        .find_map(|(place, &rook)| Some((place, wing_of(arrangement, king, rook)?)))
    else {
        return Pair::None;
    };
    if legal.iter().any(|mv| mv.castling() == Some(wing)) {
        return match game.rules.provisions().king_and_rook {
            KingAndRook::MustCastle => Pair::Binds(Duty::Castle(wing), art!("4.4.1")),
            KingAndRook::NoRule => Pair::None,
        };
    }
    if place > 0 {
        return Pair::None;
    }
    let barred = rook_then_king(arrangement, own);
    let duty = Duty::Move { from: king, kind: Kind::King, barred };
    match legal.iter().any(|&mv| duty.allows(mv)) {
        true => Pair::Binds(duty, art!("4.4.3")),
        false => Pair::Frees { king, rook: later[0] },
    }
}

/// Rook first, then king: castling on that side is barred for this move (4.4.2).
pub(crate) fn rook_then_king(arrangement: &Arrangement, own: &[Square]) -> Option<Wing> {
    let is_king = |square: &Square| kind_at(arrangement, *square) == Some(Kind::King);
    let at = own.iter().position(is_king)?;
    own[..at].iter().find_map(|&rook| wing_of(arrangement, own[at], rook))
}

fn kind_at(arrangement: &Arrangement, square: Square) -> Option<Kind> {
    arrangement.board().piece_at(square).map(|piece| piece.kind)
}

/// The wing to which king and rook of the side to move would castle, if these are they.
fn wing_of(arrangement: &Arrangement, king: Square, rook: Square) -> Option<Wing> {
    let side = arrangement.to_move();
    let is = |square, kind| arrangement.board().piece_at(square) == Some(Piece { side, kind });
    let first_rank = side.first_rank();
    let fits = is(king, Kind::King)
        && is(rook, Kind::Rook)
        && king.rank() == first_rank
        && rook.rank() == first_rank;
    fits.then(|| if rook > king { Wing::KingSide } else { Wing::QueenSide })
}

/// The king was released on its castling square (4.7.2).
pub(crate) fn king_released(
    game: &Game,
    side: Side,
    event: &Event,
    (wing, castling): (Wing, Option<Move>),
) -> Vec<Ruling> {
    let article = art!("4.7.2");
    let table = game.tables.of(side).after(side, event);
    // A king that goes two squares where there is no rook does not castle: it is an illegal move.
    if let (None, Some((from, to))) = (castling, table.released)
        && !has_rook(&table.board, side, from, wing)
        && game.rules.provisions().king_released == KingReleased::NoRule
    {
        return art07_irregularities::released(game, side, &table, Attempt::new(from, to));
    }
    if let Some(castling) = castling {
        return art04_touch_move::commit(game, side, Duty::Castle(wing), &[article], |mv| {
            mv == castling
        });
    }
    let has_rule = game.rules.provisions().king_released == KingReleased::KingMoveElseAny;
    let Some(king) = game.now.board().king_of(side).filter(|_| has_rule) else {
        return Vec::new();
    };
    let may_move = game.moves_left().into_iter().any(|mv| mv.from() == king);
    let effect = match game.turn.duty {
        Some(duty @ Duty::Move { from, .. }) if from == king => Effect::MustMove { side, duty },
        None if may_move => {
            let duty = Duty::Move { from: king, kind: Kind::King, barred: None };
            Effect::MustMove { side, duty }
        }
        None | Some(Duty::Free) => Effect::NoEffect,
        // Something else was touched first and must be moved.
        Some(_) => return Vec::new(),
    };
    vec![Ruling::new(effect, article)]
}

/// Whether a rook of `side` stands on its first rank, to that side of a square.
fn has_rook(board: &Board, side: Side, from: Square, wing: Wing) -> bool {
    board
        .of(side, Kind::Rook)
        .into_iter()
        .any(|rook| rook.rank() == from.rank() && (rook > from) == (wing == Wing::KingSide))
}

/// Whether this move of the king is the first half of the castling that the player owes; where
/// the men start from other squares it can look like a move of its own (Guideline II).
pub(crate) fn is_half_of_castling(game: &Game, mv: Move) -> bool {
    let Some(Duty::Castle(wing)) = game.turn.duty else { return false };
    let is_king = mv.kind() == Kind::King && mv.castling().is_none();
    let is_rook = mv.kind() == Kind::Rook && crate::guideline_2_chess960::is_declared(game);
    is_king && mv.to().file() == wing.king_file() || is_rook && mv.to().file() == wing.rook_file()
}

/// The rook was put beside the king first, which is a move of its own, and then the king over it:
/// that is no castling, and the rook's move stands (4.4.2, 4.7).
pub(crate) fn rook_put_first(game: &Game, side: Side, table: &Table) -> Option<Ruling> {
    let ply = game.line.last().filter(|ply| ply.side() == side && ply.completed_in.is_none())?;
    let arrangement = ply.before.arrangement()?;
    let rook = arrangement.check(ply.attempt?).ok().filter(|mv| mv.kind() == Kind::Rook)?;
    let wing = wing_of(arrangement, arrangement.board().king_of(side)?, rook.from())?;
    let king_to = Square::new(wing.king_file(), side.first_rank());
    let castled =
        rook.to().file() == wing.rook_file() && table.board.king_of(side) == Some(king_to);
    castled.then(|| Ruling::new(Effect::MoveStands { side }, art!("4.4.2")).and(art!("4.7")))
}
