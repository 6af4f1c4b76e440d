//! The side that moves as a type, so that the compiler makes a separate function for each side.

use crate::Side;

/// The side that moves, known at compile time.
pub(crate) trait Mover {
    const SIDE: Side;
    type Opponent: Mover<Opponent = Self>;

    /// The squares that pawns of this side step to: one rank forward.
    fn forward(pawns: u64) -> u64;
    /// The squares one forward and towards the a-file.
    fn towards_a(pawns: u64) -> u64;
    /// The squares one forward and towards the h-file.
    fn towards_h(pawns: u64) -> u64;
    /// What to add to the index of a square for one step forward.
    const FORWARD: i8;
    /// The rank from which a step promotes.
    const SEVENTH: u64;
    /// The rank to which the first half of a double step leads.
    const THIRD: u64;
}

pub(crate) struct White;
pub(crate) struct Black;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl Mover for White {
    const SIDE: Side = Side::White;
    type Opponent = Black;
    const FORWARD: i8 = 8;
    const SEVENTH: u64 = 0xff << 48;
    const THIRD: u64 = 0xff << 16;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) << 7
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) << 9
    }
}

impl Mover for Black {
    const SIDE: Side = Side::Black;
    type Opponent = White;
    const FORWARD: i8 = -8;
    const SEVENTH: u64 = 0xff << 8;
    const THIRD: u64 = 0xff << 40;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) >> 9
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) >> 7
    }
}
