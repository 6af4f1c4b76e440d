//! A live connection: views as they come, acts as they are done.

mod acting;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};
use axum::response::Response;
use jadoube_laws::Role as Sees;
use jadoube_store::GameRecord;
use tokio::sync::mpsc;
use tokio::time::interval;

use self::acting::UnderWay;
use crate::access::{Access, PROTOCOL};
use crate::app::App;
use crate::contacts::Gap;
use crate::extract::{Path, Query, Upgrade};
use crate::games::Since;
use crate::history;
use crate::outlet::{Broken, Outlet, Task};
use crate::problem::Problem;
use crate::room::Command;
use crate::rooms::Joined;
use crate::shown::Shown;

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
    let outlet = Arc::new(Outlet::new(since));
    let link = access.token.hash;
    let Joined { count, room } = app.rooms.join(&key, access.role.sees(), &outlet).await?;
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(app.limits.body);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets_opened.add(1);
        outlet.connect(socket);
        let mut connection = Connection {
            outlet,
            room,
            under_way: None,
            record,
            access,
            gap: app.contacts.connected(link),
            heard: Instant::now(),
        };
        if let Err(Closed) = connection.run(&app, count).await {
            tracing::debug!(game = %connection.record.key, "a live connection ended");
        }
        connection.outlet.disconnect();
        app.contacts.disconnected(link, connection.heard.into());
        app.metrics.sockets_closed.add(1);
    }))
}

/// Bytes that are read from a client at once, and kept for that; an act has far fewer.
const READ: usize = 1024;

struct Connection {
    outlet: Arc<Outlet>,
    room: mpsc::Sender<Command>,
    /// Acts that the room was asked for last.
    under_way: Option<UnderWay>,
    record: GameRecord,
    access: Access,
    /// How long nothing was heard of the client before.
    gap: Option<Gap>,
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

impl From<Broken> for Closed {
    fn from(Broken: Broken) -> Self {
        Self
    }
}

/// How often a client is asked before its silence is too long.
const PINGS: u32 = 3;
/// Codes of the protocol for why the server ends a connection.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TRY_AGAIN: u16 = 1013;

impl Connection {
    async fn run(&mut self, app: &App, count: u32) -> Result<(), Closed> {
        let mut revoked = pin!(app.until_revoked(self.access.token.hash));
        let mut pings = interval(app.limits.silence / PINGS);
        self.catch_up(app, count).await?;
        loop {
            self.attend(app).await?;
            tokio::select! {
                // In this order, so that whoever sends without end is sent away nevertheless.
                biased;
                () = self.outlet.rung() => {}
                () = &mut revoked => return self.close(POLICY, "this link was revoked").await,
                _ = pings.tick() => self.ping(app.limits.silence).await?,
                message = self.outlet.receive() => match message {
                    Some(message) => self.take(app, message?).await?,
                    None => return Ok(()),
                },
            }
        }
    }

    /// Does what the room has left to do, until nothing is left.
    async fn attend(&mut self, app: &App) -> Result<(), Closed> {
        // To a few the room writes itself; were it all spectators, the next act would wait for them.
        let is_direct = self.access.role.sees() != Sees::Spectator;
        loop {
            match self.outlet.task(is_direct) {
                Task::Show(views) => {
                    for view in views {
                        self.show(app, view).await?;
                    }
                }
                Task::CatchUp => self.catch_up(app, u32::MAX).await?,
                Task::JoinAgain => {
                    self.join_again(app).await?;
                    self.settle(app).await?;
                }
                Task::Send => self.outlet.send_all().await?,
                Task::Rest => return Ok(()),
            }
        }
    }

    /// Sends what is in the record and was not sent yet, up to a number.
    async fn catch_up(&mut self, app: &App, until: u32) -> Result<(), Closed> {
        let sent = self.outlet.sent();
        if sent >= until {
            return Ok(());
        }
        match history::views(app, &self.record, self.access.role.sees(), sent).await {
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
        let sent = self.outlet.sent();
        if view.number <= sent {
            return Ok(());
        }
        if view.number > sent + 1 {
            let until = view.number - 1;
            Box::pin(self.catch_up(app, until)).await?;
        }
        self.outlet.note_sent(view.number);
        Ok(self.outlet.put(Message::Text(view.json)).await?)
    }

    /// The room closed: there may be a new one, here or elsewhere.
    async fn join_again(&mut self, app: &App) -> Result<(), Closed> {
        self.outlet.leave_room();
        match app.rooms.join(&self.record.key, self.access.role.sees(), &self.outlet).await {
            Ok(Joined { count, room }) => {
                self.room = room;
                self.catch_up(app, count).await
            }
            Err(problem) => self.close(TRY_AGAIN, problem.code).await,
        }
    }

    /// Asks a client that was silent whether it is there, unless it was silent for too long.
    async fn ping(&mut self, silence: Duration) -> Result<(), Closed> {
        let silent = self.heard.elapsed();
        if silent > silence {
            return self.close(GOING_AWAY, "nothing was heard for too long").await;
        }
        if silent < silence / PINGS {
            return Ok(());
        }
        Ok(self.outlet.put(Message::Ping(axum::body::Bytes::new())).await?)
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Closed> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // It is closed, whether the client hears why or not.
        if self.outlet.put(Message::Close(Some(frame))).await.is_ok() {
            let _ = self.outlet.send_all().await;
        }
        Err(Closed)
    }
}
