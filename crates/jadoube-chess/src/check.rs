//! Whether an attempt is a legal move, checked in the order of the Laws.

use crate::lines::{BETWEEN, DIAGONALS, KING, KNIGHT, ORTHOGONALS};
use crate::moves::Manner;
use crate::{
    Attempt, Board, Ending, Illegality, Kind, Move, Piece, Placed, Position, Side, Square,
    SquareSet,
};

impl Position {
    /// Checks an attempt: returns the legal move that it is, or the reason why it is not one.
    ///
    /// Castling is attempted by its name, by moving the king onto the rook, or by moving it two
    /// squares or more along its first rank to where castling takes it. A king that moves one
    /// square to a square without a rook of its own makes a king move, even if castling would take
    /// it there.
    ///
    /// ```
    /// use jadoube_chess::{Attempt, Illegality, Position, Square};
    /// let position = Position::start();
    /// assert!(position.check(Attempt::new(Square::E2, Square::E4)).is_ok());
    /// assert_eq!(
    ///     position.check(Attempt::new(Square::E4, Square::E5)),
    ///     Err(Illegality::EmptySquare { from: Square::E4 })
    /// );
    /// ```
    ///
    /// Law: 3.10.1, 3.10.2
    pub fn check(&self, attempt: Attempt) -> Result<Move, Illegality> {
        // A legal move shows that the game is not over, so only a refusal has to check that.
        self.situation()
            .check(attempt)
            .map_err(|illegality| self.ending().map_or(illegality, Illegality::GameOver))
    }

    /// Checkmate or stalemate, if the side that has the move has no legal move.
    ///
    /// Law: 5.1.1, 5.2.1
    pub fn ending(&self) -> Option<Ending> {
        if self.has_legal_move() {
            None
        } else if self.is_check() {
            Some(Ending::Checkmate)
        } else {
            Some(Ending::Stalemate)
        }
    }

    pub(crate) fn situation(&self) -> Situation<'_> {
        Situation {
            board: &self.node.board,
            us: self.to_move,
            castling: self.node.castling,
            passed: self.passed,
        }
    }
}

/// Everything that the legality of a move depends on, for positions and irregular arrangements
/// alike.
pub(crate) struct Situation<'a> {
    pub(crate) board: &'a Board,
    /// The side that moves. It has exactly one king.
    pub(crate) us: Side,
    /// The rooks with a castling right, each on the first rank with its king.
    pub(crate) castling: u64,
    /// The square passed over by the last move; the pawn that passed it is in front of it.
    pub(crate) passed: Option<Square>,
}

impl Situation<'_> {
    /// Checks an attempt; the reason given does not consider whether the game is over.
    pub(crate) fn check(&self, attempt: Attempt) -> Result<Move, Illegality> {
        let mv = self.movement(attempt)?;
        self.keep_king_safe(mv)?;
        Ok(mv)
    }

    /// Checks an attempt by the movement of the pieces alone.
    ///
    /// Law: 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7.1, 3.7.2, 3.7.3, 3.8.1, 3.8.2
    pub(crate) fn movement(&self, attempt: Attempt) -> Result<Move, Illegality> {
        let (from, to, promotion) = match attempt {
            Attempt::Castling(wing) => return self.castling_to(wing),
            Attempt::Move { from, to, promotion } => (from, to, promotion),
        };
        let piece = self.own_piece(from)?;
        if from == to {
            return Err(Illegality::NotMoved(piece));
        }
        let target = self.placed(to);
        if let Some(king) = target
            && king.piece == (Piece { side: !self.us, kind: Kind::King })
        {
            return Err(Illegality::KingTaken(king));
        }
        let mut mv = match piece.piece.kind {
            Kind::Pawn => self.pawn_movement(piece, to, target)?,
            kind => match self.castling_meant(kind, from, to) {
                Some((wing, rook)) => self.castling_with(wing, rook)?,
                None => self.piece_movement(piece, to, target)?,
            },
        };
        if let Some(kind) = self.promotion(mv, promotion)? {
            mv.manner = Manner::Promotion(kind);
        }
        Ok(mv)
    }

    fn own_piece(&self, from: Square) -> Result<Placed, Illegality> {
        match self.placed(from) {
            None => Err(Illegality::EmptySquare { from }),
            Some(piece) if piece.piece.side != self.us => Err(Illegality::OpponentsPiece(piece)),
            Some(piece) => Ok(piece),
        }
    }

    /// Checks the move of a piece that is not a pawn and does not castle.
    ///
    /// Law: 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.8.1
    fn piece_movement(
        &self,
        piece: Placed,
        to: Square,
        target: Option<Placed>,
    ) -> Result<Move, Illegality> {
        let Placed { piece: Piece { kind, .. }, on: from } = piece;
        self.not_onto_own(target)?;
        let lines = match kind {
            Kind::Pawn => 0,
            Kind::Knight => KNIGHT[from.index()],
            Kind::Bishop => DIAGONALS[from.index()],
            Kind::Rook => ORTHOGONALS[from.index()],
            Kind::Queen => DIAGONALS[from.index()] | ORTHOGONALS[from.index()],
            Kind::King => KING[from.index()],
        };
        if lines & to.bit() == 0 {
            return Err(Illegality::NotHowItMoves { piece, to });
        }
        // The two squares of a knight's move are not on one line, so nothing is between them.
        let between = BETWEEN[from.index()][to.index()] & self.occupied();
        if let Some(by) = self.nearest(from, between) {
            return Err(Illegality::PathBlocked { kind, by });
        }
        let captured = target.map(|target| target.piece.kind);
        Ok(Move { kind, from, to, captured, manner: Manner::Plain })
    }

    /// Refuses a square occupied by a piece of the same side.
    ///
    /// Law: 3.1
    pub(crate) fn not_onto_own(&self, target: Option<Placed>) -> Result<(), Illegality> {
        match target {
            Some(own) if own.piece.side == self.us => Err(Illegality::OwnPiece(own)),
            _ => Ok(()),
        }
    }

    /// Tries the move and checks whether the mover's own king is in check afterwards.
    ///
    /// Law: 3.9.2
    pub(crate) fn keep_king_safe(&self, mv: Move) -> Result<(), Illegality> {
        let king = self.king();
        let captured = mv.captured_on().map_or(0, Square::bit);
        let mut occupied = self.occupied() & !captured & !mv.from.bit();
        if let (Some(wing), Some(rook)) = (mv.castling(), mv.castling_rook()) {
            occupied &= !rook.bit();
            occupied |= Square::new(wing.rook_file(), rook.rank()).bit();
        }
        occupied |= mv.to.bit();
        let king_after = if mv.kind == Kind::King { mv.to } else { king };
        let attackers = self.board.attackers(king_after, !self.us, occupied) & !captured;
        let Some(by) = self.first(attackers) else {
            return Ok(());
        };
        if mv.kind == Kind::King && mv.castling().is_none() {
            return Err(Illegality::KingIntoCheck { on: mv.to, by });
        }
        let before = self.board.attackers(king, !self.us, self.occupied());
        Err(match self.first(attackers & before) {
            Some(by) => Illegality::KingLeftInCheck { by },
            None => Illegality::KingExposed { by },
        })
    }

    pub(crate) fn king(&self) -> Square {
        Square::lowest(self.board.of(self.us, Kind::King).bits())
    }

    pub(crate) fn occupied(&self) -> u64 {
        self.board.occupied().bits()
    }

    pub(crate) fn placed(&self, on: Square) -> Option<Placed> {
        self.board.piece_at(on).map(|piece| Placed { piece, on })
    }

    /// The piece on the first square of a set.
    pub(crate) fn first(&self, squares: u64) -> Option<Placed> {
        if squares == 0 { None } else { self.placed(Square::lowest(squares)) }
    }

    /// The piece nearest to `from` on the squares of a set.
    pub(crate) fn nearest(&self, from: Square, squares: u64) -> Option<Placed> {
        self.placed(nearest(from, SquareSet::from_bits(squares))?)
    }
}

/// The square of a set that is nearest for a king on `from`.
pub(crate) fn nearest(from: Square, squares: SquareSet) -> Option<Square> {
    squares.into_iter().min_by_key(|square| {
        let files = square.file() as i8 - from.file() as i8;
        let ranks = square.rank() as i8 - from.rank() as i8;
        files.abs().max(ranks.abs())
    })
}
