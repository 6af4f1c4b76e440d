use std::fmt;
use std::str::FromStr;

/// A column of the board, `a` to `h`.
///
/// Law: 2.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from `a` to `h`.
    pub const ALL: [Self; 8] =
        [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// The file of this lower-case letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Some(Self::ALL[letter as usize - 'a' as usize]),
            _ => None,
        }
    }

    /// The lower-case letter of the file.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    pub(crate) const fn from_index(index: u32) -> Self {
        Self::ALL[(index & 7) as usize]
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A row of the board; `R1` is the rank of White's pieces at the start.
///
/// Law: 2.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
}

impl Rank {
    /// All ranks from 1 to 8.
    pub const ALL: [Self; 8] =
        [Self::R1, Self::R2, Self::R3, Self::R4, Self::R5, Self::R6, Self::R7, Self::R8];

    /// The rank of this digit.
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::ALL[digit as usize - '1' as usize]),
            _ => None,
        }
    }

    /// The digit of the rank.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    pub(crate) const fn from_index(index: u32) -> Self {
        Self::ALL[(index & 7) as usize]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// One of the 64 squares.
///
/// ```
/// use jadoube_chess::{File, Rank, Square};
/// let square: Square = "e4".parse().unwrap();
/// assert_eq!(square, Square::E4);
/// assert_eq!((square.file(), square.rank()), (File::E, Rank::R4));
/// assert!(Square::H1.is_light());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String", extend("pattern" = "^[a-h][1-8]$")), ts(type = "string"))]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square of this index: 0 is a1, 1 is b1, 63 is h8.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The index of the square: 0 is a1, 1 is b1, 63 is h8.
    pub const fn index(self) -> usize {
        // The mask tells the compiler that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }

    /// The square of a set's lowest bit; a1 for an empty set.
    pub(crate) const fn lowest(bits: u64) -> Self {
        Self((bits.trailing_zeros() & 63) as u8)
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The file of the square.
    pub const fn file(self) -> File {
        File::from_index(self.0 as u32 & 7)
    }

    /// The rank of the square.
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.0 as u32 >> 3)
    }

    /// Whether the square is light, like the corner to the right of each player.
    ///
    /// Law: 2.1
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// The square as the other player sees it: a1 becomes a8.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// The square between two squares of a file that are two apart.
    pub(crate) const fn midway(self, other: Self) -> Self {
        Self((self.0 + other.0) / 2)
    }

    /// The square this many files to the right and ranks up as White sees it, if it is on the
    /// board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Self((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// All squares from a1 to h8, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64u8).map(Self)
    }
}

macro_rules! named_squares {
    ($($name:ident)*) => { named_squares!(@ 0u8; $($name)*); };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[expect(missing_docs, reason = "the name says it")]
        impl Square { pub const $name: Self = Self($index); }
        named_squares!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

named_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a square: expected a letter a-h and a digit 1-8, as in e4", self.0)
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut chars = text.chars();
        match (
            chars.next().and_then(File::from_letter),
            chars.next().and_then(Rank::from_digit),
            chars.next(),
        ) {
            (Some(file), Some(rank), None) => Ok(Self::new(file, rank)),
            _ => Err(ParseSquareError(text.to_owned())),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
