//! What the Laws make of the scoresheets (Article 8).

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::Effect;
use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::{Appealable, Audience};

/// What follows for a scoresheet.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnScoresheets)]
pub enum SheetEffect {
    /// A player must record in algebraic notation (8.1.1).
    #[word("{side} must record in algebraic notation")]
    #[is(kind = Decision, told = Everyone)]
    MustUseAlgebraic {
        /// The player who uses another notation.
        side: Side,
    },
    /// A player must mark a draw offer on the scoresheet (8.1.5).
    #[word("{side} must mark the offer with (=)")]
    #[is(kind = Decision, told = Everyone)]
    MustMarkOffer {
        /// The player who has not marked the offer.
        side: Side,
    },
    /// A flag has fallen, and a player must complete the scoresheet before moving (8.5.1, 8.5.2).
    #[word("{side} must complete the scoresheet")]
    #[word(also "{side} must complete his sheet")]
    #[word(also "{side} must complete the sheet")]
    #[tell("ruling-must-complete-sheet")]
    #[is(kind = Decision, told = Everyone)]
    MustComplete {
        /// The player whose scoresheet is not complete.
        side: Side,
    },
    /// A scoresheet is replaced, with all that stood on it (8.3).
    #[word("{side}'s scoresheet is replaced")]
    #[word(also "{side}'s sheet is replaced")]
    #[tell("ruling-sheet-replaced")]
    #[is(kind = Decision, told = Everyone)]
    Replaced {
        /// The player whose scoresheet is replaced.
        side: Side,
    },
    /// A player must hand in the original scoresheet (8.3).
    #[word("{side} must hand in the original")]
    #[is(kind = Decision, told = Everyone)]
    MustHandIn {
        /// The player who must hand it in.
        side: Side,
    },
    /// A player must lend the scoresheet to the opponent (8.5.2).
    #[word("{side} must lend the scoresheet")]
    #[word(also "{side} must lend his sheet")]
    #[word(also "{side} must lend the sheet")]
    #[tell("ruling-must-lend-sheet")]
    #[is(kind = Decision, told = Everyone)]
    MustLend {
        /// The player who must lend the scoresheet.
        side: Side,
    },
    /// A player must give back the opponent's scoresheet before moving (8.5.2).
    #[word("{side} must give back the opponent's scoresheet before moving")]
    #[word(also "{side} must give back the opponent's sheet before moving")]
    #[tell("ruling-must-give-back-sheet")]
    #[is(kind = Decision, told = Everyone)]
    MustGiveBack {
        /// The player who must give it back.
        side: Side,
    },
    /// Position, times and moves are put down, the clocks stand, and the game is reconstructed
    /// (8.5.3).
    #[word("the game is reconstructed on a second board")]
    #[is(kind = Decision, told = Everyone, players = Partly)]
    Reconstruction {
        /// White's time, in milliseconds.
        white_ms: i64,
        /// Black's time, in milliseconds.
        black_ms: i64,
        /// The player whose clock ran, if one did.
        ran: Option<Side>,
        /// How many plies were made by the record.
        plies: u32,
    },
    /// The number of the next move, where nobody can prove another (8.6).
    #[word("the next move counts as move {number}")]
    #[says(number = 41)]
    #[is(kind = Decision, told = Everyone)]
    NextMove {
        /// The number that the next move has.
        number: u32,
    },
    /// Somebody else records for a player (8.1.6).
    #[word("{side}'s moves are recorded by another")]
    #[word(also "{side}'s moves are recorded for him")]
    #[is(kind = Routine, told = Everyone)]
    RecorderAccepted {
        /// The player for whom somebody else records.
        side: Side,
    },
}

impl From<SheetEffect> for Effect {
    fn from(effect: SheetEffect) -> Self {
        Self::OfSheet(effect)
    }
}
