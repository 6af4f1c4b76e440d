//! The time: the wall's for people, the node's own for the record and the Laws.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jadoube_store::{Anchor, Beat};
use tokio::time::Instant;

/// Milliseconds since 1970 (UTC) by the machine's clock.
pub(crate) fn utc_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// How often the node makes sure that it was not paused.
pub(crate) const TICK: Duration = Duration::from_millis(200);
/// After how long without a beat a node is taken for dead, where several share a store.
pub(crate) const DEAD_MS: u64 = 4000;
/// After how long without a tick the time since then does not count, in milliseconds: nobody could
/// act, and nobody pays for it.
const PAUSED_MS: u64 = 1000;
/// After how long without a tick games are interrupted (6.11.1), in milliseconds.
const INTERRUPTED_MS: u64 = 3000;
/// By how much the wall's clock may differ from the stamps before it is taken for set anew.
const SET_ANEW_MS: u64 = 1000;

/// The time of this node, counted from its start by a clock that is never set.
///
/// Time in which the process stood still is left out, whatever made it stand: a signal, a machine that
/// was moved, a debugger. The wall's clock is looked at only to say what time people call it: the
/// stamps on entries go on evenly from an anchor, and where the wall's clock was set the store knows
/// the next anchor before anything is stamped by it.
pub(crate) struct NodeTime {
    began: Instant,
    wall: Wall,
    state: Mutex<State>,
}

/// A clock on a wall: milliseconds since 1970 (UTC).
type Wall = Box<dyn Fn() -> u64 + Send + Sync>;

#[derive(Debug)]
struct State {
    /// The last tick, in milliseconds since the start with all pauses.
    ticked: u64,
    /// How long the node has stood still so far.
    paused: u64,
    anchor: Anchor,
}

impl NodeTime {
    pub(crate) fn start() -> Arc<Self> {
        Self::by(Box::new(utc_ms))
    }

    /// The same with another clock on the wall.
    pub(crate) fn by(wall: Wall) -> Arc<Self> {
        let anchor = Anchor { utc_ms: wall(), steady_ms: 0 };
        let state = Mutex::new(State { ticked: 0, paused: 0, anchor });
        Arc::new(Self { began: Instant::now(), wall, state })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since the start, pauses included.
    fn raw(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Milliseconds that the node has lived.
    pub(crate) fn steady(&self) -> u64 {
        self.state().steady(self.raw())
    }

    /// What an entry that is received now is stamped with, in milliseconds since 1970 (UTC).
    pub(crate) fn stamp(&self) -> u64 {
        let state = self.state();
        state.stamp(state.steady(self.raw()))
    }

    /// When [`NodeTime::steady`] will be so much, if the node does not stand still.
    fn instant(&self, steady: u64) -> Instant {
        let since = steady.saturating_add(self.state().paused);
        // Farther ahead than anybody waits, so that nothing overflows.
        self.began + Duration::from_millis(since.min(self.raw() + 1_000_000_000))
    }

    /// Notes that the node lives. If it stood still so long that games are to be interrupted, says
    /// since when.
    pub(crate) fn tick(&self) -> Option<u64> {
        let raw = self.raw();
        let mut state = self.state();
        let (gap, since) = (raw - state.ticked.min(raw), state.ticked - state.paused);
        state.ticked = raw;
        if gap > PAUSED_MS {
            state.paused += gap;
        }
        (gap > INTERRUPTED_MS).then_some(since)
    }

    /// A sign of life; with a new anchor if the wall's clock was set.
    pub(crate) fn beat(&self) -> Beat {
        let state = self.state();
        let steady_ms = state.steady(self.raw());
        let utc_ms = (self.wall)();
        let anchor = match utc_ms.abs_diff(state.stamp(steady_ms)) > SET_ANEW_MS {
            true => Anchor { utc_ms, steady_ms },
            false => state.anchor,
        };
        Beat { steady_ms, anchor }
    }

    /// The store knows of this sign of life: from here on its anchor holds.
    pub(crate) fn is_known(&self, beat: &Beat) {
        self.state().anchor = beat.anchor;
    }
}

impl State {
    fn steady(&self, raw: u64) -> u64 {
        let stands_still = raw.saturating_sub(self.ticked) > PAUSED_MS;
        (if stands_still { self.ticked } else { raw }).saturating_sub(self.paused)
    }

    fn stamp(&self, steady: u64) -> u64 {
        self.anchor.utc_ms + steady.saturating_sub(self.anchor.steady_ms)
    }
}

/// Game time: it goes on from where it was with the node's own time, whatever the wall's clock does.
#[derive(Clone)]
pub(crate) struct GameTime {
    base: u64,
    since: u64,
    node: Arc<NodeTime>,
}

impl GameTime {
    /// Game time that stands at `base` now.
    pub(crate) fn from(base: u64, node: Arc<NodeTime>) -> Self {
        Self { base, since: node.steady(), node }
    }

    /// The same time from where it stands at `base`.
    pub(crate) fn set(&mut self, base: u64) {
        (self.base, self.since) = (base, self.node.steady());
    }

    /// Milliseconds since the game was created.
    pub(crate) fn now(&self) -> u64 {
        self.at(self.node.steady())
    }

    /// Where it stood when it began to go on.
    pub(crate) const fn base(&self) -> u64 {
        self.base
    }

    /// What game time was when the node had lived for so long.
    pub(crate) fn at(&self, steady: u64) -> u64 {
        self.base.saturating_add(steady.saturating_sub(self.since))
    }

    /// Milliseconds by a clock that is never set, which goes on while the node stands still.
    pub(crate) fn elapsed(&self) -> u64 {
        self.node.raw()
    }

    /// When that clock will show so much.
    pub(crate) fn when_elapsed(&self, ms: u64) -> Instant {
        self.node.began + Duration::from_millis(ms)
    }

    /// When game time will be `at`.
    pub(crate) fn instant(&self, at: u64) -> Instant {
        self.node.instant(self.since.saturating_add(at.saturating_sub(self.base)))
    }

    /// What an entry that is received now is stamped with.
    pub(crate) fn stamp(&self) -> u64 {
        self.node.stamp()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    async fn pass(ms: u64) {
        tokio::time::advance(Duration::from_millis(ms)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn time_in_which_the_node_stood_still_does_not_count() {
        let time = NodeTime::start();
        pass(200).await;
        assert_eq!((time.tick(), time.steady()), (None, 200));
        pass(900).await;
        assert_eq!(time.steady(), 1100, "a late tick is no pause");
        pass(11_100).await;
        assert_eq!(time.steady(), 200, "nothing since the last tick counts, even before the next");
        assert_eq!(time.tick(), Some(200), "games are interrupted as of the last tick");
        assert_eq!(time.steady(), 200);
        pass(150).await;
        assert_eq!((time.tick(), time.steady()), (None, 350));
        assert_eq!(time.instant(400), Instant::now() + Duration::from_millis(50));
    }

    #[tokio::test(start_paused = true)]
    async fn a_short_pause_is_given_to_nobody_and_interrupts_nothing() {
        let time = NodeTime::start();
        pass(2000).await;
        assert_eq!((time.tick(), time.steady()), (None, 0));
    }

    static WALL: AtomicU64 = AtomicU64::new(1_000_000);

    #[tokio::test(start_paused = true)]
    async fn stamps_go_on_evenly_until_the_store_knows_that_the_wall_s_clock_was_set() {
        let time = NodeTime::by(Box::new(|| WALL.load(Ordering::Relaxed)));
        pass(100).await;
        WALL.store(1_000_100 + 3_600_000, Ordering::Relaxed);
        assert_eq!(time.stamp(), 1_000_100);
        let beat = time.beat();
        assert_eq!(
            beat,
            Beat { steady_ms: 100, anchor: Anchor { utc_ms: 4_600_100, steady_ms: 100 } }
        );
        assert_eq!(time.stamp(), 1_000_100, "not before it is stored");
        time.is_known(&beat);
        pass(50).await;
        assert_eq!(time.stamp(), 4_600_150);
        WALL.store(4_600_600, Ordering::Relaxed);
        assert_eq!(time.beat().anchor, beat.anchor, "clocks that run a little apart are not set");
    }
}
