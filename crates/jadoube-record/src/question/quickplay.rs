use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::Topic;

/// What an arbiter is asked in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayQuestion {
    /// Whether both players get an increment (III.4).
    Increment {
        /// Who asked for it.
        side: Side,
    },
    /// Whether a claim is right, put off or rejected (III.5.1).
    Claim {
        /// Who claimed.
        side: Side,
    },
    /// What becomes of a claim on which the decision was put off (III.5.2).
    PutOff {
        /// Who claimed.
        side: Side,
    },
    /// What becomes of a claim that was made without an arbiter (III.6.2).
    Referred {
        /// Who claimed.
        side: Side,
    },
}

impl QuickplayQuestion {
    /// The word by which messages choose, and who asked or claimed.
    pub(crate) const fn word(self) -> (&'static str, Option<Side>) {
        match self {
            Self::Increment { side } => ("increment", Some(side)),
            Self::Claim { side } => ("quickplay-claim", Some(side)),
            Self::PutOff { side } => ("put-off-claim", Some(side)),
            Self::Referred { side } => ("referred-claim", Some(side)),
        }
    }

    /// Whether each such question stands for an event of its own.
    pub(crate) const fn stands_alone(&self) -> bool {
        match self {
            Self::Increment { .. }
            | Self::Claim { .. }
            | Self::PutOff { .. }
            | Self::Referred { .. } => false,
        }
    }

    /// What it is about.
    pub(crate) const fn topic(&self) -> Topic {
        match self {
            Self::Increment { side } => Topic::Players(*side, "request"),
            Self::Claim { side } => Topic::Players(*side, "claim"),
            Self::PutOff { side } => Topic::Players(*side, "claim put off"),
            Self::Referred { side } => Topic::Players(*side, "claim without an arbiter"),
        }
    }
}

impl From<QuickplayQuestion> for crate::Question {
    fn from(question: QuickplayQuestion) -> Self {
        Self::OfQuickplay(question)
    }
}
