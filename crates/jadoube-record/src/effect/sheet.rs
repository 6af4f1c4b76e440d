//! What the Laws make of the scoresheets (Article 8).

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::Effect;
use crate::effect::kind::EffectKind;

/// What follows for a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetEffect {
    /// A player must record in algebraic notation (8.1.1).
    MustUseAlgebraic {
        /// Who.
        side: Side,
    },
    /// A player must note a draw offer with (=) (8.1.5).
    MustMarkOffer {
        /// Who.
        side: Side,
    },
    /// A player must complete his sheet before he moves, as a flag has fallen (8.5.1, 8.5.2).
    MustComplete {
        /// Who.
        side: Side,
    },
    /// A sheet is replaced, with all that stood on it (8.3).
    Replaced {
        /// Whose.
        side: Side,
    },
    /// A player must hand in the original (8.3).
    MustHandIn {
        /// Who.
        side: Side,
    },
    /// A player must lend his sheet to the opponent (8.5.2).
    MustLend {
        /// Who.
        side: Side,
    },
    /// A player must give back the opponent's sheet before he moves (8.5.2).
    MustGiveBack {
        /// Who.
        side: Side,
    },
    /// The game is reconstructed on a second board; the arbiter has put this down (8.5.3).
    Reconstruction {
        /// White's time.
        white_ms: i64,
        /// Black's time.
        black_ms: i64,
        /// Whose clock ran.
        ran: Option<Side>,
        /// How many plies were made by the record.
        plies: u32,
    },
    /// What the next move is counted as (8.6).
    NextMove {
        /// Its number.
        number: u32,
    },
    /// Somebody else records for a player (8.1.6).
    RecorderAccepted {
        /// For whom.
        side: Side,
    },
}

impl SheetEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::RecorderAccepted { .. } => EffectKind::Routine,
            Self::MustUseAlgebraic { .. }
            | Self::MustMarkOffer { .. }
            | Self::MustComplete { .. }
            | Self::Replaced { .. }
            | Self::MustHandIn { .. }
            | Self::MustLend { .. }
            | Self::MustGiveBack { .. }
            | Self::Reconstruction { .. }
            | Self::NextMove { .. } => EffectKind::Decision,
        }
    }

    pub(crate) fn message(self) -> Message {
        let of = |id, side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::MustUseAlgebraic { side } => of("ruling-must-use-algebraic", side),
            Self::MustMarkOffer { side } => of("ruling-must-mark-offer", side),
            Self::MustComplete { side } => of("ruling-must-complete-sheet", side),
            Self::Replaced { side } => of("ruling-sheet-replaced", side),
            Self::MustHandIn { side } => of("ruling-must-hand-in", side),
            Self::MustLend { side } => of("ruling-must-lend-sheet", side),
            Self::MustGiveBack { side } => of("ruling-must-give-back-sheet", side),
            Self::Reconstruction { .. } => Message::new("ruling-reconstruction"),
            Self::NextMove { number } => {
                Message::new("ruling-next-move").with("number", Argument::Number(i64::from(number)))
            }
            Self::RecorderAccepted { side } => of("ruling-recorder-accepted", side),
        }
    }
}

impl From<SheetEffect> for Effect {
    fn from(effect: SheetEffect) -> Self {
        Self::OfSheet(effect)
    }
}

impl fmt::Display for SheetEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MustUseAlgebraic { side } => {
                write!(f, "{side} must record in algebraic notation")
            }
            Self::MustMarkOffer { side } => write!(f, "{side} must mark the offer with (=)"),
            Self::MustComplete { side } => write!(f, "{side} must complete his sheet"),
            Self::Replaced { side } => write!(f, "{side}'s sheet is replaced"),
            Self::MustHandIn { side } => write!(f, "{side} must hand in the original"),
            Self::MustLend { side } => write!(f, "{side} must lend his sheet"),
            Self::MustGiveBack { side } => {
                write!(f, "{side} must give back the opponent's sheet before moving")
            }
            Self::Reconstruction { .. } => {
                f.write_str("the game is reconstructed on a second board")
            }
            Self::NextMove { number } => write!(f, "the next move counts as move {number}"),
            Self::RecorderAccepted { side } => write!(f, "{side}'s moves are recorded for him"),
        }
    }
}
