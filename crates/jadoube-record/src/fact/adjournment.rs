use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

/// Something about an adjourned game that an arbiter can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentFact {
    /// The envelope with the sealed move is not there (I.12.1).
    EnvelopeMissing,
    /// Nobody can say how the men stood (I.12.2).
    PositionUnknown,
    /// A player came to the resumption after the default time (I.10).
    CameLate {
        /// Who.
        side: Side,
    },
}

impl AdjournmentFact {
    /// What the arbiter is told.
    pub fn message(self) -> Message {
        match self {
            Self::EnvelopeMissing => Message::new("fact-envelope-missing"),
            Self::PositionUnknown => Message::new("fact-adjourned-position-unknown"),
            Self::CameLate { side } => {
                Message::new("fact-came-late").with("side", Argument::side(side))
            }
        }
    }
}

impl fmt::Display for AdjournmentFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EnvelopeMissing => f.write_str("the envelope is missing"),
            Self::PositionUnknown => f.write_str("the adjourned position is unknown"),
            Self::CameLate { side } => write!(f, "{side} came after the default time"),
        }
    }
}

impl From<AdjournmentFact> for crate::Fact {
    fn from(fact: AdjournmentFact) -> Self {
        Self::OfAdjournment(fact)
    }
}
