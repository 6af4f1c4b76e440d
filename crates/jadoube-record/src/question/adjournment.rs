use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::Topic;

/// What an arbiter is asked about an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentQuestion {
    /// Whether it can be told what a player sealed (I.8.2).
    Meaning {
        /// Who sealed.
        side: Side,
    },
    /// Whether a player who came late to the resumption loses (I.10).
    Late {
        /// Who.
        side: Side,
    },
    /// Whether times that were wrong at the resumption are put right after all (I.13).
    Times {
        /// White's right time.
        white_ms: i64,
        /// Black's right time.
        black_ms: i64,
    },
}

impl AdjournmentQuestion {
    /// The word by which messages choose, and whom the question is about.
    pub(crate) const fn word(self) -> (&'static str, Option<Side>) {
        match self {
            Self::Meaning { side } => ("meaning", Some(side)),
            Self::Late { side } => ("late", Some(side)),
            Self::Times { .. } => ("times", None),
        }
    }

    /// Whether each such question stands for an event of its own.
    pub(crate) const fn stands_alone(&self) -> bool {
        match self {
            Self::Meaning { .. } | Self::Late { .. } | Self::Times { .. } => false,
        }
    }

    /// What it is about.
    pub(crate) const fn topic(&self) -> Topic {
        match self {
            Self::Meaning { side } => Topic::Players(*side, "sealed move"),
            Self::Late { side } => Topic::Players(*side, "arrival at the resumption"),
            Self::Times { .. } => Topic::Thing("the times at the resumption"),
        }
    }
}

impl From<AdjournmentQuestion> for crate::Question {
    fn from(question: AdjournmentQuestion) -> Self {
        Self::OfAdjournment(question)
    }
}
