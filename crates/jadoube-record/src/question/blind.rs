use jadoube_chess::{Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What an arbiter is asked about a game of a visually disabled player.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[is(side: Option<Side> = None, square: Option<Square> = None, alone: bool = false)]
#[tell(word)]
pub enum BlindQuestion {
    /// Which move counts if a player announced another one than was made, and has pressed (D.2.8).
    #[word("{side}'s slip")]
    #[is(side = Some(*side))]
    Slip {
        /// The player who announced another move.
        side: Side,
    },
}

impl From<BlindQuestion> for crate::Question {
    fn from(question: BlindQuestion) -> Self {
        Self::OfBlind(question)
    }
}
