//! What the server sends, as types. Each answer and each message is one of these; the document
//! `openapi.json` and the types of `web/` are made from them.
//!
//! What is received stays with the path that takes it. What a room tells of its game is declared in
//! `jadoube-room`; what comes out of the record (events, effects, regulations) is sent as it writes it.

mod board;
mod competition;
mod laws;
mod links;
mod live;
mod record;

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;

pub(crate) use self::board::BoardOrProblem;
#[cfg(feature = "schema")]
pub(crate) use self::board::Boards;
pub(crate) use self::competition::{Competition, Control, Created, Session};
pub(crate) use self::laws::{
    LawArticle, LawBrief, LawCase, LawChapter, LawContents, LawHits, LawPage,
};
pub(crate) use self::links::{
    Deed, Device, Devices, Link, LinkMade, Links, OpenLink, OpenLinks, Share,
};
pub(crate) use self::live::{LiveChange, LiveState};
pub(crate) use self::record::{Acted, Record, RecordEntry};

/// An answer in JSON, its fields by the alphabet at every depth.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Sent<T> {
    fn into_response(self) -> Response {
        Json(value(&self.0)).into_response()
    }
}

/// Something that is sent as a JSON value, whose fields are in the order of the alphabet.
pub(crate) fn value(sent: &impl Serialize) -> Value {
    // Text, numbers and lists, and names for fields: nothing that JSON cannot say.
    serde_json::to_value(sent).expect("what is sent is JSON")
}
