//! What the Laws make of a quickplay finish (Guideline III).

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::QuickplayGround;
use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::words::Ms;
use crate::words::forms;
use crate::{Appealable, Audience};

/// What the Laws make of requests and claims in a quickplay finish.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnQuickplay)]
pub enum QuickplayEffect {
    /// A player has asked for an increment and so offered a draw (III.4).
    #[word("{side} has asked for an increment")]
    #[tell("ruling-increment-requested")]
    #[is(kind = Routine, told = Everyone)]
    Requested {
        /// The player who asked.
        side: Side,
    },
    /// Both players get an increment from now on (III.4).
    #[word("both get {ms:short_time} a move")]
    #[tell(time = Ms(i64::from(*ms)))]
    #[is(kind = Decision, told = Everyone)]
    IncrementIntroduced {
        /// The increment for each move, in milliseconds.
        ms: u32,
    },
    /// Both players get a delay from now on (III.4, an older wording).
    #[word("both get a delay of {ms:short_time} a move")]
    #[tell(time = Ms(i64::from(*ms)))]
    #[is(kind = Decision, told = Everyone)]
    DelayIntroduced {
        /// The delay for each move, in milliseconds.
        ms: u32,
    },
    /// The arbiter decides later on the claim (III.5.2).
    #[word("the decision is put off")]
    #[tell("ruling-decision-put-off")]
    #[is(kind = Decision, told = Everyone)]
    PutOff {
        /// The player who claimed.
        side: Side,
    },
    /// Both flags are down, and nobody can say which fell first (III.3.1).
    #[word("nobody can say which flag fell first")]
    #[is(kind = Decision, told = Everyone)]
    OrderUnknown,
    /// A claim without an arbiter has ended the play; the result is open (III.6.1).
    #[word("play ends, the result is open")]
    #[is(kind = Decision, told = Everyone)]
    PlayEnds {
        /// The player who claimed.
        side: Side,
        /// The ground of the claim.
        ground: QuickplayGround,
    },
    /// The claimant must write down the final position (III.6.1).
    #[word("{side} must write down the position")]
    #[is(kind = Decision, told = Everyone)]
    MustWritePosition {
        /// The player who claimed.
        side: Side,
    },
    /// The claimant has written down the position, and the opponent must verify it (III.6.1).
    #[word("{side} must verify what was written")]
    #[says(side = Side::Black)]
    #[is(kind = Decision, told = Everyone)]
    MustVerify {
        /// The opponent of the claimant.
        side: Side,
    },
}

impl From<QuickplayEffect> for crate::Effect {
    fn from(effect: QuickplayEffect) -> Self {
        Self::OfQuickplay(effect)
    }
}
