//! What the server sends, as types. Each answer and each message is one of these; the document
//! `openapi.json` and the types of `web/` are made from them.
//!
//! What is received stays with the path that takes it. What comes out of the record (events, effects,
//! regulations) is sent as the record writes it.

mod board;
mod competition;
mod desk;
mod laws;
mod links;
mod offers;
mod state;
mod view;

use axum::Json;
use axum::response::{IntoResponse, Response};
use jadoube_laws::Side;
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

pub(crate) use self::board::{Board, BoardForArbiter, BoardOrProblem, LastMove};
pub(crate) use self::competition::{Competition, Control, Created, Session};
pub(crate) use self::desk::{Call, Desk, Need};
pub(crate) use self::laws::{
    LawArticle, LawBrief, LawCase, LawChapter, LawContents, LawHits, LawPage,
};
pub(crate) use self::links::{
    Deed, Device, Devices, Link, LinkMade, Links, OpenLink, OpenLinks, Share,
};
pub(crate) use self::offers::{Decision, Expulsion, Group, Incident, Offer, Offers, OtherAct};
pub(crate) use self::state::{
    Answer, AskedQuestion, Can, ForArbiter, GameClocks, Mate, Move, MoveNumber, State,
};
pub(crate) use self::view::{Acted, Clocks, Record, RecordEntry, Ruling, ViewEvent, ViewRulings};
#[cfg(feature = "schema")]
pub(crate) use self::{
    board::Boards,
    view::{View, Views},
};

/// One value for each side, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS), schemars(inline))]
pub(crate) struct Each<T> {
    pub(crate) white: T,
    pub(crate) black: T,
}

impl<T> Each<T> {
    pub(crate) fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { white: value(Side::White), black: value(Side::Black) }
    }
}

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
