//! What a player can appeal against.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What a player can appeal against.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Appealable {
    /// How the game ended.
    #[word("the result")]
    Result,
    /// A warning (12.9.1).
    #[word("the warning")]
    Warning,
    /// Time that was added or taken, or a clock that was set.
    #[word("the time")]
    Time,
    /// Points that are given or taken when the game is over (12.9.4, 12.9.5).
    #[word("the points")]
    Points,
    /// A fine (12.9.7).
    #[word("the fine")]
    Fine,
    /// An exclusion from rounds (12.9.8).
    #[word("the exclusion")]
    Exclusion,
    /// An expulsion (12.9.9).
    #[word("the expulsion")]
    Expulsion,
    /// What is on the board.
    #[word("the position")]
    Position,
    /// That a claim was rejected.
    #[word("the rejection")]
    Rejection,
}
