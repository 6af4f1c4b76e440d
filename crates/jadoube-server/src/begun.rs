use jadoube_laws::{Creation, Regulations};
use jadoube_store::{Competition, StoreError};
use serde::{Deserialize, Serialize};

use crate::body::whole;

/// All about a game before its first entry; the text of its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// White's name.
    #[serde(default)]
    pub white: String,
    /// Black's name.
    #[serde(default)]
    pub black: String,
    /// The round, if there is one.
    #[serde(default)]
    pub round: String,
    /// How the acts of a move are given on screens.
    #[serde(default)]
    pub moving: Moving,
    /// What stands on the board, the clock and the organiser's choices.
    pub creation: Creation,
}

/// How the acts of a move are given on screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moving {
    /// Touch, release and press are three acts, as at a board.
    #[default]
    ByHand,
    /// One act moves and presses, for casual play.
    Joined,
}

/// All about a competition; the text of its record.
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
