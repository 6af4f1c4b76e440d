use std::fmt;

use jadoube_chess::Side;
use jadoube_clock::Controls;
use jadoube_lawbook::{Argument, Message, Supervision};
use serde::{Deserialize, Serialize};

use crate::effect::kind::EffectKind;
use crate::{ClockPlace, Effect, Standing};

/// What the Laws make of the clock, besides its times (Article 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockEffect {
    /// The time of the next period was added by the press that completed the moves of this one.
    PeriodBegun {
        /// Whose.
        side: Side,
    },
    /// A flag that had fallen is up again: the moves had been completed.
    FlagPutUp {
        /// Whose.
        side: Side,
    },
    /// The clock stands there.
    Placed {
        /// Where.
        place: ClockPlace,
    },
    /// A clock that does not work is replaced.
    Replaced,
    /// The clock is set for these controls.
    ControlSet {
        /// Which.
        controls: Controls,
    },
}

/// What the Laws make of the beginning of a game (2.1 to 2.3, 6.6, A.6, B.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartEffect {
    /// The round has begun; the default time counts from now.
    RoundBegun,
    /// The game cannot start as it is set up.
    CannotStart,
    /// The men are set up as the regulations want.
    SetUp {
        /// What stands on the board.
        standing: Standing,
    },
    /// The competition is supervised so.
    SupervisionChosen {
        /// How.
        supervision: Supervision,
    },
}

impl ClockEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::PeriodBegun { .. } | Self::FlagPutUp { .. } => EffectKind::Routine,
            Self::Placed { .. } | Self::Replaced | Self::ControlSet { .. } => EffectKind::Decision,
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        let of = |id, side: &Side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::PeriodBegun { side } => of("ruling-period-begun", side),
            Self::FlagPutUp { side } => of("ruling-flag-put-up", side),
            Self::Placed { place } => Message::new("ruling-clock-placed").with(
                "place",
                Argument::word(if *place == ClockPlace::BlackRight { "right" } else { "left" }),
            ),
            Self::Replaced => Message::new("ruling-clock-replaced"),
            Self::ControlSet { controls } => Message::new("ruling-control-set")
                .with("control", Argument::text(controls.to_string())),
        }
    }
}

impl StartEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::RoundBegun => EffectKind::Routine,
            Self::CannotStart | Self::SetUp { .. } | Self::SupervisionChosen { .. } => {
                EffectKind::Decision
            }
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        match self {
            Self::RoundBegun => Message::new("ruling-round-begun"),
            Self::CannotStart => Message::new("ruling-cannot-start"),
            Self::SetUp { .. } => Message::new("ruling-set-up"),
            Self::SupervisionChosen { supervision } => Message::new("ruling-supervision-chosen")
                .with("supervision", Argument::word(supervision.to_string())),
        }
    }
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

impl fmt::Display for ClockEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PeriodBegun { side } => write!(f, "{side}'s next period begins"),
            Self::FlagPutUp { side } => write!(f, "{side}'s flag is put up"),
            Self::Placed { place } => write!(f, "the clock stands on {place}"),
            Self::Replaced => f.write_str("the clock is replaced"),
            Self::ControlSet { controls } => write!(f, "the control is set to {controls}"),
        }
    }
}

impl fmt::Display for StartEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundBegun => f.write_str("the round has begun"),
            Self::CannotStart => f.write_str("the game cannot start"),
            Self::SetUp { .. } => f.write_str("the men are set up rightly"),
            Self::SupervisionChosen { supervision } => {
                write!(f, "{supervision} supervision holds")
            }
        }
    }
}
