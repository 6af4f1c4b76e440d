//! The formats in which records are written.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A format of the record, of the beginning of a game or of one entry.
///
/// What was written in an older format is read for ever, and folds as it did then.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(try_from = "u16", into = "u16")]
pub enum Format {
    /// The first one: names stand bare in the beginning, a piece that was knocked over is gone from
    /// the table, and actors are written as their types.
    One,
    /// A name can be struck without breaking the chain of hashes; each piece has a place; actors are
    /// written by their codes; what a device sent keeps its signature.
    #[default]
    Two,
}

impl Format {
    /// The format that is written today.
    pub const NEWEST: Self = Self::Two;

    /// The number of the format.
    pub const fn number(self) -> u16 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Format> for u16 {
    fn from(format: Format) -> Self {
        format.number()
    }
}

/// A format that this program does not know: a newer program wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFormat(pub u16);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(format) = self;
        write!(
            f,
            "format {format} is not known: this program reads formats up to {}; use a newer one",
            Format::NEWEST
        )
    }
}

impl std::error::Error for UnknownFormat {}

impl TryFrom<u16> for Format {
    type Error = UnknownFormat;

    fn try_from(number: u16) -> Result<Self, UnknownFormat> {
        match number {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => Err(UnknownFormat(number)),
        }
    }
}
