//! A room: the one place where entries of a game are made. It is told the time, does no IO and waits for
//! nothing; whoever runs it stores what it makes and then, not before, shows it.

mod acting;
mod deeds;
mod delayed;
mod devices;
mod recent;
mod seen;
mod snapshot;

use std::sync::Arc;

use jadoube_laws::{Begun, Entry, Game};

pub use self::acting::Plan;
use self::deeds::Deeds;
pub use self::delayed::Due;
use self::delayed::Waiting;
use self::devices::Devices;
use self::seen::Seen;
pub use self::snapshot::Snapshot;
use crate::act::ActName;
use crate::seen::{About, ROLES};
use crate::sent::Clocks;

/// A game among those who take part in it.
pub struct Room {
    /// How the game stands.
    now: Snapshot,
    deeds: Deeds,
    devices: Devices,
    seen: Seen,
    /// By how much spectators see everything later, and what they are still to see.
    delay_ms: u64,
    waiting: Waiting,
}

/// An entry that was made and is to be stored.
#[derive(Debug)]
pub struct Made {
    /// The entry.
    pub entry: Entry,
    /// What the clocks show after it.
    pub clocks: Option<Clocks>,
    /// The number of the view that each role has of it, by the place of the role in [`ROLES`].
    pub views: [Option<u32>; ROLES.len()],
}

impl Room {
    /// A game at its beginning, in which spectators see everything so much later.
    pub fn new(about: About, begun: Begun, delay_ms: u64) -> Self {
        Self::begin(Arc::new(about), Arc::new(begun), delay_ms)
    }

    /// The same game at its beginning, to be folded again.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self::begin(Arc::clone(&self.now.about), Arc::clone(&self.now.begun), self.delay_ms)
    }

    fn begin(about: Arc<About>, begun: Arc<Begun>, delay_ms: u64) -> Self {
        Self {
            now: Snapshot::new(about, begun, delay_ms > 0),
            deeds: Deeds::default(),
            devices: Devices::default(),
            seen: Seen::default(),
            delay_ms,
            waiting: Waiting::default(),
        }
    }

    /// Folds the next entry of the record, which was received so long ago. `clock_ms` is read from a
    /// clock that is never set.
    pub fn fold(&mut self, entry: Entry, age_ms: u64, clock_ms: u64) {
        self.now.game.record(&entry);
        self.deeds.take_stored(&entry);
        self.note(&entry);
        let clocks = Clocks::of(&self.now.game, self.now.game.at());
        self.keep(entry, clocks, clock_ms + self.delay_ms.saturating_sub(age_ms));
    }

    /// The record cannot be trusted from here on: nothing is written on it any more.
    pub fn break_off(&mut self, why: &str) {
        self.now.broken = Some(Arc::from(why));
    }

    /// Notes what follows from an entry besides the game.
    fn note(&mut self, entry: &Entry) {
        self.devices.take(entry);
        self.now.desk.take(entry);
        self.seen.take(entry);
        (self.now.entries, self.now.views) = (self.seen.entries(), self.seen.counts());
    }

    /// Notes an entry that was made, with the act that it belongs to.
    fn made(&mut self, entry: Entry, act: Option<ActName>) -> Made {
        if let Some(name) = act {
            self.deeds.take(&entry, name);
        }
        self.note(&entry);
        let clocks = Clocks::of(&self.now.game, self.now.game.at());
        Made { entry, clocks, views: self.seen.last() }
    }

    /// What was made is stored: from here on it is told to those who ask. `clock_ms` is read from a clock
    /// that is never set.
    pub fn is_stored(&mut self, made: Vec<Made>, clock_ms: u64) {
        for Made { entry, clocks, .. } in made {
            self.keep(entry, clocks, clock_ms + self.delay_ms);
        }
    }

    /// Keeps a stored entry for those who ask what is new and for those who see it later.
    fn keep(&mut self, entry: Entry, clocks: Option<Clocks>, due: u64) {
        let entry = Arc::new(entry);
        if self.now.past.is_some() {
            self.waiting.take(Arc::clone(&entry), clocks, due);
        }
        self.now.recent.take(entry, clocks);
    }

    /// Lets spectators who see everything later see the next entry that is due.
    pub fn next_due(&mut self, clock_ms: u64) -> Option<Due> {
        self.waiting.take_due(clock_ms, self.now.past.as_mut()?)
    }

    /// When spectators who see everything later are to see something next, by the clock that is never
    /// set.
    pub fn due(&self) -> Option<u64> {
        self.waiting.next()
    }

    /// Whether spectators see everything later.
    pub const fn is_delayed(&self) -> bool {
        self.now.past.is_some()
    }

    /// How the game stands. It is true once everything that was made is stored.
    pub const fn now(&self) -> &Snapshot {
        &self.now
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// When something is due in the game, if anything can be done about it.
    pub fn next_deadline(&self) -> Option<u64> {
        self.now.game.next_deadline().filter(|_| self.now.broken.is_none())
    }
}
