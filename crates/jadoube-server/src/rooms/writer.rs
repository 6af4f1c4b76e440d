//! A writer: one task, one queue for a game, which alone makes entries. It alone reads the clock. What it
//! has stored it shows to those who watch and publishes for those who ask.

mod command;
mod folding;
mod opening;
mod publishing;
mod recovering;
mod writing;

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use jadoube_clock::Clock;
use jadoube_room::Room;
use jadoube_store::{Digest, GameRecord, Lease, Store};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, sleep_until};

pub(crate) use self::command::{Command, Doubt};
pub(crate) use self::opening::{Opening, Shared};
pub(crate) use self::publishing::Published;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::rooms::changes::{Change, Changes};
use crate::rooms::mates::Mates;
use crate::rooms::wall::GameTime;
use crate::rooms::watching::Watched;

/// Everything a writer has.
pub(crate) struct Writer {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    mates: Mates,
    record: Arc<GameRecord>,
    lease: Lease,
    room: Room,
    /// Whether it may take long to find out if the next move kills the position.
    is_slow: bool,
    head: Digest,
    time: GameTime,
    watched: Watched,
    /// Where it publishes how the game stands.
    told: watch::Sender<Arc<Published>>,
    /// Where those are told who watch the whole competition.
    changes: Changes,
    change: Change,
    /// It is not known what the store holds.
    unsure: Option<Unsure>,
    /// When to give up waiting for the store.
    patience: Pin<Box<Sleep>>,
    /// What nobody looked after before is put in order.
    is_ready: bool,
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

/// After how long without a word a room without running clock closes.
const IDLE: Duration = Duration::from_secs(600);
/// How often to ask a store that does not answer.
const RETRY: Duration = Duration::from_millis(500);
/// How soon something that is due is looked at again, if by the node's own time it is not due yet.
const SOON: Duration = Duration::from_millis(20);

impl Writer {
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
        self.is_ready = true;
        match self.unsure {
            Some(_) => self.publish_doubt(),
            None => self.publish(),
        }
        self.announce();
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
        // makes them wait.
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
        let due = match self.room.next_deadline() {
            Some(at) => match self.time.instant(at) {
                due if due > Instant::now() => due,
                _ => Instant::now() + SOON,
            },
            None => last_word + IDLE,
        };
        // So that what is published is what spectators may see who see everything later.
        let shown = self.room.due().map(|shown| self.time.when_elapsed(shown));
        shown.map_or(due, |shown| shown.min(due))
    }

    /// Something is due; says whether the room goes on.
    async fn woken(&mut self, last_word: Instant) -> bool {
        if self.unsure.is_some() {
            self.recover().await;
            return true;
        }
        self.show_delayed();
        if self.room.next_deadline().is_some() {
            // What the store refuses is tried again when it answers.
            let _ = self.let_time_pass().await;
            return true;
        }
        self.watched.by_anybody() || last_word.elapsed() < IDLE
    }

    async fn take(&mut self, command: Command) -> bool {
        match command {
            Command::Act(asked, reply) => {
                // Whoever no longer waits will find it in the record.
                let _ = reply.send(self.act(&asked).await);
                true
            }
            Command::Acts(batch, done) => {
                self.act_all(&batch).await;
                let _ = done.send(());
                true
            }
            Command::PassTime(reply) => {
                // What the store refuses is tried again when it answers.
                let _ = self.let_time_pass().await;
                self.show_delayed();
                let _ = reply.send(());
                true
            }
            Command::Join(sees, outlet, reply) => {
                self.show_delayed();
                self.watched.join(sees, &outlet);
                let _ = reply.send(self.room.now().views(sees));
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
        let game = self.room.game();
        game.clock().and_then(Clock::running).is_some() && !game.is_over()
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
