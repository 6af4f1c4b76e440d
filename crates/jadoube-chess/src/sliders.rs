//! The squares that bishops, rooks and queens attack on an occupied board, found in two ways:
//! [`Portable`] works everywhere, [`Pext`] looks the answer up with one instruction that not every
//! processor has.

use crate::Square;

/// A way to find the squares that a line piece attacks: those up to and including the first
/// occupied one in each direction.
///
/// Law: 3.2, 3.3, 3.5
pub(crate) trait Sliders {
    fn diagonal(from: Square, occupied: u64) -> u64;
    fn orthogonal(from: Square, occupied: u64) -> u64;
}

/// The `o ^ (o - 2r)` subtraction on each line, mirrored for the downward half.
pub(crate) struct Portable;

impl Sliders for Portable {
    #[inline(always)]
    fn diagonal(from: Square, occupied: u64) -> u64 {
        diagonal(from, occupied)
    }

    #[inline(always)]
    fn orthogonal(from: Square, occupied: u64) -> u64 {
        orthogonal(from, occupied)
    }
}

#[inline(always)]
const fn diagonal(from: Square, occupied: u64) -> u64 {
    let masks = &DIAGONAL_MASKS[from.index()];
    upright(from, masks[0], occupied) | upright(from, masks[1], occupied)
}

#[inline(always)]
const fn orthogonal(from: Square, occupied: u64) -> u64 {
    let file = FILE_MASKS[from.index() & 7] & !from.bit();
    let shift = from.index() & 56;
    let inner = (occupied >> (shift + 1)) & 63;
    let rank = (RANK_ATTACKS[from.index() & 7][inner as usize] as u64) << shift;
    upright(from, file, occupied) | rank
}

/// Attacks along a line that meets each rank at most once.
#[inline(always)]
const fn upright(from: Square, line: u64, occupied: u64) -> u64 {
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(from.bit());
    let down = blockers.swap_bytes().wrapping_sub(from.mirrored().bit()).swap_bytes();
    (up ^ down) & line
}

static FILE_MASKS: [u64; 8] = {
    let mut table = [0; 8];
    let mut file = 0;
    while file < 8 {
        table[file] = 0x0101_0101_0101_0101 << file;
        file += 1;
    }
    table
};

/// The two diagonals through each square, without the square.
static DIAGONAL_MASKS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut index = 0;
    while index < 64 {
        if let Some(from) = Square::from_index(index as u8) {
            use crate::lines::ray;
            table[index] = [
                ray(from, (1, 1), 0) | ray(from, (-1, -1), 0),
                ray(from, (1, -1), 0) | ray(from, (-1, 1), 0),
            ];
        }
        index += 1;
    }
    table
};

/// Attacks along a rank, by file and by the occupation of the six inner squares.
static RANK_ATTACKS: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            if let Some(from) = Square::from_index(file as u8) {
                let occupied = (inner as u64) << 1;
                use crate::lines::ray;
                table[file][inner] =
                    (ray(from, (1, 0), occupied) | ray(from, (-1, 0), occupied)) as u8;
            }
            inner += 1;
        }
        file += 1;
    }
    table
};

#[cfg(target_arch = "x86_64")]
pub(crate) use pext::Pext;

#[cfg(target_arch = "x86_64")]
mod pext {
    #![expect(
        unsafe_code,
        reason = "the PEXT instruction and the unchecked table read make perft some 1.5 times \
                  faster; the tests hold every entry against the slow way"
    )]

    use std::arch::x86_64::_pext_u64;

    use super::Sliders;
    use crate::Square;
    use crate::lines::{DIAGONALS, ORTHOGONALS};

    /// A table of all answers, indexed by the occupied squares of the lines compressed together.
    ///
    /// Only functions that run on a processor with BMI2 may call it; `accelerated.rs` makes sure of
    /// that.
    pub(crate) struct Pext;

    #[derive(Clone, Copy)]
    struct Row {
        /// The squares whose occupation matters: the lines without their ends.
        mask: u64,
        offset: usize,
    }

    const DIAGONAL_LEN: usize = 5_248;
    const ORTHOGONAL_LEN: usize = 102_400;

    impl Sliders for Pext {
        #[inline(always)]
        fn diagonal(from: Square, occupied: u64) -> u64 {
            let row = DIAGONAL_ROWS[from.index()];
            // SAFETY: BMI2 is available (see `Pext`); the compressed value is below two to the
            // number of bits in the mask, and the row has that many entries from its offset on.
            unsafe {
                let index = row.offset + _pext_u64(occupied, row.mask) as usize;
                *DIAGONAL_TABLE.get_unchecked(index)
            }
        }

        #[inline(always)]
        fn orthogonal(from: Square, occupied: u64) -> u64 {
            let row = ORTHOGONAL_ROWS[from.index()];
            // SAFETY: as in `diagonal`.
            unsafe {
                let index = row.offset + _pext_u64(occupied, row.mask) as usize;
                *ORTHOGONAL_TABLE.get_unchecked(index)
            }
        }
    }

    static DIAGONAL_ROWS: [Row; 64] = rows(&DIAGONALS);
    static ORTHOGONAL_ROWS: [Row; 64] = rows(&ORTHOGONALS);

    static DIAGONAL_TABLE: [u64; DIAGONAL_LEN] = {
        let rows = rows(&DIAGONALS);
        let mut table = [0; DIAGONAL_LEN];
        let mut index = 0;
        while index < 64 {
            if let Some(from) = Square::from_index(index as u8) {
                let row = rows[index];
                let mut occupied = 0u64;
                let mut entry = row.offset;
                loop {
                    table[entry] = super::diagonal(from, occupied);
                    entry += 1;
                    // The next subset of the mask, in the order in which PEXT counts them.
                    occupied = occupied.wrapping_sub(row.mask) & row.mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
            index += 1;
        }
        table
    };

    static ORTHOGONAL_TABLE: [u64; ORTHOGONAL_LEN] = {
        let rows = rows(&ORTHOGONALS);
        let mut table = [0; ORTHOGONAL_LEN];
        let mut index = 0;
        while index < 64 {
            if let Some(from) = Square::from_index(index as u8) {
                let row = rows[index];
                let mut occupied = 0u64;
                let mut entry = row.offset;
                loop {
                    table[entry] = super::orthogonal(from, occupied);
                    entry += 1;
                    occupied = occupied.wrapping_sub(row.mask) & row.mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
            index += 1;
        }
        table
    };

    const fn rows(lines: &[u64; 64]) -> [Row; 64] {
        let mut rows = [Row { mask: 0, offset: 0 }; 64];
        let mut offset = 0;
        let mut index = 0;
        while index < 64 {
            // The last square of a line is attacked whether it is occupied or not.
            let file = 0x0101_0101_0101_0101u64 << (index % 8);
            let rank = 0xffu64 << (index / 8 * 8);
            let edges = (0x8181_8181_8181_8181 & !file) | (0xff00_0000_0000_00ff & !rank);
            let mask = lines[index] & !edges;
            rows[index] = Row { mask, offset };
            offset += 1 << mask.count_ones();
            index += 1;
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::{Portable, Sliders};
    use crate::Square;
    use crate::lines::{diagonal_rays, orthogonal_rays};

    /// Compares a way with the slow one for every occupation of the lines from every square.
    fn check<A: Sliders>() {
        for from in Square::all() {
            for (lines, fast, slow) in [
                (
                    diagonal_rays(from, 0),
                    A::diagonal as fn(_, _) -> _,
                    diagonal_rays as fn(_, _) -> _,
                ),
                (orthogonal_rays(from, 0), A::orthogonal, orthogonal_rays),
            ] {
                // Every subset of the lines, with the rest of the board empty and full.
                let mut occupied = 0u64;
                loop {
                    for elsewhere in [0, !lines] {
                        let occupied = occupied | elsewhere;
                        assert_eq!(
                            fast(from, occupied),
                            slow(from, occupied),
                            "{from} {occupied:x}"
                        );
                    }
                    occupied = occupied.wrapping_sub(lines) & lines;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn portable_attacks_are_those_of_the_slow_way() {
        check::<Portable>();
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn looked_up_attacks_are_those_of_the_slow_way() {
        // If the instruction is missing, nothing ever calls `Pext`.
        if is_x86_feature_detected!("bmi2") {
            check::<super::Pext>();
        }
    }
}
