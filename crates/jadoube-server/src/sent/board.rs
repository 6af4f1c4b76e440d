//! A board among many, or why it cannot be shown.

use jadoube_room::Board;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use crate::problem::Problem;

/// A board that could not be shown, and why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct BoardProblem {
    pub(crate) game: String,
    pub(crate) problem: Problem,
}

/// A board, or why it could not be shown: one that another node has, or that cannot be read, does not
/// hide the others.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(untagged)]
pub(crate) enum BoardOrProblem {
    Board(Box<Board>),
    Problem(BoardProblem),
}

impl BoardOrProblem {
    /// What came of looking at a game.
    pub(crate) fn of(game: &str, looked: Result<Board, Problem>) -> Self {
        match looked {
            Ok(board) => Self::Board(Box::new(board)),
            Err(problem) => Self::Problem(BoardProblem { game: game.to_owned(), problem }),
        }
    }

    /// Whether the game on it is over, as far as that is known.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Self::Board(board) if board.over)
    }
}

/// A message of a live competition: boards that changed, or all of them.
// It is put together from what is known of each board as text.
#[cfg(feature = "schema")]
#[derive(Serialize, JsonSchema, TS)]
pub(crate) struct Boards {
    boards: Vec<BoardOrProblem>,
    /// Whether these are all there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    #[ts(optional)]
    all: Option<bool>,
}
