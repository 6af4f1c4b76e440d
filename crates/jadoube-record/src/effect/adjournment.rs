//! What the Laws make of an adjournment (Guideline I).

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{Article, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::{Appealable, Audience};

/// What the Laws make of an adjournment and a resumption.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnAdjournment)]
pub enum AdjournmentEffect {
    /// The game is to be adjourned, and the player who has the move must seal it (I.1.1).
    #[word("{side} must seal the move")]
    #[word(also "{side} must seal his move")]
    #[is(kind = Decision, told = Everyone)]
    MustSeal {
        /// The player who must seal a move.
        side: Side,
    },
    /// The player who must seal has made the move on the board and must seal this very one (I.1.1).
    #[word("{side} must seal the move {attempt}")]
    #[tell(side = side, move_ = attempt)]
    #[is(kind = Decision, told = Everyone)]
    MustSealMove {
        /// The player who must seal the move.
        side: Side,
        /// The move that was made on the board.
        attempt: Attempt,
    },
    /// The game is adjourned: the move is sealed and the clock stopped.
    #[word("the game is adjourned")]
    #[is(kind = Routine, told = Everyone)]
    Adjourned,
    /// One of the seven things that belong on the envelope is missing or wrong (I.2).
    #[word("the envelope must show {item}")]
    #[is(kind = Decision, told = Everyone)]
    MustShow {
        /// What is missing or wrong on the envelope.
        item: LabelItem,
    },
    /// The envelope is in order, and the arbiter keeps it (I.3).
    #[word("the arbiter keeps the envelope")]
    #[tell("ruling-envelope-kept")]
    #[is(kind = Decision, told = Everyone)]
    Kept,
    /// The envelope is lost, and the player who sealed must say which move it was (I.12.1).
    #[word("{side} must state the sealed move")]
    #[is(kind = Decision, told = Everyone)]
    MustState {
        /// The player who sealed.
        side: Side,
    },
    /// The time for the resumption has come (I.9).
    #[word("the game is resumed")]
    #[is(kind = Routine, told = Everyone)]
    Resumed,
}

/// One of the seven things that must stand on the envelope (I.2).
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum LabelItem {
    /// The names of the players (I.2.1).
    #[word("the names")]
    Names,
    /// The position before the sealed move (I.2.2).
    #[word("the position before the sealed move")]
    Position,
    /// The times that the players have used (I.2.3).
    #[word("the times used")]
    Used,
    /// The player who sealed (I.2.4).
    #[word("who sealed")]
    Sealer,
    /// The number of the sealed move (I.2.5).
    #[word("the number of the sealed move")]
    #[tell(word = "number")]
    MoveNumber,
    /// The draw offer, if one is open (I.2.6).
    #[word("whether a draw offer is open")]
    #[tell(word = "offer")]
    DrawOffer,
    /// The date, time and place of the resumption (I.2.7).
    #[word("when and where play is resumed")]
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
}

impl From<AdjournmentEffect> for crate::Effect {
    fn from(effect: AdjournmentEffect) -> Self {
        Self::OfAdjournment(effect)
    }
}
