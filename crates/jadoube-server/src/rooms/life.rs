//! The life of the rooms of a node: signs of life, games taken over, rooms closed.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::{Rooms, Slot, is_open};
use crate::rooms::wall::{DEAD_MS, TICK};
use crate::rooms::writer::{Command, Doubt};

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// With how many beats a node that has the store to itself looks for games that nobody has.
const SELDOM: u32 = 10;

/// After how long in which the store did not answer the rooms are told.
const OUTAGE: Duration = Duration::from_secs(3);

/// Games that are taken over at once.
const AT_ONCE: usize = 64;

impl Rooms {
    /// Makes sure again and again that this node has not stood still. If it has, nobody could act: the
    /// games are interrupted.
    pub(crate) async fn tick(self) {
        loop {
            if let Some(since) = self.time.tick() {
                tracing::warn!("this server stood still; its games are interrupted");
                self.doubt(Doubt { since: Some(since), interrupts: true }).await;
            }
            tokio::time::sleep(TICK).await;
        }
    }

    /// Says again and again that this node is alive, and takes over the games of dead ones; at
    /// once those that this node had before it was started again.
    pub(crate) async fn look_after(self) {
        let (mut heard, mut lived, mut failed) = (Instant::now(), self.time.steady(), false);
        // Where no other node can die, games are left only by a failure of this one.
        let seldom = if self.dead_ms == 0 { SELDOM } else { 1 };
        for beat_number in (0..seldom).cycle() {
            let now = Instant::now();
            let beat = self.time.beat();
            let stored = self.store.beat(&self.node, beat).await;
            self.is_heard.store(stored.is_ok(), Ordering::Relaxed);
            match stored {
                Ok(()) => {
                    self.time.is_known(&beat);
                    let gap = now - heard;
                    if failed && gap > OUTAGE {
                        self.doubt(Doubt { since: Some(lived), interrupts: false }).await;
                    } else if gap > Duration::from_millis(DEAD_MS) {
                        self.doubt(Doubt { since: None, interrupts: false }).await;
                    }
                    // Only now, so that rooms look whether they still have their games before
                    // anybody is told of them.
                    self.hold(now);
                    if beat_number == 0 || failed {
                        self.adopt().await;
                    }
                    (heard, lived, failed) = (now, beat.steady_ms, false);
                }
                Err(error) => {
                    tracing::warn!(%error, "the store does not answer");
                    failed = true;
                }
            }
            tokio::time::sleep(BEAT).await;
            self.forget_closed();
        }
    }

    /// It is in doubt what the store holds and whose the games are: each room finds out.
    async fn doubt(&self, doubt: Doubt) {
        let slots: Vec<Slot> = self.open().values().cloned().collect();
        for slot in slots {
            let room = slot.lock().await.clone();
            if let Some(room) = room {
                // A room that is closed has nothing to find out.
                let _ = room.commands.send(Command::Doubt(doubt)).await;
            }
        }
    }

    /// Opens the rooms of games that nobody looks after.
    async fn adopt(&self) {
        let orphans = match self.store.orphans(&self.node.name, self.dead_ms).await {
            Ok(orphans) => orphans,
            Err(error) => {
                tracing::warn!(%error, "the store does not answer");
                return;
            }
        };
        let mut opening = JoinSet::new();
        for game in orphans {
            if self.is_open(&game) {
                continue;
            }
            // Many at once, so that they do not wait for each other's turn in the store.
            if opening.len() >= AT_ONCE {
                opening.join_next().await;
            }
            let rooms = self.clone();
            opening.spawn(async move {
                if let Err(problem) = rooms.room(&game).await {
                    tracing::warn!(game, detail = problem.detail, "a game could not be taken over");
                }
            });
        }
        while opening.join_next().await.is_some() {}
    }

    fn forget_closed(&self) {
        self.open().retain(|_, slot| is_open(slot));
    }

    /// Closes all rooms: running games are interrupted, leases given back.
    pub(crate) async fn close(&self) {
        let slots: Vec<_> = self.open().drain().map(|(_, slot)| slot).collect();
        let mut closing = Vec::new();
        for slot in slots {
            let Some(room) = slot.lock().await.take() else { continue };
            let (reply, closed) = oneshot::channel();
            if room.commands.send(Command::Close(reply)).await.is_ok() {
                closing.push((room, closed));
            }
        }
        for (room, closed) in closing {
            let _ = closed.await;
            room.commands.closed().await;
        }
    }
}
