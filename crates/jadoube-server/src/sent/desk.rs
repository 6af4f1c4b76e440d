//! What lies on the arbiter's desk.

use jadoube_lawbook::Message;
use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::Offer;

/// What the arbiter has not dealt with; `need` is the most urgent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Desk {
    pub(crate) need: Need,
    pub(crate) call: Option<Call>,
    /// What he must decide first.
    pub(crate) question: Option<Message>,
    pub(crate) facts: Vec<Offer>,
    /// Who has appealed.
    pub(crate) appeal: Option<Side>,
}

/// A player stopped the clocks to speak with the arbiter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Call {
    pub(crate) by: Side,
    pub(crate) because: Option<String>,
    /// The game time in milliseconds.
    pub(crate) at: u64,
}

/// What a board needs, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Need {
    /// The Laws leave something to the arbiter.
    Decision,
    /// A player called him.
    Call,
    /// The engine saw something that he may notice.
    Notice,
    /// The clocks were stopped, and he must start them again.
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
