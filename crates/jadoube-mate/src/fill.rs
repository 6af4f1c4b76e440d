//! What pieces on any of some squares attack, all squares at once.

use jadoube_chess::{Kind, Piece, Side};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// What a piece attacks from any of some squares if exactly these squares are occupied; it is not
/// in its own way.
pub(crate) fn attacks_from(piece: Piece, from: u64, occupied: u64) -> u64 {
    match piece.kind {
        Kind::Pawn => pawns(piece.side, from),
        Kind::Knight => knights(from),
        Kind::Bishop => diagonals(from, occupied),
        Kind::Rook => orthogonals(from, occupied),
        Kind::Queen => diagonals(from, occupied) | orthogonals(from, occupied),
        Kind::King => kings(from),
    }
}

pub(crate) const fn pawns(side: Side, from: u64) -> u64 {
    let (to_a, to_h) = (from & NOT_A, from & NOT_H);
    match side {
        Side::White => to_a << 7 | to_h << 9,
        Side::Black => to_a >> 9 | to_h >> 7,
    }
}

pub(crate) const fn kings(from: u64) -> u64 {
    let beside = (from & NOT_A) >> 1 | (from & NOT_H) << 1;
    let row = from | beside;
    beside | row << 8 | row >> 8
}

pub(crate) const fn knights(from: u64) -> u64 {
    let one = (from & NOT_A) >> 1 | (from & NOT_H) << 1;
    let two = (from & NOT_A & NOT_A << 1) >> 2 | (from & NOT_H & NOT_H >> 1) << 2;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

pub(crate) const fn diagonals(from: u64, occupied: u64) -> u64 {
    up(from, occupied, 9, NOT_A)
        | up(from, occupied, 7, NOT_H)
        | down(from, occupied, 9, NOT_H)
        | down(from, occupied, 7, NOT_A)
}

pub(crate) const fn orthogonals(from: u64, occupied: u64) -> u64 {
    up(from, occupied, 8, !0)
        | up(from, occupied, 1, NOT_A)
        | down(from, occupied, 8, !0)
        | down(from, occupied, 1, NOT_H)
}

/// Goes on in one direction until a square is occupied; `inner` excludes the squares at the edge
/// from which the move would wrap around the board.
const fn up(from: u64, occupied: u64, by: u32, inner: u64) -> u64 {
    let mut free = !occupied & inner;
    let mut met = from;
    met |= free & (met << by);
    free &= free << by;
    met |= free & (met << (2 * by));
    free &= free << (2 * by);
    met |= free & (met << (4 * by));
    (met << by) & inner
}

const fn down(from: u64, occupied: u64, by: u32, inner: u64) -> u64 {
    let mut free = !occupied & inner;
    let mut met = from;
    met |= free & (met >> by);
    free &= free >> by;
    met |= free & (met >> (2 * by));
    free &= free >> (2 * by);
    met |= free & (met >> (4 * by));
    (met >> by) & inner
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{attacks, bit, squares};

    /// All squares at once give the same as the squares one by one, for random sets.
    #[test]
    fn all_at_once_is_one_by_one() {
        let mut number = 7_u64;
        let mut random = || {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            number ^ number >> 29
        };
        for _ in 0..300 {
            let (from, occupied) = (random() & random() & random(), random() & random());
            for side in Side::ALL {
                for kind in Kind::ALL {
                    let piece = Piece { side, kind };
                    let one_by_one = squares(from)
                        .fold(0, |all, from| all | attacks(piece, from, occupied & !bit(from)));
                    assert_eq!(attacks_from(piece, from, occupied), one_by_one, "{piece}");
                }
            }
        }
    }
}
