//! Article 4.7.2: the king, or the rook first, is released where castling would take it.

use jadoube_chess::{Attempt, Board, Kind, Move, Side, Square, Wing};
use jadoube_lawbook::{KingReleased, art};

use crate::articles::art04;
use crate::articles::art07;
use crate::game::table::Table;
use crate::{Duty, Effect, Event, Game, Ruling};

/// The king was released on its castling square (4.7.2).
pub(crate) fn king_released(
    game: &Game,
    side: Side,
    event: &Event,
    (wing, castling): (Wing, Option<Move>),
) -> Vec<Ruling> {
    let article = art!("4.7.2");
    let table = game.table_after(side, event);
    // A king that moves two squares where there is no rook does not castle: it is an illegal move.
    if let (None, Some((from, to))) = (castling, table.released)
        && !has_rook(&table.told, side, from, wing)
        && game.rules.provisions().king_released == KingReleased::NoRule
    {
        return art07::illegal_moves::released(game, side, &table, Attempt::new(from, to));
    }
    if let Some(castling) = castling {
        return art04::commit::commit(game, side, Duty::Castle(wing), &[article], |mv| {
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

/// Whether a rook of `side` is on its first rank, on that side of a square.
fn has_rook(board: &Board, side: Side, from: Square, wing: Wing) -> bool {
    board
        .of(side, Kind::Rook)
        .into_iter()
        .any(|rook| rook.rank() == from.rank() && (rook > from) == (wing == Wing::KingSide))
}

/// Whether this king move is the first half of the castling that the player must make; if the
/// pieces start from other squares it can look like a move of its own (Guideline II).
pub(crate) fn is_half_of_castling(game: &Game, mv: Move) -> bool {
    let Some(Duty::Castle(wing)) = game.turn.duty else { return false };
    let is_king = mv.kind() == Kind::King && mv.castling().is_none();
    let is_rook = mv.kind() == Kind::Rook && crate::articles::guideline_2::is_declared(game);
    is_king && mv.to().file() == wing.king_file() || is_rook && mv.to().file() == wing.rook_file()
}

/// The rook was put beside the king first, which is a move of its own, and then the king over it:
/// that is not castling, and the rook's move stands (4.4.2, 4.7).
pub(crate) fn rook_put_first(game: &Game, side: Side, table: &Table) -> Option<Ruling> {
    let ply = game.line.last().filter(|ply| ply.side() == side && ply.completed_in.is_none())?;
    let arrangement = ply.before.arrangement()?;
    let rook = arrangement.check(ply.attempt?).ok().filter(|mv| mv.kind() == Kind::Rook)?;
    let wing =
        art04::castling::wing_of(arrangement, arrangement.board().king_of(side)?, rook.from())?;
    let king_to = Square::new(wing.king_file(), side.first_rank());
    let castled =
        rook.to().file() == wing.rook_file() && table.board.king_of(side) == Some(king_to);
    castled.then(|| Ruling::new(Effect::MoveStands { side }, art!("4.4.2")).and(art!("4.7")))
}
