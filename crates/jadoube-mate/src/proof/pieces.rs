//! The pieces on the board, each with the squares on which it may still come to stand.
//!
//! This is an abstraction of a set of positions: a position belongs to it if every piece that is
//! not captured stands on one of its squares. Everything that is proved with it is proved for every
//! position that belongs to it. The side to move is left out: both may always move.

use jadoube_chess::{Kind, Piece, Position, Side};

use crate::attacks::bit;

/// One piece and the squares on which it may stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rover {
    pub(crate) piece: Piece,
    pub(crate) reach: u64,
}

/// All pieces. The two kings come first: White's, then Black's.
#[derive(Clone, Copy)]
pub(crate) struct Pieces {
    list: [Rover; 32],
    len: usize,
}

impl PartialEq for Pieces {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Pieces {
    /// The pieces of a position, each on its square; none if there are rights that this abstraction
    /// does not cover (castling, en passant) or more pieces than a game has.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        if !position.castling_rooks().is_empty()
            || position.en_passant().is_some()
            || board.occupied().len() > 32
        {
            return None;
        }
        let king = |side| Piece { side, kind: Kind::King };
        let filler = Rover { piece: king(Side::White), reach: 0 };
        let mut pieces = Self { list: [filler; 32], len: 2 };
        for side in Side::ALL {
            *pieces.king_mut(side) = Rover { piece: king(side), reach: bit(position.king(side)) };
        }
        for (square, piece) in board.pieces() {
            if piece.kind != Kind::King {
                pieces.list[pieces.len] = Rover { piece, reach: bit(square) };
                pieces.len += 1;
            }
        }
        Some(pieces)
    }

    pub(crate) fn as_slice(&self) -> &[Rover] {
        &self.list[..self.len]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Rover] {
        &mut self.list[..self.len]
    }

    pub(crate) const fn king(&self, side: Side) -> &Rover {
        &self.list[Self::king_index(side)]
    }

    pub(crate) const fn king_mut(&mut self, side: Side) -> &mut Rover {
        &mut self.list[Self::king_index(side)]
    }

    /// The kings come first, White's before Black's.
    const fn king_index(side: Side) -> usize {
        match side {
            Side::White => 0,
            Side::Black => 1,
        }
    }

    /// Removes a piece; the others keep their order.
    pub(crate) fn remove(&mut self, index: usize) {
        self.list.copy_within(index + 1..self.len, index);
        self.len -= 1;
    }
}

/// A set of pieces by their index.
pub(crate) type Which = u32;
