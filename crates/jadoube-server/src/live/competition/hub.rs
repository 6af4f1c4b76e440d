//! One who looks at the boards of a competition for all who watch it as the same role.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use futures_util::stream::{self, StreamExt};
use jadoube_laws::Role;
use jadoube_store::GameRecord;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, broadcast};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::due::Due;
use super::picture::{Picture, message};
use crate::app::App;
use crate::problem::Problem;
use crate::rooms::changes::Change;
use crate::sent::BoardOrProblem;

/// How often all boards are shown again, for those of other nodes, which tell nothing here, and for
/// games that were added.
const AGAIN: Duration = Duration::from_secs(20);
/// When to try again to read what there is.
const SOON: Duration = Duration::from_secs(1);
/// Boards that are looked at together: rooms that must be opened first are not to take all
/// connections to the store from those who play.
const AT_ONCE: usize = 4;
/// How long to wait for one board.
const PATIENCE: Duration = Duration::from_secs(5);
/// Messages that wait for a slow watcher before it is shown the whole picture.
const WAITING: usize = 64;

/// What those who watch look at.
pub(super) struct Screen {
    picture: Mutex<Picture>,
    /// Rung by one who came and found the picture too old.
    wanted: Notify,
    /// Rung when all boards have been looked at.
    looked: Notify,
    shown: broadcast::Sender<Utf8Bytes>,
}

impl Screen {
    pub(super) fn new() -> Self {
        Self {
            picture: Mutex::default(),
            wanted: Notify::new(),
            looked: Notify::new(),
            shown: broadcast::channel(WAITING).0,
        }
    }

    /// The whole picture, and what changes in it from then on.
    pub(super) async fn join(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        loop {
            // Before it is looked, so that a picture that is made in between is not missed.
            let looked = self.looked.notified();
            {
                let mut picture = self.picture();
                if let Some(all) = picture.fresh() {
                    // While nobody can change the picture: nothing is missed and nothing doubled.
                    return (all, self.shown.subscribe());
                }
            }
            self.wanted.notify_one();
            looked.await;
        }
    }

    fn picture(&self) -> MutexGuard<'_, Picture> {
        self.picture.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps the picture true, one thing after the other: what waits for the store or for a room is
/// never left alone while something else is done.
pub(super) struct Hub {
    app: App,
    competition: String,
    sees: Role,
    screen: Arc<Screen>,
    games: Vec<Arc<GameRecord>>,
    known: HashMap<String, usize>,
    /// Whether it is known which games there are.
    is_begun: bool,
    due: Due,
}

impl Hub {
    pub(super) fn new(app: App, competition: String, sees: Role, screen: Arc<Screen>) -> Self {
        let (games, known, due) = (Vec::new(), HashMap::new(), Due::default());
        Self { app, competition, sees, screen, games, known, is_begun: false, due }
    }

    /// Looks on for as long as somebody watches.
    pub(super) async fn run(mut self) {
        // From here on nothing that happens is missed.
        let mut changes = self.app.rooms.changes();
        let mut again = interval(AGAIN);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let screen = Arc::clone(&self.screen);
        loop {
            let next = self.due.next();
            tokio::select! {
                _ = again.tick() => if let Err(problem) = self.show_all().await {
                    tracing::debug!(detail = problem.detail, "a competition cannot be shown");
                    again.reset_after(SOON);
                },
                // Before the games are known there is nothing to look at again.
                () = screen.wanted.notified(), if self.is_begun => self.look().await,
                () = sleep_until(next.unwrap_or_else(Instant::now)), if next.is_some() => {
                    self.show_due().await;
                }
                change = changes.recv() => match change {
                    Ok(Change { competition, game }) if *competition == *self.competition => {
                        self.due.note(&game, Instant::now());
                    }
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => again.reset_immediately(),
                    Err(RecvError::Closed) => return,
                },
            }
        }
    }

    /// Reads which games there are, looks at all of them, and shows them to all who watch.
    async fn show_all(&mut self) -> Result<(), Problem> {
        if self.sees == Role::Spectator {
            let announced = self.app.announced(&self.competition).await?;
            self.due.delay = Duration::from_millis(announced.spectator_delay_ms);
        }
        let games = self.app.store.games(&self.competition).await?;
        (self.games, self.known) = (Vec::new(), HashMap::new());
        games.into_iter().for_each(|game| self.take(game));
        self.is_begun = true;
        let began = std::time::Instant::now();
        let looked = self.look_at(self.games.clone()).await;
        let mut picture = self.screen.picture();
        *picture = Picture::default();
        for (game, board) in looked {
            picture.put(&game.key, &board);
        }
        picture.note_look(began);
        // Those who wait for the first picture ask for it.
        let _ = self.screen.shown.send(picture.all());
        drop(picture);
        self.screen.looked.notify_waiters();
        Ok(())
    }

    /// Looks again at all boards on which a clock may run, for those who come now.
    async fn look(&mut self) {
        let began = std::time::Instant::now();
        let games = {
            let picture = self.screen.picture();
            let open = self.games.iter().filter(|game| !picture.is_over(&game.key));
            open.cloned().collect()
        };
        let looked = self.look_at(games).await;
        let mut picture = self.screen.picture();
        for (game, board) in looked {
            picture.put(&game.key, &board);
        }
        picture.note_look(began);
        drop(picture);
        self.screen.looked.notify_waiters();
    }

    /// Shows the boards whose changes may be seen by now.
    async fn show_due(&mut self) {
        let mut games = Vec::new();
        for key in self.due.take(Instant::now()) {
            if !self.known.contains_key(&*key) {
                match self.app.game(&key).await {
                    Ok(game) => self.take(game),
                    // It comes with the whole picture.
                    Err(_) => continue,
                }
            }
            let game = self.known.get(&*key).and_then(|&place| self.games.get(place));
            games.extend(game.cloned());
        }
        let looked = self.look_at(games).await;
        let mut picture = self.screen.picture();
        let shown: Vec<String> =
            looked.iter().map(|(game, board)| picture.put(&game.key, board)).collect();
        if !shown.is_empty() {
            // Nobody may watch just now.
            let _ = self.screen.shown.send(message(shown.iter().map(String::as_str), ""));
        }
    }

    /// Takes up a game that was not known.
    fn take(&mut self, game: GameRecord) {
        if !self.known.contains_key(&game.key) {
            self.known.insert(game.key.clone(), self.games.len());
            self.games.push(Arc::new(game));
        }
    }

    async fn look_at(&self, games: Vec<Arc<GameRecord>>) -> Vec<(Arc<GameRecord>, BoardOrProblem)> {
        let looks = stream::iter(games).map(|game| async move {
            let summary = timeout(PATIENCE, self.app.rooms.glance(&game.key, self.sees)).await;
            let summary = summary.unwrap_or_else(|_| Err(Problem::unavailable()));
            let board = BoardOrProblem::of(&game.key, summary);
            (game, board)
        });
        looks.buffered(AT_ONCE).collect().await
    }
}
