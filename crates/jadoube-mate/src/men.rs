//! The men on the board, each with the squares on which it may still come to stand.
//!
//! This is an abstraction of a set of positions: a position belongs to it if every man that is not
//! captured stands on one of its squares. All that is proved with it is proved of every position
//! that belongs to it. The side to move is left out: both may always move.

use jadoube_chess::{Kind, Piece, Position, Side, Square, SquareSet};

/// One man and where it may stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Man {
    pub(crate) piece: Piece,
    pub(crate) reach: u64,
}

/// All men. The two kings come first: White's, then Black's.
#[derive(Clone, Copy)]
pub(crate) struct Men {
    list: [Man; 32],
    len: usize,
}

impl PartialEq for Men {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

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

impl Men {
    /// The men of a position, each on its square; none if there are rights that this abstraction
    /// does not know (castling, en passant) or more men than a game has.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        if !position.castling_rooks().is_empty()
            || position.en_passant().is_some()
            || board.occupied().len() > 32
        {
            return None;
        }
        let king = |side| Piece { side, kind: Kind::King };
        let filler = Man { piece: king(Side::White), reach: 0 };
        let mut men = Self { list: [filler; 32], len: 2 };
        men.list[0].reach = bit(position.king(Side::White));
        men.list[1] = Man { piece: king(Side::Black), reach: bit(position.king(Side::Black)) };
        for (square, piece) in board.pieces() {
            if piece.kind != Kind::King {
                men.list[men.len] = Man { piece, reach: bit(square) };
                men.len += 1;
            }
        }
        Some(men)
    }

    pub(crate) fn as_slice(&self) -> &[Man] {
        &self.list[..self.len]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Man] {
        &mut self.list[..self.len]
    }

    pub(crate) const fn king(&self, side: Side) -> &Man {
        &self.list[side as usize]
    }

    /// Takes a man off; the others keep their order.
    pub(crate) fn remove(&mut self, index: usize) {
        self.list.copy_within(index + 1..self.len, index);
        self.len -= 1;
    }
}

/// What a piece of that kind attacks if just these squares are occupied.
#[inline(always)]
pub(crate) fn attacks_of(kind: Kind, side: Side, from: Square, occupied: u64) -> u64 {
    Piece { side, kind }.attacks(from, SquareSet::from_bits(occupied)).bits()
}

/// The squares between two of one line, for a piece that goes along it; none for the others.
#[inline]
pub(crate) fn between(kind: Kind, one: Square, other: Square) -> u64 {
    match kind {
        Kind::Bishop | Kind::Rook | Kind::Queen => BETWEEN[one.index()][other.index()],
        Kind::Pawn | Kind::Knight | Kind::King => 0,
    }
}

/// The squares between two of one rank, file or diagonal.
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

/// A set of men by their index.
pub(crate) type Which = u32;
