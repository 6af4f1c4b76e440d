//! Who did something at the board.

use jadoube_chess::Side;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::words::forms;

/// Who did something at the board.
///
/// ```
/// use jadoube_record::{Actor, Side};
/// let actor: Actor = "White's assistant".parse().unwrap();
/// assert_eq!(actor, Actor::AssistantOf(Side::White));
/// ```
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// The side for which this actor handles pieces and clock, if he does.
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
