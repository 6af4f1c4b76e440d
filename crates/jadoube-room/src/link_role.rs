use std::fmt;
use std::str::FromStr;

use jadoube_laws::{Actor, Role, Side};
use serde::Serialize;

/// As whom somebody holds a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkRole {
    /// Sets up the competition.
    Organiser,
    /// An arbiter, by number from 1.
    Arbiter(u16),
    /// The appeals committee.
    Appeals,
    /// A player.
    Player(Side),
    /// The assistant of a player.
    Assistant(Side),
    /// Looks on.
    Spectator,
}

impl LinkRole {
    /// The roles for which a game gets links when it is created.
    pub const OF_GAME: [Self; 5] = [
        Self::Player(Side::White),
        Self::Player(Side::Black),
        Self::Assistant(Side::White),
        Self::Assistant(Side::Black),
        Self::Spectator,
    ];

    /// Who acts when this role acts; nobody if it only looks on.
    pub const fn actor(self) -> Option<Actor> {
        match self {
            Self::Organiser => Some(Actor::Organiser),
            Self::Arbiter(number) => Some(Actor::Arbiter(number)),
            Self::Appeals => Some(Actor::AppealsCommittee),
            Self::Player(side) => Some(Actor::Player(side)),
            Self::Assistant(side) => Some(Actor::AssistantOf(side)),
            Self::Spectator => None,
        }
    }

    /// What it is shown.
    pub const fn sees(self) -> Role {
        match self {
            Self::Organiser | Self::Arbiter(_) | Self::Appeals => Role::Arbiter,
            Self::Player(side) | Self::Assistant(side) => Role::Player(side),
            Self::Spectator => Role::Spectator,
        }
    }

    /// Whether it stands above the players.
    pub const fn is_official(self) -> bool {
        matches!(self, Self::Organiser | Self::Arbiter(_) | Self::Appeals)
    }

    /// Whether it may make and revoke links and add games.
    pub const fn runs_competition(self) -> bool {
        matches!(self, Self::Organiser | Self::Arbiter(_))
    }
}

impl fmt::Display for LinkRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.actor() {
            Some(actor) => actor.code().fmt(f),
            None => f.write_str(SPECTATOR),
        }
    }
}

impl Serialize for LinkRole {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Text that names no role.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no role: organiser, arbiter-1 and so on, appeals, white, black, white-assistant, \
     black-assistant or spectator"
)]
pub struct ParseLinkRoleError(String);

/// The name of the role that only looks on; the others are named as those who act are.
const SPECTATOR: &str = "spectator";

/// The greatest number of an arbiter.
const MOST_ARBITERS: u16 = 9999;

impl FromStr for LinkRole {
    type Err = ParseLinkRoleError;

    fn from_str(text: &str) -> Result<Self, ParseLinkRoleError> {
        let role = match Actor::from_code(text) {
            Some(Actor::Organiser) => Some(Self::Organiser),
            Some(Actor::AppealsCommittee) => Some(Self::Appeals),
            Some(Actor::Player(side)) => Some(Self::Player(side)),
            Some(Actor::AssistantOf(side)) => Some(Self::Assistant(side)),
            Some(Actor::Arbiter(number)) if number <= MOST_ARBITERS => Some(Self::Arbiter(number)),
            Some(Actor::Arbiter(_) | Actor::Clock | Actor::Bystander) => None,
            None => (text == SPECTATOR).then_some(Self::Spectator),
        };
        role.ok_or_else(|| ParseLinkRoleError(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_written_and_read() {
        let more =
            [LinkRole::Organiser, LinkRole::Arbiter(1), LinkRole::Arbiter(12), LinkRole::Appeals];
        for role in more.into_iter().chain(LinkRole::OF_GAME) {
            assert_eq!(role.to_string().parse(), Ok(role));
        }
        for wrong in [
            "",
            "arbiter",
            "arbiter-0",
            "arbiter-01",
            "arbiter-+1",
            "arbiter--1",
            "arbiter-10000",
            "White",
            "white's assistant",
        ] {
            assert!(wrong.parse::<LinkRole>().is_err(), "{wrong}");
        }
    }
}
