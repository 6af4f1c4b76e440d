//! How a writer finds out what the store holds, after a doubt: from then on only that counts.

use std::time::Duration;

use jadoube_store::{Lease, Leased, Refused, StoreError, StoredEntry};
use tokio::time::timeout;

use super::{Doubt, Unsure, Writer, moved};
use crate::problem::Problem;
use crate::rooms::wall::DEAD_MS;

/// A store that was silent for longer interrupts the game (6.11.1).
const SILENCE_MS: u64 = 2000;
/// How long to wait for a store that has not said that it does not answer. What it stores after
/// that under the old lease is refused, because the room takes a new one first.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

impl Writer {
    /// What was done in the game is not, or perhaps not, in the store: from here on only what the
    /// store says counts.
    pub(super) fn not_stored(&mut self, error: StoreError) -> Problem {
        tracing::warn!(game = %self.record.key, %error, "an act was not stored");
        self.metrics.refused_appends.add(1);
        self.is_unsure(Unsure { since: self.room.game().at(), interrupts: false });
        match error {
            StoreError::Refused { refused: Refused::LeaseLost, .. } => {
                self.lost = true;
                moved()
            }
            _ => Problem::unavailable(),
        }
    }

    /// The store and this node did not reach each other, or nobody could act.
    pub(super) fn doubt(&mut self, doubt: Doubt) {
        let since = doubt.since.map_or_else(|| self.time.now(), |since| self.time.at(since));
        let before = self.unsure.unwrap_or(Unsure { since, interrupts: false });
        let interrupts = before.interrupts || doubt.interrupts;
        self.unsure = Some(Unsure { since: before.since.min(since), interrupts });
        self.publish_doubt();
    }

    /// It is not known what the store holds, unless that was so before.
    pub(super) fn is_unsure(&mut self, unsure: Unsure) {
        self.unsure.get_or_insert(unsure);
        self.publish_doubt();
    }

    /// Takes the game from the store again, if the store answers.
    pub(super) async fn recover(&mut self) {
        let taken = timeout(PATIENCE, self.take_again()).await.unwrap_or_else(|_| Err(silent()));
        let entries = match taken {
            Ok(Some((lease, entries))) => {
                self.lease = lease;
                entries
            }
            Ok(None) => {
                self.lost = true;
                return;
            }
            Err(_) => return,
        };
        self.fold(&entries);
        // Another node may have had the game in the meantime.
        if self.room.game().at() > self.time.now() {
            self.time.set(self.room.game().at());
        }
        let Some(Unsure { since, interrupts }) = self.unsure.take() else { return };
        self.publish();
        self.announce();
        // Whatever is stored is a sign that somebody could act.
        let silence = self.time.now().saturating_sub(since.max(self.room.game().at()));
        if self.is_running() && (self.orphaned || interrupts || silence > SILENCE_MS) {
            self.interrupt(since).await;
        }
    }

    /// A new lease and the entries; nothing if another node has the game. Under a new lease nothing
    /// that was sent under the old one, and perhaps is still under way, can be stored any more.
    async fn take_again(&self) -> Result<Option<(Lease, Vec<StoredEntry>)>, StoreError> {
        let game = &self.record.key;
        match self.store.lease(game, &self.lease.node, DEAD_MS).await? {
            Leased::Yes { lease, .. } => Ok(Some((lease, self.store.entries(game, 0).await?))),
            Leased::To(_) => Ok(None),
        }
    }
}

pub(super) fn silent() -> StoreError {
    StoreError::Unavailable(format!("it was silent for {} s", PATIENCE.as_secs()))
}
