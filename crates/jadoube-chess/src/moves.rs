use crate::{Attempt, Kind, Square, Wing};

/// A legal move.
///
/// It comes only from the position in which it is legal: from
/// [`Position::check`](crate::Position::check),
/// [`Position::legal_moves`](crate::Position::legal_moves) or similar methods. It holds everything
/// that is needed to make it.
///
/// ```
/// use jadoube_chess::{Attempt, Kind, Position, Square};
/// let position = Position::start();
/// let knight = position.check(Attempt::new(Square::G1, Square::F3)).unwrap();
/// assert_eq!(knight.kind(), Kind::Knight);
/// assert_eq!(knight.captured(), None);
/// ```
///
/// Law: 3.10.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) kind: Kind,
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captured: Option<Kind>,
    pub(crate) manner: Manner,
}

/// What a move does besides moving a piece from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Manner {
    Plain,
    DoubleStep,
    EnPassant,
    Promotion(Kind),
    /// Castling with the rook on this square.
    Castling(Square),
}

impl Move {
    /// The kind of piece that moves: the king in castling, the pawn in a promotion.
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// The square the piece comes from.
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square it goes to; in castling, the king's square on the c-file or the g-file.
    pub const fn to(self) -> Square {
        self.to
    }

    /// The kind of piece that is captured.
    pub const fn captured(self) -> Option<Kind> {
        self.captured
    }

    /// The square of the captured piece; en passant, this is not the square moved to.
    pub const fn captured_on(self) -> Option<Square> {
        match (self.captured, self.manner) {
            (None, _) => None,
            (Some(_), Manner::EnPassant) => Some(Square::new(self.to.file(), self.from.rank())),
            (Some(_), _) => Some(self.to),
        }
    }

    /// The kind of piece that the pawn becomes.
    pub const fn promotion(self) -> Option<Kind> {
        match self.manner {
            Manner::Promotion(kind) => Some(kind),
            Manner::Plain | Manner::DoubleStep | Manner::EnPassant | Manner::Castling(_) => None,
        }
    }

    /// The wing on which the move castles.
    pub const fn castling(self) -> Option<Wing> {
        match self.castling_rook() {
            Some(rook) => Some(Wing::of_rook(self.from, rook)),
            None => None,
        }
    }

    /// The square from which the rook castles.
    pub const fn castling_rook(self) -> Option<Square> {
        match self.manner {
            Manner::Castling(rook) => Some(rook),
            Manner::Plain | Manner::DoubleStep | Manner::EnPassant | Manner::Promotion(_) => None,
        }
    }

    /// Whether a pawn is captured en passant.
    pub const fn is_en_passant(self) -> bool {
        matches!(self.manner, Manner::EnPassant)
    }

    /// Whether a pawn advances two squares.
    pub const fn is_double_step(self) -> bool {
        matches!(self.manner, Manner::DoubleStep)
    }

    /// Whether the move ends the count of 9.3: a capture or a pawn move.
    pub const fn resets_quiet_plies(self) -> bool {
        matches!(self.kind, Kind::Pawn) || self.captured.is_some()
    }

    /// The attempt that makes this move; castling is given by its name.
    pub const fn attempt(self) -> Attempt {
        match self.castling() {
            Some(wing) => Attempt::Castling(wing),
            None => Attempt::Move { from: self.from, to: self.to, promotion: self.promotion() },
        }
    }
}
