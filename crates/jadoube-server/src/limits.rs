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
    /// How long the body of a request may take to come in.
    pub body_time: Duration,
    /// How long the head of a request may take to come in, from its first byte, or from the
    /// beginning of the connection.
    pub headers: Duration,
    /// How long a connection may be open without a request.
    pub idle: Duration,
    /// After how long a client that takes nothing of what is sent is let go.
    pub sending: Duration,
    /// Connections from one address that are open at once; proxies that are trusted have no limit.
    pub connections_by_address: u32,
    /// Acts in one batch.
    pub batch: usize,
    /// Acts a second by one link, on average; ten seconds' worth may come at once.
    pub acts_per_second: u32,
    /// Requests beside acts a second by one link (of spectators, who may share it: by one link from
    /// one address), or from one address without a link, on average; ten seconds' worth may come
    /// at once.
    pub reads_per_second: u32,
    /// Competitions and games a minute from one address, on average.
    pub creations_per_minute: u32,
    /// Live connections in all.
    pub sockets: u64,
    /// How many of a hundred live connections may be spectators', so that there is always one left
    /// for players and officials.
    pub spectators_percent: u8,
    /// Live connections by one link of a player, an assistant or an official.
    pub live_by_link: u32,
    /// Live connections by one link of spectators, who may share it.
    pub live_by_spectators_link: u32,
    /// After how long without an answer to a ping a live connection is closed.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 256 * 1024,
            body_time: Duration::from_secs(30),
            headers: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            sending: Duration::from_secs(20),
            connections_by_address: 512,
            batch: 500,
            acts_per_second: 20,
            reads_per_second: 50,
            creations_per_minute: 60,
            sockets: 20_000,
            spectators_percent: 80,
            live_by_link: 50,
            live_by_spectators_link: 5000,
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
    spent: Mutex<Spent<K>>,
}

#[derive(Debug)]
struct Spent<K> {
    until: HashMap<K, Instant>,
    /// Keys that are remembered before those with nothing on their account are forgotten.
    most: usize,
}

/// So many at least.
const REMEMBERED: usize = 50_000;

impl<K: Eq + Hash> Rate<K> {
    /// `count` in `per`, of which all may come at once.
    pub(crate) fn new(count: u32, per: Duration, burst: Duration) -> Self {
        let spent = Spent { until: HashMap::new(), most: REMEMBERED };
        Self { every: per / count.max(1), burst, spent: Mutex::new(spent) }
    }

    /// Whether `count` more from `key` are within the limit; if so they are counted.
    pub(crate) fn allows(&self, key: K, count: u32) -> bool {
        let now = Instant::now();
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.until.len() > spent.most {
            spent.until.retain(|_, until| *until > now);
            // If there are that many who pay, they are not all looked at each time.
            spent.most = REMEMBERED.max(spent.until.len() * 2);
        }
        let until = spent.until.entry(key).or_insert(now);
        let paid = (*until).max(now) + self.every * count;
        if paid.duration_since(now) > self.burst {
            return false;
        }
        *until = paid;
        true
    }

    /// Whether one more from `key` would be within the limit; nothing is counted.
    pub(crate) fn would_allow(&self, key: &K) -> bool {
        let now = Instant::now();
        let spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let until = spent.until.get(key).copied().unwrap_or(now).max(now);
        (until + self.every).duration_since(now) <= self.burst
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
        assert!(rate.would_allow(&"b") && !rate.would_allow(&"a"));
        assert!(!rate.allows("a", 1));
        assert!(rate.allows("b", 1), "each for itself");
        assert!(!rate.allows("b", 4), "more than can ever be saved up");
    }
}
