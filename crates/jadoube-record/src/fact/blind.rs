use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// Something about a visually disabled player's game that an arbiter can be told.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "fact")]
pub enum BlindFact {
    /// An assistant told the player something unasked (D.2.10.4).
    #[word("{side}'s assistant spoke unasked")]
    SpokeUnasked {
        /// The player whose assistant it is.
        side: Side,
    },
}

impl From<BlindFact> for crate::Fact {
    fn from(fact: BlindFact) -> Self {
        Self::OfBlind(fact)
    }
}
