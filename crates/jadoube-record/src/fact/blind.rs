use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

/// Something about a visually disabled player's game that an arbiter can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindFact {
    /// An assistant told his player something unasked (D.2.10.4).
    SpokeUnasked {
        /// Whose assistant.
        side: Side,
    },
}

impl BlindFact {
    /// What the arbiter is told.
    pub fn message(self) -> Message {
        let Self::SpokeUnasked { side } = self;
        Message::new("fact-spoke-unasked").with("side", Argument::side(side))
    }
}

impl fmt::Display for BlindFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SpokeUnasked { side } => write!(f, "{side}'s assistant spoke unasked"),
        }
    }
}

impl From<BlindFact> for crate::Fact {
    fn from(fact: BlindFact) -> Self {
        Self::OfBlind(fact)
    }
}
