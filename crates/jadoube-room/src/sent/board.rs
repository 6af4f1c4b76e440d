//! A board among many.

use jadoube_lawbook::{Class, Edition};
use jadoube_laws::{Outcome, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{Desk, Each, GameClocks};

/// A board among many; what the arbiter alone may know is there for the arbiter alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Board {
    /// The game's key.
    pub game: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The round.
    pub round: String,
    /// The edition of the Laws.
    pub edition: Edition,
    /// What it is by its time control.
    pub class: Class,
    /// The time of the server in milliseconds since 1970 (UTC).
    pub utc: u64,
    /// The pieces as hands have left them, as FEN writes them.
    pub board: String,
    /// Who has the move.
    pub to_move: Side,
    /// What the clocks show.
    pub clocks: Option<GameClocks>,
    /// The last move that the role is told of.
    pub last: Option<LastMove>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether it is over.
    pub over: bool,
    /// The record of the game was altered or is damaged, so nothing is written on it any more; to
    /// officials, what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub broken: Option<String>,
    /// What the arbiter alone is told of it.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub for_arbiter: Option<BoardForArbiter>,
}

/// What the arbiter alone is told of a board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct BoardForArbiter {
    /// What lies on the desk.
    pub desk: Desk,
    /// How many questions are left to the arbiter.
    pub questions: usize,
    /// Who has offered a draw that can still be accepted.
    pub offer: Option<Side>,
    /// The illegal moves of each side that counted.
    pub illegal_moves: Each<u8>,
}

/// The last move that the role is told of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct LastMove {
    /// Its number.
    pub number: u32,
    /// Whose it was.
    pub side: Side,
    /// The squares, as UCI writes them.
    pub uci: Option<String>,
}
