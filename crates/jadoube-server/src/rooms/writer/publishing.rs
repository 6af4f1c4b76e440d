//! What a writer publishes: how its game stands after each entry. Whoever wants to know something of the
//! game finds it here, and keeps nobody waiting.

use std::sync::Arc;

use jadoube_laws::Role;
use jadoube_room::{Due, Room, Showing, Snapshot};
use jadoube_store::{Digest, GameRecord};

use super::Writer;
use crate::rooms::wall::GameTime;

/// A game as it stood when it was last written.
#[derive(Clone)]
pub(crate) struct Published {
    pub(crate) record: Arc<GameRecord>,
    pub(crate) game: Arc<Snapshot>,
    /// The hash of its last entry.
    pub(crate) head: Digest,
    pub(crate) time: GameTime,
    /// When something is due in the game, in game time.
    deadline: Option<u64>,
    /// When spectators who see everything later are to see something, by the clock that is never set.
    due: Option<u64>,
    /// Whether it is known what the store holds.
    pub(crate) is_sure: bool,
    /// Whether what nobody looked after is put in order.
    is_ready: bool,
}

impl Published {
    /// A game whose record is not read yet. `head` is the hash of its beginning.
    pub(super) fn before(
        record: &Arc<GameRecord>,
        room: &Room,
        head: Digest,
        time: &GameTime,
    ) -> Self {
        Self {
            record: Arc::clone(record),
            game: Arc::new(room.now().clone()),
            head,
            time: time.clone(),
            deadline: None,
            due: None,
            is_sure: true,
            is_ready: false,
        }
    }

    /// Whether something is due that is not written, or not let out, yet.
    pub(crate) fn is_behind(&self) -> bool {
        let is_due = |due: Option<u64>, now: u64| due.is_some_and(|due| due <= now);
        !self.is_ready
            || self.is_sure && is_due(self.deadline, self.time.now())
            || is_due(self.due, self.time.elapsed())
    }
}

impl Writer {
    /// Publishes how the game stands, for those who ask. What is made and not stored must not be in it.
    pub(super) fn publish(&self) {
        let published = Arc::new(Published {
            deadline: self.room.next_deadline(),
            due: self.room.due(),
            is_sure: self.unsure.is_none(),
            is_ready: self.is_ready,
            ..Published::before(&self.record, &self.room, self.head, &self.time)
        });
        self.told.send_if_modified(|told| {
            *told = published;
            false
        });
    }

    /// Wakes those who tell how the game stands with each view. They come after the views.
    pub(super) fn announce(&self) {
        if self.told.receiver_count() > 1 {
            self.told.send_modify(|_| ());
        }
    }

    /// Says that it is not known what the store holds; what was published before stays.
    pub(super) fn publish_doubt(&self) {
        self.told.send_modify(|told| {
            let is_ready = self.is_ready;
            *told = Arc::new(Published { is_sure: false, is_ready, ..Published::clone(told) });
        });
    }

    /// Lets spectators who see everything later see what is due.
    pub(super) fn show_delayed(&mut self) {
        let dues: Vec<Due> =
            std::iter::from_fn(|| self.room.next_due(self.time.elapsed())).collect();
        if dues.is_empty() {
            return;
        }
        if self.unsure.is_none() {
            self.publish();
        }
        for due in dues {
            let mut showing = Showing::new(&due.entry, self.room.game(), due.clocks);
            let views = self.watched.views(|sees| match sees {
                Role::Spectator => showing.to(sees, due.number?).map(Into::into),
                _ => None,
            });
            self.watched.show(&views);
        }
        self.announce();
    }
}
