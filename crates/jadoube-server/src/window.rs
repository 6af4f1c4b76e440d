//! Counting in fixed spans of time, for each of those who come.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
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

/// Whom an address stands for: whoever has one of IPv6 usually has all that begin with the same 64
/// bits.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        address => address,
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

    #[test]
    fn a_household_is_known_by_its_network() {
        let of = |text: &str| household(text.parse().expect("an address")).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:2:ffff::1"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:3::1"), "2001:db8:1:3::");
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
