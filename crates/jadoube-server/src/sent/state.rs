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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct State {
    pub(crate) game: String,
    pub(crate) competition: String,
    /// As whom the game is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "LinkRole"), ts(optional))]
    pub(crate) role: Option<LinkRole>,
    /// White's name.
    pub(crate) white: String,
    /// Black's name.
    pub(crate) black: String,
    pub(crate) round: String,
    pub(crate) moving: Moving,
    pub(crate) regulations: Regulations,
    /// How many views the role has been shown.
    pub(crate) views: usize,
    /// The game time in milliseconds.
    pub(crate) at: u64,
    /// The time of the server in milliseconds since 1970 (UTC).
    pub(crate) utc: u64,
    /// The pieces as hands have left them, as FEN writes them.
    pub(crate) board: String,
    pub(crate) to_move: Side,
    pub(crate) clocks: Option<GameClocks>,
    pub(crate) moves: Vec<Move>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) over: bool,
    /// The record of the game was altered or is damaged, so nothing is written on it any more; to
    /// officials, what is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub(crate) broken: Option<String>,
    /// A player's own scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"), ts(optional))]
    pub(crate) sheet: Option<Vec<String>>,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub(crate) for_arbiter: Option<ForArbiter>,
}

/// What the arbiter alone is told of how a game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct ForArbiter {
    /// What is on the board by the Laws' account, as FEN writes it.
    pub(crate) standing: String,
    /// Who has offered a draw that can still be accepted.
    pub(crate) offer: Option<Side>,
    pub(crate) questions: Vec<AskedQuestion>,
    pub(crate) illegal_moves: Each<u8>,
    /// For how many moves of either side nothing was captured and no pawn moved.
    pub(crate) quiet_plies: Option<u32>,
    /// How often the position has occurred.
    pub(crate) occurrences: usize,
    /// After which moves it has; nothing stands for the beginning.
    pub(crate) occurred_after: Vec<Option<MoveNumber>>,
    pub(crate) warnings: Each<u8>,
    pub(crate) stopped: bool,
    pub(crate) not_started: bool,
    pub(crate) desk: Option<Desk>,
    pub(crate) sheets: Each<Vec<String>>,
    /// Whose flags have fallen, the first one first.
    pub(crate) flags: Vec<Side>,
    /// Who can still give mate; nothing where no position stands by the Laws' account.
    pub(crate) can_mate: Each<Option<Mate>>,
}

/// The clocks of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct GameClocks {
    pub(crate) white_ms: i64,
    pub(crate) black_ms: i64,
    /// Whose clock runs.
    pub(crate) running: Option<Side>,
    /// The time control in its usual form.
    pub(crate) control: Controls,
    /// Whose flag fell first.
    pub(crate) first_flag: Option<Side>,
    /// Which period each side is in, from 1.
    #[cfg_attr(feature = "schema", schemars(with = "Each<std::num::NonZeroU32>"))]
    pub(crate) periods: Each<u32>,
}

/// A move of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Move {
    pub(crate) number: u32,
    pub(crate) side: Side,
    pub(crate) uci: Option<String>,
    /// Told to officials, and to all when the game is over: it tells whether the move is legal.
    pub(crate) san: Option<String>,
    /// What moved: what everybody could see.
    pub(crate) piece: Option<Kind>,
    /// Whether it took something.
    pub(crate) takes: bool,
}

/// Which move it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct MoveNumber {
    pub(crate) number: u32,
    pub(crate) side: Side,
}

/// A question that the Laws leave to the arbiter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct AskedQuestion {
    pub(crate) question: Question,
    pub(crate) choices: Vec<Answer>,
}

/// A lawful answer to it: the act that gives it, and what it is called.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Answer {
    pub(crate) act: String,
    pub(crate) message: Message,
}

/// Whether a side can still give mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Mate {
    pub(crate) can: Can,
    /// Moves that lead to one.
    pub(crate) line: Option<Vec<String>>,
}

/// The answer in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Can {
    Yes,
    No,
    Unknown,
}
