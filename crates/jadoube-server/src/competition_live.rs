//! A live connection to a whole competition: every board in short, whenever something changes.

use std::collections::VecDeque;
use std::pin::pin;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use jadoube_laws::Role as Sees;
use jadoube_store::Digest;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Duration, interval, sleep_until};

use crate::access::{Access, PROTOCOL};
use crate::app::App;
use crate::extract::{Path, Upgrade};
use crate::problem::Problem;
use crate::rooms::Change;

/// Changes of a board that come together are shown together.
const TOGETHER: Duration = Duration::from_millis(150);
/// How often all boards are shown again, for those of other nodes, which tell nothing here.
const AGAIN: Duration = Duration::from_secs(20);
/// Codes of the protocol for why the server ends a connection.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;

/// `GET /api/competitions/{c}/live`, upgraded to a WebSocket.
pub(crate) async fn live(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    access.to_competition(&key)?;
    if app.metrics.sockets() >= app.limits.sockets {
        app.metrics.limited.add(1);
        return Err(Problem::too_many("too many live connections; ask again now and then"));
    }
    let sees = access.role.sees();
    let delay_ms = match sees {
        Sees::Spectator => app.announced(&key).await?.spectator_delay_ms,
        _ => 0,
    };
    // From here on nothing that happens is missed.
    let changes = app.rooms.changes();
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(app.limits.body);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets_opened.add(1);
        let delay = Duration::from_millis(delay_ms) + TOGETHER;
        let link = access.token.hash;
        let mut watcher = Watcher { socket, key, sees, link, delay, due: VecDeque::new() };
        // Whether the client went or was sent away, there is nothing left to do.
        let _ = watcher.run(&app, changes).await;
        app.metrics.sockets_closed.add(1);
    }))
}

struct Watcher {
    socket: WebSocket,
    key: String,
    sees: Sees,
    link: Digest,
    /// How long after a change the board is shown.
    delay: Duration,
    /// The boards that changed, and when to show them.
    due: VecDeque<(tokio::time::Instant, String)>,
}

/// The client is gone, or was sent away.
struct Closed;

impl From<axum::Error> for Closed {
    fn from(_: axum::Error) -> Self {
        Self
    }
}

impl Watcher {
    async fn run(
        &mut self,
        app: &App,
        mut changes: tokio::sync::broadcast::Receiver<Change>,
    ) -> Result<(), Closed> {
        let mut revoked = pin!(app.until_revoked(self.link));
        let mut pings = interval(app.limits.silence / 3);
        let mut again = interval(AGAIN);
        let mut heard = Instant::now();
        loop {
            let due = self.due.front().map(|(at, _)| *at);
            tokio::select! {
                () = sleep_until(due.unwrap_or_else(tokio::time::Instant::now)), if due.is_some() => {
                    self.show_due(app).await?;
                }
                change = changes.recv() => match change {
                    Ok(change) if *change.competition == *self.key => self.note(&change.game),
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => self.show_all(app).await?,
                    Err(RecvError::Closed) => return Err(Closed),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Closed),
                    Some(Ok(_)) => heard = Instant::now(),
                },
                _ = again.tick() => self.show_all(app).await?,
                _ = pings.tick() => {
                    if heard.elapsed() > app.limits.silence {
                        return self.close(GOING_AWAY, "nothing was heard for too long").await;
                    }
                    self.socket.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                () = &mut revoked => return self.close(POLICY, "this link was revoked").await,
            }
        }
    }

    /// A board changed; it is shown after a while, unless it is about to be.
    fn note(&mut self, game: &str) {
        let at = tokio::time::Instant::now() + self.delay;
        let is_near =
            |(due, of): &(tokio::time::Instant, String)| of == game && at - *due < TOGETHER;
        // One that is shown a little too early for this change is shown again.
        if !self.due.iter().any(is_near) {
            self.due.push_back((at, game.to_owned()));
        } else if let Some(near) = self.due.iter_mut().rev().find(|(_, of)| of == game) {
            near.0 = at;
            self.due.make_contiguous().sort_by_key(|(due, _)| *due);
        }
    }

    async fn show_due(&mut self, app: &App) -> Result<(), Closed> {
        let now = tokio::time::Instant::now();
        while self.due.front().is_some_and(|(due, _)| *due <= now) {
            let Some((_, game)) = self.due.pop_front() else { break };
            let board = Self::board(app, self.sees, &game).await;
            self.send(&json!({ "boards": [board] })).await?;
        }
        Ok(())
    }

    async fn show_all(&mut self, app: &App) -> Result<(), Closed> {
        let Ok(games) = app.store.games(&self.key).await else { return Ok(()) };
        let mut boards = Vec::with_capacity(games.len());
        for game in games {
            boards.push(Self::board(app, self.sees, &game.key).await);
        }
        self.send(&json!({ "boards": boards, "all": true })).await
    }

    async fn board(app: &App, sees: Sees, game: &str) -> Value {
        let summary = app.rooms.glance(game, sees).await;
        // One board that another node has, or that cannot be read, does not hide the others.
        summary.unwrap_or_else(|problem| json!({ "game": game, "problem": problem }))
    }

    async fn send(&mut self, answer: &Value) -> Result<(), Closed> {
        Ok(self.socket.send(Message::Text(Utf8Bytes::from(answer.to_string()))).await?)
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Closed> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // It is closed, whether the client hears why or not.
        let _ = self.socket.send(Message::Close(Some(frame))).await;
        Err(Closed)
    }
}
