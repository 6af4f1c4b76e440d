//! The last entries of a game, so that whoever asks again and again what is new need not have the whole
//! record read.

use std::iter::successors;
use std::sync::Arc;

use jadoube_laws::{Entry, Game, Role};

use crate::seen::{Showing, Shown};
use crate::sent::Clocks;

/// The last entries, newest first. A copy is made after each entry, so it shares all of them: it must
/// not even look at them.
#[derive(Clone, Default)]
pub(super) struct Recent {
    /// Fewer than [`KEPT`].
    newer: Option<Arc<Link>>,
    count: usize,
    /// The [`KEPT`] before those.
    older: Option<Arc<Link>>,
}

/// An entry with what the clocks showed after it.
struct Link {
    entry: Arc<Entry>,
    clocks: Option<Clocks>,
    before: Option<Arc<Link>>,
}

/// At least so many entries are kept: somebody who asks every few seconds has missed no more.
const KEPT: usize = 16;

impl Recent {
    /// Takes in the next entry.
    pub(super) fn take(&mut self, entry: Arc<Entry>, clocks: Option<Clocks>) {
        self.newer = Some(Arc::new(Link { entry, clocks, before: self.newer.take() }));
        self.count += 1;
        if self.count == KEPT {
            (self.older, self.count) = (self.newer.take(), 0);
        }
    }

    /// From the newest on.
    fn links(&self) -> impl Iterator<Item = &Link> {
        let of = |first| successors(first, |link: &&Link| link.before.as_deref());
        of(self.newer.as_deref()).chain(of(self.older.as_deref()))
    }

    /// The views of a role after the first `since`, if all of them are still here. The role has been
    /// shown `views` views of the first `entries` entries.
    pub(super) fn views(
        &self,
        game: &Game,
        sees: Role,
        since: u32,
        views: u32,
        entries: u32,
    ) -> Option<Vec<Shown>> {
        let missing = views.saturating_sub(since);
        let shown = self.links();
        let shown =
            shown.filter(|link| link.entry.number < entries && link.entry.is_shown_to(sees));
        let newest: Vec<_> = shown.take(missing as usize).collect();
        if newest.len() < missing as usize {
            return None;
        }
        let numbered = (since + 1..).zip(newest.into_iter().rev());
        let shown = numbered.filter_map(|(number, link)| {
            Showing::new(&link.entry, game, link.clocks).to(sees, number)
        });
        Some(shown.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Event, Happening, Noticed, Regulations, Side};

    /// An even entry is White's act, an odd one the arbiter's alone.
    fn game_of(entries: u32) -> (Game, Recent) {
        let mut game = Game::new(Regulations::standard(Edition::E2023));
        let mut recent = Recent::default();
        for number in 0..entries {
            let (by, event) = match number % 2 {
                0 => (Actor::Player(Side::White), "touches e2".parse().expect("an act")),
                _ => (Actor::Arbiter(1), Event::ArbiterNoticed { noticed: Noticed::Colours }),
            };
            let entry = game.happen(Happening::new(1, by, event).expect("an act"));
            recent.take(Arc::new(entry), None);
        }
        (game, recent)
    }

    fn numbers(views: Option<Vec<Shown>>) -> Option<Vec<u32>> {
        views.map(|views| views.iter().map(|view| view.number).collect())
    }

    #[test]
    fn what_is_new_is_told_as_long_as_it_is_here() {
        let (game, recent) = game_of(40);
        let told =
            |sees, since, views, entries| numbers(recent.views(&game, sees, since, views, entries));
        let white = Role::Player(Side::White);
        assert_eq!(told(white, 20, 20, 40), Some(vec![]));
        assert_eq!(told(white, 25, 20, 40), Some(vec![]), "more than there are");
        assert_eq!(told(white, 17, 20, 40), Some(vec![18, 19, 20]));
        // The last eight entries and the sixteen before them are here, every second one White's.
        assert_eq!(told(white, 8, 20, 40), Some((9..=20).collect()));
        assert_eq!(told(white, 7, 20, 40), None, "that is in the record alone");
        assert_eq!(told(Role::Arbiter, 38, 40, 40), Some(vec![39, 40]));
        // Whoever sees it later has seen 36 entries.
        assert_eq!(told(Role::Spectator, 16, 18, 36), Some(vec![17, 18]));
        let (game, short) = game_of(3);
        assert_eq!(numbers(short.views(&game, white, 0, 2, 3)), Some(vec![1, 2]));
    }
}
