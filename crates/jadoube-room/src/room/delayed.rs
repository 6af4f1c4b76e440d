//! A game as spectators see it where they see everything later: one copy for all of them, which follows
//! the game at a distance. The distance is kept by a clock that is never set, which the room is told.

use std::collections::VecDeque;
use std::sync::Arc;

use jadoube_laws::{Creation, Entry, Game, Role};

use crate::sent::Clocks;

/// The game as it was a while ago.
#[derive(Clone)]
pub(super) struct Past {
    pub(super) game: Game,
    /// How many entries spectators have come to see, and how many views those are.
    pub(super) entries: u32,
    pub(super) views: u32,
}

/// What is still to be seen, and when.
#[derive(Default)]
pub(super) struct Waiting(VecDeque<Later>);

struct Later {
    due: u64,
    entry: Arc<Entry>,
    clocks: Option<Clocks>,
}

/// An entry that spectators come to see later than others.
pub struct Due {
    /// The entry.
    pub entry: Arc<Entry>,
    /// What the clocks showed after it.
    pub clocks: Option<Clocks>,
    /// The number of the view it is, if it is shown to them at all.
    pub number: Option<u32>,
}

impl Past {
    /// A game at its beginning.
    pub(super) fn new(creation: &Creation) -> Self {
        Self { game: Game::create(creation.clone()), entries: 0, views: 0 }
    }

    /// Follows the game by an entry; the number of the view it is, if it is one.
    fn follow(&mut self, entry: &Entry) -> Option<u32> {
        self.game.record(entry);
        self.entries += 1;
        entry.is_shown_to(Role::Spectator).then(|| {
            self.views += 1;
            self.views
        })
    }
}

impl Waiting {
    /// Takes in an entry that may be seen at `due`.
    pub(super) fn take(&mut self, entry: Arc<Entry>, clocks: Option<Clocks>, due: u64) {
        // What came later is never seen earlier.
        let due = self.0.back().map_or(due, |last| last.due.max(due));
        self.0.push_back(Later { due, entry, clocks });
    }

    /// When something is to be seen next.
    pub(super) fn next(&self) -> Option<u64> {
        self.0.front().map(|later| later.due)
    }

    /// The next entry, if it has waited long enough; the copy has followed it.
    pub(super) fn take_due(&mut self, clock_ms: u64, past: &mut Past) -> Option<Due> {
        let Later { entry, clocks, .. } = self.0.pop_front_if(|next| next.due <= clock_ms)?;
        let number = past.follow(&entry);
        Some(Due { entry, clocks, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Happening, Regulations, Side};

    #[test]
    fn what_is_received_is_seen_when_it_has_waited_and_in_order() {
        let creation = Creation::new(Regulations::standard(Edition::E2023));
        let (mut past, mut waiting) = (Past::new(&creation), Waiting::default());
        let mut game = Game::create(creation);
        let mut touch = |square: &str| {
            let event = format!("touches {square}").parse().expect("an act");
            let by = Actor::Player(Side::White);
            Arc::new(game.happen(Happening::new(1, by, event).expect("White's act")))
        };
        waiting.take(touch("e2"), None, 6000);
        // By its stamp it is older than the one before: the wall's clock was set in between.
        waiting.take(touch("d2"), None, 0);
        assert!(waiting.take_due(5999, &mut past).is_none());
        let mut numbers = || waiting.take_due(6000, &mut past).map(|due| due.number);
        assert_eq!([numbers(), numbers(), numbers()], [Some(Some(1)), Some(Some(2)), None]);
        assert_eq!((past.entries, past.views), (2, 2));
        waiting.take(touch("c2"), None, 16_000);
        assert!(waiting.take_due(15_999, &mut past).is_none());
        assert!(waiting.take_due(16_000, &mut past).is_some());
    }
}
