//! What the Laws make of a quickplay finish (Guideline III), and its words.

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::QuickplayGround;
use crate::effect::kind::EffectKind;
use crate::words::write_time;

/// What the Laws make of requests and claims in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayEffect {
    /// A player has asked for an increment and so offered a draw (III.4).
    Requested {
        /// Who.
        side: Side,
    },
    /// Both players get so much more for each move from now on (III.4).
    IncrementIntroduced {
        /// How much.
        ms: u32,
    },
    /// Both players get so much as a delay for each move from now on (III.4, older wording).
    DelayIntroduced {
        /// How much.
        ms: u32,
    },
    /// The arbiter decides later (III.5.2).
    PutOff {
        /// Who claimed.
        side: Side,
    },
    /// Both flags are down, and nobody can say which fell first (III.3.1).
    OrderUnknown,
    /// A claim without an arbiter has ended the play; the result is open (III.6.1).
    PlayEnds {
        /// Who claimed.
        side: Side,
        /// Why.
        ground: QuickplayGround,
    },
    /// The claimant must write down the final position (III.6.1).
    MustWritePosition {
        /// Who.
        side: Side,
    },
    /// The claimant has written down the position, and the opponent must verify it (III.6.1).
    MustVerify {
        /// Who.
        side: Side,
    },
}

impl QuickplayEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::Requested { .. } => EffectKind::Routine,
            Self::IncrementIntroduced { .. }
            | Self::DelayIntroduced { .. }
            | Self::PutOff { .. }
            | Self::OrderUnknown
            | Self::PlayEnds { .. }
            | Self::MustWritePosition { .. }
            | Self::MustVerify { .. } => EffectKind::Decision,
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        let of = |id, side: &Side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::Requested { side } => of("ruling-increment-requested", side),
            Self::IncrementIntroduced { ms } => Message::new("ruling-increment-introduced")
                .with("time", Argument::Ms(u64::from(*ms))),
            Self::DelayIntroduced { ms } => {
                Message::new("ruling-delay-introduced").with("time", Argument::Ms(u64::from(*ms)))
            }
            Self::PutOff { .. } => Message::new("ruling-decision-put-off"),
            Self::OrderUnknown => Message::new("ruling-order-unknown"),
            Self::PlayEnds { .. } => Message::new("ruling-play-ends"),
            Self::MustWritePosition { side } => of("ruling-must-write-position", side),
            Self::MustVerify { side } => of("ruling-must-verify", side),
        }
    }
}

impl fmt::Display for QuickplayEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Requested { side } => write!(f, "{side} has asked for an increment"),
            Self::IncrementIntroduced { ms } => {
                write!(f, "both get {} a move", write_time(i64::from(*ms)))
            }
            Self::DelayIntroduced { ms } => {
                write!(f, "both get a delay of {} a move", write_time(i64::from(*ms)))
            }
            Self::PutOff { .. } => f.write_str("the decision is put off"),
            Self::OrderUnknown => f.write_str("nobody can say which flag fell first"),
            Self::PlayEnds { .. } => f.write_str("play ends, the result is open"),
            Self::MustWritePosition { side } => write!(f, "{side} must write down the position"),
            Self::MustVerify { side } => write!(f, "{side} must verify what was written"),
        }
    }
}

impl From<QuickplayEffect> for crate::Effect {
    fn from(effect: QuickplayEffect) -> Self {
        Self::OfQuickplay(effect)
    }
}
