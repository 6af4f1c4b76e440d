//! What every request can reach.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jadoube_store::{Digest, GameRecord, Node, Store, Token};
use tokio::sync::Semaphore;

use crate::access::Access;
use crate::announced::Announced;
use crate::http::address::{Address, Way};
use crate::http::creating::Creating;
use crate::http::reads::Reader;
use crate::limits::{Limits, Rate};
use crate::link_books::Books;
use crate::live::competition::Hubs;
use crate::metrics::Metrics;
use crate::places::{Place, Places};
use crate::problem::Problem;
use crate::rooms::Rooms;
use crate::rooms::contacts::Contacts;
use crate::rooms::wall::utc_ms;
use crate::secret::Secret;

/// The server's parts, shared by all requests.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Rooms,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) acts: Arc<Rate<Digest>>,
    pub(crate) creations: Arc<Rate<Address>>,
    pub(crate) reads: Arc<Rate<Reader>>,
    pub(crate) way: Arc<Way>,
    pub(crate) places: Arc<Places>,
    pub(crate) hubs: Hubs,
    pub(crate) contacts: Contacts,
    /// Turns of those who have whole records read and folded.
    pub(crate) folding: Arc<Semaphore>,
    pub(crate) creating: Arc<Creating>,
    pub(crate) books: Arc<Books>,
    known: Arc<Mutex<Known>>,
}

/// Links that were looked up, and when.
#[derive(Default)]
struct Known {
    links: HashMap<Digest, (Token, Instant)>,
    /// How many were revoked meanwhile: what was looked up before may no longer be true.
    revocations: u64,
}

/// How long a link is believed without asking the store again, which another node may have told
/// that it is revoked.
const BELIEVED: Duration = Duration::from_secs(2);
/// Links that are remembered.
const REMEMBERED: usize = 100_000;
/// By how much the clocks of nodes may differ.
const CLOCKS_DIFFER_MS: u64 = 300_000;

impl App {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        node: Node,
        dead_ms: u64,
        limits: Limits,
        creating: Creating,
        way: Way,
    ) -> Self {
        let metrics = Arc::new(Metrics::default());
        let rooms = Rooms::new(Arc::clone(&store), Arc::clone(&metrics), node, dead_ms);
        let limits = Arc::new(limits);
        let second = Duration::from_secs(1);
        let acts = Rate::new(limits.acts_per_second, second, second * 10);
        let reads = Rate::new(limits.reads_per_second, second, second * 10);
        let minute = Duration::from_secs(60);
        let creations = Rate::new(limits.creations_per_minute, minute, minute);
        Self {
            store,
            rooms,
            places: Arc::new(Places::new(Arc::clone(&metrics), Arc::clone(&limits))),
            hubs: Hubs::default(),
            limits,
            metrics,
            acts: Arc::new(acts),
            creations: Arc::new(creations),
            contacts: Contacts::default(),
            folding: Arc::new(Semaphore::new(at_once())),
            creating: Arc::new(creating),
            books: Arc::default(),
            reads: Arc::new(reads),
            way: Arc::new(way),
            known: Arc::default(),
        }
    }

    /// The link with this secret, if there is one and it is not revoked. Whoever asks for one that
    /// is none may not do so without end.
    pub(crate) async fn link(&self, secret: &str, from: Address) -> Result<Token, Problem> {
        let hash = Secret::hash(secret);
        let revocations = {
            let known = self.known();
            match known.links.get(&hash) {
                Some((token, since)) if since.elapsed() < BELIEVED => return Ok(token.clone()),
                Some(_) => known.revocations,
                None => {
                    drop(known);
                    self.may_guess(from)?;
                    self.known().revocations
                }
            }
        };
        let token = self.store.token(&hash).await?;
        let token = token.filter(|token| token.revoked.is_none());
        let Some(token) = token else {
            self.note_guess(from);
            return Err(Problem::unauthorized());
        };
        self.books.came_in(&self.store, &token);
        let mut known = self.known();
        if known.links.len() > REMEMBERED {
            known.links.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        }
        if known.revocations == revocations {
            known.links.insert(hash, (token.clone(), Instant::now()));
        }
        Ok(token)
    }

    /// Revokes a link; connections that came in by it are closed.
    pub(crate) async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), Problem> {
        self.store.revoke(hash, at).await?;
        self.end(hash);
        Ok(())
    }

    /// A place for a live connection, if there is one and the link is still good.
    pub(crate) async fn place(&self, access: &Access) -> Result<Place, Problem> {
        let place = self.places.take(access)?;
        // The link may have been revoked since it was looked up, by whichever node.
        let token = self.store.token(&access.token.hash).await?;
        match token {
            Some(token) if token.revoked.is_none() => Ok(place),
            _ => Err(Problem::unauthorized()),
        }
    }

    /// Tells again and again which links other nodes have revoked: one asks the store for all who
    /// are connected.
    pub(crate) async fn tell_revoked(self) {
        let (mut asked, mut told) = (utc_ms(), HashSet::new());
        loop {
            tokio::time::sleep(BELIEVED).await;
            let now = utc_ms();
            match self.store.revoked_since(asked.saturating_sub(CLOCKS_DIFFER_MS)).await {
                Ok(revoked) => {
                    for link in revoked.iter().filter(|link| !told.contains(*link)) {
                        self.end(link);
                    }
                    (asked, told) = (now, revoked.into_iter().collect());
                }
                // The next time from where it was asked last.
                Err(error) => tracing::debug!(%error, "which links are revoked is not known"),
            }
        }
    }

    /// A link is revoked: nobody comes in by it any more, and whoever did is sent away.
    fn end(&self, link: &Digest) {
        let mut known = self.known();
        known.revocations += 1;
        known.links.remove(link);
        drop(known);
        self.places.revoke(link);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game of that name.
    pub(crate) async fn game(&self, key: &str) -> Result<GameRecord, Problem> {
        self.store.game(key).await?.ok_or_else(|| Problem::not_found("game"))
    }

    /// All about a competition.
    pub(crate) async fn announced(&self, key: &str) -> Result<Announced, Problem> {
        let found = self.store.competition(key).await?;
        let found = found.ok_or_else(|| Problem::not_found("competition"))?;
        Ok(Announced::read(&found)?)
    }
}

/// How much that takes long is done at once: half of the processors are left for those who play.
pub(crate) fn at_once() -> usize {
    std::thread::available_parallelism().map_or(1, |count| (count.get() / 2).max(1))
}
