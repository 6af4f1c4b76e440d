//! What is done in games of visually disabled players (Appendix D), besides moving; and its words.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::actor::ActorKind;
use crate::words::Words;
use crate::{AssistantDuties, Event, ParseWordsError};

/// What a player asks for in such a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindEvent {
    /// That each player has a board of his own (D.1).
    TwoBoardsDemanded,
    /// An assistant (D.2.10, D.2.11).
    AssistantRequested,
    /// An assistant for some of the duties (D.2.10).
    AssistantRequestedFor {
        /// Which.
        duties: AssistantDuties,
    },
    /// How many moves were completed, and the times (D.2.6.1, D.2.10.4).
    InformationRequested,
}

impl BlindEvent {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::TwoBoardsDemanded
            | Self::AssistantRequested
            | Self::AssistantRequestedFor { .. }
            | Self::InformationRequested => ActorKind::Player,
        }
    }

    /// Reads one of these acts, if the words are one.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
        let event = if words.take("demands two boards") {
            Self::TwoBoardsDemanded
        } else if words.take("asks for an assistant") {
            match AssistantDuties::read(words)? {
                duties if duties.are_all() => Self::AssistantRequested,
                duties => Self::AssistantRequestedFor { duties },
            }
        } else if words.take("asks for moves and times") {
            Self::InformationRequested
        } else {
            return Ok(None);
        };
        Ok(Some(Event::OfBlind(event)))
    }
}

impl fmt::Display for BlindEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoBoardsDemanded => f.write_str("demands two boards"),
            Self::AssistantRequested => f.write_str("asks for an assistant"),
            Self::AssistantRequestedFor { duties } => write!(f, "asks for an assistant{duties}"),
            Self::InformationRequested => f.write_str("asks for moves and times"),
        }
    }
}
