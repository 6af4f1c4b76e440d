//! The time: the wall's for the record, the room's own for the Laws.

use std::time::{SystemTime, UNIX_EPOCH};

use jadoube_store::{Anchor, Beat};
use tokio::time::Instant;

/// Milliseconds since 1970 (UTC) by the machine's clock.
pub(crate) fn utc_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// How long this node has run, and by what it stamps entries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steady {
    started: Instant,
    anchor: Anchor,
}

/// By how much the wall's clock goes wrong before it counts as set.
const SET_BY_MS: u64 = 100;

impl Steady {
    /// A node that starts now.
    pub(crate) fn start() -> Self {
        let anchor = Anchor { utc_ms: utc_ms(), steady_ms: 0 };
        Self { started: Instant::now(), anchor }
    }

    /// A sign of life; with a new anchor if the wall's clock was set.
    pub(crate) fn beat(&mut self) -> Beat {
        let steady_ms = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        let utc_ms = utc_ms();
        let Anchor { utc_ms: then, steady_ms: since } = self.anchor;
        if (then + (steady_ms - since)).abs_diff(utc_ms) > SET_BY_MS {
            self.anchor = Anchor { utc_ms, steady_ms };
        }
        Beat { steady_ms, anchor: self.anchor }
    }
}

/// Game time: it goes on from where it was and never jumps, whatever the wall's clock does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameTime {
    base: u64,
    since: Instant,
}

impl GameTime {
    /// Game time that stands at `base` now.
    pub(crate) fn from(base: u64) -> Self {
        Self { base, since: Instant::now() }
    }

    /// Milliseconds since the game was created.
    pub(crate) fn now(&self) -> u64 {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.base.saturating_add(passed)
    }

    /// Where it stood when it began to go on.
    pub(crate) const fn base(&self) -> u64 {
        self.base
    }

    /// What game time was at `instant`.
    pub(crate) fn at(&self, instant: Instant) -> u64 {
        let passed = instant.saturating_duration_since(self.since).as_millis();
        self.base.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// When game time will be `at`.
    pub(crate) fn instant(&self, at: u64) -> Instant {
        self.since + std::time::Duration::from_millis(at.saturating_sub(self.base))
    }
}
