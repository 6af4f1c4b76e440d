//! Listing the legal moves.

use crate::mover::{Black, Mover, White};
use crate::moves::Manner;
use crate::sink::{PawnMoves, Sink};
use crate::{Board, Kind, Move, Position, Side, Square, SquareSet, Wing, accelerated};

impl Position {
    /// All legal moves, in no particular order.
    ///
    /// Law: 3.10.1
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to a list, in no particular order.
    ///
    /// Like [`legal_moves`](Self::legal_moves), for a caller that looks at many positions and
    /// reuses one list.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        accelerated::generate(
            &self.node,
            self.to_move,
            self.passed_bit(),
            &mut List { board: &self.node.board, us: self.to_move, moves },
        );
    }

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> usize {
        self.perft(1) as usize
    }

    /// Whether there is a legal move at all.
    pub fn has_legal_move(&self) -> bool {
        self.perft(1) != 0
    }

    /// The legal moves of the piece on `square`; empty if it is not a piece of the side to move.
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from == square);
        moves
    }
}

/// Writes moves into a list.
struct List<'a> {
    board: &'a Board,
    us: Side,
    moves: &'a mut Vec<Move>,
}

impl List<'_> {
    #[inline]
    fn push_all(&mut self, kind: Kind, from: Square, to: u64) {
        for to in SquareSet::from_bits(to) {
            let captured = self.board.kind_at(to);
            self.moves.push(Move { kind, from, to, captured, manner: Manner::Plain });
        }
    }

    fn push_pawns(&mut self, to: u64, delta: i8) {
        for to in SquareSet::from_bits(to) {
            let from = behind(to, delta);
            let captured = self.board.kind_at(to);
            let mut push = |manner| {
                self.moves.push(Move { kind: Kind::Pawn, from, to, captured, manner });
            };
            if to.rank() == self.us.last_rank() {
                Kind::PROMOTIONS.into_iter().map(Manner::Promotion).for_each(push);
            } else if delta.abs() == 16 {
                push(Manner::DoubleStep);
            } else {
                push(Manner::Plain);
            }
        }
    }
}

impl Sink for List<'_> {
    fn king(&mut self, from: Square, to: u64) {
        self.push_all(Kind::King, from, to);
    }

    fn knight(&mut self, from: Square, to: u64) {
        self.push_all(Kind::Knight, from, to);
    }

    fn diagonal(&mut self, from: Square, to: u64) {
        let queen = self.board.orthogonal & from.bit() != 0;
        self.push_all(if queen { Kind::Queen } else { Kind::Bishop }, from, to);
    }

    fn orthogonal(&mut self, from: Square, to: u64) {
        let queen = self.board.diagonal & from.bit() != 0;
        self.push_all(if queen { Kind::Queen } else { Kind::Rook }, from, to);
    }

    fn pawns(&mut self, moves: PawnMoves) {
        let forward = match self.us {
            Side::White => White::FORWARD,
            Side::Black => Black::FORWARD,
        };
        self.push_pawns(moves.steps, forward);
        self.push_pawns(moves.to_a, forward - 1);
        self.push_pawns(moves.to_h, forward + 1);
        self.push_pawns(moves.doubles, 2 * forward);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        let (captured, manner) = (Some(Kind::Pawn), Manner::EnPassant);
        self.moves.push(Move { kind: Kind::Pawn, from, to, captured, manner });
    }

    fn castling(&mut self, king: Square, rook: Square) {
        let to = Square::new(Wing::of_rook(king, rook).king_file(), king.rank());
        let manner = Manner::Castling(rook);
        self.moves.push(Move { kind: Kind::King, from: king, to, captured: None, manner });
    }
}

/// The square a pawn came from.
fn behind(to: Square, delta: i8) -> Square {
    Square::lowest(to.bit().rotate_right(delta as u32 & 63))
}
