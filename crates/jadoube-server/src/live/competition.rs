//! A live connection to a whole competition: every board in short, whenever something changes. One
//! hub looks at the boards for all who watch as the same role.

mod due;
mod hub;
mod hubs;
mod picture;

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Duration, Instant, interval_at, timeout};

pub(crate) use self::hubs::Hubs;
use self::hubs::Watched;
use crate::access::{Access, PROTOCOL};
use crate::app::App;
use crate::http::extract::{Path, Upgrade};
use crate::live::closing::{Ending, LAST_WORD};
use crate::places::Place;
use crate::problem::Problem;

/// `GET /api/competitions/{c}/live`, upgraded to a WebSocket.
pub(crate) async fn live(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    access.to_competition(&key)?;
    let place = app.place(&access).await?;
    let watched = app.hubs.watched(&app, &key, access.role.sees());
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(app.limits.body);
    let upgrade = upgrade.max_frame_size(app.limits.body);
    Ok(upgrade.on_upgrade(async move |socket| {
        let silence = app.limits.silence;
        Watcher { socket, watched, silence, is_sending: false }.run(place).await;
    }))
}

struct Watcher {
    socket: WebSocket,
    watched: Arc<Watched>,
    /// After how long without an answer to a ping the connection is closed.
    silence: Duration,
    /// Something was given to the socket that the client has not taken yet.
    is_sending: bool,
}

/// The client is gone, or is to be sent away.
enum Closed {
    Gone,
    For(Ending),
}

impl From<axum::Error> for Closed {
    fn from(error: axum::Error) -> Self {
        Ending::for_error(error).map_or(Self::Gone, Self::For)
    }
}

/// How often a client is asked before its silence is too long.
const PINGS: u32 = 3;

impl Watcher {
    async fn run(mut self, place: Place) {
        let ending = tokio::select! {
            // In this order, so that nothing is sent to whoever must go.
            biased;
            ended = place.ended() => ended.into(),
            Err(closed) = self.watch() => match closed {
                Closed::Gone => return,
                Closed::For(ending) => ending,
            },
        };
        // Whoever has not taken what came before is not told why.
        if !self.is_sending {
            let _ = timeout(LAST_WORD, self.socket.send(ending.frame())).await;
        }
    }

    async fn watch(&mut self) -> Result<(), Closed> {
        let watched = Arc::clone(&self.watched);
        let every = self.silence / PINGS;
        let mut pings = interval_at(Instant::now() + every, every);
        let mut heard = Instant::now();
        let mut shown: Option<Receiver<Utf8Bytes>> = None;
        loop {
            tokio::select! {
                (all, from_here) = watched.join(), if shown.is_none() => {
                    shown = Some(from_here);
                    self.send(Message::Text(all)).await?;
                }
                change = next(&mut shown) => match change {
                    Ok(change) => self.send(Message::Text(change)).await?,
                    // Too much was missed: the whole picture comes instead.
                    Err(RecvError::Lagged(_)) => shown = None,
                    Err(RecvError::Closed) => return Err(Closed::For(Ending::FAILED)),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(_))) | None => return Err(Closed::Gone),
                    Some(Ok(_)) => heard = Instant::now(),
                    Some(Err(error)) => return Err(error.into()),
                },
                _ = pings.tick() => {
                    if heard.elapsed() > self.silence {
                        return Err(Closed::For(Ending::SILENT));
                    }
                    if watched.has_failed() {
                        return Err(Closed::For(Ending::FAILED));
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Closed> {
        self.is_sending = true;
        self.socket.send(message).await?;
        self.is_sending = false;
        Ok(())
    }
}

/// What changes next in a picture; nothing as long as there is none.
async fn next(shown: &mut Option<Receiver<Utf8Bytes>>) -> Result<Utf8Bytes, RecvError> {
    match shown {
        Some(shown) => shown.recv().await,
        None => std::future::pending().await,
    }
}
