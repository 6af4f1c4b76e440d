//! How a game stands, as a live connection carries it.

use axum::extract::ws::Utf8Bytes;
use jadoube_room::{State, StateChange};
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

/// How a game stands: the first message of a live connection that asked for it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LiveState<'a> {
    pub(crate) state: &'a State,
}

/// What changed in it, after the views by which it did.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LiveChange<'a> {
    pub(crate) state: &'a StateChange,
}

impl LiveState<'_> {
    /// The message as it is sent.
    pub(crate) fn json(&self) -> Utf8Bytes {
        json(self)
    }
}

impl LiveChange<'_> {
    /// The message as it is sent.
    pub(crate) fn json(&self) -> Utf8Bytes {
        json(self)
    }
}

fn json(message: &impl Serialize) -> Utf8Bytes {
    // Text, numbers and lists: nothing that JSON cannot say.
    serde_json::to_string(message).expect("what is sent is JSON").into()
}
