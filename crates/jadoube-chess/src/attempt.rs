use std::fmt;

use crate::{Kind, Square, Wing};

/// What a hand did, or is about to do, on the board; legal or not.
///
/// Castling may be attempted by moving the king two squares, by moving the king onto the rook, or
/// by its name; only the last is unambiguous in Chess960, where the king may move one square or
/// none.
///
/// ```
/// use jadoube_chess::{Attempt, Kind, Square};
/// let attempt = Attempt::new(Square::E7, Square::E8).promoting(Kind::Queen);
/// assert_eq!(attempt.to_string(), "e7e8q");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Attempt {
    /// A piece moved from one square to another.
    Move {
        /// The square from which the piece was taken.
        from: Square,
        /// The square on which it was put.
        to: Square,
        /// The kind of piece that replaced a pawn.
        promotion: Option<Kind>,
    },
    /// Castling on that wing.
    Castling(Wing),
}

impl Attempt {
    /// A piece moved from one square to another.
    pub const fn new(from: Square, to: Square) -> Self {
        Self::Move { from, to, promotion: None }
    }

    /// This attempt with the pawn replaced by `kind`; castling is left as it is.
    #[must_use]
    pub const fn promoting(self, kind: Kind) -> Self {
        match self {
            Self::Move { from, to, .. } => Self::Move { from, to, promotion: Some(kind) },
            castling @ Self::Castling(_) => castling,
        }
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                promotion.map_or(Ok(()), |kind| write!(f, "{}", kind.letter()))
            }
            Self::Castling(wing) => write!(f, "{wing}"),
        }
    }
}
