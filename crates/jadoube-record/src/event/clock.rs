use std::fmt;

use jadoube_lawbook::Supervision;
use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{ClockPlace, Event, Handling, ParseWordsError};

/// What is announced in the hall before the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// The round begins; whoever is at the board starts White's clock.
    Round,
    /// How the games of the competition are supervised (A.6, B.4).
    Supervision(Supervision),
}

/// What a player asks the arbiter for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// A scoresheet to write on (A.2).
    Scoresheet,
    /// To see the record that the arbiter keeps (A.4.3, B.2.3).
    Record,
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round => f.write_str("announces the round"),
            Self::Supervision(supervision) => write!(f, "announces {supervision} supervision"),
        }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Scoresheet => "asks for a scoresheet",
            Self::Record => "asks to see the scoresheet",
        })
    }
}

/// Reads what is done around the clock, if it is that.
pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
    let handling = Handling::ALL.into_iter().find(|how| words.take(how.does()));
    Ok(Some(if let Some(how) = handling {
        Event::ClockHandled { how }
    } else if words.take("puts the clock on") {
        Event::ClockPlaced { place: ClockPlace::read(words)? }
    } else if words.take("points to the screen") {
        Event::ScreenPointedAt
    } else if words.take("asks for a scoresheet") {
        Event::Asked { request: Request::Scoresheet }
    } else if words.take("asks to see the scoresheet") {
        Event::Asked { request: Request::Record }
    } else if words.take("announces the round") {
        Event::Announced { announcement: Announcement::Round }
    } else if words.take("announces full supervision") {
        Event::Announced { announcement: Announcement::Supervision(Supervision::Full) }
    } else if words.take("announces limited supervision") {
        Event::Announced { announcement: Announcement::Supervision(Supervision::Limited) }
    } else if words.take("sets the control") {
        let text = words.take_rest();
        let wrong = |_| ParseWordsError::new(text, "a time control such as 90m, +30s");
        Event::ControlSetByArbiter { controls: text.parse().map_err(wrong)? }
    } else {
        return Ok(None);
    }))
}
