//! Competitions, what was created, whom a link lets in.

use jadoube_clock::Controls;
use jadoube_lawbook::Class;
use jadoube_laws::Regulations;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{BoardOrProblem, LinkMade};
use crate::LinkRole;
#[cfg(feature = "schema")]
use crate::shape::pattern;

/// All about a competition, and its boards as the role may see them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Competition {
    pub(crate) competition: String,
    /// As whom it is looked at.
    pub(crate) role: LinkRole,
    pub(crate) name: String,
    pub(crate) site: String,
    pub(crate) arbiters: Vec<String>,
    pub(crate) regulations: Regulations,
    /// By how much spectators see everything later.
    pub(crate) spectator_delay_ms: u64,
    pub(crate) boards: Vec<BoardOrProblem>,
}

/// The keys of what was created, and the links into it; their secrets are not shown again.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Created {
    pub(crate) competition: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "String"), ts(optional))]
    pub(crate) game: Option<String>,
    pub(crate) links: Vec<LinkMade>,
}

/// Whom a link lets in, and where.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Session {
    /// The link's short name, by which requests name it; no secret.
    pub(crate) link: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::ROLE)))]
    pub(crate) role: String,
    pub(crate) name: String,
    pub(crate) competition: String,
    /// The game that it is for; none if it is for all of the competition.
    pub(crate) game: Option<String>,
}

/// What a time control in text means.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Control {
    /// Its usual form.
    pub(crate) text: Controls,
    /// What a game is by it.
    pub(crate) class: Class,
    pub(crate) sides_differ: bool,
}
