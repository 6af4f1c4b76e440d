//! Where the pieces can go and which of them are pinned.

use crate::check::Situation;
use crate::lines::{BETWEEN, DIAGONALS, ORTHOGONALS};
use crate::{Attempt, Kind, Move, Piece, Position, Side, Square, SquareSet, Wing};

impl Position {
    /// The squares to which the piece on `square` could go if its own king did not matter.
    ///
    /// It considers all of 3.1 to 3.8 but not 3.9.2, for a piece of either side as if that side had
    /// the move; only the side that has the move captures en passant. Capturing a king is never a
    /// move. Castling takes the king to the c-file or the g-file, in Chess960 perhaps to the square
    /// it is on. Empty if there is no piece.
    ///
    /// Law: 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7.1, 3.7.2, 3.7.3, 3.8.1, 3.8.2
    pub fn reach_of(&self, square: Square) -> SquareSet {
        let mover = self.board().piece_at(square).map(|piece| piece.side);
        let Some(us) = mover else {
            return SquareSet::EMPTY;
        };
        let passed = if us == self.to_move { self.passed } else { None };
        let situation = Situation { us, passed, ..self.situation() };
        situation.movements_of(square).map(Move::to).collect()
    }

    /// The squares to which the piece on `square` can legally go; empty if it is not a piece of the
    /// side to move.
    ///
    /// Castling takes the king to the c-file or the g-file, in Chess960 perhaps to the square it is
    /// on.
    ///
    /// ```
    /// use jadoube_chess::{Position, Square};
    /// assert_eq!(Position::start().destinations_of(Square::B1).to_string(), "a3 c3");
    /// ```
    ///
    /// Law: 3.10.1
    pub fn destinations_of(&self, square: Square) -> SquareSet {
        let situation = self.situation();
        let movements = situation.movements_of(square);
        movements.filter(|&mv| situation.keep_king_safe(mv).is_ok()).map(Move::to).collect()
    }

    /// The pieces of `side` that alone shield their king from a bishop, rook or queen.
    ///
    /// They attack like any other piece, but can move only along the line of the pin.
    ///
    /// Law: 3.1.3
    pub fn pinned(&self, side: Side) -> SquareSet {
        self.pins(side).map(|(pinned, _)| pinned).collect()
    }

    /// The opponent's bishops, rooks and queens that pin a piece of `side` to its king.
    ///
    /// Law: 3.1.3
    pub fn pinners(&self, side: Side) -> SquareSet {
        self.pins(side).map(|(_, pinner)| pinner).collect()
    }

    /// The pinned pieces of `side`, each with the piece that pins it.
    fn pins(&self, side: Side) -> impl Iterator<Item = (Square, Square)> {
        let board = &self.node.board;
        let king = self.king(side);
        let lines =
            DIAGONALS[king.index()] & board.diagonal | ORTHOGONALS[king.index()] & board.orthogonal;
        let pinners = SquareSet::from_bits(lines) & board.side(!side);
        pinners.into_iter().filter_map(move |pinner| {
            let between = SquareSet::from_bits(BETWEEN[king.index()][pinner.index()]);
            let shield = (between & board.occupied()).only()?;
            board.side(side).contains(shield).then_some((shield, pinner))
        })
    }
}

impl Situation<'_> {
    /// What the piece on `from` can do by the movement of the pieces alone; only one of the four
    /// moves of a promotion.
    pub(crate) fn movements_of(&self, from: Square) -> impl Iterator<Item = Move> {
        let piece = self.board.piece_at(from);
        let promotes = piece.is_some_and(|piece| piece.kind == Kind::Pawn);
        let moves = Square::all().filter_map(move |to| {
            let promotion = (promotes && to.rank() == self.us.last_rank()).then_some(Kind::Queen);
            self.movement(Attempt::Move { from, to, promotion }).ok()
        });
        // Named castling is found here if the king goes too far, or not far enough, to be seen
        // above.
        let castles = piece == Some(Piece { side: self.us, kind: Kind::King });
        let wings = Wing::ALL.into_iter().filter(move |_| castles);
        moves.chain(wings.filter_map(|wing| self.movement(Attempt::Castling(wing)).ok()))
    }
}
