use std::array;
use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Side;

/// One value for each side.
///
/// ```
/// use jadoube_chess::{BySide, Side};
///
/// let mut illegal_moves = BySide::both(0);
/// illegal_moves[Side::Black] += 1;
/// assert_eq!(illegal_moves, BySide::new(0, 1));
/// assert_eq!(illegal_moves.black, 1);
///
/// let points = BySide::from_fn(|side| if side == Side::White { 1.0 } else { 0.0 });
/// for (side, points) in points {
///     println!("{side}: {points}");
/// }
/// ```
// In this order in memory too: the sets of a board are loaded side by side.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    schemars(with = "[T; 2]", inline),
    ts(type = "[T, T]", bound = "T: ts_rs::TS")
)]
pub struct BySide<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// Makes a pair of White's and Black's values.
    pub const fn new(white: T, black: T) -> Self {
        Self { white, black }
    }

    /// Gives both sides the same value.
    pub fn both(value: T) -> Self
    where
        T: Clone,
    {
        Self { white: value.clone(), black: value }
    }

    /// Calls `value` for each side, White first.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { white: value(Side::White), black: value(Side::Black) }
    }

    /// The value of `side`, like indexing, but also in a `const fn`.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The value of `side`, mutably.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// Applies `change` to each value, White's first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { white: change(self.white), black: change(self.black) }
    }

    /// Exchanges the values of the two sides.
    pub fn swapped(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// Iterates over both sides and their values, White first.
    pub fn iter(&self) -> array::IntoIter<(Side, &T), 2> {
        [(Side::White, &self.white), (Side::Black, &self.black)].into_iter()
    }

    /// Iterates over both sides and their values mutably, White first.
    pub fn iter_mut(&mut self) -> array::IntoIter<(Side, &mut T), 2> {
        [(Side::White, &mut self.white), (Side::Black, &mut self.black)].into_iter()
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        self.of(side)
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        self.of_mut(side)
    }
}

impl<T> IntoIterator for BySide<T> {
    type Item = (Side, T);
    type IntoIter = array::IntoIter<(Side, T), 2>;

    fn into_iter(self) -> Self::IntoIter {
        [(Side::White, self.white), (Side::Black, self.black)].into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySide<T> {
    type Item = (Side, &'a T);
    type IntoIter = array::IntoIter<(Side, &'a T), 2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut BySide<T> {
    type Item = (Side, &'a mut T);
    type IntoIter = array::IntoIter<(Side, &'a mut T), 2>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// `[white, black]`: short in printouts of whole games, and stored printouts are compared by this
/// text.
impl<T: fmt::Debug> fmt::Debug for BySide<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        [&self.white, &self.black].fmt(f)
    }
}

/// An array of two, White's value first: stored records hold such arrays, so the form must not
/// change.
#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for BySide<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [&self.white, &self.black].serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for BySide<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <[T; 2]>::deserialize(deserializer).map(|[white, black]| Self { white, black })
    }
}
