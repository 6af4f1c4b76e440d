//! Making a legal move.

use crate::lines::PAWN;
use crate::moves::Manner;
use crate::node::Node;
use crate::{Board, BySide, Kind, Move, Piece, Position, Side, Square, SquareSet, Wing, key};

impl Position {
    /// The position after a legal move of this position.
    ///
    /// A [`Move`] belongs to the position that gave it. Played elsewhere, the result is some
    /// meaningless arrangement of pieces, though nothing panics in a release build.
    ///
    /// To play many moves in turn, [`play_mut`](Self::play_mut) is about three times as fast:
    /// copying what has just been written makes a processor wait.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        let mut after = *self;
        after.play_mut(mv);
        after
    }

    /// Makes a legal move of this position in place; see [`play`](Self::play).
    // Called for every move of a database; a call that is not inlined passes the move through
    // memory in pieces, for which a processor waits.
    #[inline(always)]
    pub fn play_mut(&mut self, mv: Move) {
        debug_assert!(self.legal_moves().contains(&mv), "{mv:?} is not a move of {self}");
        let us = self.to_move;
        let mut key = self.key ^ key::BLACK_TO_MOVE;
        if self.en_passant_legal
            && let Some(square) = self.passed
        {
            key ^= key::EN_PASSANT[square.file() as usize];
        }
        let rights = self.node.castling;
        let mut leaves = mv.from.bit();
        let mut arrives = mv.kind;
        let mut captured_on = mv.to;
        // The most common kinds come first, because a processor cannot predict a choice of five.
        let is_double = mv.manner == Manner::DoubleStep;
        if mv.manner != Manner::Plain && !is_double {
            match mv.manner {
                Manner::Plain | Manner::DoubleStep => {}
                Manner::Promotion(kind) => arrives = kind,
                Manner::EnPassant => {
                    captured_on = Square::new(mv.to.file(), mv.from.rank());
                    leaves |= captured_on.bit();
                }
                Manner::Castling(rook) => {
                    key ^= self.castle_rook(mv.from, rook);
                    leaves = 0;
                }
            }
        }
        self.node = self.node.moved(leaves, mv.to.bit(), &STANDS[us][arrives as usize]);
        key ^= key::piece(us, mv.kind, mv.from)
            ^ key::piece(us, arrives, mv.to)
            ^ key::captured(!us, mv.captured, captured_on);
        if rights != 0 {
            if mv.kind == Kind::King {
                self.node.castling &= !SquareSet::rank(us.first_rank()).bits();
            }
            key ^= key::castling(rights ^ self.node.castling);
        }
        // Kept or cleared by a mask: a processor could not predict which.
        let resets = (mv.kind == Kind::Pawn) | mv.captured.is_some();
        let kept = u32::from(resets).wrapping_sub(1);
        self.quiet_plies = self.quiet_plies.saturating_add(1) & kept;
        self.move_number = self.move_number.saturating_add(us as u32);
        self.to_move = !us;
        // Between the two squares of a double step is the one passed over.
        let passed = mv.from.midway(mv.to);
        self.passed = is_double.then_some(passed);
        let beside = PAWN[us][passed.index()] & self.node.board.pawns;
        self.en_passant_legal =
            is_double && beside & self.node.board.sides[!us] != 0 && self.finds_en_passant_legal();
        if self.en_passant_legal {
            key ^= key::EN_PASSANT[passed.file() as usize];
        }
        self.key = key;
    }

    /// Lifts the castling king and moves the rook; returns the change of the key for the rook. Both
    /// leave before either arrives: each may arrive where the other was.
    fn castle_rook(&mut self, king: Square, rook: Square) -> u64 {
        let us = self.to_move;
        let rook_to = Square::new(Wing::of_rook(king, rook).rook_file(), king.rank());
        let stands = &STANDS[us][Kind::Rook as usize];
        self.node = self.node.moved(king.bit() | rook.bit(), rook_to.bit(), stands);
        key::piece(us, Kind::Rook, rook) ^ key::piece(us, Kind::Rook, rook_to)
    }

    /// Whether a pawn of the side to move can legally capture on the passed square.
    ///
    /// Law: 3.7.3.1, 3.9.2
    pub(crate) fn finds_en_passant_legal(&self) -> bool {
        let Some(to) = self.passed else { return false };
        let us = self.to_move;
        let board = &self.node.board;
        let mut takers = PAWN[!us][to.index()] & board.pawns & board.sides[us];
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

/// The sets that a piece is in; by side, then kind.
static STANDS: BySide<[[u64; 8]; 6]> =
    BySide::new(stands_of_each(Side::White), stands_of_each(Side::Black));

const fn stands_of_each(side: Side) -> [[u64; 8]; 6] {
    let mut table = [[0; 8]; 6];
    let mut kind = 0;
    while kind < 6 {
        table[kind] = Node::stands_of(Piece { side, kind: Kind::ALL[kind] });
        kind += 1;
    }
    table
}
