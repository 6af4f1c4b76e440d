//! All rooms of this server: the ways into them, their `life`, and what is read of them without asking
//! their writers.

pub(crate) mod asked;
pub(crate) mod batch;
pub(crate) mod changes;
pub(crate) mod contacts;
pub(crate) mod feed;
mod life;
pub(crate) mod mates;
pub(crate) mod outlet;
mod reading;
pub(crate) mod wall;
mod watching;
pub(crate) mod writer;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_laws::Role;
use jadoube_room::Done;
use jadoube_store::{Leased, Node, Store};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::Instant;

pub(crate) use self::reading::{News, Reading};
use crate::announced::Announced;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::rooms::changes::{Change, Changes};
use crate::rooms::feed::{Feed, Feeds};
use crate::rooms::mates::Mates;
use crate::rooms::outlet::Outlet;
use crate::rooms::wall::{DEAD_MS, NodeTime};
use crate::rooms::writer::{Command, Opening, Published, Shared, Writer, moved};

/// Commands that may wait for a room before those who bring more are made to wait as well.
const QUEUE: usize = 256;

/// The way into a room, if it is open; locked while it is being opened.
type Slot = Arc<tokio::sync::Mutex<Option<Way>>>;

/// The way into a room: to its writer, and to what that publishes.
#[derive(Clone)]
struct Way {
    commands: mpsc::Sender<Command>,
    told: watch::Receiver<Arc<Published>>,
    feeds: Arc<Feeds>,
}

impl Way {
    fn is_closed(&self) -> bool {
        self.commands.is_closed()
    }
}

/// What one who joins is told first.
pub(crate) struct Joined {
    /// How many views there are already.
    pub(crate) count: u32,
    /// Whom to send what is done.
    pub(crate) room: mpsc::Sender<Command>,
    /// How the game stands, if that is wanted.
    pub(crate) feed: Option<Arc<Feed>>,
}

/// The rooms, and what they need.
#[derive(Clone)]
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    node: Node,
    /// After how long without a beat another node is taken for dead.
    dead_ms: u64,
    changes: Changes,
    open: Arc<Mutex<HashMap<String, Slot>>>,
    /// Whether the store took this node's last sign of life.
    is_heard: Arc<AtomicBool>,
    /// When the store last took one; other nodes may have taken all games some time after that.
    heard: Arc<Mutex<Instant>>,
    time: Arc<NodeTime>,
    pub(crate) reading: Reading,
}

impl Rooms {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        node: Node,
        dead_ms: u64,
    ) -> Self {
        Self::by(NodeTime::start(), store, metrics, node, dead_ms)
    }

    /// The same by another clock.
    pub(crate) fn by(
        time: Arc<NodeTime>,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        node: Node,
        dead_ms: u64,
    ) -> Self {
        Self {
            store,
            metrics,
            node,
            dead_ms,
            changes: changes::changes(),
            open: Arc::default(),
            is_heard: Arc::new(AtomicBool::new(true)),
            heard: Arc::new(Mutex::new(Instant::now())),
            time,
            reading: Reading::new(Mates::default()),
        }
    }

    /// Whether the store can be written.
    pub(crate) fn can_write(&self) -> bool {
        self.is_heard.load(Ordering::Relaxed)
    }

    /// Whether this node is sure to hold the games that it has: no other can have taken them.
    pub(crate) fn holds_games(&self) -> bool {
        self.can_write() && self.is_sure().is_ok()
    }

    fn hold(&self, heard: Instant) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = heard;
    }

    /// Does an act in a game.
    pub(crate) async fn act(&self, game: &str, asked: Asked) -> Result<Done, Problem> {
        self.ask(game, |reply| Command::Act(Box::new(asked.clone()), reply)).await?
    }

    /// Another node may have taken the games: then nothing is told of them before that is found out.
    fn is_sure(&self) -> Result<(), Problem> {
        let heard = *self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let is_alone = self.dead_ms == 0;
        match is_alone || heard.elapsed() < Duration::from_millis(DEAD_MS) {
            true => Ok(()),
            false => Err(Problem::unavailable()),
        }
    }

    fn is_open(&self, game: &str) -> bool {
        self.open().get(game).is_some_and(is_open)
    }

    /// What changes from now on, in all games that this node looks after.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Joins those who are told what happens in a game.
    pub(crate) async fn join(
        &self,
        game: &str,
        sees: Role,
        outlet: &Arc<Outlet>,
        with_state: bool,
    ) -> Result<Joined, Problem> {
        let join = |reply| Command::Join(sees, Arc::clone(outlet), reply);
        let (count, way) = self.ask_whom(game, join).await?;
        let feed = || way.feeds.of(sees, &way.told, &self.reading);
        let feed = with_state.then(feed);
        Ok(Joined { count, room: way.commands, feed })
    }

    async fn ask<T>(
        &self,
        game: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Problem> {
        self.ask_whom(game, command).await.map(|(answer, _)| answer)
    }

    /// Asks a room; one that closed in the meantime is opened again, once. Says who answered, too.
    async fn ask_whom<T>(
        &self,
        game: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<(T, Way), Problem> {
        for _ in 0..2 {
            let room = self.room(game).await?;
            let (reply, answer) = oneshot::channel();
            if room.commands.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((answer, room));
            }
        }
        Err(moved())
    }

    /// The room of a game, opened if need be.
    async fn room(&self, game: &str) -> Result<Way, Problem> {
        let known = self.open().get(game).cloned();
        let slot = known.unwrap_or_else(|| self.open().entry(game.to_owned()).or_default().clone());
        let mut slot = slot.lock().await;
        if let Some(room) = slot.as_ref().filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let room = self.start(game).await?;
        *slot = Some(room.clone());
        Ok(room)
    }

    async fn start(&self, game: &str) -> Result<Way, Problem> {
        let record = self.store.game(game).await?.ok_or_else(|| Problem::not_found("game"))?;
        let leased = self.store.lease(game, &self.node.name, self.dead_ms).await?;
        let (lease, last_seen) = match leased {
            Leased::Yes { lease, last_seen } => (lease, last_seen),
            Leased::To(node) => {
                let mut problem = moved();
                problem.elsewhere = Some(node.address);
                return Err(problem);
            }
        };
        let delay_ms = self.delay_ms(&record.competition).await?;
        let entries = self.store.entries(game, 0).await?;
        let opening = Opening { record, lease, last_seen, delay_ms };
        let (writer, told) = Writer::open(self.shared(), opening, &entries)?;
        let (commands, queue) = mpsc::channel(QUEUE);
        self.metrics.rooms_opened.add(1);
        tokio::spawn(writer.run(queue));
        Ok(Way { commands, told, feeds: Arc::default() })
    }

    fn shared(&self) -> Shared {
        Shared {
            store: Arc::clone(&self.store),
            metrics: Arc::clone(&self.metrics),
            changes: self.changes.clone(),
            time: Arc::clone(&self.time),
            mates: self.reading.mates.clone(),
        }
    }

    /// By how much the spectators of a competition see everything later.
    async fn delay_ms(&self, competition: &str) -> Result<u64, Problem> {
        let found = self.store.competition(competition).await?;
        let found = found.ok_or_else(|| Problem::not_found("competition"))?;
        Ok(Announced::read(&found)?.spectator_delay_ms)
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a room is open, or is being opened just now.
fn is_open(slot: &Slot) -> bool {
    slot.try_lock().map_or(true, |room| room.as_ref().is_some_and(|room| !room.is_closed()))
}
