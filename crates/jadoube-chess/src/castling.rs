use std::fmt;

use crate::{File, Side, Square};

/// One of the two ways to castle, by the side of the board on which the rook stands.
///
/// The final squares are those of ordinary chess whatever the starting position: king on the
/// g-file and rook on the f-file, or king on the c-file and rook on the d-file.
///
/// Law: 3.8.2, II.3.2.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Wing {
    /// Towards the h-file: 0-0, in Chess960 the g-side.
    KingSide,
    /// Towards the a-file: 0-0-0, in Chess960 the c-side.
    QueenSide,
}

impl Wing {
    /// Both wings, the king's side first.
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// The file on which the king stands after castling.
    pub const fn king_file(self) -> File {
        match self {
            Self::KingSide => File::G,
            Self::QueenSide => File::C,
        }
    }

    /// The file on which the rook stands after castling.
    pub const fn rook_file(self) -> File {
        match self {
            Self::KingSide => File::F,
            Self::QueenSide => File::D,
        }
    }

    /// On which wing a rook stands, seen from the king.
    pub(crate) const fn of_rook(king: Square, rook: Square) -> Self {
        if rook.index() > king.index() { Self::KingSide } else { Self::QueenSide }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KingSide => "0-0",
            Self::QueenSide => "0-0-0",
        })
    }
}

impl Side {
    /// The rank on which this side's pieces stand at the start, and on which it castles.
    pub const fn first_rank(self) -> crate::Rank {
        match self {
            Self::White => crate::Rank::R1,
            Self::Black => crate::Rank::R8,
        }
    }

    /// The rank on which this side's pawns are promoted.
    pub const fn last_rank(self) -> crate::Rank {
        match self {
            Self::White => crate::Rank::R8,
            Self::Black => crate::Rank::R1,
        }
    }
}
