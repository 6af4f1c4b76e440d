//! How much is read: each link has its share, and each address without one.

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jadoube_store::Digest;

use crate::LinkRole;
use crate::access::Access;
use crate::app::App;
use crate::http::address::{Address, Caller};
use crate::problem::Problem;

/// Whose requests are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reader {
    /// Those by a link.
    Link(Digest),
    /// Those by a link of spectators, which many may share, from one address.
    Spectator(Digest, Address),
    /// Those without a link, from one address.
    Stranger(Address),
}

impl Reader {
    /// Who reads by a link.
    pub(crate) fn by(access: &Access, from: Address) -> Self {
        match access.role {
            LinkRole::Spectator => Self::Spectator(access.token.hash, from),
            _ => Self::Link(access.token.hash),
        }
    }
}

/// The path of acts, as the routes name it.
const ACTS: &str = "/api/games/{g}/acts";

/// Whether a request is for an act, which has a limit of its own.
pub(crate) fn is_act(parts: &Parts) -> bool {
    let path = parts.extensions.get::<MatchedPath>();
    parts.method == Method::POST && path.is_some_and(|path| path.as_str() == ACTS)
}

impl App {
    /// Counts a request, unless there are too many.
    pub(crate) fn may_read(&self, reader: Reader) -> Result<(), Problem> {
        if self.reads.allows(reader, 1) { Ok(()) } else { Err(self.too_many_reads()) }
    }

    /// Whether a link that is not known may be looked up, though it may be none.
    pub(crate) fn may_guess(&self, from: Address) -> Result<(), Problem> {
        let is_allowed = self.reads.would_allow(&Reader::Stranger(from));
        if is_allowed { Ok(()) } else { Err(self.too_many_reads()) }
    }

    /// A link was looked up that is none.
    pub(crate) fn note_guess(&self, from: Address) {
        // If it was one too many, the next one is refused.
        self.reads.allows(Reader::Stranger(from), 1);
    }

    fn too_many_reads(&self) -> Problem {
        self.metrics.limited.add(1);
        Problem::too_many("too many requests at once; wait a second")
    }
}

/// For paths that need no link: counts by address.
pub(crate) async fn limit(
    State(app): State<App>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    match app.may_read(Reader::Stranger(caller.address)) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}
