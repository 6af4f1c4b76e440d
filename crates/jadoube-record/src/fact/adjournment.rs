use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// Something about an adjourned game that an arbiter can be told.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "fact")]
pub enum AdjournmentFact {
    /// The envelope with the sealed move is not there (I.12.1).
    #[word("the envelope is missing")]
    EnvelopeMissing,
    /// Nobody can say how the pieces stood (I.12.2).
    #[word("the adjourned position is unknown")]
    #[tell("fact-adjourned-position-unknown")]
    PositionUnknown,
    /// A player came to the resumption after the default time (I.10).
    #[word("{side} came after the default time")]
    CameLate {
        /// The player who came late.
        side: Side,
    },
}

impl From<AdjournmentFact> for crate::Fact {
    fn from(fact: AdjournmentFact) -> Self {
        Self::OfAdjournment(fact)
    }
}
