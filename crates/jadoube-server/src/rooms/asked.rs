//! Acts on their way to a room, with what the server knows of how they came.

use jadoube_room::{ActRequest, Arrival, LinkRole, Refused, SentAct};
use jadoube_store::Digest;
use tokio::time::Instant;

use crate::rooms::contacts::Gap;

/// An act and how it came.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) act: ActRequest,
    /// When it came in: the acts of a batch wait for each other.
    came: Instant,
    /// What it may be dated back by.
    gap: Option<Gap>,
}

impl Asked {
    /// An act from a client, which came by a link after a gap in its connection.
    pub(crate) fn new(
        role: LinkRole,
        link: Digest,
        sent: SentAct,
        gap: Option<Gap>,
    ) -> Result<Self, Refused> {
        let act = ActRequest::new(role, jadoube_laws::Bytes32(*link.bytes()), sent)?;
        Ok(Self { act, came: Instant::now(), gap })
    }

    /// The same act by somebody whose name is known.
    pub(crate) fn by_person(self, name: &str) -> Self {
        Self { act: self.act.by_person(name), ..self }
    }

    /// How it came, as it is seen now.
    pub(crate) fn arrival(&self) -> Arrival {
        let ago = |at: Instant| u64::try_from(at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let gap = self
            .gap
            .map(|gap| jadoube_room::Gap { began_ms: ago(gap.began), ended_ms: ago(gap.ended) });
        Arrival { waited_ms: ago(self.came), gap }
    }
}
