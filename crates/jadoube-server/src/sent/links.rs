//! Links, devices and shares of keys.

use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

use crate::LinkRole;
#[cfg(feature = "schema")]
use crate::shape::{DeviceRole, pattern};

/// A link that was made, with its secret; it is not shown again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LinkMade {
    pub(crate) role: LinkRole,
    pub(crate) name: String,
    /// Its secret.
    pub(crate) token: String,
    /// Its public name.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) link: String,
}

/// The links into a competition and its games, without their secrets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Links {
    pub(crate) links: Vec<Link>,
}

/// A link, without its secret.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Link {
    /// Its public name.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) link: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::ROLE)))]
    pub(crate) role: String,
    /// The game it is for, unless it is for the whole competition.
    pub(crate) game: Option<String>,
    pub(crate) name: String,
    pub(crate) created: u64,
    /// Whether it may hold a share of a sealed move.
    pub(crate) trusted: bool,
    pub(crate) revoked: Option<u64>,
}

/// The links into a game in the open.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct OpenLinks {
    pub(crate) links: Vec<OpenLink>,
}

/// A link and all about it that is no secret.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct OpenLink {
    /// Its short public name.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::SHORT_NAME)))]
    pub(crate) link: String,
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::ROLE)))]
    pub(crate) role: String,
    pub(crate) name: String,
    /// The game it is for, unless it is for the whole competition.
    pub(crate) game: Option<String>,
    /// Whether the request was made by it.
    pub(crate) yours: bool,
    pub(crate) made: Deed,
    /// When somebody came in by it first, in milliseconds since 1970 (UTC).
    pub(crate) used: Option<u64>,
    pub(crate) vouched: Vec<Deed>,
    /// Whether it may hold a share of a sealed move: it was made with the game, or somebody else than
    /// whoever made it has vouched for it.
    pub(crate) trusted: bool,
    pub(crate) revoked: Option<Deed>,
}

/// Who did something, and when.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Deed {
    /// The role; `creation` for what was made with the game or the competition, `unknown` where nobody
    /// noted it.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::DOER)))]
    pub(crate) by: String,
    /// The short public name of the link by which it was done.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::SHORT_NAME)))]
    pub(crate) link: Option<String>,
    /// In milliseconds since 1970 (UTC).
    pub(crate) at: u64,
}

/// The devices at a board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Devices {
    pub(crate) devices: Vec<Device>,
}

/// A device at a board that signs what it sends.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Device {
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::DEVICE)))]
    pub(crate) id: String,
    /// For whom it acts.
    #[cfg_attr(feature = "schema", schemars(with = "DeviceRole"))]
    pub(crate) role: String,
    /// The public key for Ed25519 in hexadecimal digits.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) key: String,
    pub(crate) registered: Deed,
    /// When it was revoked, in milliseconds since 1970 (UTC).
    pub(crate) revoked: Option<u64>,
}

/// The holder's own share of the key of an envelope.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct Share {
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::HASH)))]
    pub(crate) share: String,
    pub(crate) sealed_by: Side,
}
