use jadoube_chess::{Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What an arbiter is asked in a quickplay finish.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[is(side: Option<Side> = None, square: Option<Square> = None, alone: bool = false)]
#[tell(word)]
pub enum QuickplayQuestion {
    /// Whether both players get an increment (III.4).
    #[word("{side}'s request")]
    #[is(side = Some(*side))]
    Increment {
        /// The player who asked for it.
        side: Side,
    },
    /// Whether a claim is right, put off or rejected (III.5.1).
    #[word("{side}'s claim")]
    #[tell(word = "quickplay-claim")]
    #[is(side = Some(*side))]
    Claim {
        /// The player who claimed.
        side: Side,
    },
    /// What becomes of a claim on which the decision was put off (III.5.2).
    #[word("{side}'s claim put off")]
    #[tell(word = "put-off-claim")]
    #[is(side = Some(*side))]
    PutOff {
        /// The player who claimed.
        side: Side,
    },
    /// What becomes of a claim that was made without an arbiter (III.6.2).
    #[word("{side}'s claim without an arbiter")]
    #[tell(word = "referred-claim")]
    #[is(side = Some(*side))]
    Referred {
        /// The player who claimed.
        side: Side,
    },
}

impl From<QuickplayQuestion> for crate::Question {
    fn from(question: QuickplayQuestion) -> Self {
        Self::OfQuickplay(question)
    }
}
