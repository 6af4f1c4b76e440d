//! What every request can reach.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jadoube_store::{Digest, GameRecord, Node, Store, Token};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast};

use crate::begun::Announced;
use crate::contacts::Contacts;
use crate::creating::Creating;
use crate::limits::{Limits, Rate};
use crate::link_books::Books;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::role::Secret;
use crate::rooms::Rooms;
use crate::wall::utc_ms;

/// The server's parts, shared by all requests.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Rooms,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) acts: Arc<Rate<Digest>>,
    pub(crate) creations: Arc<Rate<IpAddr>>,
    pub(crate) contacts: Contacts,
    /// Turns of those who have whole records read and folded.
    pub(crate) folding: Arc<Semaphore>,
    pub(crate) creating: Arc<Creating>,
    pub(crate) books: Arc<Books>,
    /// Links as they are revoked, for the connections that came in by them.
    revoked: broadcast::Sender<Digest>,
    known: Arc<Mutex<HashMap<Digest, (Token, Instant)>>>,
}

/// How long a link is believed without asking the store again, which another node may have told
/// that it is revoked.
const BELIEVED: Duration = Duration::from_secs(2);
/// Links that are remembered.
const REMEMBERED: usize = 100_000;
/// By how much the clocks of nodes may differ.
const CLOCKS_DIFFER_MS: u64 = 300_000;
/// Revoked links that wait for a slow connection; one that misses some asks the store.
const REVOKED: usize = 64;

impl App {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        node: Node,
        dead_ms: u64,
        limits: Limits,
        creating: Creating,
    ) -> Self {
        let metrics = Arc::new(Metrics::default());
        let rooms = Rooms::new(Arc::clone(&store), Arc::clone(&metrics), node, dead_ms);
        let second = Duration::from_secs(1);
        let acts = Rate::new(limits.acts_per_second, second, second * 10);
        let minute = Duration::from_secs(60);
        let creations = Rate::new(limits.creations_per_minute, minute, minute);
        Self {
            store,
            rooms,
            metrics,
            limits: Arc::new(limits),
            acts: Arc::new(acts),
            creations: Arc::new(creations),
            contacts: Contacts::default(),
            folding: Arc::new(Semaphore::new(at_once())),
            creating: Arc::new(creating),
            books: Arc::default(),
            revoked: broadcast::channel(REVOKED).0,
            known: Arc::default(),
        }
    }

    /// The link with this secret, if there is one and it is not revoked.
    pub(crate) async fn link(&self, secret: &str) -> Result<Token, Problem> {
        let hash = Secret::hash(secret);
        let known = self.known().get(&hash).cloned();
        if let Some((token, since)) = known
            && since.elapsed() < BELIEVED
        {
            return Ok(token);
        }
        let token = self.store.token(&hash).await?;
        let token = token.filter(|token| token.revoked.is_none());
        let token = token.ok_or_else(Problem::unauthorized)?;
        self.books.came_in(&self.store, &token);
        let mut known = self.known();
        if known.len() > REMEMBERED {
            known.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        }
        known.insert(hash, (token.clone(), Instant::now()));
        Ok(token)
    }

    /// Revokes a link; connections that came in by it are closed.
    pub(crate) async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), Problem> {
        self.store.revoke(hash, at).await?;
        self.known().remove(hash);
        // Nobody may be connected.
        let _ = self.revoked.send(*hash);
        Ok(())
    }

    /// Waits until a link is revoked, by whichever node.
    pub(crate) async fn until_revoked(&self, link: Digest) {
        let mut links = self.revoked.subscribe();
        // It may have been, since its holder came in by it, and among those that were missed.
        while !self.is_revoked(&link).await {
            loop {
                match links.recv().await {
                    Ok(revoked) if revoked == link => return,
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => break,
                    Err(RecvError::Closed) => std::future::pending().await,
                }
            }
        }
    }

    /// Whether a link is revoked; asks until the store answers.
    async fn is_revoked(&self, link: &Digest) -> bool {
        loop {
            if let Ok(token) = self.store.token(link).await {
                return token.is_none_or(|token| token.revoked.is_some());
            }
            tokio::time::sleep(BELIEVED).await;
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
                        self.known().remove(link);
                        // Nobody may be connected.
                        let _ = self.revoked.send(*link);
                    }
                    (asked, told) = (now, revoked.into_iter().collect());
                }
                // The next time from where it was asked last.
                Err(error) => tracing::debug!(%error, "which links are revoked is not known"),
            }
        }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<Digest, (Token, Instant)>> {
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

/// Records that are folded at once: half of the processors are left for those who play.
fn at_once() -> usize {
    std::thread::available_parallelism().map_or(1, |count| (count.get() / 2).max(1))
}
