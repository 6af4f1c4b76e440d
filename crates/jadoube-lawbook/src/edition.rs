use std::fmt;
use std::str::FromStr;

use crate::Provisions;
use crate::provisions_by_edition::{E1993, E2014, E2018, E2023};

/// An edition of the Laws, by the year it came into force; older ones are less.
///
/// ```
/// use jadoube_lawbook::Edition;
/// assert_eq!("2018".parse(), Ok(Edition::E2018));
/// assert!(Edition::E2018 < Edition::E2023);
/// assert_eq!(Edition::default().to_string(), "2023");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Edition {
    /// The Laws of 1984 as amended to 1993; known in extracts.
    #[cfg_attr(feature = "serde", serde(rename = "1993"))]
    E1993,
    /// July 2014; known in extracts.
    #[cfg_attr(feature = "serde", serde(rename = "2014"))]
    E2014,
    /// January 2018.
    #[cfg_attr(feature = "serde", serde(rename = "2018"))]
    E2018,
    /// January 2023.
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "2023"))]
    E2023,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Self; 4] = [Self::E1993, Self::E2014, Self::E2018, Self::E2023];

    /// The year by which the edition is known.
    pub const fn year(self) -> u16 {
        match self {
            Self::E1993 => 1993,
            Self::E2014 => 2014,
            Self::E2018 => 2018,
            Self::E2023 => 2023,
        }
    }

    /// What this edition provides where editions differ.
    pub const fn provisions(self) -> &'static Provisions {
        match self {
            Self::E1993 => &E1993,
            Self::E2014 => &E2014,
            Self::E2018 => &E2018,
            Self::E2023 => &E2023,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.year(), f)
    }
}

/// The text named no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEditionError(String);

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an edition: expected 1993, 2014, 2018 or 2023", self.0)
    }
}

impl std::error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, ParseEditionError> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.to_string() == text)
            .ok_or_else(|| ParseEditionError(text.to_owned()))
    }
}
