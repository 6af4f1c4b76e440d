//! What an official may do.

use jadoube_lawbook::Message;
use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use super::{Desk, Ruling};

/// All that an official may do now. `{side}` in the act of an incident stands for White, Black or
/// Bystander; in another act for White or Black, and `{who}` for any of the three. `{time}` and
/// `{number}` are left to him.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Offers {
    pub(crate) decisions: Vec<Decision>,
    pub(crate) appeal: Vec<Offer>,
    pub(crate) desk: Desk,
    pub(crate) play: Vec<Offer>,
    /// Whether he may set the clock.
    pub(crate) clock: bool,
    pub(crate) notices: Vec<Offer>,
    pub(crate) penalties: Vec<Offer>,
    pub(crate) incidents: Vec<Incident>,
    pub(crate) others: Vec<OtherAct>,
    pub(crate) expulsions: Vec<Expulsion>,
}

/// An act that an official may do, what it is called, and what the Laws would make of it. `{time}` in
/// the act stands for a time such as `2:00`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Offer {
    pub(crate) act: String,
    pub(crate) message: Message,
    pub(crate) follows: Vec<Ruling<'static>>,
    /// Whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Side"), ts(optional))]
    pub(crate) side: Option<Side>,
}

/// A question that the Laws leave to the arbiter, and its lawful answers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Decision {
    pub(crate) message: Message,
    pub(crate) choices: Vec<Offer>,
}

/// What an arbiter can write into the record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Incident {
    pub(crate) act: String,
    pub(crate) message: Message,
    pub(crate) articles: Vec<&'static str>,
}

/// An act of an arbiter with places for whom, how much or how many.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct OtherAct {
    pub(crate) group: Group,
    pub(crate) act: &'static str,
    pub(crate) message: Message,
    pub(crate) follows: Vec<Ruling<'static>>,
    /// Those that allow it where it has no ruling.
    pub(crate) articles: Vec<String>,
}

/// What such an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Group {
    Time,
    Permission,
    Sheet,
    Start,
    Arbiters,
}

/// The organiser may agree to an expulsion.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Expulsion {
    pub(crate) act: String,
    pub(crate) side: Side,
}
