//! The double step that the en passant field of a setup claims to have been the last move.

use crate::lines::PAWN;
use crate::play::en_passant_leaves_king_safe;
use crate::{Board, Kind, Piece, Rank, Setup, Side, Square, SquareSet};

/// The rank of a square that was passed over, when `to_move` has the move.
pub(crate) const fn passed_rank(to_move: Side) -> Rank {
    match to_move {
        Side::White => Rank::R6,
        Side::Black => Rank::R3,
    }
}

/// A pawn's double step and its squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStep {
    pub(crate) from: Square,
    pub(crate) passed: Square,
    pub(crate) to: Square,
    pub(crate) pawn: Piece,
}

impl DoubleStep {
    /// The double step over `passed` when `to_move` has the move now, if there can be one.
    pub(crate) fn over(passed: Square, to_move: Side) -> Option<Self> {
        if passed.rank() != passed_rank(to_move) {
            return None;
        }
        let (from, to) = match to_move {
            Side::White => (Rank::R7, Rank::R5),
            Side::Black => (Rank::R2, Rank::R4),
        };
        Some(Self {
            from: Square::new(passed.file(), from),
            passed,
            to: Square::new(passed.file(), to),
            pawn: Piece { side: !to_move, kind: Kind::Pawn },
        })
    }

    /// Whether the board is as it must be after this double step: the pawn has arrived, and the
    /// squares it came from and passed are empty.
    pub(crate) fn fits(&self, board: &Board) -> bool {
        board.piece_at(self.to) == Some(self.pawn)
            && board.piece_at(self.passed).is_none()
            && board.piece_at(self.from).is_none()
    }
}

/// The pawns that could capture en passant if their king's safety did not matter.
pub(crate) fn takers(setup: &Setup, passed: Square) -> SquareSet {
    let us = setup.to_move;
    let beside = SquareSet::from_bits(PAWN[!us][passed.index()]);
    setup.board.of(us, Kind::Pawn) & beside
}

/// Whether one of the [`takers`] may capture. A side without exactly one king has nothing to leave
/// in check.
///
/// Law: 3.7.3.1, 3.9.2
pub(crate) fn can_be_taken(setup: &Setup, passed: Square) -> bool {
    let us = setup.to_move;
    takers(setup, passed).into_iter().any(|from| {
        setup.board.king_of(us).is_none()
            || en_passant_leaves_king_safe(&setup.board, us, from, passed)
    })
}
