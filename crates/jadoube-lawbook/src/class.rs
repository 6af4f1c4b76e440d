use std::fmt;
use std::str::FromStr;

/// How fast a game is: the Laws have one set of rules and two appendices that modify it.
///
/// ```
/// use jadoube_lawbook::{Class, Supervision};
/// assert_eq!("rapid".parse(), Ok(Class::Rapid));
/// assert_eq!(Class::Rapid.usual_supervision(), Supervision::Limited);
/// ```
///
/// Law: A.1, B.1
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Class {
    /// Everything slower than rapid chess.
    #[default]
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Class {
    /// All classes, the slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// The supervision to expect if nothing is said about it.
    pub const fn usual_supervision(self) -> Supervision {
        match self {
            Self::Standard => Supervision::Full,
            Self::Rapid | Self::Blitz => Supervision::Limited,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// Whether an arbiter watches the game closely enough for the Competition Rules to apply in full.
///
/// In standard play they always do.
///
/// Law: A.4, A.5, B.2, B.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Supervision {
    /// The Competition Rules apply in full.
    #[default]
    Full,
    /// The special rules for rapid chess and blitz apply.
    Limited,
}

impl Supervision {
    /// Both kinds, the full one first.
    pub const ALL: [Self; 2] = [Self::Full, Self::Limited];

    const fn word(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Limited => "limited",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl fmt::Display for Supervision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The text did not name a class of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseClassError(String);

impl fmt::Display for ParseClassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a class of play: expected standard, rapid or blitz", self.0)
    }
}

impl std::error::Error for ParseClassError {}

impl FromStr for Class {
    type Err = ParseClassError;

    fn from_str(text: &str) -> Result<Self, ParseClassError> {
        Self::ALL
            .into_iter()
            .find(|class| class.word() == text)
            .ok_or_else(|| ParseClassError(text.to_owned()))
    }
}

/// The text did not name a kind of supervision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSupervisionError(String);

impl fmt::Display for ParseSupervisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a kind of supervision: expected full or limited", self.0)
    }
}

impl std::error::Error for ParseSupervisionError {}

impl FromStr for Supervision {
    type Err = ParseSupervisionError;

    fn from_str(text: &str) -> Result<Self, ParseSupervisionError> {
        Self::ALL
            .into_iter()
            .find(|supervision| supervision.word() == text)
            .ok_or_else(|| ParseSupervisionError(text.to_owned()))
    }
}
