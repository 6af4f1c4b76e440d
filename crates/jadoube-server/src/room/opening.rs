//! How a room is opened: what it is made for, and what it shares with others.

use std::collections::HashMap;
use std::sync::Arc;

use jadoube_laws::Game;
use jadoube_mate::is_plainly_alive;
use jadoube_store::{GameRecord, LastSeen, Lease, Store, StoreError, StoredEntry};
use tokio::time::{Instant, sleep_until};

use super::Room;
use super::folding::Devices;
use super::recent::Recent;
use super::seen::Seen;
use crate::changes::{Change, Changes};
use crate::desk::Desk;
use crate::mates::Mates;
use crate::metrics::Metrics;
use crate::wall::{GameTime, NodeTime};
use crate::watching::Watched;

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
        let begun = record.begun().map_err(|error| corrupt(error.to_string()))?;
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
}
