use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Class, Message};
use serde::{Deserialize, Serialize};

use crate::Handling;

/// Something about the clock, or about how the game begins, that an arbiter can be told.
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
