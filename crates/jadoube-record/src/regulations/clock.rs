//! What the organiser chose about the clock, the start and the supervision.

use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// Where the clock stands (6.5).
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(word)]
pub enum ClockPlace {
    /// On Black's right, as is usual.
    #[default]
    #[word("Black's right")]
    #[word(also "White's left")]
    #[tell(word = "right")]
    BlackRight,
    /// On Black's left.
    #[word("Black's left")]
    #[word(also "White's right")]
    #[tell(word = "left")]
    BlackLeft,
}

/// Whether the clock tells which flag fell first.
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// It does, by a sign on its display.
    #[default]
    #[word("electronic")]
    Electronic,
    /// It does not: two hands and two flags.
    #[word("mechanical")]
    Mechanical,
}

/// Who loses the time that passes while neither player is there (6.7.2).
#[derive(Word, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BothAbsent {
    /// White, until arriving.
    #[default]
    #[word("white")]
    White,
    /// Nobody, until the first of them comes.
    #[word("nobody")]
    Nobody,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_name_the_same_place() {
        assert_eq!("White's left".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("Black's right".parse(), Ok(ClockPlace::BlackRight));
        assert_eq!("White's right".parse(), Ok(ClockPlace::BlackLeft));
        assert!("the middle".parse::<ClockPlace>().is_err());
    }
}
