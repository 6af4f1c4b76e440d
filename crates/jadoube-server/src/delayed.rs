//! A game as spectators see it where they see everything later: one copy for all of them, which the room
//! lets follow the game at a distance. The distance is kept by a clock that is never set.

use std::collections::VecDeque;
use std::time::Duration;

use jadoube_laws::{Creation, Entry, Game, Role};
use tokio::time::Instant;

use crate::sent::Clocks;

/// The game as it was a while ago.
pub(crate) struct Delayed {
    delay: Duration,
    game: Game,
    /// How many entries they have come to see, and how many views those are.
    entries: u32,
    views: u32,
    /// What they are still to see, and when.
    waiting: VecDeque<Waiting>,
}

struct Waiting {
    due: Instant,
    entry: Entry,
    clocks: Option<Clocks>,
}

/// An entry that spectators come to see.
pub(crate) struct Due {
    pub(crate) entry: Entry,
    pub(crate) clocks: Option<Clocks>,
    /// The number of the view it is, if it is shown to them at all.
    pub(crate) number: Option<u32>,
}

impl Delayed {
    /// A game at its beginning, for spectators who see everything so much later; nothing if they see
    /// it at once.
    pub(crate) fn by(delay_ms: u64, creation: &Creation) -> Option<Self> {
        if delay_ms == 0 {
            return None;
        }
        Some(Self {
            delay: Duration::from_millis(delay_ms),
            game: Game::create(creation.clone()),
            entries: 0,
            views: 0,
            waiting: VecDeque::new(),
        })
    }

    /// Takes in an entry that was received so long ago.
    pub(crate) fn take(&mut self, entry: Entry, clocks: Option<Clocks>, age: Duration) {
        let due = Instant::now() + self.delay.saturating_sub(age);
        // What came later is never seen earlier.
        let due = self.waiting.back().map_or(due, |last| last.due.max(due));
        self.waiting.push_back(Waiting { due, entry, clocks });
    }

    /// When something is to be seen next.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.waiting.front().map(|waiting| waiting.due)
    }

    /// The next entry, if it has waited long enough; the copy has followed it.
    pub(crate) fn take_due(&mut self) -> Option<Due> {
        let now = Instant::now();
        let Waiting { entry, clocks, .. } = self.waiting.pop_front_if(|next| next.due <= now)?;
        self.game.record(&entry);
        self.entries += 1;
        let number = entry.is_shown_to(Role::Spectator).then(|| {
            self.views += 1;
            self.views
        });
        Some(Due { entry, clocks, number })
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) const fn entries(&self) -> u32 {
        self.entries
    }

    pub(crate) const fn views(&self) -> u32 {
        self.views
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Happening, Regulations, Side};

    #[tokio::test(start_paused = true)]
    async fn what_is_received_is_seen_when_it_has_waited_and_in_order() {
        let creation = Creation::new(Regulations::standard(Edition::E2023));
        assert!(Delayed::by(0, &creation).is_none());
        let mut delayed = Delayed::by(10_000, &creation).expect("a delay");
        let mut game = Game::create(creation);
        let mut touch = |square: &str| {
            let event = format!("touches {square}").parse().expect("an act");
            let by = Actor::Player(Side::White);
            game.happen(Happening::new(1, by, event).expect("White's act"))
        };
        let pass = async |s| tokio::time::advance(Duration::from_secs(s)).await;
        delayed.take(touch("e2"), None, Duration::from_secs(4));
        // By its stamp it is older than the one before: the wall's clock was set in between.
        delayed.take(touch("d2"), None, Duration::from_secs(3600));
        assert!(delayed.take_due().is_none());
        pass(6).await;
        let numbers = [delayed.take_due(), delayed.take_due(), delayed.take_due()];
        assert_eq!(numbers.map(|due| due.and_then(|due| due.number)), [Some(1), Some(2), None]);
        assert_eq!((delayed.entries(), delayed.views()), (2, 2));
        delayed.take(touch("c2"), None, Duration::ZERO);
        pass(9).await;
        assert!(delayed.take_due().is_none());
        pass(1).await;
        assert!(delayed.take_due().is_some());
    }
}
