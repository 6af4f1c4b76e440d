//! In what manner a man was touched, moved or put, and the clock pressed.

use serde::{Deserialize, Serialize};

/// How a contact with a man looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// Whatever is not clearly an accident (4.2.2).
    Deliberate,
    /// Clearly an accident: a sleeve, a nudge on the way.
    Accidental,
}

/// With what a man was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// With one hand.
    One,
    /// With two hands at a time, or the second for another man of the same move.
    Both,
}

/// How a man put on the board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pose {
    /// As it should.
    Upright,
    /// Upside down, as players do with a rook for want of a queen.
    Inverted,
}

/// Which hand pressed the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PressingHand {
    /// The hand that moved.
    Same,
    /// The other hand.
    Other,
}
