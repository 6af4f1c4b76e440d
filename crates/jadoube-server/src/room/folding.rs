//! How a room folds the stored entries, each checked against the hashes before it is believed.

use std::collections::HashMap;
use std::time::Duration;

use jadoube_laws::{Entry, Game, Source};
use jadoube_store::StoredEntry;

use super::Room;
use super::recent::Recent;
use super::seen::Seen;
use crate::act_name::{self, ActName};
use crate::delayed::Delayed;
use crate::desk::Desk;
use crate::late::is_report;
use crate::sent::Clocks;
use crate::wall::utc_ms;

/// An act that was done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    /// Its first entry, and how many it has.
    pub(super) first: u32,
    pub(super) count: u32,
    /// What stands for its words, if that is known.
    pub(super) words: Option<u32>,
    /// It came too late and was only reported.
    pub(super) reported: bool,
}

/// What devices have sent.
#[derive(Debug, Default)]
pub(super) struct Devices {
    /// The number of the last act of each.
    seqs: HashMap<String, u64>,
    /// The device whose acts were the last in the game, and when something else happened last before
    /// them, in game time.
    last: Option<(String, u64)>,
    at: u64,
}

impl Devices {
    fn take(&mut self, entry: &Entry) {
        match &entry.source {
            Source::Device { id, seq, .. } => {
                if self.last.as_ref().is_none_or(|(last, _)| last != id) {
                    self.last = Some((id.clone(), self.at));
                }
                self.seqs.insert(id.clone(), *seq);
            }
            Source::Room | Source::Arbiter => self.last = None,
        }
        self.at = entry.at;
    }

    /// The number of a device's last act.
    pub(super) fn last_seq(&self, device: &str) -> Option<u64> {
        self.seqs.get(device).copied()
    }

    /// When something happened last that did not come from this device, in game time.
    pub(super) fn settled(&self, device: &str) -> u64 {
        match &self.last {
            Some((last, settled)) if last == device => *settled,
            _ => self.at,
        }
    }
}

impl Room {
    /// Folds stored entries from the beginning; says when the last was received. At the first that is
    /// not what its hash says the record ends: the room stays open to be looked at, and nothing more
    /// is written.
    pub(super) fn fold(&mut self, entries: &[StoredEntry]) -> Option<u64> {
        self.game = Game::create(self.begun.creation.clone());
        self.head = self.record.genesis();
        self.done.clear();
        self.has_older_names = false;
        self.devices = Devices::default();
        self.seen = Seen::default();
        self.recent = Recent::default();
        self.desk = Desk::default();
        self.delayed = Delayed::by(self.delay_ms, &self.begun.creation);
        self.broken = None;
        let (mut last, now) = (None, utc_ms());
        for stored in entries {
            let entry = match self.believed(stored) {
                Ok(entry) => entry,
                Err(why) => {
                    tracing::error!(game = %self.record.key, why, "the record does not verify");
                    self.broken = Some(why);
                    break;
                }
            };
            self.game.record(&entry);
            self.head = stored.hash;
            let name = entry.act_id.as_deref().map(|text| {
                self.has_older_names |= !act_name::names_link(text);
                ActName::stored(text, entry.by)
            });
            self.note(&entry, name);
            last = Some(entry.received);
            let age = Duration::from_millis(now.saturating_sub(entry.received));
            let clocks = Clocks::of(&self.game, self.game.at());
            self.keep_in_mind(entry, clocks, age);
        }
        self.show_delayed();
        last
    }

    /// A stored entry that is what its hash says and follows the one before; or what is wrong.
    fn believed(&self, stored: &StoredEntry) -> Result<Entry, String> {
        let (number, expected) = (stored.number, self.seen.entries());
        if number != expected {
            return Err(format!("entry {expected} is missing: {number} stands in its place"));
        }
        if stored.hash_after(self.head) != stored.hash {
            return Err(format!("entry {number} was altered"));
        }
        let entry = stored.read().map_err(|error| error.to_string())?;
        let follows = entry.previous_hash.as_deref() == Some(&*self.head.to_string());
        if entry.number != number || !follows {
            return Err(format!("entry {number} does not follow the entry before it"));
        }
        Ok(entry)
    }

    /// Notes who was shown an entry and whose act it was, by its name.
    pub(super) fn note(&mut self, entry: &Entry, act: Option<ActName>) {
        if let Some(ActName { key, words }) = act {
            let reported = is_report(&entry.event);
            let first = Deed { first: entry.number, count: 0, words, reported };
            let deed = self.done.entry(key).or_insert(first);
            deed.count = entry.number + 1 - deed.first;
        }
        self.devices.take(entry);
        self.desk.take(entry);
        self.seen.take(entry);
    }

    /// Keeps an entry that is stored, and was received so long ago, for those who ask what is new and
    /// for those who see it later.
    pub(super) fn keep_in_mind(&mut self, entry: Entry, clocks: Option<Clocks>, age: Duration) {
        if let Some(delayed) = &mut self.delayed {
            delayed.take(entry.clone(), clocks, age);
        }
        self.recent.take(entry, clocks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Happening, Regulations, Side};

    #[test]
    fn the_acts_of_one_device_do_not_come_too_late_for_each_other() {
        let mut game = Game::new(Regulations::standard(Edition::E2023));
        let mut devices = Devices::default();
        let mut happen = |devices: &mut Devices, at, device: Option<(&str, u64)>| {
            let event = "touches e2".parse().expect("an act");
            let happening = Happening::new(at, Actor::Player(Side::White), event);
            let mut entry = game.happen(happening.expect("White's act"));
            if let Some((id, seq)) = device {
                let id = id.to_owned();
                entry.source = Source::Device { id, seq, sensor: None, signed: None };
            }
            devices.take(&entry);
        };
        happen(&mut devices, 100, None);
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (100, None));
        happen(&mut devices, 200, Some(("a", 3)));
        happen(&mut devices, 300, Some(("a", 4)));
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (100, Some(4)));
        assert_eq!(devices.settled("b"), 300, "what another device did is done");
        happen(&mut devices, 400, None);
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (400, Some(4)));
    }
}
