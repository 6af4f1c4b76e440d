use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Class, Message};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::Handling;
use crate::handling::forms;

/// Something about the clock, or about how the game begins, that an arbiter can be told.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "fact")]
pub enum ClockFact {
    /// A player handled the clock in a forbidden way.
    #[word("{side} {how:was}")]
    #[tell(message = handled(*side, *how))]
    #[says(each = how)]
    Handled {
        /// The player who did it.
        side: Side,
        /// What was done to the clock.
        how: Handling,
    },
    /// The counter of the clock shows fewer moves than were completed (6.2.1.2).
    #[word("the move counter is behind")]
    CounterBehind,
    /// Both flags are down, and nobody knows which fell first (III.3.1).
    #[word("nobody knows which flag fell first")]
    OrderUnknown,
    /// The schedule of the event suffers if the setting of the clock stays (A.5.1.1).
    #[word("the schedule suffers")]
    ScheduleSuffers,
    /// A player is not there.
    #[word("{side} is absent")]
    #[says(side = Side::Black)]
    Absent {
        /// The player who is not there.
        side: Side,
    },
    /// By its control the game is `standard`, `rapid` or `blitz`, and another class was announced
    /// (A.1, B.1).
    #[word("the control makes it {class}")]
    Class {
        /// The class of the game by its control.
        class: Class,
    },
    /// The players have different controls.
    #[word("the players have different times")]
    TimesDiffer,
    /// An arbiter has more games than full supervision allows (A.4.1, B.2.1).
    #[word("an arbiter has too many games")]
    TooManyGames,
    /// The game is not recorded as full supervision requires (A.4.2, B.2.2).
    #[word("the game is not recorded")]
    NotRecorded,
}

impl From<ClockFact> for crate::Fact {
    fn from(fact: ClockFact) -> Self {
        Self::OfClock(fact)
    }
}

/// Each way to handle a clock has its own sentence.
pub(crate) fn handled(side: Side, how: Handling) -> Message {
    let id = match how {
        Handling::Hit => "fact-clock-hit",
        Handling::Lifted => "fact-clock-lifted",
        Handling::KnockedOver => "fact-clock-knocked-over",
        Handling::Finger => "fact-clock-finger",
        Handling::Held => "fact-clock-held",
    };
    Message::new(id).with("side", Argument::side(side))
}
