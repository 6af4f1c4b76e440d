//! A live connection: views as they come, acts as they are done.

mod acting;
mod catching_up;
mod telling;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::Message;
use axum::response::Response;
use jadoube_laws::Role;
use jadoube_store::GameRecord;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};

#[cfg(feature = "schema")]
pub(crate) use self::acting::LiveActs;
use self::acting::UnderWay;
use self::catching_up::Reader;
use self::telling::Listener;
use crate::access::{Access, PROTOCOL};
use crate::app::App;
use crate::http::extract::{Path, Query, Upgrade};
use crate::live::closing::{Ending, LAST_WORD};
use crate::places::Place;
use crate::problem::Problem;
use crate::rooms::contacts::Gap;
use crate::rooms::outlet::{Broken, Outlet, Shown, Task};
use crate::rooms::writer::Command;
use crate::rooms::{Joined, News};

/// From which view on, and what with them.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Live {
    /// The number of the last view that is known.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = 4_294_967_295u32)))]
    since: u32,
    /// Whether to be told how the game stands, first and after each view.
    #[serde(default)]
    state: bool,
}

/// `GET /api/games/{g}/live?since=n&state=true`, upgraded to a WebSocket.
pub(crate) async fn live(
    State(app): State<App>,
    Path(key): Path<String>,
    Query(Live { since, state }): Query<Live>,
    access: Access,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    let place = Arc::new(app.place(&access).await?);
    // Spectators are many: each is woken once for the views and the state after them.
    let is_quiet = state && access.role.sees() == Role::Spectator;
    let outlet = Arc::new(Outlet::new(since, is_quiet));
    let link = access.token.hash;
    let joined = app.rooms.join(&key, access.role.sees(), &outlet, state).await?;
    let Joined { count, room, feed } = joined;
    let upgrade = upgrade.protocols([PROTOCOL]).max_message_size(app.limits.body);
    let upgrade = upgrade.max_frame_size(app.limits.body);
    let upgrade = upgrade.read_buffer_size(READ);
    Ok(upgrade.on_upgrade(async move |socket| {
        outlet.connect(socket, Arc::clone(&place));
        let mut connection = Connection {
            outlet,
            room,
            listener: feed.map(Listener::new),
            under_way: None,
            record,
            access,
            gap: app.contacts.connected(link),
            heard: Instant::now(),
        };
        connection.run(&app, &place, count).await;
        tracing::debug!(game = %connection.record.key, "a live connection ended");
        connection.outlet.disconnect();
        app.contacts.disconnected(link, connection.heard.into());
    }))
}

/// Bytes that are read from a client at once, and kept for that; an act has far fewer.
const READ: usize = 1024;

struct Connection {
    outlet: Arc<Outlet>,
    room: mpsc::Sender<Command>,
    /// Who hears how the game stands, if the client wants to know.
    listener: Option<Listener>,
    /// Acts that the room was asked for last.
    under_way: Option<UnderWay>,
    record: GameRecord,
    access: Access,
    /// How long nothing was heard of the client before.
    gap: Option<Gap>,
    /// When something was last heard from the client.
    heard: Instant,
}

/// The client is gone, or is to be sent away.
enum Closed {
    Gone,
    For(Ending),
}

/// What cannot be read now can be later, or elsewhere.
impl From<Problem> for Closed {
    fn from(problem: Problem) -> Self {
        Self::For(Ending::try_again(problem.code))
    }
}

impl From<axum::Error> for Closed {
    fn from(error: axum::Error) -> Self {
        Ending::for_error(error).map_or(Self::Gone, Self::For)
    }
}

impl From<Broken> for Closed {
    fn from(Broken: Broken) -> Self {
        Self::Gone
    }
}

/// How often a client is asked before its silence is too long.
const PINGS: u32 = 3;

impl Connection {
    /// Serves the client until it goes or must go, whatever is being done for it just then.
    async fn run(&mut self, app: &App, place: &Place, count: u32) {
        let ending = tokio::select! {
            // In this order, so that nothing is sent to whoever must go.
            biased;
            ended = place.ended() => Some(ended.into()),
            Err(closed) = self.serve(app, count) => match closed {
                // What is left out because the watcher must go looks like that, too.
                Closed::Gone => place.has_ended().map(Ending::from),
                Closed::For(ending) => Some(ending),
            },
        };
        if let Some(ending) = ending {
            // It is closed, whether the client hears why or not.
            let _ = timeout(LAST_WORD, self.outlet.send_last(ending.frame())).await;
        }
    }

    async fn serve(&mut self, app: &App, count: u32) -> Result<(), Closed> {
        let mut pings = interval(app.limits.silence / PINGS);
        self.tell_whole().await?;
        self.catch_up(app, count).await?;
        loop {
            self.attend(app).await?;
            tokio::select! {
                // In this order, so that whoever sends without end is sent away nevertheless.
                biased;
                () = self.outlet.rung() => {}
                () = Listener::changed(&mut self.listener) => {}
                _ = pings.tick() => self.ping(app.limits.silence).await?,
                message = self.outlet.receive() => match message {
                    Some(message) => self.take(app, message?).await?,
                    None => return Err(Closed::Gone),
                },
            }
        }
    }

    /// Does what the room has left to do, until nothing is left.
    async fn attend(&mut self, app: &App) -> Result<(), Closed> {
        // To a few the room writes itself; were it all spectators, the next act would wait for them.
        let is_direct = self.access.role.sees() != Role::Spectator;
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
                Task::Send => {
                    // What changed by the views goes with them, if it is known by now.
                    self.tell_changes(app).await?;
                    self.outlet.send_all().await?;
                }
                Task::Rest if self.tell_changes(app).await? => {}
                Task::Rest => return Ok(()),
            }
        }
    }

    /// Sends what is in the record and was not sent yet, up to a number, no faster than it is taken.
    async fn catch_up(&mut self, app: &App, until: u32) -> Result<(), Closed> {
        let sent = self.outlet.sent();
        if sent >= until {
            return Ok(());
        }
        let sees = self.access.role.sees();
        let mut record = match app.rooms.since(&self.record.key, sees, sent, true).await? {
            Some(News::Views(views)) => {
                for view in views.into_iter().take_while(|view| view.number <= until) {
                    self.show(app, view.into()).await?;
                }
                return Ok(());
            }
            Some(News::InRecord(entries)) => Reader::new(&app.store, &self.record, sees, entries)?,
            None => return Ok(()),
        };
        while let Some(view) = record.next(self.outlet.sent()).await? {
            if view.number > until {
                break;
            }
            self.send(view.into()).await?;
        }
        // While it is sent to, nobody listens to the client; that it takes what is sent says as much.
        self.heard = Instant::now();
        Ok(())
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
        self.send(view).await
    }

    /// Sends the view that follows the last.
    async fn send(&mut self, view: Shown) -> Result<(), Closed> {
        self.outlet.note_sent(view.number);
        Ok(self.outlet.put(Message::Text(view.json)).await?)
    }

    /// The room closed: there may be a new one, here or elsewhere.
    async fn join_again(&mut self, app: &App) -> Result<(), Closed> {
        self.outlet.leave_room();
        let sees = self.access.role.sees();
        let with_state = self.listener.is_some();
        let joined = app.rooms.join(&self.record.key, sees, &self.outlet, with_state).await?;
        self.room = joined.room;
        self.listener = joined.feed.map(Listener::new);
        self.catch_up(app, joined.count).await
    }

    /// Asks a client that was silent whether it is there, unless it was silent for too long.
    async fn ping(&mut self, silence: Duration) -> Result<(), Closed> {
        let silent = self.heard.elapsed();
        if silent > silence {
            return Err(Closed::For(Ending::SILENT));
        }
        if silent < silence / PINGS {
            return Ok(());
        }
        Ok(self.outlet.put(Message::Ping(axum::body::Bytes::new())).await?)
    }
}
