//! What happens around the board: conduct, permissions, questions, disturbances (Articles 11, 12).

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::Article;
use serde::{Deserialize, Serialize};

use crate::actor::ActorKind;
use crate::words::quoted::Quoted;
use crate::words::{Words, write_time};
use crate::{Actor, Event, Misconduct, ParseWordsError, split_actor};

/// Something that happened around the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConductEvent {
    /// An arbiter wrote down what he saw somebody do.
    Recorded {
        /// Who did it.
        who: Actor,
        /// What.
        what: Misconduct,
    },
    /// An arbiter permitted something.
    Permitted {
        /// To whom.
        who: Actor,
        /// What.
        what: Permission,
    },
    /// A player left the playing area (11.2.2).
    LeftArea,
    /// A player left the playing venue (11.2.1).
    LeftVenue,
    /// Somebody went into the playing area.
    EnteredArea,
    /// A player told the arbiter that he is about to leave the playing area.
    AbsenceReported,
    /// A player asked the arbiter something.
    Asked {
        /// What.
        inquiry: Inquiry,
    },
    /// Somebody told the arbiter, and nobody else, what he had seen.
    ToldArbiter {
        /// His words.
        text: String,
    },
    /// An arbiter wrote down a disturbance from outside the game.
    Disturbed {
        /// What it was.
        text: String,
    },
    /// An arbiter gave extra time, not as a penalty.
    TimeGranted {
        /// To White.
        white_ms: Option<i64>,
        /// To Black.
        black_ms: Option<i64>,
    },
    /// An arbiter appointed an assistant for this game.
    AssistantAppointed {
        /// Which arbiter of the competition.
        arbiter: u16,
    },
    /// The organiser agreed that a player be expelled from the competition.
    ExpulsionAgreed {
        /// Whom.
        side: Side,
    },
}

/// What an arbiter can permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// To leave the playing area (11.2.3.2).
    LeaveArea,
    /// To leave the playing venue (11.2.3.1).
    LeaveVenue,
    /// To enter the playing area (11.2.3.3).
    EnterArea,
    /// To have an electronic device (11.3.2).
    Device,
    /// To use the bag that holds a device (11.3.2.1).
    UseBag,
    /// To use a phone (12.8).
    Phone,
}

/// What a player can ask the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inquiry {
    /// What an article means (11.9).
    Rule(Article),
    /// Whether a move is allowed now.
    Move(String),
    /// How many moves were made.
    MoveCount,
}

impl ConductEvent {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::Recorded { .. }
            | Self::Permitted { .. }
            | Self::Disturbed { .. }
            | Self::TimeGranted { .. }
            | Self::AssistantAppointed { .. } => ActorKind::Arbiter,
            Self::EnteredArea | Self::ToldArbiter { .. } | Self::ExpulsionAgreed { .. } => {
                ActorKind::Anybody
            }
            Self::LeftArea | Self::LeftVenue | Self::AbsenceReported | Self::Asked { .. } => {
                ActorKind::Player
            }
        }
    }

    /// Reads an act around the board, if it is one.
    fn find(words: &mut Words<'_>) -> Result<Option<Self>, ParseWordsError> {
        let simple = [
            ("leaves the playing area", Self::LeftArea),
            ("leaves the playing venue", Self::LeftVenue),
            ("enters the playing area", Self::EnteredArea),
            ("reports that he leaves", Self::AbsenceReported),
        ];
        if let Some((_, event)) = simple.into_iter().find(|(phrase, _)| words.take(phrase)) {
            return Ok(Some(event));
        }
        let event = if words.take("records a disturbance") {
            Self::Disturbed { text: words.quoted()? }
        } else if words.rest().starts_with("records ") && !words.rest().starts_with("records \"") {
            words.expect("records")?;
            let who = actor(words)?;
            Self::Recorded { who, what: Misconduct::read(words)? }
        } else if words.take("permits") {
            let who = actor(words)?;
            words.expect("to")?;
            Self::Permitted { who, what: permission(words)? }
        } else if words.take("asks") {
            Self::Asked { inquiry: inquiry(words)? }
        } else if words.take("tells the arbiter") {
            Self::ToldArbiter { text: words.quoted()? }
        } else if words.take("grants") {
            granted(words)?
        } else if words.take("appoints Arbiter") {
            Self::AssistantAppointed { arbiter: words.number()? }
        } else if words.take("agrees to the expulsion of") {
            Self::ExpulsionAgreed { side: words.side()? }
        } else {
            return Ok(None);
        };
        Ok(Some(event))
    }
}

/// Reads an act around the board, if it is one.
pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
    Ok(ConductEvent::find(words)?.map(Event::OfConduct))
}

/// Takes who it is off the front of the line.
fn actor(words: &mut Words<'_>) -> Result<Actor, ParseWordsError> {
    let (who, rest) = split_actor(words.rest())?;
    *words = Words::new(rest);
    Ok(who)
}

fn permission(words: &mut Words<'_>) -> Result<Permission, ParseWordsError> {
    let found = Permission::ALL.into_iter().find(|it| words.take(&it.to_string()));
    found.ok_or_else(|| {
        let all: Vec<String> = Permission::ALL.iter().map(ToString::to_string).collect();
        words.wrong(all.join(" | "))
    })
}

fn inquiry(words: &mut Words<'_>) -> Result<Inquiry, ParseWordsError> {
    if words.take("how many moves were made") {
        return Ok(Inquiry::MoveCount);
    }
    if words.take("whether") {
        let text = words.quoted()?;
        words.expect("is allowed")?;
        return Ok(Inquiry::Move(text));
    }
    words.expect("to have")?;
    let article = words.parsed("an article such as 3.8.2")?;
    words.expect("explained")?;
    Ok(Inquiry::Rule(article))
}

fn granted(words: &mut Words<'_>) -> Result<ConductEvent, ParseWordsError> {
    let (mut white_ms, mut black_ms) = (None, None);
    loop {
        match words.side()? {
            Side::White => white_ms = Some(words.time()?),
            Side::Black => black_ms = Some(words.time()?),
        }
        if !words.take(",") {
            return Ok(ConductEvent::TimeGranted { white_ms, black_ms });
        }
    }
}

impl fmt::Display for ConductEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recorded { who, what } => write!(f, "records {who} {what}"),
            Self::Permitted { who, what } => write!(f, "permits {who} to {what}"),
            Self::LeftArea => f.write_str("leaves the playing area"),
            Self::LeftVenue => f.write_str("leaves the playing venue"),
            Self::EnteredArea => f.write_str("enters the playing area"),
            Self::AbsenceReported => f.write_str("reports that he leaves"),
            Self::Asked { inquiry } => write!(f, "asks {inquiry}"),
            Self::ToldArbiter { text } => write!(f, "tells the arbiter {}", Quoted(text)),
            Self::Disturbed { text } => write!(f, "records a disturbance {}", Quoted(text)),
            Self::TimeGranted { white_ms, black_ms } => {
                let times = [(Side::White, white_ms), (Side::Black, black_ms)];
                let given = times
                    .into_iter()
                    .filter_map(|(side, ms)| ms.map(|ms| format!("{side} {}", write_time(ms))));
                write!(f, "grants {}", given.collect::<Vec<_>>().join(", "))
            }
            Self::AssistantAppointed { arbiter } => write!(f, "appoints Arbiter {arbiter}"),
            Self::ExpulsionAgreed { side } => write!(f, "agrees to the expulsion of {side}"),
        }
    }
}

impl fmt::Display for Permission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LeaveArea => "leave the playing area",
            Self::LeaveVenue => "leave the playing venue",
            Self::EnterArea => "enter the playing area",
            Self::Device => "have a device",
            Self::UseBag => "use his bag",
            Self::Phone => "use a phone",
        })
    }
}

impl fmt::Display for Inquiry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(article) => write!(f, "to have {article} explained"),
            Self::Move(text) => write!(f, "whether {} is allowed", Quoted(text)),
            Self::MoveCount => f.write_str("how many moves were made"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Event;

    #[test]
    fn acts_around_the_board_are_read_as_they_are_written() {
        let all = [
            "records White uses notes",
            "records Black does \"threw his pen\"",
            "records Bystander uses a phone",
            "records White's assistant takes advice",
            "permits White to leave the playing venue",
            "permits Bystander to use a phone",
            "leaves the playing area",
            "leaves the playing venue",
            "enters the playing area",
            "reports that he leaves",
            "asks to have 3.8.2 explained",
            "asks whether \"O-O\" is allowed",
            "asks how many moves were made",
            "tells the arbiter \"the flag is down\"",
            "records a disturbance \"fire alarm\"",
            "grants White 6:00, Black 4:00",
            "grants Black 4:00",
            "appoints Arbiter 2",
            "agrees to the expulsion of White",
        ];
        for words in all {
            let event = words.parse::<Event>().map(|event| event.to_string());
            assert_eq!(event.as_deref(), Ok(words));
        }
        assert!("records White sneezes".parse::<Event>().is_err());
        assert!("permits White to fly".parse::<Event>().is_err());
        assert!("asks for tea".parse::<Event>().is_err());
    }
}
