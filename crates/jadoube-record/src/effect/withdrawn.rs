//! What a committee takes back of a decision that was appealed against.

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

/// A part of a decision that counts no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawn {
    /// A warning (12.9.1).
    Warning,
    /// A penalty in points that waited for the result (12.9.4, 12.9.5).
    Points,
    /// A fine (12.9.7).
    Fine,
    /// An exclusion (12.9.8).
    Exclusion {
        /// From how many rounds.
        rounds: u8,
    },
    /// An expulsion (12.9.9).
    Expulsion,
}

impl Withdrawn {
    /// What people are told.
    pub(crate) fn message(self, side: Side) -> Message {
        let word = match self {
            Self::Warning => "warning",
            Self::Points => "points",
            Self::Fine => "fine",
            Self::Exclusion { .. } => "exclusion",
            Self::Expulsion => "expulsion",
        };
        Message::new("ruling-withdrawn")
            .with("side", Argument::side(side))
            .with("what", Argument::word(word))
    }
}

impl fmt::Display for Withdrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Warning => f.write_str("warning"),
            Self::Points => f.write_str("penalty in points"),
            Self::Fine => f.write_str("fine"),
            Self::Exclusion { rounds: 1 } => f.write_str("exclusion from 1 round"),
            Self::Exclusion { rounds } => write!(f, "exclusion from {rounds} rounds"),
            Self::Expulsion => f.write_str("expulsion"),
        }
    }
}
