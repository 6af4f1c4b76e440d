//! Acts that came together over a live connection, and what is answered to them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use jadoube_room::Done;
use serde::Serialize;

use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::rooms::outlet::Outlet;

/// Acts on their way to the room, which answers them itself.
pub(crate) struct Batch {
    /// To be done in this order, up to the first that is refused.
    pub(crate) acts: Vec<Asked>,
    /// What came after them could not even be asked.
    pub(crate) refused: Option<Problem>,
    /// Where the answers go.
    pub(crate) outlet: Arc<Outlet>,
}

impl Batch {
    pub(crate) fn answer(&self, answer: &Answer<'_>) {
        self.outlet.answer(answer.json());
    }
}

/// What a client is answered, beside the views.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "LiveAnswer"), ts(rename = "LiveAnswer"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer<'a> {
    /// An act is done.
    Done(Done),
    /// It is not, nor what came after it.
    Refused(&'a Problem),
    /// The server is there; the time by its clock.
    Here(u64),
}

impl Answer<'_> {
    /// The answer as it is sent.
    pub(crate) fn json(&self) -> Utf8Bytes {
        // Text and numbers: nothing that JSON cannot say.
        serde_json::to_string(self).expect("answers are JSON").into()
    }
}
