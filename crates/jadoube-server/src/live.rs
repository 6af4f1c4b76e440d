//! A live connection: views as they come, acts as they are done.

use std::pin::pin;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use futures_util::SinkExt;
use jadoube_store::{Digest, GameRecord};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::interval;

use crate::access::{Access, PROTOCOL};
use crate::acts::{Done, SentAct};
use crate::app::App;
use crate::delayed::Later;
use crate::extract::{Path, Query, Upgrade};
use crate::games::{Since, delay, history, one_act};
use crate::problem::Problem;
use crate::room::Joined;
use crate::shown::Shown;
use crate::wall::utc_ms;

/// `GET /api/games/{g}/live?since=n`, upgraded to a WebSocket.
pub(crate) async fn live(
    State(app): State<App>,
    Path(key): Path<String>,
    Query(Since { since }): Query<Since>,
    access: Access,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    if app.metrics.sockets() >= app.limits.sockets {
        app.metrics.limited.add(1);
        return Err(Problem::too_many("too many live connections; ask for the views instead"));
    }
    let delay = delay(&app, &record, access.role.sees()).await?;
    let joined = app.rooms.join(&key, access.role.sees()).await?;
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(app.limits.body);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets_opened.add(1);
        let mut connection = Connection {
            socket,
            record,
            access,
            sent: since,
            later: Later::by(delay),
            heard: Instant::now(),
        };
        if let Err(Closed) = connection.run(&app, joined).await {
            tracing::debug!(game = %connection.record.key, "a live connection ended");
        }
        app.metrics.sockets_closed.add(1);
    }))
}

/// Bytes that are read from a client at once, and kept for that; an act has far fewer.
const READ: usize = 1024;

/// What a client sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    acts: Vec<SentAct>,
}

/// What a client is answered, beside the views.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    /// An act is done.
    Done(Done),
    /// It is not, nor what came after it.
    Refused(Problem),
    /// The server is there; the time by its clock.
    Here(u64),
}

struct Connection {
    socket: WebSocket,
    record: GameRecord,
    access: Access,
    /// The number of the last view that was sent.
    sent: u32,
    /// The views that this one sees later.
    later: Later,
    /// When something was last heard from the client.
    heard: Instant,
}

/// The client is gone, or was sent away.
struct Closed;

impl From<axum::Error> for Closed {
    fn from(_: axum::Error) -> Self {
        Self
    }
}

/// Waits until a link is revoked. That one of many was missed the next ping finds out.
async fn revoked(mut links: broadcast::Receiver<Digest>, link: Digest) {
    loop {
        match links.recv().await {
            Ok(revoked) if revoked == link => return,
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Codes of the protocol for why the server ends a connection.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TRY_AGAIN: u16 = 1013;

impl Connection {
    async fn run(&mut self, app: &App, mut joined: Joined) -> Result<(), Closed> {
        let mut revoked = pin!(revoked(app.revoked.subscribe(), self.access.token.hash));
        let mut pings = interval(app.limits.silence / 3);
        self.catch_up(app, joined.count).await?;
        self.socket.flush().await?;
        loop {
            tokio::select! {
                // In this order, so that a view is shown without a look at all the rest first, and
                // whoever sends without end is sent away nevertheless.
                biased;
                view = joined.views.next() => match view {
                    Ok(view) => self.show(app, view).await?,
                    Err(RecvError::Lagged(_)) => self.catch_up(app, u32::MAX).await?,
                    Err(RecvError::Closed) => joined = self.join_again(app).await?,
                },
                () = &mut revoked => return self.close(POLICY, "this link was revoked").await,
                _ = pings.tick() => self.ping(app).await?,
                () = self.later.wait(), if self.later.waits() => self.show_due().await?,
                message = self.socket.recv() => match message {
                    Some(message) => self.take(app, &mut joined, message?).await?,
                    None => return Ok(()),
                },
            }
            self.show_all(app, &mut joined).await?;
        }
    }

    /// Sends the views that are there already with what waits to be sent, all at once.
    async fn show_all(&mut self, app: &App, joined: &mut Joined) -> Result<(), Closed> {
        while let Some(view) = joined.views.ready() {
            self.show(app, view).await?;
        }
        Ok(self.socket.flush().await?)
    }

    /// Sends what is in the record and was not sent yet, up to a number.
    async fn catch_up(&mut self, app: &App, until: u32) -> Result<(), Closed> {
        if self.sent >= until {
            return Ok(());
        }
        match history(app, &self.record, self.access.role.sees(), self.sent).await {
            Ok(views) => {
                for view in views.into_iter().take_while(|view| view.number <= until) {
                    self.show(app, view).await?;
                }
                Ok(())
            }
            Err(problem) => self.close(TRY_AGAIN, problem.code).await,
        }
    }

    /// Sends a view that follows the last; one that was sent is not sent again, and where one is
    /// missing the record is asked.
    async fn show(&mut self, app: &App, view: Shown) -> Result<(), Closed> {
        if view.number <= self.sent {
            return Ok(());
        }
        if view.number > self.sent + 1 {
            let until = view.number - 1;
            Box::pin(self.catch_up(app, until)).await?;
        }
        self.sent = view.number;
        match self.later.keep(view) {
            Some(view) => Ok(self.socket.feed(Message::Text(view.json)).await?),
            None => Ok(()),
        }
    }

    /// Sends the views that have waited long enough.
    async fn show_due(&mut self) -> Result<(), Closed> {
        while let Some(view) = self.later.take_due() {
            self.socket.feed(Message::Text(view.json)).await?;
        }
        Ok(())
    }

    /// The room closed: there may be a new one, here or elsewhere.
    async fn join_again(&mut self, app: &App) -> Result<Joined, Closed> {
        match app.rooms.join(&self.record.key, self.access.role.sees()).await {
            Ok(joined) => {
                self.catch_up(app, joined.count).await?;
                Ok(joined)
            }
            Err(problem) => self.close(TRY_AGAIN, problem.code).await.and(Err(Closed)),
        }
    }

    async fn take(
        &mut self,
        app: &App,
        joined: &mut Joined,
        message: Message,
    ) -> Result<(), Closed> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(Closed),
            Message::Binary(_) => return self.close(POLICY, "text is expected").await,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        let sent: Sent = match serde_json::from_str(&text) {
            Ok(sent) => sent,
            Err(error) => {
                let problem = Problem::bad_request(error.to_string());
                return self.answer(&Answer::Refused(problem)).await;
            }
        };
        if sent.acts.is_empty() {
            // A browser hears nothing of the pings below it, so it asks in words.
            return self.answer(&Answer::Here(utc_ms())).await;
        }
        for act in sent.acts.into_iter().take(app.limits.batch) {
            match one_act(app, &self.record.key, &self.access, act).await {
                Ok(done) => self.answer(&Answer::Done(done)).await?,
                Err(problem) => return self.answer(&Answer::Refused(problem)).await,
            }
            self.show_all(app, joined).await?;
        }
        Ok(())
    }

    /// Lays an answer ready; it is sent with the views it made.
    async fn answer(&mut self, answer: &Answer) -> Result<(), Closed> {
        // Text and numbers: nothing that JSON cannot say.
        let json = serde_json::to_string(answer).expect("answers are JSON");
        Ok(self.socket.feed(Message::Text(json.into())).await?)
    }

    /// Asks the client whether it is there, and the store whether its link still counts.
    async fn ping(&mut self, app: &App) -> Result<(), Closed> {
        if self.heard.elapsed() > app.limits.silence {
            return self.close(GOING_AWAY, "nothing was heard for too long").await;
        }
        if let Ok(token) = app.store.token(&self.access.token.hash).await
            && token.is_none_or(|token| token.revoked.is_some())
        {
            return self.close(POLICY, "this link was revoked").await;
        }
        Ok(self.socket.send(Message::Ping(axum::body::Bytes::new())).await?)
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Closed> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // It is closed, whether the client hears why or not.
        let _ = self.socket.send(Message::Close(Some(frame))).await;
        Err(Closed)
    }
}
