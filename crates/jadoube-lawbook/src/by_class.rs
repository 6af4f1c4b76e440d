use crate::{Class, Supervision};

/// A value for each class of play and, if it matters, each kind of supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ByClass<T> {
    /// The value in standard play, whatever the supervision.
    pub standard: T,
    /// The value in rapid chess under full supervision.
    pub rapid_full: T,
    /// The value in rapid chess under limited supervision.
    pub rapid_limited: T,
    /// The value in blitz under full supervision.
    pub blitz_full: T,
    /// The value in blitz under limited supervision.
    pub blitz_limited: T,
}

impl<T> ByClass<T> {
    /// The value for a class and a kind of supervision.
    pub const fn of(&self, class: Class, supervision: Supervision) -> &T {
        match (class, supervision) {
            (Class::Standard, _) => &self.standard,
            (Class::Rapid, Supervision::Full) => &self.rapid_full,
            (Class::Rapid, Supervision::Limited) => &self.rapid_limited,
            (Class::Blitz, Supervision::Full) => &self.blitz_full,
            (Class::Blitz, Supervision::Limited) => &self.blitz_limited,
        }
    }
}

impl<T: Copy> ByClass<T> {
    /// Gives every class and kind of supervision one value.
    pub(crate) const fn all(value: T) -> Self {
        Self {
            standard: value,
            rapid_full: value,
            rapid_limited: value,
            blitz_full: value,
            blitz_limited: value,
        }
    }
}
