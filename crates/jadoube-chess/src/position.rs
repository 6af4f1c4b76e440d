use std::hash::{Hash, Hasher};

use crate::node::Node;
use crate::{Board, Kind, Setup, Side, Square, SquareSet, Wing, accelerated, key};

/// A legal position.
///
/// Each side has one king, the side that does not have the move is not in check, no pawn is on the
/// first or last rank, and the castling and en passant rights fit the pieces; see
/// [`Flaw`](crate::Flaw) for what is decided about reachability.
///
/// `==` and the hash mean "the same position" of 9.2.3: the same side to move, the same kinds of
/// pieces on the same squares, and the same possible moves. En passant counts only if such a
/// capture is legal; castling counts by the right, not by whether it is possible at the moment. The
/// move counters do not count.
///
/// ```
/// use jadoube_chess::{Attempt, Position, Square};
/// let position = Position::start();
/// assert_eq!(position.legal_moves().len(), 20);
/// let e4 = position.check(Attempt::new(Square::E2, Square::E4)).unwrap();
/// assert_eq!(
///     position.play(e4).to_string(),
///     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
/// );
/// ```
///
/// Law: 3.10.3, 9.2.3
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) node: Node,
    pub(crate) to_move: Side,
    /// The square that a pawn has just passed over by a double step, whether it can be captured or
    /// not.
    pub(crate) passed: Option<Square>,
    /// Whether a capture en passant is legal.
    pub(crate) en_passant_legal: bool,
    pub(crate) quiet_plies: u32,
    pub(crate) move_number: u32,
    pub(crate) key: u64,
}

impl Position {
    /// The initial position.
    ///
    /// Law: 2.3
    pub fn start() -> Self {
        Self::from_sound(&crate::chess960::setup(crate::chess960::STANDARD))
    }

    /// The position of a setup that is already known to have no flaw that a position cannot have.
    pub(crate) fn from_sound(setup: &Setup) -> Self {
        let mut position = Self {
            node: Node { board: setup.board, castling: setup.castling.bits() },
            to_move: setup.to_move,
            passed: setup.en_passant,
            en_passant_legal: false,
            quiet_plies: setup.quiet_plies,
            move_number: setup.move_number,
            key: 0,
        };
        position.en_passant_legal = position.finds_en_passant_legal();
        position.key = position.key_from_nothing();
        position
    }

    /// The pieces.
    pub const fn board(&self) -> &Board {
        &self.node.board
    }

    /// The side that has the move.
    ///
    /// Law: 1.3
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The number of half-moves since the last capture or pawn move; the fifty moves of 9.3 are 100
    /// of them.
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// The number of the next move, as on a scoresheet.
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The square that a pawn has just passed over by a double step, whether it can be captured or
    /// not.
    pub const fn passed_square(&self) -> Option<Square> {
        self.passed
    }

    /// The square on which a pawn can legally be captured en passant.
    ///
    /// Law: 3.7.3.1, 9.2.3.1
    pub const fn en_passant(&self) -> Option<Square> {
        if self.en_passant_legal { self.passed } else { None }
    }

    /// The rooks that may still castle: neither they nor their kings have moved.
    ///
    /// Law: 3.8.2.1
    pub const fn castling_rooks(&self) -> SquareSet {
        SquareSet::from_bits(self.node.castling)
    }

    /// The rook with which `side` has the right to castle on that wing.
    ///
    /// Law: 3.8.2.1
    pub fn castling_rook(&self, side: Side, wing: Wing) -> Option<Square> {
        let king = self.king(side);
        let rooks = SquareSet::from_bits(self.node.castling & self.node.board.sides[side]);
        rooks.into_iter().find(|&rook| Wing::of_rook(king, rook) == wing)
    }

    /// Whether there is a castling right that ordinary chess does not have: a king not on the
    /// e-file, or a rook not in the corner.
    pub fn needs_chess960(&self) -> bool {
        Side::ALL.into_iter().any(|side| {
            let rank = SquareSet::rank(side.first_rank()).bits();
            let rooks = self.node.castling & rank;
            let corners = 0x8100_0000_0000_0081;
            let king = 1u64 << Square::new(crate::File::E, side.first_rank()).index();
            rooks != 0 && (rooks & !corners != 0 || self.node.board.kings & king == 0)
        })
    }

    /// The square of a side's king.
    pub fn king(&self, side: Side) -> Square {
        Square::lowest(self.node.board.of(side, Kind::King).bits())
    }

    /// The pieces that give check to the side that has the move.
    ///
    /// Law: 3.9.1
    pub fn checkers(&self) -> SquareSet {
        self.node.board.attackers_of(self.king(self.to_move), !self.to_move)
    }

    /// Whether the side that has the move is in check.
    ///
    /// Law: 3.9.1
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the side that has the move is checkmated.
    ///
    /// Law: 1.4.1, 5.1.1
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side that has the move has no legal move and is not in check.
    ///
    /// Law: 5.2.1
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// A number that is the same for equal positions and almost never for different ones.
    ///
    /// It is updated move by move. If a ruling depends on it, compare positions with `==`.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Four words that are the same for two positions with the same side to move if and only if
    /// they are equal.
    ///
    /// They hold what `==` compares, packed for tables of many positions.
    ///
    /// Law: 9.2.3
    #[inline]
    pub const fn identity(&self) -> [u64; 4] {
        let board = &self.node.board;
        let rooks = self.node.castling;
        // A number for each square, its bits in the four words: 1 to 6 for pawn, knight, bishop,
        // rook, queen and king, 7 for a rook that may castle, 8 more for Black; and 8 alone for a
        // pawn that can be captured en passant, whose side is known.
        let bishops = board.diagonal & !board.orthogonal;
        let mut words = [
            board.pawns | board.diagonal | rooks,
            board.knights | bishops | board.kings | rooks,
            board.orthogonal | board.kings,
            board.sides.black,
        ];
        if let Some(passed) = self.en_passant() {
            let pawn = match self.to_move {
                Side::White => passed.bit() >> 8,
                Side::Black => passed.bit() << 8,
            };
            words[0] &= !pawn;
            words[3] |= pawn;
        }
        words
    }

    pub(crate) fn key_from_nothing(&self) -> u64 {
        let mut key = key::board(&self.node.board) ^ key::castling(self.node.castling);
        if self.to_move == Side::Black {
            key ^= key::BLACK_TO_MOVE;
        }
        if let Some(square) = self.en_passant() {
            key ^= key::EN_PASSANT[square.file() as usize];
        }
        key
    }

    /// The number of lines of play of `depth` half-moves; 1 at depth 0.
    ///
    /// Only the moves of Article 3 count: no line is ended by a draw by repetition or by move
    /// count.
    ///
    /// ```
    /// use jadoube_chess::Position;
    /// assert_eq!(Position::start().perft(4), 197_281);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        accelerated::perft(&self.node, self.to_move, self.passed_bit(), depth)
    }

    /// The square passed over, if a capture en passant is legal.
    pub(crate) fn passed_bit(&self) -> u64 {
        self.en_passant().map_or(0, Square::bit)
    }

    /// The setup of this position.
    pub const fn setup(&self) -> Setup {
        Setup {
            board: self.node.board,
            to_move: self.to_move,
            castling: self.castling_rooks(),
            en_passant: self.passed,
            quiet_plies: self.quiet_plies,
            move_number: self.move_number,
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        // The key almost always decides; the rest makes it certain.
        self.key == other.key
            && self.to_move == other.to_move
            && self.node.board == other.node.board
            && self.node.castling == other.node.castling
            && self.en_passant() == other.en_passant()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}
