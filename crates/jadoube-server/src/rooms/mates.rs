//! Questions about mates that take long: asked away from the threads on which everything else waits, a few
//! at a time. Who can still give mate, as the arbiter is shown it, is asked once for each position.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jadoube_chess::Position;
use jadoube_room::{Each, Mate, can_still_mate, not_known_who_mates};
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::timeout;

use crate::app::at_once;

/// Positions whose answers are kept.
const KEPT: usize = 10_000;
/// How long somebody who looks waits for an answer; the next who looks may find it.
const PATIENCE: Duration = Duration::from_secs(2);

/// The answers that are known.
#[derive(Clone)]
pub(crate) struct Mates {
    known: Arc<Mutex<HashMap<Position, Answer>>>,
    asking: Arc<Semaphore>,
}

type Answer = Arc<OnceCell<Each<Option<Mate>>>>;

impl Default for Mates {
    fn default() -> Self {
        Self { known: Arc::default(), asking: Arc::new(Semaphore::new(at_once())) }
    }
}

impl Mates {
    /// What the arbiter is shown about a position.
    pub(crate) async fn of(&self, position: Option<Position>) -> Each<Option<Mate>> {
        if position.is_none() {
            return Each { white: None, black: None };
        }
        let found = timeout(PATIENCE, self.found(position)).await;
        // Else too many ask.
        found.ok().flatten().unwrap_or_else(not_known_who_mates)
    }

    /// The same, if it is known.
    pub(crate) fn known(&self, position: Position) -> Option<Each<Option<Mate>>> {
        self.answer(position).get().cloned()
    }

    /// The same, however long it takes; nothing if no position is asked about.
    pub(crate) async fn found(&self, position: Option<Position>) -> Option<Each<Option<Mate>>> {
        let position = position?;
        let answer = self.answer(position);
        if let Some(known) = answer.get() {
            return Some(known.clone());
        }
        // By itself, so that it is found out even if nobody waits so long.
        let mates = self.clone();
        let asked =
            tokio::spawn(async move { answer.get_or_init(|| mates.ask(position)).await.clone() });
        asked.await.ok()
    }

    fn answer(&self, position: Position) -> Answer {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT && !known.contains_key(&position) {
            known.clear();
        }
        Arc::clone(known.entry(position).or_default())
    }

    async fn ask(&self, position: Position) -> Each<Option<Mate>> {
        let asked = self.apart(move || can_still_mate(&position));
        asked.await.unwrap_or_else(not_known_who_mates)
    }

    /// Does something that may take long, in its turn; nothing if it failed.
    pub(crate) async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _turn = self.asking.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use jadoube_room::Can;

    use super::*;

    #[tokio::test]
    async fn a_position_is_asked_about_once() {
        let mates = Mates::default();
        let position: Position = "8/8/5k2/3n4/8/4K3/7R/8 w - - 0 1".parse().expect("a position");
        let first = mates.of(Some(position)).await;
        assert_eq!(first.white.as_ref().map(|white| white.can), Some(Can::Yes));
        // Nobody can ask any more; what is known is known, the clocks of the position aside.
        mates.asking.close();
        let again: Position = "8/8/5k2/3n4/8/4K3/7R/8 w - - 7 30".parse().expect("a position");
        assert_eq!(mates.of(Some(again)).await, first);
        assert_eq!(mates.known.lock().expect("no panic").len(), 1);
        assert_eq!(mates.of(None).await.white, None);
    }
}
