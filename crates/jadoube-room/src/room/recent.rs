//! The last entries of a game, so that whoever asks again and again what is new need not have the whole
//! record read.

use std::collections::VecDeque;
use std::sync::Arc;

use jadoube_laws::{Entry, Game, Role};

use crate::seen::{Showing, Shown};
use crate::sent::Clocks;

/// The last entries, with what the clocks showed after each.
#[derive(Clone, Default)]
pub(super) struct Recent(VecDeque<(Arc<Entry>, Option<Clocks>)>);

/// Entries that are kept: somebody who asks every few seconds has missed no more.
const KEPT: usize = 16;

impl Recent {
    /// Takes in the next entry.
    pub(super) fn take(&mut self, entry: Arc<Entry>, clocks: Option<Clocks>) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((entry, clocks));
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
        let shown = self.0.iter().rev();
        let shown = shown.filter(|(entry, _)| entry.number < entries && entry.is_shown_to(sees));
        let newest: Vec<_> = shown.take(missing as usize).collect();
        if newest.len() < missing as usize {
            return None;
        }
        let numbered = (since + 1..).zip(newest.into_iter().rev());
        let shown = numbered.filter_map(|(number, (entry, clocks))| {
            Showing::new(entry, game, *clocks).to(sees, number)
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
        assert_eq!(told(white, 12, 20, 40), Some((13..=20).collect()));
        assert_eq!(told(white, 11, 20, 40), None, "that is in the record alone");
        assert_eq!(told(Role::Arbiter, 38, 40, 40), Some(vec![39, 40]));
        // Whoever sees it later has seen 36 entries.
        assert_eq!(told(Role::Spectator, 16, 18, 36), Some(vec![17, 18]));
        let (game, short) = game_of(3);
        assert_eq!(numbers(short.views(&game, white, 0, 2, 3)), Some(vec![1, 2]));
    }
}
