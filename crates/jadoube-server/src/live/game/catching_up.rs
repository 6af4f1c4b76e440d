//! What happened before: the views of a role out of the record, a page of it at a time.

use std::collections::VecDeque;
use std::sync::Arc;

use jadoube_laws::{Game, Role};
use jadoube_room::{Clocks, Showing, Shown};
use jadoube_store::{GameRecord, Store, StoreError, StoredEntry};

use crate::problem::Problem;

/// Entries that are in memory at once, for each who catches up.
const PAGE: u32 = 250;

/// Goes through the record of a game once, no faster than it is asked.
pub(super) struct Reader {
    store: Arc<dyn Store>,
    key: String,
    sees: Role,
    /// The game after the last entry that was read.
    game: Game,
    /// The number of the next entry in the record, and of the first that this role may not see yet.
    next: u32,
    entries: u32,
    /// The number of the last view of this role.
    number: u32,
    page: VecDeque<StoredEntry>,
}

impl Reader {
    /// From the beginning of a game, as this role sees its first so many entries.
    pub(super) fn new(
        store: &Arc<dyn Store>,
        record: &GameRecord,
        sees: Role,
        entries: u32,
    ) -> Result<Self, Problem> {
        let begun = record.begun().map_err(|error| corrupt(&record.key, &error.to_string()))?;
        Ok(Self {
            store: Arc::clone(store),
            key: record.key.clone(),
            sees,
            game: Game::create(begun.creation),
            next: 0,
            entries,
            number: 0,
            page: VecDeque::new(),
        })
    }

    /// The next view after the first `since`; nothing if the record has no more.
    pub(super) async fn next(&mut self, since: u32) -> Result<Option<Shown>, Problem> {
        loop {
            let Some(stored) = self.page.pop_front() else {
                // A long game is not folded in one go: others want to be served, too.
                tokio::task::yield_now().await;
                let most = self.entries.saturating_sub(self.next).min(PAGE);
                self.page = self.store.some_entries(&self.key, self.next, most).await?.into();
                if self.page.is_empty() {
                    return Ok(None);
                }
                continue;
            };
            let entry = stored.read().map_err(|error| corrupt(&self.key, &error.to_string()))?;
            self.next = stored.number + 1;
            self.game.record(&entry);
            if !entry.is_shown_to(self.sees) {
                continue;
            }
            self.number += 1;
            if self.number > since {
                let clocks = Clocks::of(&self.game, self.game.at());
                let mut showing = Showing::new(&entry, &self.game, clocks);
                if let Some(view) = showing.to(self.sees, self.number) {
                    return Ok(Some(view));
                }
            }
        }
    }
}

fn corrupt(game: &str, what: &str) -> StoreError {
    StoreError::Corrupt(format!("game {game}: {what}"))
}

#[cfg(test)]
mod tests {
    use jadoube_laws::{Actor, Begun, Creation, Event, Happening, Moving, Regulations, Side};
    use jadoube_store::{Act, Competition, Leased, MemoryStore, Salt};

    use super::*;

    /// A game in which White talks so often, and the arbiter notes something after each three times.
    async fn talked(store: &MemoryStore, times: usize) -> GameRecord {
        let creation = Creation::new(Regulations::default());
        let begun = Begun {
            white: String::new(),
            black: String::new(),
            round: String::new(),
            station: String::new(),
            moving: Moving::default(),
            creation: creation.clone(),
        };
        let text = GameRecord::text_of(&begun);
        let competition = Competition { key: "c".to_owned(), created: 0, text: "{}".to_owned() };
        store.add_competition(&competition, &[]).await.expect("a competition");
        let competition = competition.key;
        let record = GameRecord { key: "g".to_owned(), competition, created: 0, text };
        store.add_game(&record, &[]).await.expect("a game");
        let leased = store.lease("g", "node", 0).await.expect("a lease");
        let Leased::Yes { lease, .. } = leased else { panic!("{leased:?}") };
        let (mut game, mut head, mut entries) =
            (Game::create(creation), record.genesis(), Vec::new());
        for time in 0..times {
            let (by, act) = match time % 4 {
                3 => (Actor::Arbiter(1), "records \"?\""),
                _ => (Actor::Player(Side::White), "says \"?\""),
            };
            for event in game.acts(by, act).expect("an act") {
                let event: Event = event;
                let happening = Happening::new(time as u64, by, event).expect("an act of the same");
                let stored = StoredEntry::write(&game.happen(happening), head, Salt::random());
                head = stored.hash;
                entries.push(stored);
            }
        }
        store.append(Act { game: "g".to_owned(), lease, entries }).await.expect("stored");
        record
    }

    #[tokio::test]
    async fn a_long_game_is_read_in_pages_and_without_a_gap() {
        let store = Arc::new(MemoryStore::default());
        let record = talked(&store, 1100).await;
        let entries = store.entries("g", 0).await.expect("entries");
        let entries: Vec<_> =
            entries.iter().map(|stored| stored.read().expect("an entry")).collect();
        let store: Arc<dyn Store> = store;
        for sees in [Role::Arbiter, Role::Spectator] {
            let all = entries.iter().filter(|entry| entry.is_shown_to(sees)).count();
            for since in [0, 1, 249, 250, 700, all as u32] {
                let mut reader = Reader::new(&store, &record, sees, u32::MAX).expect("a reader");
                let mut last = since;
                while let Some(view) = reader.next(since).await.expect("it can be read") {
                    assert_eq!(view.number, last + 1, "{sees:?} since {since}");
                    assert!(reader.page.len() <= PAGE as usize);
                    last = view.number;
                }
                assert_eq!(last as usize, all, "{sees:?} since {since}");
            }
        }
    }
}
