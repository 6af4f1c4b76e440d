use std::fmt;
use std::str::FromStr;

/// When the time of the next period is added.
///
/// Electronic clocks do either, depending on their setting; neither changes who loses on time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum NextPeriod {
    /// When the moves of the period are completed: the clock counts them.
    #[default]
    AtMove,
    /// When the time of the period has run out, whatever the number of moves.
    AtFlag,
}

/// What stops once a flag has fallen and no time is left to add.
///
/// The fallen clock itself always stops: it stays at zero, counts no moves and gets no increment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Freeze {
    /// Only that clock; the opponent's goes on, and its flag may fall too.
    #[default]
    Own,
    /// Both clocks, like those that show "freeze".
    Both,
}

/// A word that is not a setting of the clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is not a setting of the clock; expected {expected}")]
pub struct ParseSettingError {
    word: String,
    expected: &'static str,
}

impl fmt::Display for NextPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AtMove => "at-move",
            Self::AtFlag => "at-flag",
        })
    }
}

impl FromStr for NextPeriod {
    type Err = ParseSettingError;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "at-move" => Ok(Self::AtMove),
            "at-flag" => Ok(Self::AtFlag),
            _ => Err(ParseSettingError { word: word.to_owned(), expected: "at-move or at-flag" }),
        }
    }
}

impl fmt::Display for Freeze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own => "own",
            Self::Both => "both",
        })
    }
}

impl FromStr for Freeze {
    type Err = ParseSettingError;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "own" => Ok(Self::Own),
            "both" => Ok(Self::Both),
            _ => Err(ParseSettingError { word: word.to_owned(), expected: "own or both" }),
        }
    }
}
