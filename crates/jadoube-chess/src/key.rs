//! The 64-bit keys of positions: numbers that look random, made at compile time.

use crate::{Board, BySide, Kind, Piece, Side, Square};

/// XORed in when Black has the move.
pub(crate) const BLACK_TO_MOVE: u64 = mixed(0);
/// By file of the pawn that may be captured en passant.
pub(crate) static EN_PASSANT: [u64; 8] = numbers(1);
/// By file of the rook that may castle; White's, then Black's.
static CASTLING: [u64; 16] = numbers(9);
/// By side, kind and square; a row of zeros ends each side, for no piece at all.
static PIECES: BySide<[[u64; 64]; 7]> = BySide::new(pieces(100), pieces(100 + 6 * 64));

#[inline(always)]
pub(crate) fn piece(side: Side, kind: Kind, square: Square) -> u64 {
    PIECES[side][kind as usize][square.index()]
}

/// The key of a captured piece, without a branch that a processor could not predict.
#[inline(always)]
pub(crate) fn captured(side: Side, kind: Option<Kind>, square: Square) -> u64 {
    PIECES[side][kind.map_or(6, |kind| kind as usize)][square.index()]
}

/// The keys of all rooks of a set that may castle.
pub(crate) fn castling(mut rooks: u64) -> u64 {
    let mut key = 0;
    while rooks != 0 {
        let rook = Square::lowest(rooks).index();
        key ^= CASTLING[(rook & 7) | ((rook >> 2) & 8)];
        rooks &= rooks - 1;
    }
    key
}

/// The keys of all pieces of a board.
pub(crate) fn board(board: &Board) -> u64 {
    board.pieces().fold(0, |key, (square, Piece { side, kind })| key ^ piece(side, kind, square))
}

const fn pieces(first: u64) -> [[u64; 64]; 7] {
    let mut table = [[0; 64]; 7];
    let mut kind = 0;
    while kind < 6 {
        table[kind] = numbers(first + kind as u64 * 64);
        kind += 1;
    }
    table
}

const fn numbers<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = mixed(first + index as u64);
        index += 1;
    }
    table
}

/// The final step of the splitmix64 generator, as its authors published it.
const fn mixed(number: u64) -> u64 {
    let mut value = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
