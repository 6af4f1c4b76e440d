//! What the Laws make of an adjournment (Guideline I), and its words.

use std::fmt;

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{Argument, Article, Message, art};
use serde::{Deserialize, Serialize};

use crate::effect::kind::EffectKind;

/// What the Laws make of an adjournment and a resumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentEffect {
    /// The player who has the move must seal it (I.1.1).
    MustSeal {
        /// Who.
        side: Side,
    },
    /// He has made it on the board and must seal this very move (I.1.1).
    MustSealMove {
        /// Who.
        side: Side,
        /// Which move.
        attempt: Attempt,
    },
    /// The game is adjourned: the move is sealed and the clock stopped.
    Adjourned,
    /// Something is missing or wrong on the envelope (I.2).
    MustShow {
        /// What.
        item: LabelItem,
    },
    /// The envelope is in order, and the arbiter keeps it (I.3).
    Kept,
    /// The envelope is lost, and the player who sealed must say what he sealed (I.12.1).
    MustState {
        /// Who.
        side: Side,
    },
    /// The time for the resumption has come (I.9).
    Resumed,
}

/// One of the seven things that must stand on the envelope (I.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LabelItem {
    /// I.2.1
    Names,
    /// I.2.2
    Position,
    /// I.2.3
    Used,
    /// I.2.4
    Sealer,
    /// I.2.5
    MoveNumber,
    /// I.2.6
    DrawOffer,
    /// I.2.7
    Resumption,
}

impl LabelItem {
    /// The clause that asks for it.
    pub const fn article(self) -> Article {
        match self {
            Self::Names => art!("I.2.1"),
            Self::Position => art!("I.2.2"),
            Self::Used => art!("I.2.3"),
            Self::Sealer => art!("I.2.4"),
            Self::MoveNumber => art!("I.2.5"),
            Self::DrawOffer => art!("I.2.6"),
            Self::Resumption => art!("I.2.7"),
        }
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Names => ("the names", "names"),
            Self::Position => ("the position before the sealed move", "position"),
            Self::Used => ("the times used", "used"),
            Self::Sealer => ("who sealed", "sealer"),
            Self::MoveNumber => ("the number of the sealed move", "number"),
            Self::DrawOffer => ("whether a draw offer is open", "offer"),
            Self::Resumption => ("when and where play is resumed", "resumption"),
        }
    }
}

impl AdjournmentEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::Adjourned | Self::Resumed => EffectKind::Routine,
            Self::MustSeal { .. }
            | Self::MustSealMove { .. }
            | Self::MustShow { .. }
            | Self::Kept
            | Self::MustState { .. } => EffectKind::Decision,
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        let of = |id, side: &Side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::MustSeal { side } => of("ruling-must-seal", side),
            Self::MustSealMove { side, attempt } => {
                of("ruling-must-seal-move", side).with("move", Argument::text(attempt.to_string()))
            }
            Self::Adjourned => Message::new("ruling-adjourned"),
            Self::MustShow { item } => {
                Message::new("ruling-must-show").with("item", Argument::word(item.words().1))
            }
            Self::Kept => Message::new("ruling-envelope-kept"),
            Self::MustState { side } => of("ruling-must-state", side),
            Self::Resumed => Message::new("ruling-resumed"),
        }
    }
}

impl fmt::Display for AdjournmentEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MustSeal { side } => write!(f, "{side} must seal his move"),
            Self::MustSealMove { side, attempt } => {
                write!(f, "{side} must seal the move {attempt}")
            }
            Self::Adjourned => f.write_str("the game is adjourned"),
            Self::MustShow { item } => write!(f, "the envelope must show {}", item.words().0),
            Self::Kept => f.write_str("the arbiter keeps the envelope"),
            Self::MustState { side } => write!(f, "{side} must state the sealed move"),
            Self::Resumed => f.write_str("the game is resumed"),
        }
    }
}

impl From<AdjournmentEffect> for crate::Effect {
    fn from(effect: AdjournmentEffect) -> Self {
        Self::OfAdjournment(effect)
    }
}
