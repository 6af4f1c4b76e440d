use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

/// Something about scoresheets or conduct that an arbiter can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductFact {
    /// A player has been warned so often that 11.7 comes next, and he should be told.
    Warned {
        /// Who.
        side: Side,
        /// How often.
        times: u8,
    },
    /// A player is in time trouble (12.3).
    TimeTrouble {
        /// Who.
        side: Side,
    },
    /// A player has offered a draw so often that it may annoy (11.5).
    ManyOffers {
        /// Who.
        side: Side,
        /// How often.
        times: u8,
    },
}

impl ConductFact {
    /// What the arbiter is told.
    pub fn message(self) -> Message {
        let of = |id, side: Side| Message::new(id).with("side", Argument::side(side));
        let number = |number: u8| Argument::Number(i64::from(number));
        match self {
            Self::Warned { side, times } => of("fact-warned", side).with("count", number(times)),
            Self::TimeTrouble { side } => of("fact-time-trouble", side),
            Self::ManyOffers { side, times } => {
                of("fact-many-offers", side).with("count", number(times))
            }
        }
    }
}

impl fmt::Display for ConductFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Warned { side, times } => write!(f, "{side} has been warned {times} times"),
            Self::TimeTrouble { side } => write!(f, "{side} is in time trouble"),
            Self::ManyOffers { side, times } => write!(f, "{side} has offered {times} times"),
        }
    }
}

impl From<ConductFact> for crate::Fact {
    fn from(fact: ConductFact) -> Self {
        Self::OfConduct(fact)
    }
}
