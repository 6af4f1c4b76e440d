//! What lies on the arbiter's desk.

use jadoube_lawbook::Message;
use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::Offer;

/// What the arbiter has not dealt with; `need` is the most urgent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Desk {
    /// What it needs first.
    pub need: Need,
    /// Who called the arbiter.
    pub call: Option<Call>,
    /// What the arbiter must decide first.
    pub question: Option<Message>,
    /// What the engine saw and the arbiter may notice.
    pub facts: Vec<Offer>,
    /// Who has appealed.
    pub appeal: Option<Side>,
}

/// A player stopped the clocks to speak with the arbiter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Call {
    /// Who it was.
    pub by: Side,
    /// What for, in that player's words.
    pub because: Option<String>,
    /// The game time in milliseconds.
    pub at: u64,
}

/// What a board needs, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The Laws leave something to the arbiter.
    Decision,
    /// A player called the arbiter.
    Call,
    /// The engine saw something that the arbiter may notice.
    Notice,
    /// The clocks were stopped, and the arbiter must start them again.
    Paused,
    /// A player has less than five minutes (12.3).
    TimeTrouble,
    /// The clock was not started yet.
    NotStarted,
    /// Play goes on.
    Playing,
    /// The game is over.
    Over,
}
