//! In what manner a piece was touched, moved or put, and the clock pressed.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// How a contact with a piece looked.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// Whatever is not clearly an accident (4.2.2).
    #[default]
    Deliberate,
    /// Clearly an accident: a sleeve, a nudge on the way.
    #[word("by accident")]
    Accidental,
}

/// With what a piece was handled.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// With one hand.
    #[default]
    One,
    /// With two hands at a time, or the second for another piece of the same move.
    #[word("with both hands")]
    Both,
}

/// How a piece put on the board stands.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pose {
    /// As it should.
    #[default]
    Upright,
    /// Upside down, as players do with a rook for want of a queen.
    #[word("inverted")]
    Inverted,
}

/// Which hand pressed the clock.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PressingHand {
    /// The hand that moved.
    #[default]
    Same,
    /// The other hand.
    #[word("with the other hand")]
    Other,
}
