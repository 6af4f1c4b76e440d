use std::fmt;
use std::str::FromStr;

use jadoube_chess::Side;
use jadoube_lawbook::Supervision;
use serde::{Deserialize, Serialize};

use crate::words::Words;
use crate::{Event, ParseWordsError};

/// What somebody does to the clock besides pressing and stopping it (6.2.3, 6.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handling {
    /// He hit it hard.
    Hit,
    /// He took it up from the table.
    Lifted,
    /// He knocked it over.
    KnockedOver,
    /// He kept a finger on it, or close above it.
    Finger,
    /// He held it so that the opponent could not press.
    Held,
}

/// Where the clock stands (6.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockPlace {
    /// On Black's right, as is usual.
    #[default]
    BlackRight,
    /// On Black's left.
    BlackLeft,
}

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

impl Handling {
    /// The words for what was done, as it is done and as it is noticed.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Hit => ("hits the clock", "hit the clock"),
            Self::Lifted => ("lifts the clock", "lifted the clock"),
            Self::KnockedOver => ("knocks over the clock", "knocked over the clock"),
            Self::Finger => ("keeps a finger on the clock", "kept a finger on the clock"),
            Self::Held => ("holds the clock", "held the clock"),
        }
    }

    /// The words for what was done: `hit the clock`.
    pub(crate) const fn was(self) -> &'static str {
        self.words().1
    }
}

impl fmt::Display for Handling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().0)
    }
}

impl ClockPlace {
    const fn words(self) -> &'static str {
        match self {
            Self::BlackRight => "right",
            Self::BlackLeft => "left",
        }
    }

    /// Reads `Black's right`, or the same place as White sees it.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseWordsError> {
        let side = words.sides().ok_or_else(|| words.wrong("White's or Black's"))?;
        let right = match words.word() {
            "right" => true,
            "left" => false,
            word => return Err(ParseWordsError::new(word, "right or left")),
        };
        Ok(match right == (side == Side::Black) {
            true => Self::BlackRight,
            false => Self::BlackLeft,
        })
    }
}

impl fmt::Display for ClockPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Black's {}", self.words())
    }
}

impl FromStr for ClockPlace {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let place = Self::read(&mut words)?;
        words.end()?;
        Ok(place)
    }
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
    let handling = Handling::ALL.into_iter().find(|how| words.take(how.words().0));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_name_the_same_place() {
        assert_eq!("White's left".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("Black's right".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("White's right".parse(), Ok(ClockPlace::BlackLeft));
        assert!("the middle".parse::<ClockPlace>().is_err());
    }
}
