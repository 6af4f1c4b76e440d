//! Counting in fixed spans of time, for each of those who come.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many in a span of time for each key by itself; the span begins with the first.
#[derive(Debug)]
pub(crate) struct Window<K> {
    most: u32,
    per: Duration,
    counted: Mutex<HashMap<K, (Instant, u32)>>,
}

/// Keys that are remembered before those whose span is over are forgotten.
const REMEMBERED: usize = 10_000;

impl<K: Eq + Hash> Window<K> {
    pub(crate) fn new(most: u32, per: Duration) -> Self {
        Self { most, per, counted: Mutex::default() }
    }

    /// Whether one more is within the limit.
    pub(crate) fn has_room(&self, key: &K) -> bool {
        let counted = self.counted();
        let known = counted.get(key).filter(|(since, _)| since.elapsed() < self.per);
        known.map_or(0, |(_, count)| *count) < self.most
    }

    /// Counts one more, whether it is within the limit or not.
    pub(crate) fn count(&self, key: K) {
        let now = Instant::now();
        let mut counted = self.counted();
        if counted.len() >= REMEMBERED {
            counted.retain(|_, (since, _)| since.elapsed() < self.per);
        }
        let entry = counted.entry(key).or_insert((now, 0));
        if entry.0.elapsed() >= self.per {
            *entry = (now, 0);
        }
        entry.1 = entry.1.saturating_add(1);
    }

    fn counted(&self) -> MutexGuard<'_, HashMap<K, (Instant, u32)>> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_lets_so_many_through_and_no_more() {
        let window = Window::new(2, Duration::from_secs(3600));
        for _ in 0..2 {
            assert!(window.has_room(&"a"));
            window.count("a");
        }
        assert!(!window.has_room(&"a"));
        assert!(window.has_room(&"b"), "each for itself");
        let over = Window::new(1, Duration::ZERO);
        over.count("a");
        assert!(over.has_room(&"a"), "the span is over");
        assert!(!Window::new(0, Duration::from_secs(1)).has_room(&"a"));
    }
}
