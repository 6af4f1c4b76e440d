use std::fmt;
use std::str::FromStr;

use crate::tables::editions::{ARTICLE_COUNT, DIFFERENCE_COUNT, EDITIONS};
use crate::{Provisions, Source};

/// An edition of the Laws, by the year it came into force; older ones compare as less.
///
/// There is a constant for each, made from `laws/editions.toml`: an edition is a row of tables and
/// its provisions.
///
/// ```
/// use jadoube_lawbook::Edition;
/// assert_eq!("2018".parse(), Ok(Edition::E2018));
/// assert!(Edition::E2018 < Edition::E2023);
/// assert_eq!(Edition::E2018.to_string(), "2018");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edition(u8);

/// A row of the table of editions.
pub(crate) struct EditionRow {
    pub(crate) year: u16,
    pub(crate) name: &'static str,
    pub(crate) provisions: &'static Provisions,
    /// The clause for each article, as an index into the table of clauses.
    pub(crate) clauses: &'static [Option<u16>; ARTICLE_COUNT],
    /// What it provides on each point where editions differ, and the source of that.
    pub(crate) says: &'static [(&'static str, Source); DIFFERENCE_COUNT],
}

impl Edition {
    /// The newest edition.
    pub const NEWEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// The year by which the edition is known.
    pub const fn year(self) -> u16 {
        self.row().year
    }

    /// What this edition provides where editions differ.
    pub const fn provisions(self) -> &'static Provisions {
        self.row().provisions
    }

    /// The years to choose from, as a phrase: `1993, 2014, 2018 or 2023`.
    pub fn choices() -> String {
        let [others @ .., newest] = Self::ALL;
        format!("{} or {newest}", others.map(|edition| edition.to_string()).join(", "))
    }

    pub(crate) const fn at(place: u8) -> Self {
        Self(place)
    }

    pub(crate) const fn row(self) -> &'static EditionRow {
        &EDITIONS[self.0 as usize]
    }
}

impl Default for Edition {
    /// The newest edition.
    fn default() -> Self {
        Self::NEWEST
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "E{}", self.row().name)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.year(), f)
    }
}

/// The text did not name an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEditionError(String);

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an edition: expected {}", self.0, Edition::choices())
    }
}

impl std::error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, ParseEditionError> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.row().name == text)
            .ok_or_else(|| ParseEditionError(text.to_owned()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Edition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.row().name)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Edition {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let unknown = |_| serde::de::Error::unknown_variant(&text, &crate::tables::editions::NAMES);
        text.parse().map_err(unknown)
    }
}
