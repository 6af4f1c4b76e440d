//! Squares as bits, what a piece attacks from one of them, and where a pawn steps.

use jadoube_chess::{Kind, Piece, Side, Square, SquareSet};

pub(crate) const fn bit(square: Square) -> u64 {
    1 << square.index()
}

pub(crate) fn squares(bits: u64) -> impl Iterator<Item = Square> {
    SquareSet::from_bits(bits).into_iter()
}

#[inline]
pub(crate) fn attacks(piece: Piece, from: Square, occupied: u64) -> u64 {
    piece.attacks(from, SquareSet::from_bits(occupied)).bits()
}

#[inline(always)]
pub(crate) fn attacks_of(kind: Kind, side: Side, from: Square, occupied: u64) -> u64 {
    Piece { side, kind }.attacks(from, SquareSet::from_bits(occupied)).bits()
}

pub(crate) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// The squares a pawn may step to if exactly these squares are occupied.
pub(crate) const fn pawn_steps(side: Side, from: Square, occupied: u64) -> u64 {
    pawn_steps_from(side, bit(from), occupied)
}

/// The squares pawns on any of some squares may step to if exactly these squares are occupied.
pub(crate) const fn pawn_steps_from(side: Side, from: u64, occupied: u64) -> u64 {
    const THIRD: u64 = 0xff << 16;
    const SIXTH: u64 = 0xff << 40;
    match side {
        Side::White => {
            let one = from << 8 & !occupied;
            one | (one & THIRD) << 8 & !occupied
        }
        Side::Black => {
            let one = from >> 8 & !occupied;
            one | (one & SIXTH) >> 8 & !occupied
        }
    }
}

/// The squares between two on one line, for a piece that moves along it; empty for others.
#[inline]
pub(crate) fn between(kind: Kind, one: Square, other: Square) -> u64 {
    match kind {
        Kind::Bishop | Kind::Rook | Kind::Queen => BETWEEN[one.index()][other.index()],
        Kind::Pawn | Kind::Knight | Kind::King => 0,
    }
}

/// The squares between two on one rank, file or diagonal.
static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let steps = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)];
    let mut place = 0;
    while place < 64 * 8 {
        let (from, step) = (place / 8, steps[place % 8]);
        let (mut file, mut rank) = (from as i32 % 8 + step.0, from as i32 / 8 + step.1);
        let mut passed = 0;
        while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            let to = (rank * 8 + file) as usize;
            table[from][to] = passed;
            passed |= 1 << to;
            (file, rank) = (file + step.0, rank + step.1);
        }
        place += 1;
    }
    table
};
