//! How the server ends a live connection: it says why, and does not wait long for that to be taken.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};
use tungstenite::Error;
use tungstenite::error::ProtocolError;

use crate::places::Ended;

/// How long the last word may take.
pub(crate) const LAST_WORD: Duration = Duration::from_secs(2);

/// Why the server ends a connection, by the codes of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    code: u16,
    reason: &'static str,
}

impl Ending {
    pub(crate) const SILENT: Self = Self { code: 1001, reason: "nothing was heard for too long" };
    pub(crate) const NOT_TEXT: Self = Self { code: 1008, reason: "text is expected" };
    const TOO_LARGE: Self = Self { code: 1009, reason: "the message is too large" };
    const NOT_UTF8: Self = Self { code: 1007, reason: "the text is not UTF-8" };
    const PROTOCOL: Self = Self { code: 1002, reason: "this is not the WebSocket protocol" };
    pub(crate) const FAILED: Self = Self { code: 1011, reason: "the server failed; connect again" };
    const GOING_DOWN: Self = Self { code: 1001, reason: "the server goes down" };
    const REVOKED: Self = Self { code: 1008, reason: "this link was revoked" };

    /// It cannot go on now; another time or another server may do.
    pub(crate) const fn try_again(reason: &'static str) -> Self {
        Self { code: 1013, reason }
    }

    /// What a client is told that does not keep to the protocol; nothing if it is gone.
    pub(crate) fn for_error(error: axum::Error) -> Option<Self> {
        match *error.into_inner().downcast::<Error>().ok()? {
            Error::Capacity(_) => Some(Self::TOO_LARGE),
            Error::Utf8(_) => Some(Self::NOT_UTF8),
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
            Error::Protocol(_) => Some(Self::PROTOCOL),
            _ => None,
        }
    }

    /// The last message.
    pub(crate) const fn frame(self) -> Message {
        let Self { code, reason } = self;
        Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
    }
}

impl From<Ended> for Ending {
    fn from(ended: Ended) -> Self {
        match ended {
            Ended::Revoked => Self::REVOKED,
            Ended::GoingDown => Self::GOING_DOWN,
        }
    }
}
