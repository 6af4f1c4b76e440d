//! A board among many.

use jadoube_lawbook::{Class, Edition};
use jadoube_laws::{Outcome, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{Desk, Each, GameClocks};
use crate::problem::Problem;

/// A board among many; what the arbiter alone may know is there for him alone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Board {
    pub(crate) game: String,
    /// White's name.
    pub(crate) white: String,
    /// Black's name.
    pub(crate) black: String,
    pub(crate) round: String,
    pub(crate) edition: Edition,
    pub(crate) class: Class,
    /// The time of the server in milliseconds since 1970 (UTC).
    pub(crate) utc: u64,
    /// The pieces as hands have left them, as FEN writes them.
    pub(crate) board: String,
    pub(crate) to_move: Side,
    pub(crate) clocks: Option<GameClocks>,
    pub(crate) last: Option<LastMove>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) over: bool,
    /// The record of the game was altered or is damaged, so nothing is written on it any more; to
    /// officials, what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub(crate) broken: Option<String>,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub(crate) for_arbiter: Option<BoardForArbiter>,
}

/// What the arbiter alone is told of a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct BoardForArbiter {
    pub(crate) desk: Desk,
    /// How many questions are left to him.
    pub(crate) questions: usize,
    /// Who has offered a draw that can still be accepted.
    pub(crate) offer: Option<Side>,
    pub(crate) illegal_moves: Each<u8>,
}

/// The last move that the role is told of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LastMove {
    pub(crate) number: u32,
    pub(crate) side: Side,
    pub(crate) uci: Option<String>,
}

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
