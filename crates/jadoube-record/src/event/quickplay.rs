//! What is done in a quickplay finish (Guideline III), and its words.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::actor::ActorKind;
use crate::event::adjournment::fen;
use crate::words::Words;
use crate::{Event, ParseWordsError};

/// What players do in a quickplay finish without increment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayEvent {
    /// A player asked that both get five seconds more for each move (III.4).
    IncrementRequested,
    /// A player claimed a draw (III.5, III.6).
    Claimed {
        /// Why.
        ground: QuickplayGround,
    },
    /// The claimant wrote down the final position (III.6.1).
    PositionWritten {
        /// As FEN.
        fen: String,
    },
    /// The opponent found right what the claimant wrote (III.6.1).
    Verified,
}

/// The ground of a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuickplayGround {
    /// The opponent cannot win by normal means.
    NoNormalMeans,
    /// The opponent has made no effort to win by normal means.
    NoEffort,
}

impl QuickplayEvent {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::IncrementRequested
            | Self::Claimed { .. }
            | Self::PositionWritten { .. }
            | Self::Verified => ActorKind::Player,
        }
    }

    /// Reads one of these acts, if the words are one.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
        let event = if words.take("asks for five seconds a move") {
            Self::IncrementRequested
        } else if let Some(ground) =
            QuickplayGround::ALL.into_iter().find(|ground| words.take(&format!("claims {ground}")))
        {
            Self::Claimed { ground }
        } else if words.take("writes down the position") {
            Self::PositionWritten { fen: fen(words)? }
        } else if words.take("verifies") {
            Self::Verified
        } else {
            return Ok(None);
        };
        Ok(Some(Event::OfQuickplay(event)))
    }
}

impl fmt::Display for QuickplayEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IncrementRequested => f.write_str("asks for five seconds a move"),
            Self::Claimed { ground } => write!(f, "claims {ground}"),
            Self::PositionWritten { fen } => write!(f, "writes down the position {fen}"),
            Self::Verified => f.write_str("verifies"),
        }
    }
}

impl fmt::Display for QuickplayGround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoNormalMeans => "no normal means",
            Self::NoEffort => "no effort",
        })
    }
}
