//! Making a legal move.

use crate::lines::PAWN;
use crate::moves::Manner;
use crate::{Board, Kind, Move, Position, Rank, Side, Square, key};

impl Position {
    /// The position after a legal move of this position.
    ///
    /// A [`Move`] belongs to the position that gave it. Played elsewhere the result is some
    /// arrangement of pieces without meaning, though nothing panics in a release build.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        let mut after = *self;
        after.play_mut(mv);
        after
    }

    /// Makes a legal move of this position in place; see [`play`](Self::play).
    #[inline]
    pub fn play_mut(&mut self, mv: Move) {
        debug_assert!(
            self.legal_moves().contains(&mv),
            "{mv:?} is not a move of {}",
            self.setup().board
        );
        let us = self.to_move;
        let board = &mut self.node.board;
        let mut key = self.key ^ key::BLACK_TO_MOVE;
        if let Some(square) = self.passed.take()
            && self.en_passant_legal
        {
            key ^= key::EN_PASSANT[square.file() as usize];
        }
        self.en_passant_legal = false;

        if let (Some(kind), Some(square)) = (mv.captured, mv.captured_on()) {
            lift(board, !us, kind, square);
            key ^= key::piece(!us, kind, square);
        }
        lift(board, us, mv.kind, mv.from);
        key ^= key::piece(us, mv.kind, mv.from);
        let mut arrives = mv.kind;
        match mv.manner {
            Manner::Promotion(kind) => arrives = kind,
            Manner::Castling(rook) => {
                let to = Square::new(mv.to.file(), mv.from.rank());
                let rook_to =
                    Square::new(crate::Wing::of_rook(mv.from, rook).rook_file(), to.rank());
                lift(board, us, Kind::Rook, rook);
                lift(board, us, Kind::Rook, rook_to);
                key ^= key::piece(us, Kind::Rook, rook) ^ key::piece(us, Kind::Rook, rook_to);
            }
            Manner::Plain | Manner::DoubleStep | Manner::EnPassant => {}
        }
        lift(board, us, arrives, mv.to);
        key ^= key::piece(us, arrives, mv.to);

        let mut lost = self.node.castling & (mv.from.bit() | mv.to.bit());
        if mv.kind == Kind::King {
            lost |= self.node.castling & first_rank(us);
        }
        if lost != 0 {
            key ^= key::castling(lost);
            self.node.castling ^= lost;
        }
        self.quiet_plies =
            if mv.resets_quiet_plies() { 0 } else { self.quiet_plies.saturating_add(1) };
        if us == Side::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.to_move = !us;
        if mv.manner == Manner::DoubleStep {
            let passed =
                Square::new(mv.to.file(), if us == Side::White { Rank::R3 } else { Rank::R6 });
            self.passed = Some(passed);
            self.en_passant_legal = self.finds_en_passant_legal();
            if self.en_passant_legal {
                key ^= key::EN_PASSANT[passed.file() as usize];
            }
        }
        self.key = key;
    }

    /// Whether a pawn of the side to move can legally capture on the passed square.
    ///
    /// Law: 3.7.3.1, 3.9.2
    pub(crate) fn finds_en_passant_legal(&self) -> bool {
        let Some(to) = self.passed else { return false };
        let us = self.to_move;
        let board = &self.node.board;
        let mut takers = PAWN[(!us).index()][to.index()] & board.pawns & board.sides[us.index()];
        while takers != 0 {
            if en_passant_leaves_king_safe(board, us, Square::lowest(takers), to) {
                return true;
            }
            takers &= takers - 1;
        }
        false
    }
}

/// Whether `us` is not in check after capturing en passant from one square to another.
pub(crate) fn en_passant_leaves_king_safe(
    board: &Board,
    us: Side,
    from: Square,
    to: Square,
) -> bool {
    let taken = Square::new(to.file(), from.rank());
    let occupied = board.occupied().bits() & !(from.bit() | taken.bit()) | to.bit();
    let king = Square::lowest(board.of(us, Kind::King).bits());
    board.attackers(king, !us, occupied) == 0
}

const fn first_rank(side: Side) -> u64 {
    match side {
        Side::White => 0xff,
        Side::Black => 0xff << 56,
    }
}

/// Takes a piece from its square or puts it there: it changes sides of being there.
#[inline(always)]
fn lift(board: &mut Board, side: Side, kind: Kind, square: Square) {
    let bit = square.bit();
    board.sides[side.index()] ^= bit;
    match kind {
        Kind::Pawn => board.pawns ^= bit,
        Kind::Knight => board.knights ^= bit,
        Kind::Bishop => board.diagonal ^= bit,
        Kind::Rook => board.orthogonal ^= bit,
        Kind::Queen => {
            board.diagonal ^= bit;
            board.orthogonal ^= bit;
        }
        Kind::King => board.kings ^= bit,
    }
}
