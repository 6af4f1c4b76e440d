use jadoube_laws::{Begun, Game};

use crate::may::Desk;

/// What a game is known by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The game's key.
    pub game: String,
    /// The competition's key.
    pub competition: String,
    /// When it was created, in milliseconds since 1970 (UTC).
    pub created: u64,
}

/// A game that is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Looked<'a> {
    pub(crate) about: &'a About,
    pub(crate) begun: &'a Begun,
    pub(crate) game: &'a Game,
    /// The game time.
    pub(crate) now: u64,
    /// For the arbiter alone.
    pub(crate) desk: &'a Desk,
}
