//! How often a position has occurred, and how many quiet moves each player has made.

use jadoube_chess::{BySide, Position, Side};

use crate::{Game, Standing};

/// How often a position has occurred so far.
///
/// Law: 9.2.3
pub(crate) fn occurrences(game: &Game, position: &Position) -> usize {
    standings(game).filter(|standing| standing.position() == Some(position)).count()
}

/// Everything that was on the board after a move in force, and at the start.
pub(crate) fn standings(game: &Game) -> impl DoubleEndedIterator<Item = &Standing> {
    let first = match (game.passes_after(0).first(), game.line.first()) {
        (Some(pass), _) => &pass.before,
        (None, Some(ply)) => &ply.before,
        (None, None) => &game.now,
    };
    std::iter::once(first).chain(game.line.iter().map(|ply| &ply.after))
}

/// The moves without a capture or pawn move that each of the players has made at least, after so
/// many plies of the line and one more by `then`. A press without a move is none, so that one
/// player may have made more of them than the other.
///
/// Law: 9.3, 9.6.2
pub(crate) fn quiet_moves(game: &Game, plies: usize, then: Option<Side>) -> u32 {
    let mut made = BySide::both(0_u32);
    then.into_iter().for_each(|side| made[side] += 1);
    for ply in game.line.before(plies).rev() {
        if ply.after.setup().quiet_plies == 0 {
            return made.white.min(made.black);
        }
        made[ply.side()] += 1;
    }
    if let Some(first) = standings(game).next() {
        let (before, to_move) = (first.setup().quiet_plies, first.to_move());
        made[to_move] += before / 2;
        made[!to_move] += before.div_ceil(2);
    }
    made.white.min(made.black)
}

/// Whether a move was answered to a press without a move: what such positions are to a repetition
/// the texts leave open.
pub(crate) fn is_turn_passed(game: &Game) -> bool {
    game.line.iter().any(|ply| !ply.passes.is_empty() && !ply.is_pressed_before())
}
