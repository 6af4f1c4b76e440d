use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Class, Message};
use serde::{Deserialize, Serialize};

use crate::Handling;
use crate::words::Words;

/// Something about the clock, or about how the game begins, that an arbiter can notice or be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockFact {
    /// A player handled the clock as he must not.
    Handled {
        /// Who.
        side: Side,
        /// How.
        how: Handling,
    },
    /// The counter of the clock shows fewer moves than were completed (6.2.1.2).
    CounterBehind,
    /// Both flags are down, and nobody knows which fell first (III.3.1).
    OrderUnknown,
    /// The schedule of the event suffers if the setting of the clock stays (A.5.1.1).
    ScheduleSuffers,
    /// A player is not there.
    Absent {
        /// Who.
        side: Side,
    },
    /// By its control the game is of another class than was announced (A.1, B.1).
    Class {
        /// Which it is.
        class: Class,
    },
    /// The players have different controls.
    TimesDiffer,
    /// An arbiter has more games than full supervision allows (A.4.1, B.2.1).
    TooManyGames,
    /// The game is not recorded as full supervision wants (A.4.2, B.2.2).
    NotRecorded,
}

impl ClockFact {
    /// The words for where an arbiter looks, if they are others than those for what is so.
    pub(crate) const fn noticed(self) -> Option<&'static str> {
        match self {
            Self::CounterBehind => Some("the move counter"),
            Self::Class { .. } => Some("the class of the game"),
            Self::TimesDiffer => Some("the times of the players"),
            Self::TooManyGames => Some("how many games an arbiter has"),
            Self::NotRecorded => Some("who records the game"),
            _ => None,
        }
    }

    /// Reads the words that stand after `notices`.
    pub(crate) fn read(words: &mut Words<'_>) -> Option<Self> {
        let simple = [
            ("the move counter", Self::CounterBehind),
            ("nobody knows which flag fell first", Self::OrderUnknown),
            ("the schedule suffers", Self::ScheduleSuffers),
            ("the class of the game", Self::Class { class: Class::Standard }),
            ("the times of the players", Self::TimesDiffer),
            ("how many games an arbiter has", Self::TooManyGames),
            ("who records the game", Self::NotRecorded),
        ];
        if let Some((_, fact)) = simple.into_iter().find(|(phrase, _)| words.take(phrase)) {
            return Some(fact);
        }
        for side in Side::ALL {
            if words.take(&format!("{side} is absent")) {
                return Some(Self::Absent { side });
            }
            for how in Handling::ALL {
                if words.take(&format!("{side} {}", how.was())) {
                    return Some(Self::Handled { side, how });
                }
            }
        }
        None
    }

    /// What the arbiter is told.
    pub fn message(self) -> Message {
        let of = |id, side: Side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::Handled { side, how } => of(
                match how {
                    Handling::Hit => "fact-clock-hit",
                    Handling::Lifted => "fact-clock-lifted",
                    Handling::KnockedOver => "fact-clock-knocked-over",
                    Handling::Finger => "fact-clock-finger",
                    Handling::Held => "fact-clock-held",
                },
                side,
            ),
            Self::CounterBehind => Message::new("fact-counter-behind"),
            Self::OrderUnknown => Message::new("fact-order-unknown"),
            Self::ScheduleSuffers => Message::new("fact-schedule-suffers"),
            Self::Absent { side } => of("fact-absent", side),
            Self::Class { class } => {
                Message::new("fact-class").with("class", Argument::word(class.to_string()))
            }
            Self::TimesDiffer => Message::new("fact-times-differ"),
            Self::TooManyGames => Message::new("fact-too-many-games"),
            Self::NotRecorded => Message::new("fact-not-recorded"),
        }
    }
}

impl fmt::Display for ClockFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Handled { side, how } => write!(f, "{side} {}", how.was()),
            Self::CounterBehind => f.write_str("the move counter is behind"),
            Self::OrderUnknown => f.write_str("nobody knows which flag fell first"),
            Self::ScheduleSuffers => f.write_str("the schedule suffers"),
            Self::Absent { side } => write!(f, "{side} is absent"),
            Self::Class { class } => write!(f, "the control makes it {class}"),
            Self::TimesDiffer => f.write_str("the players have different times"),
            Self::TooManyGames => f.write_str("an arbiter has too many games"),
            Self::NotRecorded => f.write_str("the game is not recorded"),
        }
    }
}

impl From<ClockFact> for crate::Fact {
    fn from(fact: ClockFact) -> Self {
        Self::OfClock(fact)
    }
}
