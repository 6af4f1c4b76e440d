use std::fmt;
use std::str::FromStr;

use jadoube_laws::{Actor, Role as Sees, Side};
use jadoube_store::{Digest, Token};
use serde::Serialize;
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

/// As whom somebody holds a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
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

impl Role {
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
    pub const fn sees(self) -> Sees {
        match self {
            Self::Organiser | Self::Arbiter(_) | Self::Appeals => Sees::Arbiter,
            Self::Player(side) | Self::Assistant(side) => Sees::Player(side),
            Self::Spectator => Sees::Spectator,
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

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side: Side| if side == Side::White { "white" } else { "black" };
        match *self {
            Self::Organiser => f.write_str("organiser"),
            Self::Arbiter(number) => write!(f, "arbiter-{number}"),
            Self::Appeals => f.write_str("appeals"),
            Self::Player(player) => f.write_str(side(player)),
            Self::Assistant(player) => write!(f, "{}-assistant", side(player)),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl Serialize for Role {
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
pub struct ParseRoleError(String);

/// The greatest number of an arbiter.
const MOST_ARBITERS: u16 = 9999;

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(text: &str) -> Result<Self, ParseRoleError> {
        Ok(match text {
            "organiser" => Self::Organiser,
            "appeals" => Self::Appeals,
            "white" => Self::Player(Side::White),
            "black" => Self::Player(Side::Black),
            "white-assistant" => Self::Assistant(Side::White),
            "black-assistant" => Self::Assistant(Side::Black),
            "spectator" => Self::Spectator,
            _ => text
                .strip_prefix("arbiter-")
                .and_then(|number| number.parse().ok())
                .filter(|number| (1..=MOST_ARBITERS).contains(number))
                .map(Self::Arbiter)
                // Each role has one name: no sign before the number, and no zero.
                .filter(|role| role.to_string() == text)
                .ok_or_else(|| ParseRoleError(text.chars().take(40).collect()))?,
        })
    }
}

/// The secret of a link: 32 random bytes, written in letters that need no escape in an address.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A secret nobody can guess.
    pub fn random() -> Self {
        Self(random_text(43))
    }

    /// The secret itself; it is shown once, when the link is made.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the store keeps instead of the secret: the public half of a pair of keys of which the
    /// secret is the other. It tells nothing of the secret, and something can be locked with it that
    /// only the holder of the secret can open.
    pub fn hash(text: &str) -> Digest {
        Digest::from(x25519(Self::key(text), X25519_BASEPOINT_BYTES))
    }

    /// The secret half.
    pub(crate) fn key(text: &str) -> [u8; 32] {
        *Digest::of([b"jadoube link".as_slice(), text.as_bytes()]).bytes()
    }

    /// The link as the store keeps it.
    pub fn token(
        &self,
        competition: &str,
        game: Option<&str>,
        role: Role,
        name: &str,
        created: u64,
    ) -> Token {
        Token {
            hash: Self::hash(&self.0),
            competition: competition.to_owned(),
            game: game.map(str::to_owned),
            role: role.to_string(),
            name: name.to_owned(),
            created,
            revoked: None,
        }
    }
}

/// Secrets stay out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Random text of `length` letters and digits; each carries a little less than six bits.
pub(crate) fn random_text(length: usize) -> String {
    const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let mut text = String::with_capacity(length);
    let mut bytes = [0; 64];
    while text.len() < length {
        // Without randomness nobody can be let in safely; there is nothing to go on with.
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        // Bytes above the last multiple of 62 would make some letters likelier than others.
        let fair = bytes.iter().filter(|&&byte| byte < 248);
        let letters = fair.map(|&byte| char::from(LETTERS[usize::from(byte % 62)]));
        text.extend(letters.take(length - text.len()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_written_and_read() {
        let more = [Role::Organiser, Role::Arbiter(1), Role::Arbiter(12), Role::Appeals];
        for role in more.into_iter().chain(Role::OF_GAME) {
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
            assert!(wrong.parse::<Role>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_are_long_and_unlike() {
        let secrets: std::collections::BTreeSet<String> =
            (0..100).map(|_| Secret::random().text().to_owned()).collect();
        assert_eq!(secrets.len(), 100);
        assert!(secrets.iter().all(|secret| secret.len() == 43));
        assert_eq!(format!("{:?}", Secret::random()), "Secret(…)");
    }
}
