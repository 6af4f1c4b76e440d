//! What a committee takes back of a decision that was appealed against.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// A part of a decision that counts no longer.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Withdrawn {
    /// A warning (12.9.1).
    #[word("warning")]
    Warning,
    /// A penalty in points that waited for the result (12.9.4, 12.9.5).
    #[word("penalty in points")]
    Points,
    /// A fine (12.9.7).
    #[word("fine")]
    Fine,
    /// An exclusion (12.9.8).
    #[word("exclusion from {rounds} {rounds:round|rounds}")]
    Exclusion {
        /// From how many rounds the player was excluded.
        rounds: u8,
    },
    /// An expulsion (12.9.9).
    #[word("expulsion")]
    Expulsion,
}
