//! What a room can be asked.

use std::sync::Arc;

use jadoube_laws::{Actor, Role as Sees};
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::acts::{ActRequest, Done};
use crate::batch::Batch;
use crate::outlet::Outlet;
use crate::problem::Problem;

/// What a room is asked.
pub(crate) enum Command {
    /// Somebody does something.
    Act(Box<ActRequest>, oneshot::Sender<Result<Done, Problem>>),
    /// Somebody does something over a live connection, where he is answered as well.
    Acts(Arc<Batch>, oneshot::Sender<()>),
    /// Somebody wants to know how things stand.
    Look(Sees, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// The same in short, as one board of many.
    Glance(Sees, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// An official wants to know what he may do.
    Offers(Actor, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// Somebody wants to be told what happens from now on, and first how many views there are.
    Join(Sees, Arc<Outlet>, oneshot::Sender<u32>),
    /// This node and the store did not reach each other for so long that others may have taken the
    /// game. If the store was silent it says since when.
    Doubt(Option<Instant>),
    /// The server is going down.
    Close(oneshot::Sender<()>),
}
