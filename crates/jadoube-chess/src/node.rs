//! A position as the generator and perft see it: eight sets of squares.

use crate::{Board, BySide, Piece, Square};

/// What the generator needs to know about a position: the pieces, the rooks with a castling right,
/// and (separately, because most positions have none) the square passed over by a double step.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) castling: u64,
}

// Eight sets side by side suit vector instructions: whatever moves, one formula gives the position
// after it.
impl Node {
    const fn lanes(&self) -> [u64; 8] {
        let board = &self.board;
        [
            board.sides.white,
            board.sides.black,
            board.pawns,
            board.knights,
            board.diagonal,
            board.orthogonal,
            board.kings,
            self.castling,
        ]
    }

    /// All ones for each set that the piece on `square` is in; a castling right is not a piece.
    #[inline(always)]
    pub(crate) const fn stands(&self, square: Square) -> [u64; 8] {
        let mut lanes = self.lanes();
        lanes[7] = 0;
        let mut lane = 0;
        while lane < 8 {
            lanes[lane] = 0u64.wrapping_sub((lanes[lane] >> square.index()) & 1);
            lane += 1;
        }
        lanes
    }

    /// All ones for each set that a piece is in.
    #[inline(always)]
    pub(crate) const fn stands_of(piece: Piece) -> [u64; 8] {
        let mut board = Board::empty();
        board.put(piece, Square::A1);
        Self { board, castling: 0 }.stands(Square::A1)
    }

    /// The sets after a piece left `from` and arrived on `to`: both squares are cleared, along with
    /// all rights that depend on them, and the piece is put into its sets.
    #[inline(always)]
    pub(crate) const fn moved(&self, from: u64, to: u64, stands: &[u64; 8]) -> Self {
        let mut lanes = self.lanes();
        let mut lane = 0;
        while lane < 8 {
            lanes[lane] = (lanes[lane] & !(from | to)) | (to & stands[lane]);
            lane += 1;
        }
        let [white, black, pawns, knights, diagonal, orthogonal, kings, castling] = lanes;
        let sides = BySide::new(white, black);
        let board = Board { sides, pawns, knights, diagonal, orthogonal, kings };
        Self { board, castling }
    }
}
