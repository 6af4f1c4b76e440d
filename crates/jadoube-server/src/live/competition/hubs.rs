//! The hubs of this node: made when the first watcher comes, gone when the last has left.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use jadoube_laws::Role;
use jadoube_room::place;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use super::hub::{Hub, Screen};
use crate::app::App;

/// A competition and the place of the role that sees it.
type Key = (String, usize);
type Open = Arc<Mutex<HashMap<Key, Weak<Watched>>>>;

/// All hubs of this node.
#[derive(Clone, Default)]
pub(crate) struct Hubs(Open);

/// A competition that is watched; whoever watches holds it.
pub(super) struct Watched {
    key: Key,
    open: Open,
    screen: Arc<Screen>,
    task: AbortHandle,
}

impl Hubs {
    /// The competition as this role sees it, for one who watches.
    pub(super) fn watched(&self, app: &App, competition: &str, sees: Role) -> Arc<Watched> {
        let key = (competition.to_owned(), place(sees));
        let mut open = lock(&self.0);
        let found = open.get(&key).and_then(Weak::upgrade);
        if let Some(found) = found.as_ref().filter(|found| !found.has_failed()) {
            return Arc::clone(found);
        }
        let screen = Arc::new(Screen::new());
        let hub = Hub::new(app.clone(), competition.to_owned(), sees, Arc::clone(&screen));
        let task = tokio::spawn(hub.run()).abort_handle();
        let watched = Watched { key: key.clone(), open: Arc::clone(&self.0), screen, task };
        let watched = Arc::new(watched);
        open.insert(key, Arc::downgrade(&watched));
        // Before one that has ended, which wants the lock when it goes.
        drop(open);
        drop(found);
        watched
    }
}

impl Watched {
    /// The whole picture, and what changes in it from then on.
    pub(super) async fn join(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        self.screen.join().await
    }

    /// Whether nobody looks at the boards any more, because that failed.
    pub(super) fn has_failed(&self) -> bool {
        self.task.is_finished()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.task.abort();
        let mut open = lock(&self.open);
        // Somebody may have come in the meantime and begun anew.
        if open.get(&self.key).is_some_and(|watched| watched.strong_count() == 0) {
            open.remove(&self.key);
        }
    }
}

fn lock(open: &Open) -> MutexGuard<'_, HashMap<Key, Weak<Watched>>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}
