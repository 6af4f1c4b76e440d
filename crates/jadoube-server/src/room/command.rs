//! What a room can be asked.

use std::sync::Arc;

use jadoube_chess::Position;
use jadoube_laws::{Actor, Role};
use tokio::sync::oneshot;

use crate::acts::{ActRequest, Done};
use crate::batch::Batch;
use crate::outlet::Outlet;
use crate::problem::Problem;
use crate::sent::{self, Board, Offers};
use crate::shown::Shown;

/// How a game stands, and the position for an official who is also told who can still give mate.
pub(crate) type State = (sent::State, Option<Position>);

/// What a role has been shown that is not known yet.
pub(crate) enum News {
    /// These views.
    Views(Vec<Shown>),
    /// More than the room remembers: it is in the record.
    InRecord(Extent),
}

/// How much of a game a role has come to see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub(crate) entries: u32,
}

/// Why it is in doubt what the store holds and whose the game is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doubt {
    /// Since when, in the node's own time; if it is left out, since now.
    pub(crate) since: Option<u64>,
    /// The node stood still for so long that the game is interrupted (6.11.1), however short a time
    /// that was by its own clock.
    pub(crate) interrupts: bool,
}

/// What a room is asked.
pub(crate) enum Command {
    /// Somebody does something.
    Act(Box<ActRequest>, oneshot::Sender<Result<Done, Problem>>),
    /// Somebody does something over a live connection, where he is answered as well.
    Acts(Arc<Batch>, oneshot::Sender<()>),
    /// Somebody wants to know how things stand.
    Look(Role, oneshot::Sender<Result<State, Problem>>),
    /// The same in short, as one board of many.
    Glance(Role, oneshot::Sender<Result<Board, Problem>>),
    /// An official wants to know what he may do.
    Offers(Actor, oneshot::Sender<Result<Offers, Problem>>),
    /// Somebody knows the first so many views of a role and wants to know the rest.
    Since(Role, u32, oneshot::Sender<News>),
    /// Somebody wants to know how much of the game a role may see now.
    Extent(Role, oneshot::Sender<Extent>),
    /// Somebody wants to be told what happens from now on, and first how many views there are.
    Join(Role, Arc<Outlet>, oneshot::Sender<u32>),
    /// This node and the store did not reach each other for so long that others may have taken the
    /// game, or nobody could act in it.
    Doubt(Doubt),
    /// The server is going down.
    Close(oneshot::Sender<()>),
}
