use jadoube_chess::Side;
use jadoube_clock::Controls;
use jadoube_lawbook::Supervision;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::{Appealable, Audience};
use crate::{ClockPlace, Effect, Standing};

/// What the Laws make of the clock, besides its times (Article 6).
#[derive(Word, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnClocks)]
pub enum ClockEffect {
    /// The time of the next period was added by the press that completed the moves of this one.
    #[word("{side}'s next period begins")]
    #[is(kind = Routine, told = Everyone)]
    PeriodBegun {
        /// The player whose next period begins.
        side: Side,
    },
    /// A flag that had fallen is up again: the moves had been completed.
    #[word("{side}'s flag is put up")]
    #[is(kind = Routine, told = Everyone)]
    FlagPutUp {
        /// The player whose flag is up again.
        side: Side,
    },
    /// The arbiter decided on which side of the board the clock stands (6.5).
    #[word("the clock stands on {place}")]
    #[tell("ruling-clock-placed")]
    #[is(kind = Decision, told = Everyone)]
    Placed {
        /// The side of the board on which the clock stands.
        place: ClockPlace,
    },
    /// A clock that does not work is replaced (6.10.1).
    #[word("the clock is replaced")]
    #[tell("ruling-clock-replaced")]
    #[is(kind = Decision, told = Everyone)]
    Replaced,
    /// The clock is set for this control.
    #[word("the control is set to {controls}")]
    #[tell(control = controls)]
    #[is(kind = Decision, told = Everyone)]
    ControlSet {
        /// The time controls from now on.
        controls: Controls,
    },
}

/// What the Laws make of the beginning of a game (2.1 to 2.3, 6.6, A.6, B.4).
#[derive(Word, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section = OnStart)]
pub enum StartEffect {
    /// The round has begun; the default time counts from now.
    #[word("the round has begun")]
    #[is(kind = Routine, told = Everyone)]
    RoundBegun,
    /// Something is wrong with the board, the pieces or the clock, and the game cannot start.
    #[word("the game cannot start")]
    #[is(kind = Decision, told = Everyone)]
    CannotStart,
    /// The pieces are set up as the regulations prescribe, before the game has begun.
    #[word("the pieces are set up correctly")]
    #[word(also "the men are set up rightly")]
    #[word(also "the pieces are set up rightly")]
    #[is(kind = Decision, told = Everyone, players = Partly)]
    SetUp {
        /// What stands on the board.
        standing: Standing,
    },
    /// The whole competition is supervised so (A.6, B.4).
    #[word("{supervision} supervision holds")]
    #[is(kind = Decision, told = Everyone)]
    SupervisionChosen {
        /// How the competition is supervised.
        supervision: Supervision,
    },
}

impl From<ClockEffect> for Effect {
    fn from(effect: ClockEffect) -> Self {
        Self::OfClock(effect)
    }
}

impl From<StartEffect> for Effect {
    fn from(effect: StartEffect) -> Self {
        Self::OfStart(effect)
    }
}
