//! How a writer folds the stored entries, each checked against the hashes before it is believed.

use jadoube_laws::{Entry, Role};
use jadoube_store::StoredEntry;

use super::Writer;
use crate::rooms::wall::utc_ms;

impl Writer {
    /// Folds stored entries from the beginning; says when the last was received. At the first that is
    /// not what its hash says the record ends: the room stays open to be looked at, and nothing more
    /// is written.
    pub(super) fn fold(&mut self, entries: &[StoredEntry]) -> Option<u64> {
        self.room = self.room.anew();
        self.head = self.record.genesis();
        let (mut last, now, clock_ms) = (None, utc_ms(), self.time.elapsed());
        for stored in entries {
            let entry = match self.believed(stored) {
                Ok(entry) => entry,
                Err(why) => {
                    tracing::error!(game = %self.record.key, why, "the record does not verify");
                    self.room.break_off(&why);
                    break;
                }
            };
            self.head = stored.hash;
            last = Some(entry.received);
            let age_ms = now.saturating_sub(entry.received);
            self.room.fold(entry, age_ms, clock_ms);
        }
        self.show_delayed();
        last
    }

    /// A stored entry that is what its hash says and follows the one before; or what is wrong.
    fn believed(&self, stored: &StoredEntry) -> Result<Entry, String> {
        let (number, expected) = (stored.number, self.room.now().entries(Role::Arbiter));
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
}
