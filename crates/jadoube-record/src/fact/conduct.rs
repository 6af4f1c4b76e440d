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
        /// The player who was warned.
        side: Side,
        /// How often the player was warned.
        times: u8,
    },
    /// A player is in time trouble (12.3).
    #[word("{side} is in time trouble")]
    TimeTrouble {
        /// The player who is short of time.
        side: Side,
    },
    /// A player has offered a draw so often that it may annoy (11.5).
    #[word("{side} has offered {times} times")]
    #[tell(side = side, count = times)]
    #[says(times = 3)]
    ManyOffers {
        /// The player who offered.
        side: Side,
        /// How often the player has offered.
        times: u8,
    },
}

impl From<ConductFact> for crate::Fact {
    fn from(fact: ConductFact) -> Self {
        Self::OfConduct(fact)
    }
}
