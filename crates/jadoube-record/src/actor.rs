use std::fmt;
use std::str::FromStr;

use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::samples::samples;

/// Who did something at the board.
///
/// ```
/// use jadoube_record::{Actor, Side};
/// let actor: Actor = "White's assistant".parse().unwrap();
/// assert_eq!(actor, Actor::AssistantOf(Side::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// One of the two players.
    Player(Side),
    /// An arbiter of the competition, by number; the first is 1.
    Arbiter(u16),
    /// The assistant of a player, accepted by the arbiter (4.9, 6.2.6, 8.1.6, D.2.10).
    AssistantOf(Side),
    /// The organiser of the competition.
    Organiser,
    /// The committee that decides appeals (11.10).
    AppealsCommittee,
    /// The chess clock itself.
    Clock,
    /// Anybody else in the hall (12.7).
    Bystander,
}

impl Actor {
    /// The side for which this actor handles men and clock, if he does.
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

/// Who can do a thing at all, whatever the Laws make of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ActorKind {
    Player,
    Arbiter,
    Appeals,
    Clock,
    ArbiterOrClock,
    Officials,
    AtTheBoard,
    Anybody,
}

impl ActorKind {
    /// Whether `by` is one of these.
    pub(crate) fn includes(self, by: Actor) -> bool {
        match self {
            Self::Player => by.side().is_some(),
            Self::Arbiter => matches!(by, Actor::Arbiter(_)),
            Self::Appeals => by == Actor::AppealsCommittee,
            Self::Clock => by == Actor::Clock,
            Self::ArbiterOrClock => matches!(by, Actor::Arbiter(_) | Actor::Clock),
            Self::Officials => matches!(by, Actor::Arbiter(_) | Actor::Organiser),
            Self::AtTheBoard => matches!(by, Actor::Arbiter(_)) || by.side().is_some(),
            Self::Anybody => true,
        }
    }

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Player => "a player or his assistant",
            Self::Arbiter => "the arbiter",
            Self::Appeals => "the appeals committee",
            Self::Clock => "the clock",
            Self::ArbiterOrClock => "the arbiter or the clock",
            Self::Officials => "the arbiter or the organiser",
            Self::AtTheBoard => "the arbiter or a player",
            Self::Anybody => "anybody",
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(side) => write!(f, "{side}"),
            Self::Arbiter(1) => f.write_str("Arbiter"),
            Self::Arbiter(number) => write!(f, "Arbiter {number}"),
            Self::AssistantOf(side) => write!(f, "{side}'s assistant"),
            Self::Organiser => f.write_str("Organiser"),
            Self::AppealsCommittee => f.write_str("Appeals"),
            Self::Clock => f.write_str("Clock"),
            Self::Bystander => f.write_str("Bystander"),
        }
    }
}

impl FromStr for Actor {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        Ok(match text {
            "White" => Self::Player(Side::White),
            "Black" => Self::Player(Side::Black),
            "Arbiter" => Self::Arbiter(1),
            "White's assistant" => Self::AssistantOf(Side::White),
            "Black's assistant" => Self::AssistantOf(Side::Black),
            "Organiser" => Self::Organiser,
            "Appeals" => Self::AppealsCommittee,
            "Clock" => Self::Clock,
            "Bystander" => Self::Bystander,
            _ => {
                let number = text.strip_prefix("Arbiter ").and_then(|number| number.parse().ok());
                let unknown = || {
                    ParseWordsError::new(
                        text,
                        "White, Black, Arbiter, White's assistant, Black's assistant, Clock, Appeals, Organiser or Bystander",
                    )
                };
                Self::Arbiter(number.filter(|&number| number > 0).ok_or_else(unknown)?)
            }
        })
    }
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

samples! {
    Actor {
        Player => Side::ALL.map(Self::Player),
        Arbiter => [1, 2].map(Self::Arbiter),
        AssistantOf => Side::ALL.map(Self::AssistantOf),
        Organiser,
        AppealsCommittee,
        Clock,
        Bystander,
    }
}
