//! What the Laws make of games of visually disabled players (Appendix D), and its words.

use std::fmt;

use jadoube_chess::{Attempt, Side};
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::AssistantDuties;
use crate::effect::kind::EffectKind;
use crate::words::write_time;

/// What the Laws make of announcements, boards and assistants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindEffect {
    /// Each player has a board of his own (D.1).
    TwoBoards,
    /// A player has an assistant (D.2.10, D.2.11).
    AssistantAccepted {
        /// Who.
        side: Side,
        /// For which duties; all if none is named.
        #[serde(default, skip_serializing_if = "AssistantDuties::are_all")]
        duties: AssistantDuties,
    },
    /// A player announced a move (D.2.1).
    Heard {
        /// Who.
        side: Side,
        /// Which, if the words are a legal move.
        attempt: Option<Attempt>,
    },
    /// A player repeated the move that the opponent announced (D.2.1).
    Repeated {
        /// Who.
        side: Side,
    },
    /// A player must repeat the opponent's announcement (D.2.1).
    MustRepeat {
        /// Who.
        side: Side,
    },
    /// A player must announce his move (D.2.1).
    MustAnnounce {
        /// Who.
        side: Side,
    },
    /// A move does not count as made yet (D.2.3).
    NotYetMade {
        /// Whose.
        side: Side,
    },
    /// A player is told what he asked for (D.2.10.4).
    Told {
        /// Who.
        side: Side,
        /// How many moves he has completed.
        moves: u32,
        /// White's time.
        white_ms: i64,
        /// Black's time.
        black_ms: i64,
    },
}

impl BlindEffect {
    pub(crate) const fn kind(&self) -> EffectKind {
        match self {
            Self::Heard { .. } | Self::Repeated { .. } => EffectKind::Routine,
            Self::TwoBoards
            | Self::AssistantAccepted { .. }
            | Self::MustRepeat { .. }
            | Self::MustAnnounce { .. }
            | Self::NotYetMade { .. }
            | Self::Told { .. } => EffectKind::Decision,
        }
    }

    /// What people are told.
    pub fn message(&self) -> Message {
        let of = |id, side: &Side| Message::new(id).with("side", Argument::side(side));
        let ms = |ms: i64| Argument::Ms(ms.max(0).unsigned_abs());
        match self {
            Self::TwoBoards => Message::new("ruling-two-boards"),
            Self::AssistantAccepted { side, duties } if duties.are_all() => {
                of("ruling-assistant-accepted", side)
            }
            Self::AssistantAccepted { side, duties } => of("ruling-assistant-accepted-for", side)
                .with("articles", Argument::text(duties.articles())),
            Self::Heard { side, attempt: Some(attempt) } => {
                of("ruling-announced", side).with("move", Argument::text(attempt.to_string()))
            }
            Self::Heard { side, attempt: None } => of("ruling-announced-no-move", side),
            Self::Repeated { side } => of("ruling-repeated", side),
            Self::MustRepeat { side } => of("ruling-must-repeat", side),
            Self::MustAnnounce { side } => of("ruling-must-announce", side),
            Self::NotYetMade { side } => of("ruling-not-yet-made", side),
            Self::Told { side, moves, white_ms, black_ms } => of("ruling-told", side)
                .with("count", Argument::Number(i64::from(*moves)))
                .with("white", ms(*white_ms))
                .with("black", ms(*black_ms)),
        }
    }
}

impl fmt::Display for BlindEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoBoards => f.write_str("the game is played on two boards"),
            Self::AssistantAccepted { side, duties } => {
                write!(f, "{side} has an assistant{duties}")
            }
            Self::Heard { side, attempt: Some(attempt) } => write!(f, "{side} announces {attempt}"),
            Self::Heard { side, attempt: None } => write!(f, "{side} announces no move"),
            Self::Repeated { side } => write!(f, "{side} repeats the announcement"),
            Self::MustRepeat { side } => write!(f, "{side} must repeat the announcement"),
            Self::MustAnnounce { side } => write!(f, "{side} must announce his move"),
            Self::NotYetMade { side } => write!(f, "{side}'s move is not yet made"),
            Self::Told { side, moves, white_ms, black_ms } => {
                let (white, black) = (write_time(*white_ms), write_time(*black_ms));
                write!(f, "{side} is told: {moves} moves, White {white}, Black {black}")
            }
        }
    }
}

impl From<BlindEffect> for crate::Effect {
    fn from(effect: BlindEffect) -> Self {
        Self::OfBlind(effect)
    }
}
