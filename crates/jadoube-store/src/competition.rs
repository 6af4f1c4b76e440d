//! What a store keeps besides entries: competitions, and what belongs to them.

use jadoube_record::Begun;

use crate::stored_begun::{self, ReadBegunError};
use crate::{Digest, Salt};

/// A competition as it is stored; a single game is a competition of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Competition {
    /// Its name in addresses.
    pub key: String,
    /// When it was created, in milliseconds since 1970 (UTC).
    pub created: u64,
    /// Everything about it, in the format of the server that wrote it.
    pub text: String,
}

/// A game before its first entry, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Its name in addresses.
    pub key: String,
    /// The competition it belongs to.
    pub competition: String,
    /// When it was created, in milliseconds since 1970 (UTC).
    pub created: u64,
    /// How it begins: names, regulations, the setup.
    pub text: String,
}

impl GameRecord {
    /// The hash before the first entry: it covers how the game begins.
    pub fn genesis(&self) -> Digest {
        stored_begun::genesis(&self.key, &self.competition, self.created, &self.text)
    }

    /// The text of how a game begins, with a salt of its own for each name.
    pub fn text_of(begun: &Begun) -> String {
        stored_begun::written(begun, Salt::random)
    }

    /// How the game begins.
    pub fn begun(&self) -> Result<Begun, ReadBegunError> {
        stored_begun::read(&self.text)
    }

    /// The record with the players' names struck; its hashes are the same. A record of format 1 stays as
    /// it is, because its first hash covers the names themselves.
    #[must_use]
    pub fn without_names(&self) -> Self {
        Self { text: stored_begun::without_names(&self.text), ..self.clone() }
    }
}

/// A link that lets someone in, as it is stored: never the secret itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The hash of the secret.
    pub hash: Digest,
    /// The competition it is for.
    pub competition: String,
    /// The game it is for, unless it is for the whole competition.
    pub game: Option<String>,
    /// The role of its holder, in the server's own words.
    pub role: String,
    /// The holder's name, if one was given.
    pub name: String,
    /// When it was made, in milliseconds since 1970 (UTC).
    pub created: u64,
    /// When it was revoked, if it was.
    pub revoked: Option<u64>,
}

/// A device at a board that sends acts under a key of its own, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The game at whose board it stands.
    pub game: String,
    /// Its name, unique in the game.
    pub id: String,
    /// The role it acts for, in the server's own words.
    pub role: String,
    /// Its public key (Ed25519).
    pub key: Digest,
    /// Who registered it, in the server's own words.
    pub by: String,
    /// When it was registered, in milliseconds since 1970 (UTC).
    pub registered: u64,
    /// When it was revoked, if it was.
    pub revoked: Option<u64>,
}

/// Something that was done with a link, on record for all to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkNote {
    /// The competition the link is for.
    pub competition: String,
    /// The game it is for, unless it is for the whole competition.
    pub game: Option<String>,
    /// The hash of its secret.
    pub link: Digest,
    /// What was done, in the server's own words.
    pub deed: String,
    /// Who did it, in the server's own words.
    pub by: String,
    /// The time when it was done, in milliseconds since 1970 (UTC).
    pub at: u64,
}
