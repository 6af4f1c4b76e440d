use crate::{Board, Side, Square, SquareSet};

/// Any arrangement of pieces with the other fields of a FEN; it may be illegal in every way.
///
/// It is the step before [`Position`](crate::Position) and [`Irregular`](crate::Irregular).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side that has the move.
    pub to_move: Side,
    /// The rooks with which castling is claimed to be still possible.
    pub castling: SquareSet,
    /// The square claimed to have just been passed over by a pawn's double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub quiet_plies: u32,
    /// The number of the next move, as on a scoresheet; 1 at the start.
    pub move_number: u32,
}

impl Setup {
    /// The empty board, White to move.
    pub const fn empty() -> Self {
        Self {
            board: Board::empty(),
            to_move: Side::White,
            castling: SquareSet::EMPTY,
            en_passant: None,
            quiet_plies: 0,
            move_number: 1,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::empty()
    }
}
