//! The way to one client. As long as the client keeps up the room itself writes into the socket:
//! to wake a task for each view costs more than to send it. All else is for the connection's task.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{Sink, Stream};
use tokio::sync::Notify;

use crate::places::Place;

/// A view as it is sent, once for all who are shown the same.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// Its number among the views of its role, from 1.
    pub(crate) number: u32,
    /// The view in JSON.
    pub(crate) json: Utf8Bytes,
}

impl From<jadoube_room::Shown> for Shown {
    fn from(shown: jadoube_room::Shown) -> Self {
        Self { number: shown.number, json: shown.json.into() }
    }
}

/// Views that wait for a slow connection before it must catch up from the record.
const WAITING: usize = 32;

/// The socket of a connection, and what waits to be sent over it.
///
/// Two write, and one at a time: the room as long as `is_direct`, else the connection's task, which
/// alone may wait for the socket. Nobody holds the lock while waiting.
pub(crate) struct Outlet {
    state: Mutex<State>,
    /// Rung when there is something for the connection's task to do.
    bell: Notify,
}

#[derive(Default)]
struct State {
    /// Nothing before the connection is made and after it has ended.
    socket: Option<WebSocket>,
    /// Whoever has lost it is shown nothing more, from that moment on.
    place: Option<Arc<Place>>,
    /// The number of the last view that was put into the socket.
    sent: u32,
    /// Whether the room writes itself; if not it leaves views here.
    is_direct: bool,
    /// Whether the connection's task is woken otherwise when there are views.
    is_quiet: bool,
    waiting: VecDeque<Shown>,
    /// Views were too many to wait: they are in the record.
    has_missed: bool,
    /// Something was put into the socket and is not sent yet.
    is_unsent: bool,
    /// The room has closed.
    is_left: bool,
    /// The socket failed.
    is_broken: bool,
}

/// What the connection's task finds to do.
pub(crate) enum Task {
    /// These views come next.
    Show(VecDeque<Shown>),
    /// What comes next is in the record.
    CatchUp,
    /// There is no room any more.
    JoinAgain,
    /// What was put is to be sent.
    Send,
    /// Nothing: all is sent, or will be by the room.
    Rest,
}

/// The client is gone.
#[derive(Debug)]
pub(crate) struct Broken;

impl Outlet {
    /// One over which the first `sent` views need not be sent; not connected yet. If it is quiet the
    /// connection's task is not woken for views.
    pub(crate) fn new(sent: u32, is_quiet: bool) -> Self {
        let state = State { sent, is_quiet, ..State::default() };
        Self { state: Mutex::new(state), bell: Notify::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For the room.
impl Outlet {
    /// Puts a view into the socket, or leaves it for the connection's task.
    pub(crate) fn show(&self, view: &Shown) {
        let mut state = self.lock();
        let is_next = view.number.checked_sub(1) == Some(state.sent);
        if state.is_direct && is_next && state.poll_ready(&mut nobody()).is_ready() {
            state.sent = view.number;
            state.put(Message::Text(view.json.clone()));
            return;
        }
        if state.waiting.len() < WAITING {
            state.waiting.push_back(view.clone());
        } else {
            state.has_missed = true;
        }
        if !state.is_quiet {
            self.leave(state);
        }
    }

    /// Puts an answer to an act into the socket, even if there is no room for more: the next act is
    /// taken only when it is sent.
    pub(crate) fn answer(&self, json: Utf8Bytes) {
        // Whoever is gone needs no answer.
        self.lock().put(Message::Text(json));
    }

    /// Sends what was put, as far as the client takes it now; the rest the connection's task sends.
    pub(crate) fn send(&self) {
        let mut state = self.lock();
        if state.is_direct && state.is_unsent {
            // It does not wait: what cannot be sent now the connection's task asks for again.
            let _ = state.poll_send(&mut nobody());
        }
        if state.is_unsent || state.is_broken {
            self.leave(state);
        }
    }

    /// The room closes.
    pub(crate) fn close_room(&self) {
        let mut state = self.lock();
        state.is_left = true;
        self.leave(state);
    }

    fn leave(&self, mut state: MutexGuard<'_, State>) {
        state.is_direct = false;
        drop(state);
        self.bell.notify_one();
    }
}

/// For the connection's task.
impl Outlet {
    pub(crate) fn connect(&self, socket: WebSocket, place: Arc<Place>) {
        let mut state = self.lock();
        (state.socket, state.place) = (Some(socket), Some(place));
    }

    /// Nothing is sent any more.
    pub(crate) fn disconnect(&self) {
        *self.lock() = State::default();
    }

    /// Waits until there is something to do.
    pub(crate) async fn rung(&self) {
        self.bell.notified().await;
    }

    /// What there is to do. If there is nothing, and the client is one for whom it does so, the room
    /// writes from here on.
    pub(crate) fn task(&self, is_direct: bool) -> Task {
        let mut state = self.lock();
        if !state.waiting.is_empty() {
            return Task::Show(std::mem::take(&mut state.waiting));
        }
        if std::mem::take(&mut state.has_missed) {
            return Task::CatchUp;
        }
        if state.is_left {
            return Task::JoinAgain;
        }
        if state.is_unsent || state.is_broken {
            return Task::Send;
        }
        state.is_direct = is_direct;
        Task::Rest
    }

    /// From here on the connection's task writes, until there is nothing to do.
    pub(crate) fn take_over(&self) {
        self.lock().is_direct = false;
    }

    /// Another room is looked for: what it shows waits until what came before is sent.
    pub(crate) fn leave_room(&self) {
        let mut state = self.lock();
        (state.is_left, state.is_direct) = (false, false);
    }

    /// The number of the last view that was sent.
    pub(crate) fn sent(&self) -> u32 {
        self.lock().sent
    }

    /// A view was sent, or is kept by the connection's task to be sent later.
    pub(crate) fn note_sent(&self, number: u32) {
        self.lock().sent = number;
    }

    /// The next message from the client; nothing if it has gone.
    pub(crate) async fn receive(&self) -> Option<Result<Message, axum::Error>> {
        std::future::poll_fn(|context| match &mut self.lock().socket {
            Some(socket) => Pin::new(socket).poll_next(context),
            None => Poll::Ready(None),
        })
        .await
    }

    /// Sends a last message, unless the client does not take what was put before.
    pub(crate) async fn send_last(&self, message: Message) -> Result<(), Broken> {
        {
            let mut state = self.lock();
            // From here on it is nobody else's.
            (state.place, state.is_direct) = (None, false);
            if state.poll_send(&mut nobody()).is_pending() || !state.put(message) {
                return Err(Broken);
            }
        }
        self.send_all().await
    }

    /// Puts a message into the socket when there is room for it.
    pub(crate) async fn put(&self, message: Message) -> Result<(), Broken> {
        self.wait(State::poll_ready).await?;
        if self.lock().put(message) { Ok(()) } else { Err(Broken) }
    }

    /// Sends all that was put.
    pub(crate) async fn send_all(&self) -> Result<(), Broken> {
        self.wait(State::poll_send).await
    }

    /// Waits for the socket; meanwhile the room keeps away from it.
    async fn wait(
        &self,
        poll: fn(&mut State, &mut Context<'_>) -> Poll<Result<(), Broken>>,
    ) -> Result<(), Broken> {
        std::future::poll_fn(|context| {
            let mut state = self.lock();
            let done = poll(&mut state, context);
            state.is_direct &= done.is_ready();
            done
        })
        .await
    }
}

impl State {
    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        match self.socket.as_mut().filter(|_| !self.is_broken) {
            Some(socket) => Pin::new(socket).poll_ready(context).map_err(|_| Broken),
            None => Poll::Ready(Err(Broken)),
        }
    }

    /// Puts a message into the socket; says whether it could.
    fn put(&mut self, message: Message) -> bool {
        if self.place.as_ref().is_some_and(|place| place.has_ended().is_some()) {
            return false;
        }
        let socket = self.socket.as_mut().filter(|_| !self.is_broken);
        let put = socket.is_some_and(|socket| Pin::new(socket).start_send(message).is_ok());
        self.is_broken |= !put;
        self.is_unsent |= put;
        put
    }

    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        let socket = self.socket.as_mut().filter(|_| !self.is_broken);
        let Some(socket) = socket else { return Poll::Ready(Err(Broken)) };
        if !self.is_unsent {
            return Poll::Ready(Ok(()));
        }
        let sent = Pin::new(socket).poll_flush(context);
        if let Poll::Ready(sent) = &sent {
            self.is_unsent = false;
            self.is_broken |= sent.is_err();
        }
        sent.map_err(|_| Broken)
    }
}

/// Whom to wake when the room could not write: nobody, for the bell does that.
fn nobody() -> Context<'static> {
    Context::from_waker(Waker::noop())
}
