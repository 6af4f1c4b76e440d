//! What is done in a quickplay finish (Guideline III).

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;
use crate::words::forms;

/// What players do in a quickplay finish without increment.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event-quickplay")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section = QuickplayFinish)]
pub enum QuickplayEvent {
    /// A player asked that both get five seconds more for each move (III.4).
    #[word("asks for five seconds a move")]
    #[is(by = Player, told = Everyone)]
    IncrementRequested,
    /// A player claimed a draw (III.5, III.6).
    #[word("claims {ground}")]
    #[says(each = ground)]
    #[is(by = Player, told = Everyone)]
    Claimed {
        /// The ground of the claim.
        ground: QuickplayGround,
    },
    /// The claimant wrote down the final position (III.6.1).
    #[word("writes down the position {fen:fen}")]
    #[is(by = Player, told = Everyone)]
    PositionWritten {
        /// The position that was written down, as FEN.
        fen: String,
    },
    /// The opponent found right what the claimant wrote (III.6.1).
    #[word("verifies")]
    #[is(by = Player, told = Everyone)]
    Verified,
}

/// The ground of a claim in a quickplay finish.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum QuickplayGround {
    /// A player claimed a draw because the opponent cannot win by normal means (III.5).
    #[word("no normal means")]
    NoNormalMeans,
    /// A player claimed a draw because the opponent makes no effort to win by normal means (III.5).
    #[word("no effort")]
    NoEffort,
}
