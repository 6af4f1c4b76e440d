//! What a player can appeal against, and the words for it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::words::Words;

/// What a player can appeal against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appealable {
    /// How the game ended.
    Result,
    /// A warning (12.9.1).
    Warning,
    /// Time that was added or taken, or a clock that was set.
    Time,
    /// Points that are given or taken when the game is over (12.9.4, 12.9.5).
    Points,
    /// A fine (12.9.7).
    Fine,
    /// An exclusion from rounds (12.9.8).
    Exclusion,
    /// An expulsion (12.9.9).
    Expulsion,
    /// What is on the board.
    Position,
    /// That a claim was rejected.
    Rejection,
}

impl Appealable {
    /// Reads the words, if they stand next.
    pub(crate) fn read(words: &mut Words<'_>) -> Option<Self> {
        Self::ALL.into_iter().find(|what| words.take(&what.to_string()))
    }
}

impl fmt::Display for Appealable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Result => "the result",
            Self::Warning => "the warning",
            Self::Time => "the time",
            Self::Points => "the points",
            Self::Fine => "the fine",
            Self::Exclusion => "the exclusion",
            Self::Expulsion => "the expulsion",
            Self::Position => "the position",
            Self::Rejection => "the rejection",
        })
    }
}

impl FromStr for Appealable {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let mut words = Words::new(text);
        let what = Self::read(&mut words).ok_or_else(|| {
            let all: Vec<String> = Self::ALL.iter().map(ToString::to_string).collect();
            words.wrong(all.join(" | "))
        })?;
        words.end()?;
        Ok(what)
    }
}
