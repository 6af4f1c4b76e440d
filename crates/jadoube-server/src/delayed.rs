//! What spectators see later than it happens.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::sleep;

use crate::shown::Shown;
use crate::wall::utc_ms;

/// Views that a spectator is shown some time after they were made.
pub(crate) struct Later {
    delay_ms: u64,
    waiting: VecDeque<Shown>,
}

impl Later {
    /// All wait so long.
    pub(crate) fn by(delay_ms: u64) -> Self {
        Self { delay_ms, waiting: VecDeque::new() }
    }

    /// Whether any is waiting.
    pub(crate) fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// How long the first one has still to wait.
    fn wait_ms(&self) -> u64 {
        let due = self.waiting.front().map_or(0, |view| view.received + self.delay_ms);
        due.saturating_sub(utc_ms())
    }

    /// Until the first one has waited long enough.
    pub(crate) async fn wait(&self) {
        sleep(Duration::from_millis(self.wait_ms())).await;
    }

    /// Keeps a view that must wait; hands it back if it need not.
    pub(crate) fn keep(&mut self, view: Shown) -> Option<Shown> {
        if self.delay_ms == 0 {
            return Some(view);
        }
        self.waiting.push_back(view);
        None
    }

    /// The first one, if it has waited long enough.
    pub(crate) fn take_due(&mut self) -> Option<Shown> {
        if self.waits() && self.wait_ms() == 0 { self.waiting.pop_front() } else { None }
    }
}
