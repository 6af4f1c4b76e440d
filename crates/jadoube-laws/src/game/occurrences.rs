//! How often a position has occurred.

use jadoube_chess::Position;

use crate::{Game, Standing};

/// How often a position has occurred so far.
///
/// Law: 9.2.3
pub(crate) fn occurrences(game: &Game, position: &Position) -> usize {
    standings(game).filter(|standing| standing.position() == Some(position)).count()
}

/// Everything that was on the board after a move in force, and at the start.
pub(crate) fn standings(game: &Game) -> impl DoubleEndedIterator<Item = &Standing> {
    let first = game.line.first().map_or(&game.now, |ply| &ply.before);
    std::iter::once(first).chain(game.line.iter().map(|ply| &ply.after))
}
