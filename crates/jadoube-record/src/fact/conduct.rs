use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// Something about scoresheets or conduct that an arbiter can be told.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "fact")]
pub enum ConductFact {
    /// A player has been warned so often that 11.7 comes next, and should be told.
    #[word("{side} has been warned {times} times")]
    #[tell(side = side, count = times)]
    Warned {
        /// Who.
        side: Side,
        /// How often.
        times: u8,
    },
    /// A player is in time trouble (12.3).
    #[word("{side} is in time trouble")]
    TimeTrouble {
        /// Who.
        side: Side,
    },
    /// A player has offered a draw so often that it may annoy (11.5).
    #[word("{side} has offered {times} times")]
    #[tell(side = side, count = times)]
    #[says(times = 3)]
    ManyOffers {
        /// Who.
        side: Side,
        /// How often.
        times: u8,
    },
}

impl From<ConductFact> for crate::Fact {
    fn from(fact: ConductFact) -> Self {
        Self::OfConduct(fact)
    }
}
