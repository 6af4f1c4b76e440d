//! What the Laws make of how moves are written (Appendix C).

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::{Appealable, Audience};

/// What the Laws make of the notation on a scoresheet.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnScoresheets)]
pub enum NotationEffect {
    /// A scoresheet is not in algebraic notation and proves nothing (C.0).
    #[word("{side}'s scoresheet is no evidence")]
    #[word(also "{side}'s sheet is no evidence")]
    #[is(kind = Decision, told = Everyone)]
    NoEvidence {
        /// The player whose scoresheet it is.
        side: Side,
    },
    /// A move is not written as Appendix C requires.
    #[word("{side} must correct entry {entry} of the scoresheet")]
    #[word(also "{side} must correct entry {entry} of his sheet")]
    #[word(also "{side} must correct entry {entry} of the sheet")]
    #[tell("ruling-must-correct-entry", side = side, number = entry)]
    #[says(entry = 3)]
    #[is(kind = Decision, told = Everyone)]
    MustCorrect {
        /// The player whose scoresheet it is.
        side: Side,
        /// The number of the entry on the scoresheet, from 1.
        entry: u32,
    },
}

impl From<NotationEffect> for crate::Effect {
    fn from(effect: NotationEffect) -> Self {
        Self::OfNotation(effect)
    }
}
