//! What an arbiter is asked about conduct and results.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::{Article, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::{Actor, Question, Score};

/// A question about conduct, a penalty or a result.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[is(side: Option<Side> = None, square: Option<Square> = None, alone: bool = false)]
#[tell(word)]
pub enum ConductQuestion {
    /// What follows from an offence of a player against this article (11.6, 12.9).
    #[word("{side}'s offence against {article}")]
    #[is(side = Some(*side), alone = true)]
    Offence {
        /// The player who offended.
        side: Side,
        /// The article that was offended against.
        article: Article,
    },
    /// Whether a spectator, or a player who has finished, must leave the venue (11.4, 12.7, 12.8).
    #[word("the conduct of {who} against {article}")]
    #[says(who = Actor::Bystander, article = art!("12.7"))]
    #[is(alone = true)]
    Spectator {
        /// The person who offended.
        who: Actor,
        /// The article that was offended against.
        article: Article,
    },
    /// Whether a player persistently refuses to comply with the Laws (11.7).
    #[word("{side}'s refusal")]
    #[is(side = Some(*side))]
    Refusal {
        /// The player who refuses.
        side: Side,
    },
    /// Whether both players persistently refuse to comply with the Laws (11.8).
    #[word("both refusals")]
    BothRefuse,
    /// Whether a penalty in time is meant although it makes the flag fall (12.9.3).
    #[word("{side}'s penalty in time")]
    #[is(side = Some(*side), alone = true)]
    TimePenalty {
        /// The player who would lose the time.
        side: Side,
        /// How much time would be taken, in milliseconds.
        ms: i64,
    },
    /// The opponent's score in the game of a player who was expelled (12.9.6, 12.9.9).
    #[word("{side}'s expulsion")]
    #[is(side = Some(*side))]
    Expelled {
        /// The player who was expelled.
        side: Side,
    },
    /// What the result is, if the players signed another or do not agree on it (8.7).
    #[word("the result")]
    Result {
        /// The score before, if the game was over.
        was: Option<Score>,
    },
}

impl From<ConductQuestion> for Question {
    fn from(question: ConductQuestion) -> Self {
        Self::OfConduct(question)
    }
}
