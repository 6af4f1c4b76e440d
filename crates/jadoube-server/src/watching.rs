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
