//! What an arbiter is asked about conduct and results.

use jadoube_chess::Side;
use jadoube_lawbook::Article;
use serde::{Deserialize, Serialize};

use crate::{Actor, Question, Score, Topic};

/// A question about conduct, a penalty or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductQuestion {
    /// What a player gets for an offence against this article (11.6, 12.9).
    Offence {
        /// Who.
        side: Side,
        /// Against what.
        article: Article,
    },
    /// Whether a spectator must leave the venue (11.4, 12.7, 12.8).
    Spectator {
        /// Who.
        who: Actor,
        /// Against what.
        article: Article,
    },
    /// Whether a player persistently refuses to comply with the Laws (11.7).
    Refusal {
        /// Who.
        side: Side,
    },
    /// Whether both do (11.8).
    BothRefuse,
    /// Whether a penalty in time is meant although it makes the flag fall (12.9.3).
    TimePenalty {
        /// Whose time.
        side: Side,
        /// How much.
        ms: i64,
    },
    /// The opponent's score in the game of a player who was expelled (12.9.6, 12.9.9).
    Expelled {
        /// Who.
        side: Side,
    },
    /// What the result is, if the players signed another or do not agree on it (8.7).
    Result {
        /// What it was before, if the game was over.
        was: Option<Score>,
    },
}

impl From<ConductQuestion> for Question {
    fn from(question: ConductQuestion) -> Self {
        Self::OfConduct(question)
    }
}

impl ConductQuestion {
    /// The word by which messages choose, and the side of which it is asked.
    pub(crate) const fn word(self) -> (&'static str, Option<Side>) {
        match self {
            Self::Offence { side, .. } => ("offence", Some(side)),
            Self::Spectator { .. } => ("spectator", None),
            Self::Refusal { side } => ("refusal", Some(side)),
            Self::BothRefuse => ("both-refuse", None),
            Self::TimePenalty { side, .. } => ("time-penalty", Some(side)),
            Self::Expelled { side } => ("expelled", Some(side)),
            Self::Result { .. } => ("result", None),
        }
    }

    /// Whether each such question stands for an event of its own.
    pub(crate) const fn stands_alone(&self) -> bool {
        match self {
            Self::Offence { .. } | Self::Spectator { .. } | Self::TimePenalty { .. } => true,
            Self::Refusal { .. }
            | Self::BothRefuse
            | Self::Expelled { .. }
            | Self::Result { .. } => false,
        }
    }

    /// What it is about.
    pub(crate) const fn topic(&self) -> Topic {
        match self {
            Self::Offence { side, article } => Topic::Offence(*side, *article),
            Self::Spectator { who, article } => Topic::Conduct(*who, *article),
            Self::Refusal { side } => Topic::Players(*side, "refusal"),
            Self::BothRefuse => Topic::Thing("both refusals"),
            Self::TimePenalty { side, .. } => Topic::Players(*side, "penalty in time"),
            Self::Expelled { side } => Topic::Players(*side, "expulsion"),
            Self::Result { .. } => Topic::Thing("the result"),
        }
    }
}
