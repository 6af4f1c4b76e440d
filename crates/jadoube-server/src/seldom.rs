//! What would be logged too often is logged now and then, with how often it was left out.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the same is logged at the most.
const EVERY: Duration = Duration::from_secs(1);

/// Something that is worth a line of the log, once a second.
#[derive(Debug)]
pub(crate) struct Seldom(Mutex<State>);

#[derive(Debug)]
struct State {
    last: Option<Instant>,
    left_out: u64,
}

impl Seldom {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(State { last: None, left_out: 0 }))
    }

    /// How often it was left out since it was logged last; nothing if it is not to be logged now.
    pub(crate) fn now(&self) -> Option<u64> {
        self.at(Instant::now())
    }

    fn at(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state.last.is_some_and(|last| now.duration_since(last) < EVERY) {
            state.left_out += 1;
            return None;
        }
        state.last = Some(now);
        Some(std::mem::take(&mut state.left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_is_counted() {
        let (seldom, begun) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.at(begun), Some(0));
        assert_eq!(seldom.at(begun), None);
        assert_eq!(seldom.at(begun + EVERY / 2), None);
        assert_eq!(seldom.at(begun + EVERY), Some(2));
        assert_eq!(seldom.at(begun + EVERY * 3), Some(0));
    }
}
