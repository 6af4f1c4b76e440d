use jadoube_chess::{Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What an arbiter is asked about an adjourned game.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[is(side: Option<Side> = None, square: Option<Square> = None, alone: bool = false)]
#[tell(word)]
pub enum AdjournmentQuestion {
    /// Whether it can be told what a player sealed (I.8.2).
    #[word("{side}'s sealed move")]
    #[is(side = Some(*side))]
    Meaning {
        /// The player who sealed.
        side: Side,
    },
    /// Whether a player who came late to the resumption loses (I.10).
    #[word("{side}'s arrival at the resumption")]
    #[is(side = Some(*side))]
    Late {
        /// The player who came late.
        side: Side,
    },
    /// Whether times that were wrong at the resumption are put right after all (I.13).
    #[word("the times at the resumption")]
    Times {
        /// White's right time.
        white_ms: i64,
        /// Black's right time.
        black_ms: i64,
    },
}

impl From<AdjournmentQuestion> for crate::Question {
    fn from(question: AdjournmentQuestion) -> Self {
        Self::OfAdjournment(question)
    }
}
