//! How much is too much.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server; each has its own answer when it is reached.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Acts in one batch.
    pub batch: usize,
    /// Acts a second by one link, on average; ten seconds' worth may come at once.
    pub acts_per_second: u32,
    /// Competitions and games a minute from one address, on average.
    pub creations_per_minute: u32,
    /// Live connections in all.
    pub sockets: u64,
    /// After how long without an answer to a ping a live connection is closed.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 256 * 1024,
            batch: 500,
            acts_per_second: 20,
            creations_per_minute: 60,
            sockets: 20_000,
            silence: Duration::from_secs(60),
        }
    }
}

/// Lets so many through in a time, for each key by itself.
#[derive(Debug)]
pub(crate) struct Rate<K> {
    /// What one pays for each, and the most that can be saved up.
    every: Duration,
    burst: Duration,
    /// Up to when each key has paid; what lies ahead of now is taken from what is saved up.
    spent: Mutex<HashMap<K, Instant>>,
}

/// Keys that are remembered before those with nothing on their account are forgotten.
const REMEMBERED: usize = 50_000;

impl<K: Eq + Hash> Rate<K> {
    /// `count` in `per`, of which all may come at once.
    pub(crate) fn new(count: u32, per: Duration, burst: Duration) -> Self {
        Self { every: per / count.max(1), burst, spent: Mutex::default() }
    }

    /// Whether `count` more from `key` are within the limit; if so they are counted.
    pub(crate) fn allows(&self, key: K, count: u32) -> bool {
        let now = Instant::now();
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() > REMEMBERED {
            spent.retain(|_, until| *until > now);
        }
        let until = spent.entry(key).or_insert(now);
        let paid = (*until).max(now) + self.every * count;
        if paid.duration_since(now) > self.burst {
            return false;
        }
        *until = paid;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_lets_so_many_through_and_no_more() {
        let rate = Rate::new(1, Duration::from_secs(100), Duration::from_secs(300));
        assert!(rate.allows("a", 2));
        assert!(rate.allows("a", 1));
        assert!(!rate.allows("a", 1));
        assert!(rate.allows("b", 1), "each for itself");
        assert!(!rate.allows("b", 4), "more than can ever be saved up");
    }
}
