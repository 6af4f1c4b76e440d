//! What is done in games of visually disabled players (Appendix D), besides moving; and its words.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{Event, ParseWordsError};

/// What a player asks for in such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlindEvent {
    /// That each player has a board of his own (D.1).
    TwoBoardsDemanded,
    /// An assistant (D.2.10, D.2.11).
    AssistantRequested,
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
        Ok(found.map(|(event, _)| Event::OfBlind(event)))
    }
}

impl fmt::Display for BlindEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Self::ALL.into_iter().find(|(event, _)| event == self);
        f.write_str(found.map_or("", |(_, words)| words))
    }
}
