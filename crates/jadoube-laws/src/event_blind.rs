//! What is done in games of visually disabled players (Appendix D), besides moving; and its words.

use std::fmt;

use serde::{Deserialize, Serialize};

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
    const ALL: [(Self, &'static str); 3] = [
        (Self::TwoBoardsDemanded, "demands two boards"),
        (Self::AssistantRequested, "asks for an assistant"),
        (Self::InformationRequested, "asks for moves and times"),
    ];

    /// Reads one of these acts, if the words are one.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
        let found = Self::ALL.into_iter().find(|(_, phrase)| words.take(phrase));
        let event = match found {
            Some((Self::AssistantRequested, _)) => {
                let duties = AssistantDuties::read(words)?;
                match duties.are_all() {
                    true => Some(Self::AssistantRequested),
                    false => Some(Self::AssistantRequestedFor { duties }),
                }
            }
            found => found.map(|(event, _)| event),
        };
        Ok(event.map(Event::OfBlind))
    }
}

impl fmt::Display for BlindEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::AssistantRequestedFor { duties } = self {
            return write!(f, "asks for an assistant{duties}");
        }
        let found = Self::ALL.into_iter().find(|(event, _)| event == self);
        f.write_str(found.map_or("", |(_, words)| words))
    }
}
