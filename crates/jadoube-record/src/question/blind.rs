use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::Topic;

/// What an arbiter is asked about a game of a visually disabled player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindQuestion {
    /// Which move counts if a player announced another one than he made and has pressed (D.2.8).
    Slip {
        /// Who.
        side: Side,
    },
}

impl From<BlindQuestion> for crate::Question {
    fn from(question: BlindQuestion) -> Self {
        Self::OfBlind(question)
    }
}

impl BlindQuestion {
    /// The word by which messages choose, and whom the question is about.
    pub(crate) const fn word(self) -> (&'static str, Option<Side>) {
        match self {
            Self::Slip { side } => ("slip", Some(side)),
        }
    }

    /// Whether each such question stands for an event of its own.
    pub(crate) const fn stands_alone(&self) -> bool {
        match self {
            Self::Slip { .. } => false,
        }
    }

    /// What it is about.
    pub(crate) const fn topic(&self) -> Topic {
        match self {
            Self::Slip { side } => Topic::Players(*side, "slip"),
        }
    }
}
