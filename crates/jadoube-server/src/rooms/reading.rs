//! What is read of games: from what their writers published, by the task of whoever asks. No player waits
//! for any of it.

use std::sync::Arc;

use jadoube_laws::{Actor, Role};
use jadoube_room::{Board, Offers, Shown, State};
use jadoube_store::GameRecord;
use tokio::sync::Semaphore;

use super::Rooms;
use crate::app::at_once;
use crate::problem::Problem;
use crate::rooms::mates::Mates;
use crate::rooms::wall::utc_ms;
use crate::rooms::writer::{Command, Published};

/// What a role has been shown that is not known yet.
pub(crate) enum News {
    /// These views.
    Views(Vec<Shown>),
    /// More than is remembered: it is in the record, among the first so many entries.
    InRecord(u32),
}

/// What is needed to read: turns for what takes a while, and who can still give mate.
#[derive(Clone)]
pub(crate) struct Reading {
    pub(crate) mates: Mates,
    turns: Arc<Semaphore>,
}

/// Moves of a game of which everything is told at once; for longer ones others are let go first.
const SHORT: usize = 400;

impl Reading {
    pub(super) fn new(mates: Mates) -> Self {
        Self { mates, turns: Arc::new(Semaphore::new(at_once())) }
    }

    /// How a game stands for a role now; who can still give mate is left open.
    pub(crate) async fn state(&self, told: &Arc<Published>, sees: Role) -> Result<State, Problem> {
        let is_short = sees != Role::Arbiter && told.game.game().line().len() < SHORT;
        let told = Arc::clone(told);
        let look = move || told.game.state(sees, told.time.now(), utc_ms());
        if is_short { Ok(look()) } else { self.apart(look).await }
    }

    /// Does something that may take a while in its turn, away from the threads on which players wait.
    pub(crate) async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        // It is never closed.
        let _turn = self.turns.acquire().await;
        tokio::task::spawn_blocking(work).await.map_err(|error| {
            tracing::error!(%error, "something could not be told");
            Problem::failed()
        })
    }
}

impl Rooms {
    /// How a game stands for a role.
    pub(crate) async fn look(&self, game: &str, sees: Role) -> Result<State, Problem> {
        let told = self.sure(game).await?;
        let mut state = self.reading.state(&told, sees).await?;
        if let Some(for_arbiter) = &mut state.for_arbiter {
            for_arbiter.can_mate = self.reading.mates.of(told.game.mate_question()).await;
        }
        Ok(state)
    }

    /// How a game stands for a role, in short.
    pub(crate) async fn glance(&self, game: &str, sees: Role) -> Result<Board, Problem> {
        let told = self.sure(game).await?;
        let glance = move || told.game.summary(sees, told.time.now(), utc_ms());
        if sees == Role::Arbiter { self.reading.apart(glance).await } else { Ok(glance()) }
    }

    /// What an official may do in a game now.
    pub(crate) async fn offers(&self, game: &str, by: Actor) -> Result<Offers, Problem> {
        let told = self.told(game).await?;
        if !told.is_sure {
            return Err(Problem::unavailable());
        }
        self.reading.apart(move || told.game.offers(by, told.time.now())).await
    }

    /// What a role has been shown after its first `since` views, if the room is open or `opens` it.
    pub(crate) async fn since(
        &self,
        game: &str,
        sees: Role,
        since: u32,
        opens: bool,
    ) -> Result<Option<News>, Problem> {
        if !opens && !self.is_open(game) {
            return Ok(None);
        }
        self.is_sure()?;
        let told = self.told(game).await?;
        let news = told.game.news(sees, since).map(News::Views);
        Ok(Some(news.unwrap_or_else(|| News::InRecord(told.game.entries(sees)))))
    }

    /// A game as a role sees it, if its room is open or `opens` it, and it is known how it stands.
    pub(crate) async fn open_game(
        &self,
        game: &str,
        opens: bool,
    ) -> Result<Option<Arc<Published>>, Problem> {
        if !opens && (!self.is_open(game) || self.is_sure().is_err()) {
            return Ok(None);
        }
        self.sure(game).await.map(Some)
    }

    /// The record's head of a game whose room is open.
    pub(crate) fn known(&self, game: &str) -> Option<Arc<GameRecord>> {
        let slot = self.open().get(game).cloned()?;
        let way = slot.try_lock().ok()?;
        let way = way.as_ref().filter(|way| !way.is_closed())?;
        Some(Arc::clone(&way.told.borrow().record))
    }

    /// How a game stands that is sure to be ours, with all that is due by now.
    async fn sure(&self, game: &str) -> Result<Arc<Published>, Problem> {
        self.is_sure()?;
        let told = self.told(game).await?;
        if told.is_sure { Ok(told) } else { Err(Problem::unavailable()) }
    }

    /// What the writer of a game published last. If something is due the writer is told so first: it is
    /// not shown before it is stored.
    async fn told(&self, game: &str) -> Result<Arc<Published>, Problem> {
        let way = self.room(game).await?;
        let told = Arc::clone(&way.told.borrow());
        if !told.is_behind() {
            return Ok(told);
        }
        self.ask(game, Command::PassTime).await?;
        let way = self.room(game).await?;
        let told = Arc::clone(&way.told.borrow());
        Ok(told)
    }
}
