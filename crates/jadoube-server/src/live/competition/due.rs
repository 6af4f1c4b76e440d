//! Which boards changed, and when to show them.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use tokio::time::{Duration, Instant};

/// Changes of a board that come together are shown together.
pub(super) const TOGETHER: Duration = Duration::from_millis(150);
/// By how much a board must be shown after a change is due to show that change, too: clocks of
/// machines are not read to the millisecond at the same moment.
const AFTER: Duration = Duration::from_millis(50);

/// The boards that are to be shown.
#[derive(Default)]
pub(super) struct Due {
    /// How long after it happened a change may be seen.
    pub(super) delay: Duration,
    /// The next one first.
    boards: VecDeque<(Instant, Arc<str>)>,
    /// When each board is shown last.
    last: HashMap<Arc<str>, Instant>,
}

impl Due {
    /// A board changed at `now`; it is shown after a while, unless it is about to be. What was
    /// noted before is not put off by that.
    pub(super) fn note(&mut self, game: &Arc<str>, now: Instant) {
        let seen = now + self.delay;
        if self.last.get(game).is_some_and(|&last| last >= seen + AFTER) {
            return;
        }
        let at = seen + TOGETHER;
        self.boards.push_back((at, Arc::clone(game)));
        self.last.insert(Arc::clone(game), at);
    }

    /// When the next one is to be shown.
    pub(super) fn next(&self) -> Option<Instant> {
        self.boards.front().map(|(at, _)| *at)
    }

    /// Those that are to be shown by `now`, each once.
    pub(super) fn take(&mut self, now: Instant) -> Vec<Arc<str>> {
        let mut taken: Vec<Arc<str>> = Vec::new();
        while self.next().is_some_and(|at| at <= now) {
            let Some((at, game)) = self.boards.pop_front() else { break };
            if self.last.get(&game) == Some(&at) {
                self.last.remove(&game);
            }
            if !taken.contains(&game) {
                taken.push(game);
            }
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[tokio::test]
    async fn changes_that_never_cease_are_shown_in_time() {
        let (mut due, begun, game) = (Due::default(), Instant::now(), Arc::from("a"));
        let mut shown = 0;
        for at in 0..1000 {
            let now = begun + ms(at);
            due.note(&game, now);
            shown += due.take(now).len();
        }
        assert!((6..=10).contains(&shown), "{shown}");
    }

    #[tokio::test]
    async fn each_change_is_followed_by_a_look_when_it_may_be_seen() {
        let (begun, game) = (Instant::now(), Arc::<str>::from("a"));
        for gap in [1, 60, 99, 120, 149, 151, 400] {
            let mut due = Due { delay: ms(2000), ..Due::default() };
            due.note(&game, begun);
            due.note(&game, begun + ms(gap));
            assert!(due.take(begun + ms(2000)).is_empty(), "{gap}");
            let mut last = begun;
            while let Some(at) = due.next() {
                last = at;
                assert_eq!(due.take(at), [Arc::clone(&game)]);
            }
            assert!(last >= begun + ms(gap + 2000) + AFTER, "{gap}");
            assert!(last <= begun + ms(gap + 2000) + TOGETHER, "{gap}");
        }
    }
}
