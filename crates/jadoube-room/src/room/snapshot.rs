//! A game as it stood after an entry, and all that is told of it. Whoever has a snapshot needs nobody
//! else to answer: the room goes on meanwhile.

use std::sync::Arc;

use jadoube_chess::Position;
use jadoube_laws::{Actor, Begun, Game, Role};

use super::delayed::Past;
use super::recent::Recent;
use crate::may::{self, Desk};
use crate::seen::{self, About, Looked, PgnEvent, ROLES, Shown, place};
use crate::sent::{self, Board, GameClocks, Need, Offers, State};

/// A game as it stood after an entry.
#[derive(Clone)]
pub struct Snapshot {
    pub(super) about: Arc<About>,
    pub(super) begun: Arc<Begun>,
    pub(super) game: Game,
    /// What the arbiter has not dealt with.
    pub(super) desk: Desk,
    /// How many entries there are, and how many of them each role was shown, by its place.
    pub(super) entries: u32,
    pub(super) views: [u32; ROLES.len()],
    pub(super) recent: Recent,
    /// The game as spectators see it, where they see it later.
    pub(super) past: Option<Past>,
    /// Why the record cannot be trusted: nothing is written on it any more.
    pub(super) broken: Option<Arc<str>>,
}

impl Snapshot {
    /// A game at its beginning.
    pub(super) fn new(about: Arc<About>, begun: Arc<Begun>, is_delayed: bool) -> Self {
        Self {
            game: Game::create(begun.creation.clone()),
            past: is_delayed.then(|| Past::new(&begun.creation)),
            about,
            begun,
            desk: Desk::default(),
            entries: 0,
            views: [0; ROLES.len()],
            recent: Recent::default(),
            broken: None,
        }
    }

    /// The game, as the arbiter knows it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What was there before the first entry.
    pub fn begun(&self) -> &Begun {
        &self.begun
    }

    /// What the game is known by.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Why the record cannot be trusted, if it cannot.
    pub fn broken(&self) -> Option<&str> {
        self.broken.as_deref()
    }

    /// The game as a role sees it, and the game time for that.
    fn seen_by(&self, sees: Role, now: u64) -> Looked<'_> {
        let (game, now) = match (sees, &self.past) {
            (Role::Spectator, Some(past)) => (&past.game, past.game.at()),
            // Nothing goes on in a game that is not written on.
            _ if self.broken.is_some() => (&self.game, self.game.at()),
            _ => (&self.game, now),
        };
        Looked { about: &self.about, begun: &self.begun, game, now, desk: &self.desk }
    }

    /// How the game stands for a role when the game time is `now`. Who can still give mate is not
    /// found out here: that takes long, see [`Snapshot::mate_question`].
    pub fn state(&self, sees: Role, now: u64, utc_ms: u64) -> State {
        let looked = self.seen_by(sees, now);
        let mut state = seen::state(&looked, sees, self.views(sees), utc_ms);
        if let Some(why) = self.tell_broken(sees, state.clocks.as_mut()) {
            state.broken = Some(why);
            let desk = state.for_arbiter.as_mut().and_then(|it| it.desk.as_mut());
            desk.into_iter().for_each(put_first);
        }
        state
    }

    /// The position about which the arbiter is told who can still give mate.
    pub fn mate_question(&self) -> Option<Position> {
        self.game.standing().position().copied()
    }

    /// How the game stands for a role, in short.
    pub fn summary(&self, sees: Role, now: u64, utc_ms: u64) -> Board {
        let mut summary = seen::summary(&self.seen_by(sees, now), sees, utc_ms);
        if let Some(why) = self.tell_broken(sees, summary.clocks.as_mut()) {
            summary.broken = Some(why);
            summary.for_arbiter.iter_mut().for_each(|it| put_first(&mut it.desk));
        }
        summary
    }

    /// What an official may do when the game time is `now`, and what would follow.
    pub fn offers(&self, by: Actor, now: u64) -> Offers {
        may::offers(&self.game, &self.desk, now, by)
    }

    /// The game as PGN, as far as a role may know it; nothing if PGN cannot tell of it.
    pub fn pgn(&self, of: PgnEvent<'_>, sees: Role) -> Option<String> {
        seen::pgn(of, &self.begun, self.seen_by(sees, 0).game, sees)
    }

    /// Says that the record cannot be trusted, to the arbiter also why; then no clock runs.
    fn tell_broken(&self, sees: Role, clocks: Option<&mut GameClocks>) -> Option<String> {
        let why = self.broken.as_ref()?;
        if let Some(clocks) = clocks {
            clocks.running = None;
        }
        Some(if sees == Role::Arbiter { why.to_string() } else { String::new() })
    }

    /// How many views a role has been shown.
    pub fn views(&self, sees: Role) -> u32 {
        match (sees, &self.past) {
            (Role::Spectator, Some(past)) => past.views,
            _ => self.views[place(sees)],
        }
    }

    /// How many entries of the game a role may see.
    pub fn entries(&self, sees: Role) -> u32 {
        match (sees, &self.past) {
            (Role::Spectator, Some(past)) => past.entries,
            _ => self.entries,
        }
    }

    /// What a role has been shown after its first `since` views, if the snapshot remembers all of it;
    /// else it is in the record.
    pub fn news(&self, sees: Role, since: u32) -> Option<Vec<Shown>> {
        self.recent.views(&self.game, sees, since, self.views(sees), self.entries(sees))
    }
}

/// First among the boards that need the arbiter.
fn put_first(desk: &mut sent::Desk) {
    desk.need = Need::Decision;
}
