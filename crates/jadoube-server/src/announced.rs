use jadoube_laws::Regulations;
use jadoube_store::{Competition, StoreError};
use serde::{Deserialize, Serialize};

use crate::body::whole;

/// All about a competition; the text of its record, which only servers read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announced {
    /// Its name.
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    pub site: String,
    /// The names of its arbiters, the first one first.
    #[serde(default)]
    pub arbiters: Vec<String>,
    /// What holds for its games unless a game says otherwise.
    #[serde(default)]
    pub regulations: Regulations,
    /// By how much spectators see everything later, in milliseconds.
    #[serde(default, deserialize_with = "whole")]
    pub spectator_delay_ms: u64,
}

impl Announced {
    /// A competition as it is stored.
    pub(crate) fn read(stored: &Competition) -> Result<Self, StoreError> {
        let corrupt = |error| StoreError::Corrupt(format!("competition {}: {error}", stored.key));
        serde_json::from_str(&stored.text).map_err(corrupt)
    }
}
