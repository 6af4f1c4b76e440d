//! What a writer can be asked.

use std::sync::Arc;

use jadoube_laws::Role;
use jadoube_room::Done;
use tokio::sync::oneshot;

use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::rooms::batch::Batch;
use crate::rooms::outlet::Outlet;

/// Why it is in doubt what the store holds and whose the game is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doubt {
    /// Since when, in the node's own time; if it is left out, since now.
    pub(crate) since: Option<u64>,
    /// The node stood still for so long that the game is interrupted (6.11.1), however short a time
    /// that was by its own clock.
    pub(crate) interrupts: bool,
}

/// What a writer is asked. Whoever only wants to know something asks what it published.
pub(crate) enum Command {
    /// Somebody does something.
    Act(Box<Asked>, oneshot::Sender<Result<Done, Problem>>),
    /// Somebody does something over a live connection, where they are answered as well.
    Acts(Arc<Batch>, oneshot::Sender<()>),
    /// Something is due that somebody wants to know: it is done first.
    PassTime(oneshot::Sender<()>),
    /// Somebody wants to be told what happens from now on, and first how many views there are.
    Join(Role, Arc<Outlet>, oneshot::Sender<u32>),
    /// This node and the store did not reach each other for so long that others may have taken the
    /// game, or nobody could act in it.
    Doubt(Doubt),
    /// The server is going down.
    Close(oneshot::Sender<()>),
}
