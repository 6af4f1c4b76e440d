//! What happens around the board: conduct, permissions, questions, disturbances (Articles 11, 12).

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Article, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::event::tell::times;
use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;
use crate::words::forms;
use crate::{Actor, Misconduct};

/// Something that happened around the board.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event-conduct")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section = AroundTheBoard)]
pub enum ConductEvent {
    /// An arbiter wrote down what somebody did.
    #[word("records {who} {what}")]
    #[tell(who = who, what = what.message())]
    #[says("The arbiter wrote down what somebody was seen to do, see \"Incidents\".")]
    #[is(by = Arbiter, told = Arbiter)]
    Recorded {
        /// The person who did it.
        who: Actor,
        /// What was done.
        what: Misconduct,
    },
    /// An arbiter permitted something.
    #[word("permits {who} to {what}")]
    #[says("The arbiter permitted it, for once, to a player or to `Bystander`.")]
    #[is(by = Arbiter, told = ArbiterAnd(*who))]
    Permitted {
        /// The person to whom it is permitted.
        who: Actor,
        /// What is permitted.
        what: Permission,
    },
    /// A player left the playing area (11.2.2).
    #[word("leaves the playing area")]
    #[is(by = Player, told = Everyone)]
    LeftArea,
    /// A player left the playing venue (11.2.1).
    #[word("leaves the playing venue")]
    #[is(by = Player, told = Everyone)]
    LeftVenue,
    /// Somebody came into the playing area (11.2.3.3).
    #[word("enters the playing area")]
    #[is(by = Anybody, told = Everyone)]
    EnteredArea,
    /// A player told the arbiter before leaving the playing area (11.2.4).
    #[word("reports leaving")]
    #[word(also "reports that he leaves")]
    #[is(by = Player, told = ArbiterAndActor)]
    AbsenceReported,
    /// A player asked the arbiter something.
    #[word("asks {inquiry}")]
    #[tell(what = inquiry.message())]
    #[says(each = inquiry)]
    #[is(by = Player, told = ArbiterAndActor)]
    Asked {
        /// What the player asked.
        inquiry: Inquiry,
    },
    /// Somebody told the arbiter, and nobody else, what was seen (12.7).
    #[word("tells the arbiter {text:quoted}")]
    #[says(text = "the flag is down")]
    #[is(by = Anybody, told = Arbiter)]
    ToldArbiter {
        /// The words that were said.
        text: String,
    },
    /// An arbiter wrote down a disturbance from outside the game (12.5).
    #[word("records a disturbance {text:quoted}")]
    #[says(text = "fire alarm")]
    #[is(by = Arbiter, told = Everyone)]
    Disturbed {
        /// What disturbed the game.
        text: String,
    },
    /// An arbiter gave extra time, not as a penalty (12.5).
    #[word("grants White {white_ms:time}, Black {black_ms:time}")]
    #[word("grants White {white_ms:time}", black_ms = None)]
    #[word("grants Black {black_ms:time}", white_ms = None)]
    #[word(also "grants Black {black_ms:time}, White {white_ms:time}")]
    #[tell(what = Argument::List(times(*white_ms, *black_ms)))]
    #[says(white_ms = 360_000, black_ms = 360_000)]
    #[is(by = Arbiter, told = Everyone)]
    TimeGranted {
        /// The time that White gets, in milliseconds.
        white_ms: Option<i64>,
        /// The time that Black gets, in milliseconds.
        black_ms: Option<i64>,
    },
    /// An arbiter appointed an assistant for this game (12.4).
    #[word("appoints Arbiter {arbiter}")]
    #[is(by = Arbiter, told = Arbiter)]
    AssistantAppointed {
        /// The number of the arbiter in the competition.
        arbiter: u16,
    },
    /// The organiser agreed that a player be expelled from the competition (12.9.9).
    #[word("agrees to the expulsion of {side}")]
    #[is(by = Organiser, told = Arbiter)]
    ExpulsionAgreed {
        /// The player who is to be expelled.
        side: Side,
    },
}

/// What an arbiter can permit.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Permission {
    /// To leave the playing area (11.2.3.2).
    #[word("leave the playing area")]
    LeaveArea,
    /// To leave the playing venue (11.2.3.1).
    #[word("leave the playing venue")]
    LeaveVenue,
    /// To enter the playing area (11.2.3.3).
    #[word("enter the playing area")]
    EnterArea,
    /// To have an electronic device (11.3.2).
    #[word("have a device")]
    Device,
    /// To use the bag that holds a device (11.3.2.1).
    #[word("use the bag")]
    #[word(also "use his bag")]
    UseBag,
    /// To use a phone (12.8).
    #[word("use a phone")]
    Phone,
}

/// What a player can ask the arbiter.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "inquiry")]
pub enum Inquiry {
    /// A player asked the arbiter what an article means (11.9).
    #[word("to have {0} explained")]
    #[tell(article = Argument::Article(*it))]
    #[says(0 = art!("3.8.2"))]
    Rule(Article),
    /// A player asked the arbiter whether a move is allowed now.
    #[word("whether {0:quoted} is allowed")]
    #[tell(text = it)]
    #[says(0 = "O-O")]
    Move(String),
    /// A player asked the arbiter how many moves were made.
    #[word("how many moves were made")]
    MoveCount,
}
