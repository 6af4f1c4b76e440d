//! The live connections: how many there may be, and which of them must end.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jadoube_store::Digest;
use tokio::sync::Notify;

use crate::LinkRole;
use crate::access::Access;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::problem::Problem;

/// All live connections of this node, by the links they came in by.
pub(crate) struct Places {
    metrics: Arc<Metrics>,
    limits: Arc<Limits>,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: u64,
    spectators: u64,
    links: HashMap<Digest, (u64, Arc<Link>)>,
    is_closed: bool,
}

/// A link by which somebody is connected.
#[derive(Default)]
struct Link {
    ended: AtomicU8,
    told: Notify,
}

/// Why a connection must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The link was revoked.
    Revoked = 1,
    /// The server goes down.
    GoingDown = 2,
}

/// One live connection's right to be there; whoever drops it makes room for another.
pub(crate) struct Place {
    places: Arc<Places>,
    hash: Digest,
    is_spectator: bool,
    link: Arc<Link>,
}

impl Places {
    pub(crate) fn new(metrics: Arc<Metrics>, limits: Arc<Limits>) -> Self {
        Self { metrics, limits, taken: Mutex::default() }
    }

    /// A place for one who comes in by a link. From here on they hear when it is revoked; whether it
    /// was before, the store knows.
    pub(crate) fn take(self: &Arc<Self>, access: &Access) -> Result<Place, Problem> {
        let (hash, is_spectator) = (access.token.hash, access.role == LinkRole::Spectator);
        let mut taken = self.taken();
        if let Some(detail) = self.refusal(&taken, &hash, is_spectator) {
            self.metrics.limited.add(1);
            return Err(Problem::too_many(detail));
        }
        taken.all += 1;
        taken.spectators += u64::from(is_spectator);
        let is_closed = taken.is_closed;
        let (count, link) = taken.links.entry(hash).or_default();
        *count += 1;
        let link = Arc::clone(link);
        drop(taken);
        if is_closed {
            link.end(Ended::GoingDown);
        }
        self.metrics.sockets_opened.add(1);
        Ok(Place { places: Arc::clone(self), hash, is_spectator, link })
    }

    /// Why one more is too many, if it is.
    fn refusal(&self, taken: &Taken, link: &Digest, is_spectator: bool) -> Option<&'static str> {
        let Limits { sockets, live_by_link, live_by_spectators_link, spectators_percent, .. } =
            *self.limits;
        let by_link = if is_spectator { live_by_spectators_link } else { live_by_link };
        let for_spectators = sockets.saturating_mul(u64::from(spectators_percent)) / 100;
        if taken.links.get(link).is_some_and(|(count, _)| *count >= u64::from(by_link)) {
            return Some("this link has too many live connections; close some of them");
        }
        if taken.all >= sockets || (is_spectator && taken.spectators >= for_spectators) {
            return Some("too many live connections; ask now and then instead");
        }
        None
    }

    /// Ends the connections that came in by a link.
    pub(crate) fn revoke(&self, link: &Digest) {
        if let Some((_, link)) = self.taken().links.get(link) {
            link.end(Ended::Revoked);
        }
    }

    /// Ends all connections, and those that are still to come.
    pub(crate) fn close(&self) {
        let mut taken = self.taken();
        taken.is_closed = true;
        taken.links.values().for_each(|(_, link)| link.end(Ended::GoingDown));
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Link {
    fn end(&self, why: Ended) {
        self.ended.fetch_max(why as u8, Ordering::AcqRel);
        self.told.notify_waiters();
    }

    fn ended(&self) -> Option<Ended> {
        match self.ended.load(Ordering::Acquire) {
            0 => None,
            1 => Some(Ended::Revoked),
            _ => Some(Ended::GoingDown),
        }
    }
}

impl Place {
    /// Why the connection must end, if it must.
    pub(crate) fn has_ended(&self) -> Option<Ended> {
        self.link.ended()
    }

    /// Waits until the connection must end. This holds nothing that others wait for, so that it may
    /// be left alone while something else is done.
    pub(crate) async fn ended(&self) -> Ended {
        loop {
            // Before it is looked, so that what is told in between is heard.
            let told = self.link.told.notified();
            if let Some(ended) = self.link.ended() {
                return ended;
            }
            told.await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        taken.spectators -= u64::from(self.is_spectator);
        if let Some((count, _)) = taken.links.get_mut(&self.hash) {
            *count -= 1;
            if *count == 0 {
                taken.links.remove(&self.hash);
            }
        }
        drop(taken);
        self.places.metrics.sockets_closed.add(1);
    }
}
