//! Who did something at the board.

use std::fmt;

use jadoube_chess::Side;
use jadoube_lawbook::{Argument, Message};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::words::{Told, forms};

/// Who did something at the board.
///
/// ```
/// use jadoube_record::{Actor, Side};
/// let actor: Actor = "White's assistant".parse().unwrap();
/// assert_eq!(actor, Actor::AssistantOf(Side::White));
/// ```
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String", extend("pattern" = CODES)), ts(type = "string"))]
#[word(apart)]
pub enum Actor {
    /// One of the two players.
    #[word("{0}")]
    Player(Side),
    /// An arbiter of the competition, by number; the first is 1.
    #[word("Arbiter", 0 = 1)]
    #[word("Arbiter {0:ordinal}")]
    Arbiter(u16),
    /// The assistant of a player, accepted by the arbiter (4.9, 6.2.6, 8.1.6, D.2.10).
    #[word("{0}'s assistant")]
    AssistantOf(Side),
    /// The organiser of the competition.
    #[word("Organiser")]
    Organiser,
    /// The committee that decides appeals (11.10).
    #[word("Appeals")]
    AppealsCommittee,
    /// The chess clock itself.
    #[word("Clock")]
    Clock,
    /// Anybody else in the hall (12.7).
    #[word("Bystander")]
    Bystander,
}

impl Actor {
    /// The side for which this actor handles pieces and clock, if there is one.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Player(side) | Self::AssistantOf(side) => Some(side),
            Self::Arbiter(_)
            | Self::Organiser
            | Self::AppealsCommittee
            | Self::Clock
            | Self::Bystander => None,
        }
    }
}

#[cfg(feature = "schema")]
const CODES: &str = "^(white|black|white-assistant|black-assistant|arbiter-[1-9][0-9]{0,4}|\
     organiser|appeals|clock|bystander)$";

/// The code of an actor, by which records since format 2, links and clients know it: `white`,
/// `black-assistant`, `arbiter-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActorCode(pub Actor);

impl Actor {
    /// Its code: `white`, `black-assistant`, `arbiter-2`.
    pub const fn code(self) -> ActorCode {
        ActorCode(self)
    }

    /// Who it is, in no language yet.
    pub fn message(self) -> Message {
        match self {
            Self::Player(Side::White) => Message::new("actor-white"),
            Self::Player(Side::Black) => Message::new("actor-black"),
            Self::AssistantOf(side) => {
                Message::new("actor-assistant").with("side", Argument::side(side))
            }
            Self::Arbiter(1) => Message::new("actor-arbiter"),
            Self::Arbiter(number) => {
                let number = Argument::Number(i64::from(number));
                Message::new("actor-arbiter-number").with("number", number)
            }
            Self::Organiser => Message::new("actor-organiser"),
            Self::AppealsCommittee => Message::new("actor-appeals"),
            Self::Clock => Message::new("actor-clock"),
            Self::Bystander => Message::new("actor-bystander"),
        }
    }

    /// The actor with this code.
    ///
    /// ```
    /// use jadoube_record::{Actor, Side};
    /// assert_eq!(Actor::from_code("white-assistant"), Some(Actor::AssistantOf(Side::White)));
    /// assert_eq!(Actor::from_code("arbiter-2"), Some(Actor::Arbiter(2)));
    /// assert_eq!(Actor::from_code("arbiter-02"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        Some(match code {
            "white" => Self::Player(Side::White),
            "black" => Self::Player(Side::Black),
            "white-assistant" => Self::AssistantOf(Side::White),
            "black-assistant" => Self::AssistantOf(Side::Black),
            "organiser" => Self::Organiser,
            "appeals" => Self::AppealsCommittee,
            "clock" => Self::Clock,
            "bystander" => Self::Bystander,
            _ => {
                let number: u16 = code.strip_prefix("arbiter-")?.parse().ok()?;
                let arbiter = Self::Arbiter(number);
                // One way of writing each: no sign, no leading zero.
                return (number > 0 && arbiter.code().to_string() == code).then_some(arbiter);
            }
        })
    }
}

impl fmt::Display for ActorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |side| match side {
            Side::White => "white",
            Side::Black => "black",
        };
        match self.0 {
            Actor::Player(side) => f.write_str(name(side)),
            Actor::AssistantOf(side) => write!(f, "{}-assistant", name(side)),
            Actor::Arbiter(number) => write!(f, "arbiter-{number}"),
            Actor::Organiser => f.write_str("organiser"),
            Actor::AppealsCommittee => f.write_str("appeals"),
            Actor::Clock => f.write_str("clock"),
            Actor::Bystander => f.write_str("bystander"),
        }
    }
}

impl Told for Actor {
    fn argument(&self) -> Argument {
        self.message().argument()
    }
}

impl Serialize for Actor {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Player(Side::White) => serializer.serialize_str("white"),
            Self::Player(Side::Black) => serializer.serialize_str("black"),
            _ => serializer.collect_str(&self.code()),
        }
    }
}

/// By its code, or as format 1 wrote it.
impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Code(code) if code == "appeals_committee" => Ok(Self::AppealsCommittee),
            Written::Code(code) => Self::from_code(&code).ok_or_else(|| {
                serde::de::Error::custom(format!(
                    "`{code}` is nobody: white, black, white-assistant, black-assistant, arbiter-1, \
                     organiser, appeals, clock or bystander is expected"
                ))
            }),
            Written::FormatOne(FormatOne::Player(side)) => Ok(Self::Player(side)),
            Written::FormatOne(FormatOne::Arbiter(number)) => Ok(Self::Arbiter(number)),
            Written::FormatOne(FormatOne::AssistantOf(side)) => Ok(Self::AssistantOf(side)),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written<'a> {
    Code(#[serde(borrow)] std::borrow::Cow<'a, str>),
    FormatOne(FormatOne),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum FormatOne {
    Player(Side),
    Arbiter(u16),
    AssistantOf(Side),
}

/// Splits `White's assistant presses` into who and what.
pub fn split_actor(line: &str) -> Result<(Actor, &str), ParseWordsError> {
    let two_words = line.match_indices(' ').nth(1).map(|(index, _)| index);
    if let Some(end) = two_words
        && let Ok(actor) = line[..end].parse::<Actor>()
    {
        return Ok((actor, line[end..].trim_start()));
    }
    let (who, act) = line.split_once(' ').unwrap_or((line, ""));
    Ok((who.parse()?, act.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_actor_is_written_by_its_code() {
        for actor in Actor::samples() {
            let code = actor.code().to_string();
            assert_eq!(Actor::from_code(&code), Some(actor), "{code}");
            let json = serde_json::to_string(&actor).expect("JSON");
            assert_eq!(json, format!("\"{code}\""));
            assert_eq!(serde_json::from_str::<Actor>(&json).ok(), Some(actor));
        }
    }

    #[test]
    fn an_actor_of_format_1_is_read() {
        for (json, actor) in [
            (r#"{"player":"white"}"#, Actor::Player(Side::White)),
            (r#"{"arbiter":3}"#, Actor::Arbiter(3)),
            (r#"{"assistant_of":"black"}"#, Actor::AssistantOf(Side::Black)),
            (r#""organiser""#, Actor::Organiser),
            (r#""appeals_committee""#, Actor::AppealsCommittee),
            (r#""clock""#, Actor::Clock),
            (r#""bystander""#, Actor::Bystander),
        ] {
            assert_eq!(serde_json::from_str::<Actor>(json).ok(), Some(actor), "{json}");
        }
    }

    #[test]
    fn what_is_nobody_is_refused() {
        for json in [r#""arbiter-0""#, r#""arbiter-+1""#, r#""arbiter""#, r#""White""#, "1", "{}"] {
            assert!(serde_json::from_str::<Actor>(json).is_err(), "{json}");
        }
    }
}
