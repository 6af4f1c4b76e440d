use std::fmt;

use crate::{File, Side, Square};

/// One of the two ways to castle, by the side of the board on which the rook stands.
///
/// The final squares are those of ordinary chess, whatever the starting position: king on the
/// g-file and rook on the f-file, or king on the c-file and rook on the d-file.
///
/// Law: 3.8.2, II.3.2.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
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

    /// The wing on which a rook stands, seen from the king.
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

/// What castling with one rook requires of the squares.
#[derive(Clone, Copy)]
pub(crate) struct CastlingPath {
    /// The rook's square as a set.
    pub(crate) rook: u64,
    /// The squares that must hold nothing but the castling king and rook.
    pub(crate) vacant: u64,
    /// The squares that the king crosses or reaches.
    pub(crate) crossed: u64,
}

impl CastlingPath {
    /// No rook to castle with.
    pub(crate) const NONE: Self = Self { rook: 0, vacant: 0, crossed: 0 };
}

/// The castling path for the king on `king` and the single rook of the set `rook`, if there is one.
///
/// Law: 3.8.2, II.3.2.6, II.3.2.7
#[inline(always)]
pub(crate) fn castling_path(king: Square, rook: u64) -> CastlingPath {
    if rook == 0 {
        return CastlingPath::NONE;
    }
    let shift = king.index() & 56;
    let (vacant, crossed) = PATHS[king.index() & 7][Square::lowest(rook).index() & 7];
    CastlingPath { rook, vacant: u64::from(vacant) << shift, crossed: u64::from(crossed) << shift }
}

/// The squares that must be vacant and those that the king crosses or reaches, as bits of one rank;
/// by file of the king, then of the rook.
static PATHS: [[(u8, u8); 8]; 8] = {
    let mut table = [[(0, 0); 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            if king != rook {
                let wing = if rook > king { Wing::KingSide } else { Wing::QueenSide };
                let king_way = span(king, wing.king_file() as usize);
                let rook_way = span(rook, wing.rook_file() as usize);
                let own = (1 << king) | (1 << rook);
                table[king][rook] = ((king_way | rook_way) & !own, king_way & !(1 << king));
            }
            rook += 1;
        }
        king += 1;
    }
    table
};

/// The files from one to another, both included.
const fn span(from: usize, to: usize) -> u8 {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    let mut files = 0;
    let mut file = low;
    while file <= high {
        files |= 1 << file;
        file += 1;
    }
    files
}
