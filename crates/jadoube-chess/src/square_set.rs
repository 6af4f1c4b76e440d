use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use crate::{File, Rank, Square};

/// A set of squares.
///
/// ```
/// use jadoube_chess::{Square, SquareSet};
/// let set: SquareSet = [Square::E4, Square::D5].into_iter().collect();
/// assert!(set.contains(Square::D5));
/// assert_eq!(set.to_string(), "e4 d5");
/// assert_eq!((!set).len(), 62);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Square>"), ts(as = "Vec<Square>"))]
pub struct SquareSet(u64);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const ALL: Self = Self(!0);

    /// The set with these bits; bit 0 is a1, bit 63 is h8.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits; bit 0 is a1, bit 63 is h8.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first square in the order a1, b1, … h8.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::lowest(self.0)) }
    }

    /// The only square of the set, if there is exactly one.
    pub const fn only(self) -> Option<Square> {
        if self.0.is_power_of_two() { Some(Square::lowest(self.0)) } else { None }
    }

    /// The squares of a rank.
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (rank as u32 * 8))
    }

    /// The squares of a file.
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file as u32)
    }

    /// The light squares, including h1.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// Removes a square.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// The squares of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the two sets have a square in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The squares of a [`SquareSet`] in the order a1, b1, … h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.into())
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, square) in self.into_iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SquareSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for SquareSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Square>::deserialize(deserializer).map(Self::from_iter)
    }
}
