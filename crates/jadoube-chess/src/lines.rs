//! Where pieces go on an empty board, as tables made at compile time.

use crate::{BySide, Square};

const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const DIAGONAL_STEPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ORTHOGONAL_STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub(crate) static KNIGHT: [u64; 64] = each_square_steps(&KNIGHT_STEPS);
pub(crate) static KING: [u64; 64] = each_square_steps(&KING_STEPS);
/// What a pawn of a side attacks; by side, then square.
pub(crate) static PAWN: BySide<[u64; 64]> =
    BySide::new(each_square_steps(&[(-1, 1), (1, 1)]), each_square_steps(&[(-1, -1), (1, -1)]));
/// What a bishop reaches on an empty board.
pub(crate) static DIAGONALS: [u64; 64] = each_square_rays(&DIAGONAL_STEPS);
/// What a rook reaches on an empty board.
pub(crate) static ORTHOGONALS: [u64; 64] = each_square_rays(&ORTHOGONAL_STEPS);
/// The squares strictly between two squares of a line; empty if they are not on one line.
pub(crate) static BETWEEN: [[u64; 64]; 64] = between();

/// The sets around each square, for a king on it.
pub(crate) static NEAR: [Near; 64] = near();

/// Sets of squares around a king.
#[derive(Clone, Copy)]
pub(crate) struct Near {
    /// The king's own file and rank.
    pub(crate) orthogonals: u64,
    /// The king's own diagonals.
    pub(crate) diagonals: u64,
    /// The squares from which a knight attacks a square beside the king.
    pub(crate) knights: u64,
    /// The squares from which a bishop on an empty board attacks a square beside the king.
    pub(crate) diagonal: u64,
    /// The squares from which a rook on an empty board attacks a square beside the king.
    pub(crate) orthogonal: u64,
}

impl Near {
    /// For when all squares matter.
    pub(crate) const EVERYWHERE: Self =
        Self { orthogonals: !0, diagonals: !0, knights: !0, diagonal: !0, orthogonal: !0 };
}

const fn near() -> [Near; 64] {
    let mut table =
        [Near { orthogonals: 0, diagonals: 0, knights: 0, diagonal: 0, orthogonal: 0 }; 64];
    let mut king = 0;
    while king < 64 {
        table[king].orthogonals = ORTHOGONALS[king];
        table[king].diagonals = DIAGONALS[king];
        let mut beside = 0;
        while beside < 64 {
            if KING[king] & (1 << beside) != 0 {
                table[king].knights |= KNIGHT[beside];
                table[king].diagonal |= DIAGONALS[beside];
                table[king].orthogonal |= ORTHOGONALS[beside];
            }
            beside += 1;
        }
        king += 1;
    }
    table
}

const fn at(index: usize) -> Square {
    match Square::from_index(index as u8) {
        Some(square) => square,
        None => panic!("tables have 64 rows"),
    }
}

const fn each_square_steps(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = at(index).offset(steps[step].0, steps[step].1) {
                table[index] |= to.bit();
            }
            step += 1;
        }
        index += 1;
    }
    table
}

/// The squares from `from` in one direction up to and including the first occupied one.
pub(crate) const fn ray(from: Square, step: (i8, i8), occupied: u64) -> u64 {
    let mut squares = 0;
    let mut next = from.offset(step.0, step.1);
    while let Some(square) = next {
        squares |= square.bit();
        if occupied & square.bit() != 0 {
            break;
        }
        next = square.offset(step.0, step.1);
    }
    squares
}

/// What a bishop on `from` attacks, the slow and obvious way.
#[cfg(test)]
pub(crate) const fn diagonal_rays(from: Square, occupied: u64) -> u64 {
    rays(from, &DIAGONAL_STEPS, occupied)
}

/// What a rook on `from` attacks, the slow and obvious way.
#[cfg(test)]
pub(crate) const fn orthogonal_rays(from: Square, occupied: u64) -> u64 {
    rays(from, &ORTHOGONAL_STEPS, occupied)
}

const fn rays(from: Square, steps: &[(i8, i8)], occupied: u64) -> u64 {
    let mut squares = 0;
    let mut step = 0;
    while step < steps.len() {
        squares |= ray(from, steps[step], occupied);
        step += 1;
    }
    squares
}

const fn each_square_rays(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        table[index] = rays(at(index), steps, 0);
        index += 1;
    }
    table
}

const fn between() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < KING_STEPS.len() {
            let (files, ranks) = KING_STEPS[step];
            let mut passed = 0;
            let mut next = at(from).offset(files, ranks);
            while let Some(square) = next {
                table[from][square.index()] = passed;
                passed |= square.bit();
                next = square.offset(files, ranks);
            }
            step += 1;
        }
        from += 1;
    }
    table
}
