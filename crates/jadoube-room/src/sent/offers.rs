//! What an official may do.

use jadoube_lawbook::Message;
use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{Desk, Ruling};

/// All that an official may do now. `{side}` in the act of an incident stands for White, Black or
/// Bystander; in another act for White or Black, and `{who}` for any of the three. `{time}` and
/// `{number}` are left to the official.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Offers {
    /// What the Laws leave to the arbiter.
    pub decisions: Vec<Decision>,
    /// How an appeal may be decided.
    pub appeal: Vec<Offer>,
    /// What lies on the desk.
    pub desk: Desk,
    /// Starting, interrupting, resuming.
    pub play: Vec<Offer>,
    /// Whether the clock may be set.
    pub clock: bool,
    /// Where a look has consequences.
    pub notices: Vec<Offer>,
    /// The penalties that the Laws allow now.
    pub penalties: Vec<Offer>,
    /// What can be written into the record.
    pub incidents: Vec<Incident>,
    /// Everything else.
    pub others: Vec<OtherAct>,
    /// Expulsions that may be agreed to.
    pub expulsions: Vec<Expulsion>,
}

/// An act that an official may do, what it is called, and what the Laws would make of it. `{time}` in
/// the act stands for a time such as `2:00`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Offer {
    /// The act as it is sent.
    pub act: String,
    /// What it is called.
    pub message: Message,
    /// What the Laws would make of it.
    pub follows: Vec<Ruling<'static>>,
    /// Whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Side"), ts(optional))]
    pub side: Option<Side>,
}

/// A question that the Laws leave to the arbiter, and its lawful answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Decision {
    /// What it is called.
    pub message: Message,
    /// The lawful answers.
    pub choices: Vec<Offer>,
}

/// What an arbiter can write into the record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Incident {
    /// The act as it is sent.
    pub act: String,
    /// What it is called.
    pub message: Message,
    /// The article that speaks of it.
    pub articles: Vec<&'static str>,
}

/// An act of an arbiter with places for whom, how much or how many.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct OtherAct {
    /// What it is about.
    pub group: Group,
    /// The act as it is sent, with its places.
    pub act: String,
    /// What it is called.
    pub message: Message,
    /// What the Laws would make of it.
    pub follows: Vec<Ruling<'static>>,
    /// Those that allow it where it has no ruling.
    pub articles: Vec<String>,
}

/// What such an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// The time of the players.
    Time,
    /// What the arbiter permits.
    Permission,
    /// The scoresheets.
    Sheet,
    /// How a game begins.
    Start,
    /// The arbiters themselves.
    Arbiters,
}

/// The organiser may agree to an expulsion.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub struct Expulsion {
    /// The act as it is sent.
    pub act: String,
    /// Whose.
    pub side: Side,
}
