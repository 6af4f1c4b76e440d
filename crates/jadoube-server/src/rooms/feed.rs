//! How a game stands for one role, told to all who watch as it: found out once after each view, away from
//! the writer.
//!
//! Nothing is told but with a view of the role. What happens that a role is not shown makes no message,
//! and none of them another (12.6).

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use jadoube_chess::Position;
use jadoube_laws::Role;
use jadoube_room::{Each, LinkRole, Mate, ROLES, State, StateChange, not_known_who_mates, place};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::rooms::Reading;
use crate::rooms::wall::utc_ms;
use crate::rooms::writer::Published;
use crate::sent::{LiveChange, LiveState};

/// Changes that are remembered: whoever has missed more is told everything that can change.
const KEPT: usize = 32;

/// The feeds of a room, by the places of the roles.
#[derive(Default)]
pub(crate) struct Feeds(Mutex<[Weak<Feed>; ROLES.len()]>);

/// How a game stands for a role, and goes on.
pub(crate) struct Feed {
    told: watch::Receiver<Arc<Tidings>>,
    task: AbortHandle,
}

/// How a game stands for a role, and what changed last.
#[derive(Clone)]
pub(crate) struct Tidings {
    of: Arc<Published>,
    sees: Role,
    state: Arc<State>,
    /// The number of the last change.
    pub(crate) number: u64,
    changes: VecDeque<Utf8Bytes>,
}

impl Feeds {
    /// The feed of a role, from what the writer publishes.
    pub(crate) fn of(
        &self,
        sees: Role,
        published: &watch::Receiver<Arc<Published>>,
        reading: &Reading,
    ) -> Arc<Feed> {
        let mut feeds = self.lock();
        let feed = &mut feeds[place(sees)];
        if let Some(feed) = feed.upgrade() {
            return feed;
        }
        let made = Arc::new(Feed::start(sees, published.clone(), reading.clone()));
        *feed = Arc::downgrade(&made);
        made
    }

    fn lock(&self) -> MutexGuard<'_, [Weak<Feed>; ROLES.len()]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Feed {
    fn start(sees: Role, mut hears: watch::Receiver<Arc<Published>>, reading: Reading) -> Self {
        let of = Arc::clone(&hears.borrow_and_update());
        let mut state = of.game.state(sees, of.time.now(), utc_ms());
        let question = know_mates(&mut state, &of, &reading);
        let first =
            Tidings { of, sees, state: Arc::new(state), number: 0, changes: VecDeque::new() };
        let (tells, told) = watch::channel(Arc::new(first));
        let teller = Teller { sees, hears, tells, reading, question };
        Self { told, task: tokio::spawn(teller.run()).abort_handle() }
    }

    /// How the game stands, and whatever comes after.
    pub(crate) fn listen(&self) -> watch::Receiver<Arc<Tidings>> {
        self.told.clone()
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Tidings {
    /// How many views the role has been shown.
    pub(crate) fn views(&self) -> u32 {
        self.state.views
    }

    /// The whole state as a message, for somebody who holds a link as this role.
    pub(crate) fn whole(&self, role: LinkRole) -> Utf8Bytes {
        // The clocks go on since it was found out.
        let now = self.of.game.state(self.sees, self.of.time.now(), utc_ms());
        let mut state = State { role: Some(role), ..now };
        let can_mate = self.state.for_arbiter.as_ref().map(|it| it.can_mate.clone());
        if let (Some(now), Some(can_mate)) = (&mut state.for_arbiter, can_mate) {
            now.can_mate = can_mate;
        }
        LiveState { state: &state }.json()
    }

    /// What changed after so many changes, as messages; all that can change if that is not remembered.
    pub(crate) fn since(&self, number: u64) -> Vec<Utf8Bytes> {
        let missing = usize::try_from(self.number.saturating_sub(number)).unwrap_or(usize::MAX);
        match self.changes.len().checked_sub(missing) {
            Some(known) => self.changes.range(known..).cloned().collect(),
            None => vec![self.all()],
        }
    }

    /// All that can change, as a message.
    pub(crate) fn all(&self) -> Utf8Bytes {
        let now = self.of.game.state(self.sees, self.of.time.now(), utc_ms());
        let mut change = now.as_change();
        change.can_mate = self.state.for_arbiter.as_ref().map(|it| it.can_mate.clone());
        LiveChange { state: &change }.json()
    }

    /// The same after a change.
    fn after(&self, of: Arc<Published>, state: State, change: &StateChange) -> Self {
        let mut changes = self.changes.clone();
        if changes.len() == KEPT {
            changes.pop_front();
        }
        changes.push_back(LiveChange { state: change }.json());
        Self { of, sees: self.sees, state: Arc::new(state), number: self.number + 1, changes }
    }
}

/// Finds out how the game stands after each view.
struct Teller {
    sees: Role,
    hears: watch::Receiver<Arc<Published>>,
    tells: watch::Sender<Arc<Tidings>>,
    reading: Reading,
    /// The position that stands, if it is not known who can still give mate in it.
    question: Option<Position>,
}

impl Teller {
    async fn run(mut self) {
        let mates = self.reading.mates.clone();
        loop {
            tokio::select! {
                // In this order, so that an answer about the position before is not told.
                biased;
                changed = self.hears.changed() => match changed {
                    Ok(()) => self.tell().await,
                    // Whoever listens looks for the next room.
                    Err(_) => return,
                },
                Some(mates) = mates.found(self.question) => self.tell_mates(mates),
            }
        }
    }

    /// Tells what changed, if the role was shown something.
    async fn tell(&mut self) {
        let of = Arc::clone(&self.hears.borrow_and_update());
        let before = Arc::clone(&self.tells.borrow());
        let is_new = of.game.views(self.sees) != before.views()
            || of.game.broken() != before.of.game.broken();
        if !of.is_sure || !is_new {
            return;
        }
        let Ok(mut state) = self.reading.state(&of, self.sees).await else { return };
        self.question = know_mates(&mut state, &of, &self.reading);
        let change = state.change_since(&before.state);
        self.tells.send_replace(Arc::new(before.after(of, state, &change)));
    }

    /// Tells who can still give mate in the position that stands.
    fn tell_mates(&mut self, mates: Each<Option<Mate>>) {
        self.question = None;
        self.tells.send_modify(|told| {
            let mut state = State::clone(&told.state);
            let change = StateChange {
                views: state.views,
                can_mate: Some(mates.clone()),
                ..StateChange::default()
            };
            if let Some(for_arbiter) = &mut state.for_arbiter {
                for_arbiter.can_mate = mates;
            }
            *told = Arc::new(told.after(Arc::clone(&told.of), state, &change));
        });
    }
}

/// Puts in who can still give mate, if that is known; else hands back the position to ask about.
fn know_mates(state: &mut State, of: &Published, reading: &Reading) -> Option<Position> {
    let for_arbiter = state.for_arbiter.as_mut()?;
    let position = of.game.mate_question()?;
    let known = reading.mates.known(position);
    let question = known.is_none().then_some(position);
    for_arbiter.can_mate = known.unwrap_or_else(not_known_who_mates);
    question
}
