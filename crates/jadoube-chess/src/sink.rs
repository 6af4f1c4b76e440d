//! The receiver of the moves that the generator finds.

use crate::Square;

/// Receives the moves that [`generate`](crate::generate::generate) finds; every square of a set is
/// a legal destination.
pub(crate) trait Sink {
    fn king(&mut self, from: Square, to: u64);
    fn knight(&mut self, from: Square, to: u64);
    /// Diagonal moves of a bishop or queen.
    fn diagonal(&mut self, from: Square, to: u64);
    /// Moves of a rook or queen along files and ranks.
    fn orthogonal(&mut self, from: Square, to: u64);
    /// Pawn moves; a move to the last rank stands for the four promotions.
    fn pawns(&mut self, moves: PawnMoves);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castling(&mut self, king: Square, rook: Square);
}

/// Destinations of pawns. Only the two sets of captures can share a square.
#[derive(Clone, Copy)]
pub(crate) struct PawnMoves {
    pub(crate) steps: u64,
    pub(crate) doubles: u64,
    /// Captures towards the a-file.
    pub(crate) to_a: u64,
    /// Captures towards the h-file.
    pub(crate) to_h: u64,
    /// Whether a pawn is one step from the last rank; if not, there is no promotion.
    pub(crate) promoting: bool,
}
