//! When the server last heard of each link: what a device sends late is believed only for a time in which
//! nothing was heard of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jadoube_store::Digest;
use tokio::time::Instant;

/// A time in which nothing was heard of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gap {
    /// When it was last heard before.
    pub(crate) began: Instant,
    /// When it was heard again.
    pub(crate) ended: Instant,
}

/// All links of which something was heard since the server was started.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contacts(Arc<Mutex<HashMap<Digest, Contact>>>);

#[derive(Clone, Copy, Debug)]
struct Contact {
    /// Live connections by this link.
    live: u32,
    last: Instant,
}

/// Links that are remembered: those of which nothing was heard for longest are forgotten first, and may
/// not date anything back after that.
const REMEMBERED: usize = 200_000;

impl Contacts {
    fn lock(&self) -> MutexGuard<'_, HashMap<Digest, Contact>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something is heard now; the gap before it, if the link was heard before and has no live
    /// connection.
    pub(crate) fn heard(&self, link: Digest) -> Option<Gap> {
        self.note(link, 0)
    }

    /// A live connection begins.
    pub(crate) fn connected(&self, link: Digest) -> Option<Gap> {
        self.note(link, 1)
    }

    /// A live connection over which something was last heard then has ended.
    pub(crate) fn disconnected(&self, link: Digest, last: Instant) {
        if let Some(contact) = self.lock().get_mut(&link) {
            contact.live = contact.live.saturating_sub(1);
            // What else was heard since then was heard.
            contact.last = contact.last.max(last);
        }
    }

    fn note(&self, link: Digest, live: u32) -> Option<Gap> {
        let now = Instant::now();
        let mut contacts = self.lock();
        if contacts.len() >= REMEMBERED && !contacts.contains_key(&link) {
            let mut lasts: Vec<Instant> = contacts.values().map(|contact| contact.last).collect();
            let middle = lasts.len() / 2;
            let (_, &mut median, _) = lasts.select_nth_unstable(middle);
            contacts.retain(|_, contact| contact.live > 0 || contact.last > median);
        }
        let before = contacts.get(&link).copied();
        let lives = before.map_or(0, |before| before.live);
        contacts.insert(link, Contact { live: lives + live, last: now });
        before.filter(|_| lives == 0).map(|before| Gap { began: before.last, ended: now })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_gap_lies_between_the_last_that_was_heard_and_the_next() {
        let (contacts, link) = (Contacts::default(), Digest::of([]));
        let start = Instant::now();
        let pass = async |s| tokio::time::advance(Duration::from_secs(s)).await;
        let at = |s| start + Duration::from_secs(s);
        assert_eq!(contacts.heard(link), None, "the first time nothing is known");
        pass(5).await;
        assert_eq!(contacts.heard(link), Some(Gap { began: at(0), ended: at(5) }));
        assert!(contacts.connected(link).is_some());
        pass(60).await;
        assert_eq!(contacts.heard(link), None, "a live connection is there all the time");
        pass(10).await;
        // Its end is noticed later than its last word.
        contacts.disconnected(link, at(66));
        pass(1).await;
        assert_eq!(contacts.connected(link), Some(Gap { began: at(66), ended: at(76) }));
    }
}
