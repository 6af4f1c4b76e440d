//! A room: one task, one queue, one writer for a game. It alone reads the clock.

mod command;
mod folding;
mod recent;
mod seen;
mod writing;

use std::collections::HashMap;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use jadoube_clock::Clock;
use jadoube_laws::{Begun, Game, Role};
use jadoube_mate::is_plainly_alive;
use jadoube_store::{Digest, GameRecord, LastSeen, Lease, Store, StoreError, StoredEntry};
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep, sleep_until};

pub(crate) use self::command::{Command, Doubt, Extent, News, State};
use self::folding::{Deed, Devices};
use self::recent::Recent;
use self::seen::Seen;
use crate::delayed::Delayed;
use crate::desk::Desk;
use crate::mates::Mates;
use crate::metrics::Metrics;
use crate::offers::offers;
use crate::problem::Problem;
use crate::rooms::{Change, Changes};
use crate::sent::{self, Board, GameClocks, Need};
use crate::shown::Showing;
use crate::state::state;
use crate::summary::summary;
use crate::wall::{GameTime, NodeTime};
use crate::watching::Watched;

/// Everything a room is made of.
pub(crate) struct Room {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    mates: Mates,
    record: GameRecord,
    begun: Begun,
    lease: Lease,
    game: Game,
    /// Whether it may take long to find out if the next move kills the position.
    is_slow: bool,
    head: Digest,
    time: GameTime,
    /// Acts that were done, by the keys of their names.
    done: HashMap<u128, Deed>,
    /// Whether the names of some of them belong to no link, as older programs wrote them.
    has_older_names: bool,
    devices: Devices,
    seen: Seen,
    recent: Recent,
    watched: Watched,
    /// By how much spectators see everything later, and the game as they see it.
    delay_ms: u64,
    delayed: Option<Delayed>,
    /// Why the record cannot be trusted: nothing is written on it any more.
    broken: Option<String>,
    /// What the arbiter has not dealt with.
    desk: Desk,
    /// Where those are told who watch the whole competition.
    changes: Changes,
    change: Change,
    /// It is not known what the store holds.
    unsure: Option<Unsure>,
    /// When to give up waiting for the store.
    patience: Pin<Box<Sleep>>,
    /// The clock ran when the room was opened and has not been stopped yet.
    orphaned: bool,
    /// Another node has the game.
    lost: bool,
}

/// That it is not known what the store holds.
#[derive(Clone, Copy, Debug)]
struct Unsure {
    /// Since when, in game time.
    since: u64,
    /// Nobody could act for so long that the game is interrupted.
    interrupts: bool,
}

/// What all rooms of a server share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) changes: Changes,
    pub(crate) time: Arc<NodeTime>,
    pub(crate) mates: Mates,
}

/// What a room is made for.
pub(crate) struct Opening {
    pub(crate) record: GameRecord,
    pub(crate) lease: Lease,
    /// The last sign of life of the node that had the game before and did not give it back.
    pub(crate) last_seen: Option<LastSeen>,
    /// By how much spectators see everything later.
    pub(crate) delay_ms: u64,
}

/// After how long without a word a room without running clock closes.
const IDLE: Duration = Duration::from_secs(600);
/// How often to ask a store that does not answer.
const RETRY: Duration = Duration::from_millis(500);
/// How soon something that is due is looked at again, if by the node's own time it is not due yet.
const SOON: Duration = Duration::from_millis(20);

impl Room {
    /// A room for a game whose entries are these.
    pub(crate) fn open(
        shared: Shared,
        opening: Opening,
        entries: &[StoredEntry],
    ) -> Result<Self, StoreError> {
        let Shared { store, metrics, changes, time, mates } = shared;
        let Opening { record, lease, last_seen, delay_ms } = opening;
        let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
        let begun: Begun =
            serde_json::from_str(&record.text).map_err(|error| corrupt(error.to_string()))?;
        let mut room = Self {
            game: Game::create(begun.creation.clone()),
            head: record.genesis(),
            time: GameTime::from(0, time),
            is_slow: false,
            mates,
            done: HashMap::new(),
            has_older_names: false,
            devices: Devices::default(),
            seen: Seen::default(),
            recent: Recent::default(),
            watched: Watched::default(),
            delay_ms,
            delayed: None,
            broken: None,
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
        let last = room.fold(entries);
        room.is_slow = room.game.standing().position().is_some_and(|now| !is_plainly_alive(now));
        // The time goes on from the last entry, or from the last sign of life if that is later.
        let quiet = match (last, last_seen) {
            (Some(received), Some(seen)) => seen.since(received),
            _ => 0,
        };
        room.time.set(room.game.at().saturating_add(quiet));
        Ok(room)
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
        let due = match self.next_deadline() {
            Some(at) => match self.time.instant(at) {
                due if due > Instant::now() => due,
                _ => Instant::now() + SOON,
            },
            None => last_word + IDLE,
        };
        // Spectators who look see what is due then; those who watch are to be told.
        let watched = self.delayed.as_ref().filter(|_| self.watched.by(Role::Spectator));
        watched.and_then(Delayed::next).map_or(due, |shown| shown.min(due))
    }

    /// When something is due in the game, if anything can be done about it.
    fn next_deadline(&self) -> Option<u64> {
        self.game.next_deadline().filter(|_| self.broken.is_none())
    }

    /// Something is due; says whether the room goes on.
    async fn woken(&mut self, last_word: Instant) -> bool {
        if self.unsure.is_some() {
            self.recover().await;
            return true;
        }
        self.show_delayed();
        if self.next_deadline().is_some() {
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
            Command::Since(sees, since, reply) => {
                let _ = reply.send(self.news(sees, since));
                true
            }
            Command::Extent(sees, reply) => {
                let _ = reply.send(self.extent(sees));
                true
            }
            Command::Join(sees, outlet, reply) => {
                self.show_delayed();
                self.watched.join(sees, &outlet);
                let _ = reply.send(self.count(sees));
                true
            }
            Command::Doubt(doubt) => {
                self.doubt(doubt);
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
    async fn tell<T>(&mut self, told: impl FnOnce(&Self) -> T) -> Result<T, Problem> {
        let _ = self.let_time_pass().await;
        self.show_delayed();
        match self.unsure {
            Some(_) => Err(Problem::unavailable()),
            None => Ok(told(self)),
        }
    }

    /// The game as a role sees it, and the game time for that.
    fn seen_by(&self, sees: Role) -> (&Game, u64) {
        match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => (delayed.game(), delayed.game().at()),
            // Nothing goes on in a game that is not written on.
            _ if self.broken.is_some() => (&self.game, self.game.at()),
            _ => (&self.game, self.time.now()),
        }
    }

    fn state(&self, sees: Role) -> State {
        let (game, now) = self.seen_by(sees);
        let views = self.count(sees) as usize;
        let desk = Some(&self.desk);
        let mut state = state(game, &self.begun, &self.record, sees, now, views, desk);
        if let Some(why) = self.tell_broken(sees, state.clocks.as_mut()) {
            state.broken = Some(why);
            let desk = state.for_arbiter.as_mut().and_then(|it| it.desk.as_mut());
            desk.into_iter().for_each(put_first);
        }
        let position = game.standing().position().copied();
        (state, position.filter(|_| sees == Role::Arbiter))
    }

    fn summary(&self, sees: Role) -> Board {
        let (game, now) = self.seen_by(sees);
        let mut summary = summary(game, &self.begun, &self.record, sees, now, Some(&self.desk));
        if let Some(why) = self.tell_broken(sees, summary.clocks.as_mut()) {
            summary.broken = Some(why);
            summary.for_arbiter.iter_mut().for_each(|it| put_first(&mut it.desk));
        }
        summary
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
    fn count(&self, sees: Role) -> u32 {
        match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => delayed.views(),
            _ => self.seen.count(sees),
        }
    }

    /// How much of the game a role may see now.
    fn extent(&mut self, sees: Role) -> Extent {
        self.show_delayed();
        let entries = match (sees, &self.delayed) {
            (Role::Spectator, Some(delayed)) => delayed.entries(),
            _ => self.seen.entries(),
        };
        Extent { entries }
    }

    /// What a role has been shown after its first `since` views.
    fn news(&mut self, sees: Role, since: u32) -> News {
        let extent = self.extent(sees);
        let count = self.count(sees);
        let recent = self.recent.views(&self.game, sees, since, count, extent.entries);
        recent.map_or(News::InRecord(extent), News::Views)
    }

    /// Lets spectators who see everything later see what is due.
    fn show_delayed(&mut self) {
        let Some(delayed) = &mut self.delayed else { return };
        while let Some(due) = delayed.take_due() {
            let mut showing = Showing::new(&due.entry, delayed.game(), due.clocks);
            let views = self.watched.views(|sees| match sees {
                Role::Spectator => showing.to(sees, due.number?),
                _ => None,
            });
            self.watched.show(&views);
        }
    }
}

/// First among the boards that need the arbiter.
fn put_first(desk: &mut sent::Desk) {
    desk.need = Need::Decision;
}

/// Another node has the game now.
pub(crate) fn moved() -> Problem {
    Problem::new(
        axum::http::StatusCode::MISDIRECTED_REQUEST,
        "game-moved",
        "another server has taken over this game; send the request again",
    )
}
