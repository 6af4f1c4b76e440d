//! A room: one task, one queue, one writer for a game. It alone reads the clock.

mod command;
mod keeping;
mod seen;

use std::collections::{HashMap, HashSet};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use jadoube_clock::Clock;
use jadoube_laws::{Entry, Game, Role as Sees};
use jadoube_store::{Digest, GameRecord, LastSeen, Lease, Line, Store, StoreError};
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep, sleep_until};

pub(crate) use self::command::Command;
use self::seen::Seen;
use crate::Begun;
use crate::acts::fingerprint;
use crate::desk::Desk;
use crate::late::is_report;
use crate::metrics::Metrics;
use crate::offers::offers;
use crate::problem::Problem;
use crate::rooms::{Change, Changes};
use crate::state::state;
use crate::summary::summary;
use crate::wall::GameTime;
use crate::watching::Watched;

/// Everything a room is made of.
pub(crate) struct Room {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) record: GameRecord,
    begun: Begun,
    lease: Lease,
    game: Game,
    head: Digest,
    time: GameTime,
    /// Acts that were done, by the fingerprint of their ids: the first entry and how many.
    done: HashMap<u128, (u32, u32)>,
    /// Those of them that came too late and were only reported.
    reported: HashSet<u128>,
    seen: Seen,
    watched: Watched,
    /// What the arbiter has not dealt with.
    desk: Desk,
    /// Where those are told who watch the whole competition.
    changes: Changes,
    change: Change,
    /// Since when it is not known what the store holds, in game time.
    unsure: Option<u64>,
    /// When to give up waiting for the store.
    patience: Pin<Box<Sleep>>,
    /// The clock ran when the room was opened and has not been stopped yet.
    orphaned: bool,
    /// Another node has the game.
    lost: bool,
}

/// After how long without a word a room without running clock closes.
const IDLE: Duration = Duration::from_secs(600);
/// How often to ask a store that does not answer.
const RETRY: Duration = Duration::from_millis(500);

impl Room {
    /// A room for a game whose entries are these. `last_seen` is what is known of the node that had
    /// the game before and did not give it back, by the clocks that stamped its entries.
    pub(crate) fn open(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        changes: Changes,
        record: GameRecord,
        lease: Lease,
        lines: &[Line],
        last_seen: Option<LastSeen>,
    ) -> Result<Self, StoreError> {
        let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
        let begun: Begun =
            serde_json::from_str(&record.text).map_err(|error| corrupt(error.to_string()))?;
        let mut room = Self {
            game: Game::create(begun.creation.clone()),
            head: record.genesis(),
            time: GameTime::from(0),
            done: HashMap::new(),
            reported: HashSet::new(),
            seen: Seen::default(),
            watched: Watched::default(),
            unsure: None,
            patience: Box::pin(sleep_until(Instant::now())),
            desk: Desk::default(),
            changes,
            change: Change::of(&record),
            orphaned: false,
            lost: false,
            store,
            metrics,
            begun,
            lease,
            record,
        };
        let last = room.fold(lines)?;
        // The time goes on from the last entry, or from the last sign of life if that is later.
        let quiet = match (&last, last_seen) {
            (Some(last), Some(seen)) => seen.since(last.received),
            _ => 0,
        };
        room.time = GameTime::from(room.game.at().saturating_add(quiet));
        Ok(room)
    }

    /// Folds stored entries from the beginning; hands back the last.
    fn fold(&mut self, lines: &[Line]) -> Result<Option<Entry>, StoreError> {
        self.game = Game::create(self.begun.creation.clone());
        self.head = self.record.genesis();
        self.done.clear();
        self.reported.clear();
        self.seen = Seen::default();
        self.desk = Desk::default();
        let mut last = None;
        for line in lines {
            let entry = line.read().map_err(|error| {
                StoreError::Corrupt(format!("game {}: {error}", self.record.key))
            })?;
            self.game.record(&entry);
            self.head = line.hash;
            self.note(&entry, entry.act_id.as_deref().map(fingerprint));
            last = Some(entry);
        }
        Ok(last)
    }

    /// Notes who was shown an entry and whose act it was, by the fingerprint of its id.
    fn note(&mut self, entry: &Entry, act: Option<u128>) {
        if let Some(act) = act {
            let done = self.done.entry(act).or_insert((entry.number, 0));
            done.1 = entry.number + 1 - done.0;
            if is_report(&entry.event) {
                self.reported.insert(act);
            }
        }
        self.desk.take(entry);
        self.seen.take(entry);
    }

    /// Keeps the game until nobody needs it. If its clock ran when the room was opened, nobody
    /// looked after it: it is interrupted first.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        // Up to the last sign of life somebody did look after it: what was due by then comes first.
        let last_sign = self.time.base();
        let _ = self.let_time_pass_until(last_sign).await;
        self.orphaned = self.is_running();
        if self.orphaned && self.unsure.is_none() {
            self.interrupt(last_sign).await;
        }
        let mut last_word = Instant::now();
        // One alarm for all. To put it off costs, and it may ring too early: then nothing is due.
        let mut alarm = pin!(sleep_until(last_word));
        while !self.lost {
            let wake = self.wake(last_word);
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                command = commands.recv() => {
                    last_word = Instant::now();
                    let Some(command) = command else { break };
                    if !self.take(command).await {
                        break;
                    }
                }
                () = &mut alarm => {
                    if !self.woken(last_word).await {
                        break;
                    }
                }
            }
            self.watched.send();
        }
        self.watched.send();
        // Whoever has the game next finds out what is stored; a lease that is not given back only
        // makes him wait.
        if let Err(error) = self.store.release(&self.record.key, &self.lease).await {
            tracing::warn!(game = %self.record.key, %error, "the lease could not be given back");
        }
        self.metrics.rooms_closed.add(1);
    }

    /// When to look at the game without being asked.
    fn wake(&self, last_word: Instant) -> Instant {
        if self.unsure.is_some() {
            return Instant::now() + RETRY;
        }
        match self.game.next_deadline() {
            Some(at) => self.time.instant(at),
            None => last_word + IDLE,
        }
    }

    /// Something is due; says whether the room goes on.
    async fn woken(&mut self, last_word: Instant) -> bool {
        if self.unsure.is_some() {
            self.recover().await;
            return true;
        }
        if self.game.next_deadline().is_some() {
            // What the store refuses is tried again when it answers.
            let _ = self.let_time_pass().await;
            return true;
        }
        self.watched.by_anybody() || last_word.elapsed() < IDLE
    }

    async fn take(&mut self, command: Command) -> bool {
        match command {
            Command::Act(request, reply) => {
                // Whoever no longer waits will find it in the record.
                let _ = reply.send(self.act(&request).await);
                true
            }
            Command::Acts(batch, done) => {
                self.act_all(&batch).await;
                let _ = done.send(());
                true
            }
            Command::Look(sees, reply) => {
                let _ = reply.send(self.tell(|room| room.state(sees)).await);
                true
            }
            Command::Glance(sees, reply) => {
                let _ = reply.send(self.tell(|room| room.summary(sees)).await);
                true
            }
            Command::Offers(by, reply) => {
                let told = |room: &Self| offers(&room.game, &room.desk, room.time.now(), by);
                let _ = reply.send(self.tell(told).await);
                true
            }
            Command::Join(sees, outlet, reply) => {
                self.watched.join(sees, &outlet);
                let _ = reply.send(self.seen.count(sees));
                true
            }
            Command::Doubt(silent_since) => {
                let since = silent_since.map_or(self.time.now(), |since| self.time.at(since));
                self.unsure = Some(self.unsure.map_or(since, |before| before.min(since)));
                self.recover().await;
                true
            }
            Command::Close(reply) => {
                if self.is_running() {
                    self.interrupt(self.time.now()).await;
                }
                let _ = reply.send(());
                false
            }
        }
    }

    fn is_running(&self) -> bool {
        self.game.clock().and_then(Clock::running).is_some() && !self.game.is_over()
    }

    /// Tells how the game stands now, unless that is not known.
    async fn tell(
        &mut self,
        told: impl FnOnce(&Self) -> serde_json::Value,
    ) -> Result<serde_json::Value, Problem> {
        let _ = self.let_time_pass().await;
        match self.unsure {
            Some(_) => Err(Problem::unavailable()),
            None => Ok(told(self)),
        }
    }

    fn state(&self, sees: Sees) -> serde_json::Value {
        let count = self.seen.count(sees) as usize;
        let desk = Some(&self.desk);
        state(&self.game, &self.begun, &self.record, sees, self.time.now(), count, desk)
    }

    fn summary(&self, sees: Sees) -> serde_json::Value {
        let desk = Some(&self.desk);
        summary(&self.game, &self.begun, &self.record, sees, self.time.now(), desk)
    }
}

/// Another node has the game now.
pub(crate) fn moved() -> Problem {
    Problem::new(
        axum::http::StatusCode::MISDIRECTED_REQUEST,
        "game-moved",
        "another server has taken over this game; send the request again",
    )
}
