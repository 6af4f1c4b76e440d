//! What is answered to acts, and the record of a game as it is stored.

use jadoube_room::Done;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use crate::problem::Problem;
#[cfg(feature = "schema")]
use crate::shape::pattern;

/// What came of acts: those that were done, and the first that was refused, after which nothing was.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Acted {
    pub(crate) done: Vec<Done>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Problem"), ts(optional))]
    pub(crate) refused: Option<Problem>,
}

/// The record of a game: every entry as it is stored, with its hash.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS), ts(rename = "GameRecord"))]
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) competition: String,
    pub(crate) created: u64,
    /// What was there before the first entry, as it is stored.
    pub(crate) text: String,
    /// The hash before the first entry.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) genesis: String,
    /// The hash of the last entry.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) head: String,
    pub(crate) entries: Vec<RecordEntry>,
}

/// An entry as it is stored.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct RecordEntry {
    pub(crate) number: u32,
    pub(crate) text: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) salt: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) hash: String,
}
