//! How a game stands.

use jadoube_chess::Kind;
use jadoube_clock::Controls;
use jadoube_lawbook::Message;
use jadoube_laws::{Moving, Outcome, Question, Regulations, Side};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{Desk, Each};
use crate::LinkRole;

/// How a game stands, as far as a role may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct State {
    /// The game's key.
    pub game: String,
    /// The competition's key.
    pub competition: String,
    /// As whom the game is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "LinkRole"), ts(optional))]
    pub role: Option<LinkRole>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The round.
    pub round: String,
    /// How the pieces are moved.
    pub moving: Moving,
    /// The regulations of the game.
    pub regulations: Regulations,
    /// How many views the role has been shown.
    pub views: u32,
    /// The game time in milliseconds.
    pub at: u64,
    /// The time of the server in milliseconds since 1970 (UTC).
    pub utc: u64,
    /// The pieces as hands have left them, as FEN writes them.
    pub board: String,
    /// Who has the move.
    pub to_move: Side,
    /// What the clocks show.
    pub clocks: Option<GameClocks>,
    /// The moves that the role is told of.
    pub moves: Vec<Move>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether it is over.
    pub over: bool,
    /// The record of the game was altered or is damaged, so nothing is written on it any more; to
    /// officials, what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub broken: Option<String>,
    /// A player's own scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"), ts(optional))]
    pub sheet: Option<Vec<String>>,
    /// What the arbiter alone is told.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub for_arbiter: Option<ForArbiter>,
}

/// What the arbiter alone is told of how a game stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct ForArbiter {
    /// What is on the board by the Laws' account, as FEN writes it.
    pub standing: String,
    /// Who has offered a draw that can still be accepted.
    pub offer: Option<Side>,
    /// What the Laws leave to the arbiter.
    pub questions: Vec<AskedQuestion>,
    /// The illegal moves of each side that counted.
    pub illegal_moves: Each<u8>,
    /// For how many moves of either side nothing was captured and no pawn moved.
    pub quiet_plies: Option<u32>,
    /// How often the position has occurred.
    pub occurrences: usize,
    /// After which moves it has; nothing stands for the beginning.
    pub occurred_after: Vec<Option<MoveNumber>>,
    /// The warnings of each side.
    pub warnings: Each<u8>,
    /// Whether the clocks were stopped.
    pub stopped: bool,
    /// Whether the game was not started yet.
    pub not_started: bool,
    /// What lies on the desk.
    pub desk: Option<Desk>,
    /// The scoresheets.
    pub sheets: Each<Vec<String>>,
    /// Whose flags have fallen, the first one first.
    pub flags: Vec<Side>,
    /// Who can still give mate; nothing where no position stands by the Laws' account.
    pub can_mate: Each<Option<Mate>>,
}

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct GameClocks {
    /// White's time, in milliseconds.
    pub white_ms: i64,
    /// Black's time, in milliseconds.
    pub black_ms: i64,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// The time control in its usual form.
    pub control: Controls,
    /// Whose flag fell first.
    pub first_flag: Option<Side>,
    /// Which period each side is in, from 1.
    #[cfg_attr(feature = "schema", schemars(with = "Each<std::num::NonZeroU32>"))]
    pub periods: Each<u32>,
}

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Move {
    /// Its number.
    pub number: u32,
    /// Whose it was.
    pub side: Side,
    /// The squares, as UCI writes them.
    pub uci: Option<String>,
    /// Told to officials, and to all when the game is over: it tells whether the move is legal.
    pub san: Option<String>,
    /// What moved: what everybody could see.
    pub piece: Option<Kind>,
    /// Whether it took something.
    pub takes: bool,
}

/// Which move it was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct MoveNumber {
    /// Its number.
    pub number: u32,
    /// Whose it was.
    pub side: Side,
}

/// A question that the Laws leave to the arbiter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct AskedQuestion {
    /// What is asked.
    pub question: Question,
    /// The lawful answers.
    pub choices: Vec<Answer>,
}

/// A lawful answer to it: the act that gives it, and what it is called.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Answer {
    /// The act that gives it.
    pub act: String,
    /// What it is called.
    pub message: Message,
}

/// Whether a side can still give mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Mate {
    /// Whether it can.
    pub can: Can,
    /// Moves that lead to one.
    pub line: Option<Vec<String>>,
}

/// The answer in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "lowercase")]
pub enum Can {
    /// It can, by the moves that are told.
    Yes,
    /// It cannot, whatever is played.
    No,
    /// It was not found out within the bound.
    Unknown,
}
