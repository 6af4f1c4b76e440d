//! What happened before: the views of a role out of the record, a page of it at a time.

use std::collections::VecDeque;
use std::sync::Arc;

use jadoube_laws::{Game, Role as Sees};
use jadoube_store::{GameRecord, Line, Store, StoreError};

use crate::Begun;
use crate::app::App;
use crate::problem::Problem;
use crate::shown::{Clocks, Showing, Shown};

/// Goes through the record of a game once, no faster than it is asked.
pub(super) struct Reader {
    store: Arc<dyn Store>,
    key: String,
    sees: Sees,
    /// The game after the last entry that was read.
    game: Game,
    /// The number of the next entry in the record, and of the first that this role may not see yet.
    next: u32,
    entries: u32,
    /// The number of the last view of this role.
    number: u32,
    page: VecDeque<Line>,
}

impl Reader {
    /// From the beginning of a game, as this role sees its first so many entries.
    pub(super) fn new(
        app: &App,
        record: &GameRecord,
        sees: Sees,
        entries: u32,
    ) -> Result<Self, Problem> {
        let begun: Begun = serde_json::from_str(&record.text)
            .map_err(|error| corrupt(&record.key, &error.to_string()))?;
        Ok(Self {
            store: Arc::clone(&app.store),
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
            let Some(line) = self.page.pop_front() else {
                // A long game is not folded in one go: others want to be served, too.
                tokio::task::yield_now().await;
                let most = self.entries.saturating_sub(self.next).min(PAGE);
                self.page = self.store.some_lines(&self.key, self.next, most).await?.into();
                if self.page.is_empty() {
                    return Ok(None);
                }
                continue;
            };
            let entry = line.read().map_err(|error| corrupt(&self.key, &error.to_string()))?;
            self.next = line.number + 1;
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

/// Entries that are read at once.
const PAGE: u32 = 500;

fn corrupt(game: &str, what: &str) -> StoreError {
    StoreError::Corrupt(format!("game {game}: {what}"))
}
