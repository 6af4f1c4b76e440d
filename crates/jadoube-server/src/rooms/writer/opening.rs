//! How a writer is made: for which game, and what it shares with others.

use std::sync::Arc;

use jadoube_mate::is_plainly_alive;
use jadoube_room::{About, Room};
use jadoube_store::{GameRecord, LastSeen, Lease, Store, StoreError, StoredEntry};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::{Published, Writer};
use crate::metrics::Metrics;
use crate::rooms::changes::{Change, Changes};
use crate::rooms::mates::Mates;
use crate::rooms::wall::{GameTime, NodeTime};
use crate::rooms::watching::Watched;

/// What all writers of a server share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) changes: Changes,
    pub(crate) time: Arc<NodeTime>,
    pub(crate) mates: Mates,
}

/// What a writer is made for.
pub(crate) struct Opening {
    pub(crate) record: GameRecord,
    pub(crate) lease: Lease,
    /// The last sign of life of the node that had the game before and did not give it back.
    pub(crate) last_seen: Option<LastSeen>,
    /// By how much spectators see everything later.
    pub(crate) delay_ms: u64,
}

impl Writer {
    /// A writer for a game whose entries are these, and what it publishes.
    pub(crate) fn open(
        shared: Shared,
        opening: Opening,
        entries: &[StoredEntry],
    ) -> Result<(Self, watch::Receiver<Arc<Published>>), StoreError> {
        let Shared { store, metrics, changes, time, mates } = shared;
        let Opening { record, lease, last_seen, delay_ms } = opening;
        let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
        let begun = record.begun().map_err(|error| corrupt(error.to_string()))?;
        let GameRecord { key: game, competition, created, .. } = record.clone();
        let room = Room::new(About { game, competition, created }, begun, delay_ms);
        let record = Arc::new(record);
        let time = GameTime::from(0, time);
        let head = record.genesis();
        let before = Published::before(&record, &room, head, &time);
        let (told, hears) = watch::channel(Arc::new(before));
        let mut writer = Self {
            room,
            head,
            time,
            is_slow: false,
            mates,
            watched: Watched::default(),
            unsure: None,
            patience: Box::pin(sleep_until(Instant::now())),
            changes,
            change: Change::of(&record),
            told,
            is_ready: false,
            orphaned: false,
            lost: false,
            store,
            metrics,
            lease,
            record,
        };
        let last = writer.fold(entries);
        let position = writer.room.game().standing().position();
        writer.is_slow = position.is_some_and(|now| !is_plainly_alive(now));
        // The time goes on from the last entry, or from the last sign of life if that is later.
        let quiet = match (last, last_seen) {
            (Some(received), Some(seen)) => seen.since(received),
            _ => 0,
        };
        writer.time.set(writer.room.game().at().saturating_add(quiet));
        writer.publish();
        Ok((writer, hears))
    }
}
