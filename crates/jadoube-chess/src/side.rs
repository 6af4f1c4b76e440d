use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// One of the two players, by the colour of the pieces.
///
/// ```
/// use jadoube_chess::Side;
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!(Side::Black.to_string(), "Black");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The player of the light pieces, who moves first.
    White,
    /// The player of the dark pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The letter of the side in FEN: `w` or `b`.
    pub const fn fen_letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// The text did not name a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSideError(String);

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a side: expected white or black", self.0)
    }
}

impl std::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    /// Reads `white`, `black`, `w` or `b`, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseSideError> {
        match text.to_ascii_lowercase().as_str() {
            "white" | "w" => Ok(Self::White),
            "black" | "b" => Ok(Self::Black),
            _ => Err(ParseSideError(text.to_owned())),
        }
    }
}
