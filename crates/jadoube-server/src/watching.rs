//! Those who watch a game: what happens reaches each connection as its role is shown it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use jadoube_laws::Role as Sees;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

use crate::shown::{SEES, Shown, place};

/// Entries that wait for a slow connection before it must catch up from the record.
const WAITING: usize = 32;

/// An entry as each role is shown it, if at all.
type Views = Arc<[Option<Shown>; 4]>;

/// How many watch as each role.
type Counts = Arc<[AtomicU32; 4]>;

/// The room's end.
pub(crate) struct Watched {
    views: broadcast::Sender<Views>,
    counts: Counts,
}

impl Watched {
    pub(crate) fn new() -> Self {
        Self { views: broadcast::channel(WAITING).0, counts: Counts::default() }
    }

    pub(crate) fn by_anybody(&self) -> bool {
        self.views.receiver_count() > 0
    }

    /// One more who watches as this role.
    pub(crate) fn join(&self, sees: Sees) -> Watching {
        let place = place(sees);
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        let counts = Arc::clone(&self.counts);
        Watching { place, views: self.views.subscribe(), missed: 0, counts }
    }

    /// Shows an entry to all who watch; `view` is asked for the roles as which somebody does.
    pub(crate) fn show(&self, mut view: impl FnMut(Sees) -> Option<Shown>) {
        if !self.by_anybody() {
            return;
        }
        let is_watched = |place: usize| self.counts[place].load(Ordering::Relaxed) > 0;
        let views = SEES.map(|sees| if is_watched(place(sees)) { view(sees) } else { None });
        // The last one may just have left.
        let _ = self.views.send(Arc::new(views));
    }
}

/// A connection's end.
#[derive(Debug)]
pub(crate) struct Watching {
    place: usize,
    views: broadcast::Receiver<Views>,
    /// Entries that came too fast, and of which that was not told yet.
    missed: u64,
    counts: Counts,
}

impl Watching {
    /// The next view for this role.
    pub(crate) async fn next(&mut self) -> Result<Shown, RecvError> {
        if self.missed > 0 {
            return Err(RecvError::Lagged(std::mem::take(&mut self.missed)));
        }
        loop {
            if let Some(view) = &self.views.recv().await?[self.place] {
                return Ok(view.clone());
            }
        }
    }

    /// The next view, if it is there already; what else there is to tell `next` tells.
    pub(crate) fn ready(&mut self) -> Option<Shown> {
        while self.missed == 0 {
            match self.views.try_recv() {
                Ok(views) if views[self.place].is_none() => {}
                Ok(views) => return views[self.place].clone(),
                Err(TryRecvError::Lagged(missed)) => self.missed = missed,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return None,
            }
        }
        None
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.counts[self.place].fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::Side;

    const WHITE: Sees = Sees::Player(Side::White);

    fn shown(number: u32) -> Option<Shown> {
        Some(Shown { number, received: 0, json: number.to_string().into() })
    }

    /// Shows an entry to the arbiter alone, or to all.
    fn show(watched: &Watched, number: u32, arbiter_alone: bool) {
        watched.show(
            |sees| {
                if arbiter_alone && sees != Sees::Arbiter { None } else { shown(number) }
            },
        );
    }

    #[tokio::test]
    async fn each_is_shown_what_is_for_him_and_in_order() {
        let watched = Watched::new();
        let (mut white, mut arbiter) = (watched.join(WHITE), watched.join(Sees::Arbiter));
        show(&watched, 1, false);
        show(&watched, 2, true);
        show(&watched, 3, false);
        for number in [1, 2, 3] {
            assert_eq!(arbiter.next().await.expect("a view").number, number);
        }
        assert_eq!(white.ready().expect("a view").number, 1);
        assert_eq!(white.next().await.expect("a view").number, 3, "the second was not for him");
        assert!(white.ready().is_none() && arbiter.ready().is_none(), "that was all");
    }

    #[tokio::test]
    async fn only_roles_that_somebody_watches_as_are_asked_for() {
        let watched = Watched::new();
        let asked = |watched: &Watched| {
            let mut asked = Vec::new();
            watched.show(|sees| {
                asked.push(sees);
                None
            });
            asked
        };
        assert!(!watched.by_anybody());
        assert_eq!(asked(&watched), []);
        let (first, second) = (watched.join(Sees::Spectator), watched.join(Sees::Spectator));
        let arbiter = watched.join(Sees::Arbiter);
        assert_eq!(asked(&watched), [Sees::Arbiter, Sees::Spectator]);
        drop(first);
        assert_eq!(asked(&watched), [Sees::Arbiter, Sees::Spectator], "one is still there");
        drop(second);
        assert_eq!(asked(&watched), [Sees::Arbiter]);
        drop(arbiter);
        assert_eq!(asked(&watched), []);
        assert!(!watched.by_anybody());
    }

    /// One who is too slow is told so once, by `next`, whoever noticed it; then he goes on.
    #[tokio::test]
    async fn one_who_is_too_slow_is_told_that_he_missed_something() {
        let last = u32::try_from(WAITING).expect("few") + 5;
        for asks_first in [true, false] {
            let watched = Watched::new();
            let mut white = watched.join(WHITE);
            for number in 1..=last {
                show(&watched, number, false);
            }
            if asks_first {
                assert!(white.ready().is_none(), "what is missing comes first");
                assert!(white.ready().is_none(), "and stays to be told");
            }
            let missed = white.next().await.expect_err("he is too slow");
            assert_eq!(missed, RecvError::Lagged(5));
            assert_eq!(white.next().await.expect("a view").number, 6);
            assert_eq!(white.ready().expect("a view").number, 7);
        }
    }

    #[tokio::test]
    async fn the_last_views_are_shown_before_the_end() {
        let watched = Watched::new();
        let mut white = watched.join(WHITE);
        show(&watched, 1, false);
        drop(watched);
        assert_eq!(white.next().await.expect("a view").number, 1);
        assert!(white.ready().is_none());
        assert_eq!(white.next().await.expect_err("the room is closed"), RecvError::Closed);
    }
}
