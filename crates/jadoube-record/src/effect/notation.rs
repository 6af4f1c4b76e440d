//! What the Laws make of how moves are written (Appendix C), and its words.

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::effect::kind::EffectKind;

/// What the Laws make of the notation on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotationEffect {
    /// The sheet is not in algebraic notation and proves nothing (C.0).
    NoEvidence {
        /// Whose.
        side: Side,
    },
    /// An entry is not written as Appendix C wants it.
    MustCorrect {
        /// Whose.
        side: Side,
        /// Which entry of the sheet, from 1.
        entry: u32,
    },
}

impl NotationEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::NoEvidence { .. } | Self::MustCorrect { .. } => EffectKind::Decision,
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        match self {
            Self::NoEvidence { side } => {
                Message::new("ruling-no-evidence").with("side", Argument::side(side))
            }
            Self::MustCorrect { side, entry } => Message::new("ruling-must-correct-entry")
                .with("side", Argument::side(side))
                .with("number", Argument::Number(i64::from(*entry))),
        }
    }
}

impl fmt::Display for NotationEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoEvidence { side } => write!(f, "{side}'s sheet is no evidence"),
            Self::MustCorrect { side, entry } => {
                write!(f, "{side} must correct entry {entry} of his sheet")
            }
        }
    }
}

impl From<NotationEffect> for crate::Effect {
    fn from(effect: NotationEffect) -> Self {
        Self::OfNotation(effect)
    }
}
