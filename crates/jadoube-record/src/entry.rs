use serde::{Deserialize, Serialize};

use crate::{Actor, Audience, Event, Format, ParseWordsError, Ruling, Source};

/// An event, who did it and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happening {
    /// Game time in milliseconds since the game was created; it never decreases.
    pub at: u64,
    /// The person, or the clock, that did it.
    pub by: Actor,
    /// What happened.
    pub event: Event,
}

impl Happening {
    /// A happening, if `by` is one who can do that.
    pub fn new(at: u64, by: Actor, event: Event) -> Result<Self, ParseWordsError> {
        let whose = event.by();
        match whose.includes(by) {
            true => Ok(Self { at, by, event }),
            false => Err(ParseWordsError::new(
                format!("{by} {event}"),
                format!("an act of {by}; that is for {}", whose.words()),
            )),
        }
    }
}

/// What happened and what the Laws made of it: one line of the record, never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The format in which it is written, by which it folds.
    pub format: Format,
    /// Its number in the game, from 0 without a gap.
    pub number: u32,
    /// Game time in milliseconds.
    pub at: u64,
    /// When the room got it, in milliseconds since 1970 (UTC); 0 if there was no room.
    #[serde(default)]
    pub received: u64,
    /// Where the time comes from.
    #[serde(default)]
    pub source: Source,
    /// The client's own name of the act, unique in its game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act_id: Option<String>,
    /// Who did it.
    pub by: Actor,
    /// The name of the official or assistant who did it, if it is known. The players' names stand in
    /// the beginning of the game. It can be struck from a stored record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What was done.
    pub event: Event,
    /// Who is told of the event itself.
    pub audience: Audience,
    /// What the Laws made of it.
    pub rulings: Vec<Ruling>,
    /// The hash of the entry before, as the store that keeps the record made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous_hash: Option<String>,
}
