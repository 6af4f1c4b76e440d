//! The books of links of all competitions that are asked for, each read once for many.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jadoube_store::{Digest, LinkNote, Store, StoreError, Token};
use tokio::sync::Mutex as AsyncMutex;

use crate::access::short_name;
use crate::link_book::{Book, USED};
use crate::rooms::wall::utc_ms;

/// How long a book is good: all players of a competition ask for theirs at the same time.
const GOOD_FOR: Duration = Duration::from_secs(2);
/// Books that are kept before old ones are dropped.
const BOOKS: usize = 100;
/// Links that are remembered to have come in.
const REMEMBERED: usize = 200_000;

/// A book and since when it is; whoever finds it too old reads it anew while the others wait.
type Shelf = Arc<AsyncMutex<Option<(Instant, Arc<Book>)>>>;

/// The books, and the links whose first use is noted.
#[derive(Default)]
pub(crate) struct Books {
    shelves: Mutex<HashMap<String, Shelf>>,
    used: Mutex<HashSet<Digest>>,
    /// Held by whoever looks at all links before changing one.
    pub(crate) changing: AsyncMutex<()>,
}

impl Books {
    /// The book of a competition, as it was a moment ago at the most.
    pub(crate) async fn book(
        &self,
        store: &dyn Store,
        competition: &str,
    ) -> Result<Arc<Book>, StoreError> {
        let shelf = {
            let mut shelves = self.shelves();
            if shelves.len() >= BOOKS {
                // Those that somebody looks at right now are held there, too.
                shelves.retain(|_, shelf| Arc::strong_count(shelf) > 1 || is_good(shelf));
            }
            Arc::clone(shelves.entry(competition.to_owned()).or_default())
        };
        let mut kept = shelf.lock().await;
        if let Some((since, book)) = &*kept
            && since.elapsed() < GOOD_FOR
        {
            return Ok(Arc::clone(book));
        }
        let book = Arc::new(Book::read(store, competition).await?);
        *kept = Some((Instant::now(), Arc::clone(&book)));
        Ok(book)
    }

    /// Something was done with a link: the book is read anew.
    pub(crate) fn turn(&self, competition: &str) {
        self.shelves().remove(competition);
    }

    /// Somebody comes in by a link: the first time is noted. Afterwards it costs nothing.
    pub(crate) fn came_in(self: &Arc<Self>, store: &Arc<dyn Store>, token: &Token) {
        {
            let mut used = self.used();
            if used.len() >= REMEMBERED {
                used.clear();
            }
            if !used.insert(token.hash) {
                return;
            }
        }
        let (books, store, token) = (Arc::clone(self), Arc::clone(store), token.clone());
        tokio::spawn(async move {
            if let Err(error) = books.note_use(&*store, &token).await {
                // The next time, then.
                tracing::debug!(%error, "that a link was used is not noted yet");
                books.used().remove(&token.hash);
            }
        });
    }

    async fn note_use(&self, store: &dyn Store, token: &Token) -> Result<(), StoreError> {
        let at = utc_ms();
        let book = self.book(store, &token.competition).await?;
        // It may have been used before this server was started.
        if book.link(&token.hash).is_some_and(|link| link.used.is_some()) {
            return Ok(());
        }
        let by = format!("{} {}", token.role, short_name(token));
        store.note_link(&note(token, USED, by, at)).await
    }

    fn shelves(&self) -> MutexGuard<'_, HashMap<String, Shelf>> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn used(&self) -> MutexGuard<'_, HashSet<Digest>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether there is a book that need not be read anew.
fn is_good(shelf: &Shelf) -> bool {
    let kept = shelf.try_lock();
    kept.is_ok_and(|kept| kept.as_ref().is_some_and(|(since, _)| since.elapsed() < GOOD_FOR))
}

/// What is done with a link, to be noted.
pub(crate) fn note(token: &Token, deed: &str, by: String, at: u64) -> LinkNote {
    LinkNote {
        competition: token.competition.clone(),
        game: token.game.clone(),
        link: token.hash,
        deed: deed.to_owned(),
        by,
        at,
    }
}
