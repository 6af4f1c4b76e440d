use jadoube_laws::Regulations;
use jadoube_room::whole;
use jadoube_store::{Competition, StoreError};
use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::shape::Name;

/// A competition; with its names and regulations it takes at most 16384 bytes as JSON.
// It is also the text of its record, which only servers read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Announced {
    /// Its name.
    #[cfg_attr(feature = "schema", schemars(with = "Name"))]
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Name"), ts(optional, as = "Option<String>"))]
    pub site: String,
    /// The names of its arbiters, the first one first.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Name>", length(max = 200)))]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub arbiters: Vec<String>,
    /// What holds for its games unless a game says otherwise.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, type = "Partial<Regulations>"))]
    pub regulations: Regulations,
    /// By how much spectators see everything later, in milliseconds.
    #[serde(default, deserialize_with = "whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 86_400_000)))]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<u64>"))]
    pub spectator_delay_ms: u64,
}

impl Announced {
    /// A competition as it is stored.
    pub(crate) fn read(stored: &Competition) -> Result<Self, StoreError> {
        let corrupt = |error| StoreError::Corrupt(format!("competition {}: {error}", stored.key));
        serde_json::from_str(&stored.text).map_err(corrupt)
    }
}
