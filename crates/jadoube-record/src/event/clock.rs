//! What is announced before the games, and what players ask for.

use jadoube_lawbook::Supervision;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What is announced in the hall before the games.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "announcement")]
pub enum Announcement {
    /// The round begins; the default time counts from now, and the players may start the clocks.
    #[word("the round")]
    Round,
    /// How the games of the competition are supervised, `full` or `limited` (A.6, B.4).
    #[word("{0} supervision")]
    #[tell(supervision = it)]
    Supervision(Supervision),
}

/// What a player asks the arbiter for.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum Request {
    /// A player asked the arbiter for a scoresheet to write on (A.2).
    #[word("for a scoresheet")]
    Scoresheet,
    /// A player asked to see the record that the arbiter keeps (A.4.3, B.2.3).
    #[word("to see the scoresheet")]
    Record,
}
