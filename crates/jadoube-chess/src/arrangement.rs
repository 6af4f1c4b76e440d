use std::fmt;

use crate::{
    Attempt, Board, Ending, Flaws, Illegality, Irregular, Kind, Move, Piece, Position, Setup, Side,
    Square, SquareSet,
};

/// The board in a game: a legal position, or what an illegal move left behind.
///
/// ```
/// use jadoube_chess::{Arrangement, Setup};
/// // Both kings are in check; the rook that takes the other leaves a legal position.
/// let setup = Setup::from_fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1").unwrap();
/// let arrangement = Arrangement::try_from(setup).unwrap();
/// assert!(matches!(arrangement, Arrangement::Irregular(_)));
/// let mv = arrangement.check("e7e2".parse().unwrap()).unwrap();
/// assert!(matches!(arrangement.play(mv), Arrangement::Position(_)));
/// ```
///
/// Law: 3.10.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// A legal position.
    Position(Position),
    /// An illegal position from which play can go on.
    Irregular(Irregular),
}

impl Arrangement {
    /// The pieces.
    pub const fn board(&self) -> &Board {
        match self {
            Self::Position(position) => position.board(),
            Self::Irregular(irregular) => irregular.board(),
        }
    }

    /// The side that has the move.
    pub const fn to_move(&self) -> Side {
        match self {
            Self::Position(position) => position.to_move(),
            Self::Irregular(irregular) => irregular.to_move(),
        }
    }

    /// The setup of this arrangement.
    pub const fn setup(&self) -> Setup {
        match self {
            Self::Position(position) => position.setup(),
            Self::Irregular(irregular) => irregular.setup(),
        }
    }

    /// Checks an attempt: returns the legal move that it is, or the reason why it is not one.
    pub fn check(&self, attempt: Attempt) -> Result<Move, Illegality> {
        match self {
            Self::Position(position) => position.check(attempt),
            Self::Irregular(irregular) => irregular.check(attempt),
        }
    }

    /// All legal moves, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Position(position) => position.legal_moves(),
            Self::Irregular(irregular) => irregular.legal_moves(),
        }
    }

    /// Whether `side` is in check; in a legal position only the side that has the move can be.
    ///
    /// Law: 3.9.1
    pub fn is_in_check(&self, side: Side) -> bool {
        let king = self.board().king_of(side);
        king.is_some_and(|king| self.board().is_attacked(king, !side))
    }

    /// Checkmate or stalemate, if the side that has the move has no legal move.
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Self::Position(position) => position.ending(),
            Self::Irregular(irregular) => irregular.ending(),
        }
    }

    /// The arrangement after a move.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        match self {
            Self::Position(position) => Self::Position(position.play(mv)),
            Self::Irregular(irregular) => irregular.play(mv),
        }
    }
}

impl Irregular {
    /// The arrangement after a move: a legal position if nothing irregular is left, otherwise
    /// another irregular one.
    ///
    /// A [`Move`] belongs to the arrangement that gave it; played elsewhere the result is
    /// meaningless.
    #[must_use]
    pub fn play(&self, mv: Move) -> Arrangement {
        let setup = after(&self.setup(), mv);
        match Position::allowing_unreachable(setup) {
            Ok((position, _)) => Arrangement::Position(position),
            Err(_) => Arrangement::Irregular(Self::from_playable(setup)),
        }
    }
}

/// The setup after a move, piece by piece.
fn after(setup: &Setup, mv: Move) -> Setup {
    let us = setup.to_move;
    let mut after = *setup;
    if let Some(square) = mv.captured_on() {
        after.board.remove(square);
    }
    after.board.remove(mv.from());
    if let (Some(wing), Some(rook)) = (mv.castling(), mv.castling_rook()) {
        after.board.remove(rook);
        let piece = Piece { side: us, kind: Kind::Rook };
        after.board.put(piece, Square::new(wing.rook_file(), rook.rank()));
    }
    let kind = mv.promotion().unwrap_or(mv.kind());
    after.board.put(Piece { side: us, kind }, mv.to());

    after.castling.remove(mv.from());
    after.castling.remove(mv.to());
    if mv.kind() == Kind::King {
        after.castling = after.castling.without(SquareSet::rank(us.first_rank()));
    }
    after.en_passant = None;
    if mv.is_double_step() {
        let forward = if us == Side::White { 1 } else { -1 };
        after.en_passant = mv.from().offset(0, forward);
    }
    after.quiet_plies = match mv.resets_quiet_plies() {
        true => 0,
        false => setup.quiet_plies.saturating_add(1),
    };
    if us == Side::Black {
        after.move_number = setup.move_number.saturating_add(1);
    }
    after.to_move = !us;
    after
}

impl From<Position> for Arrangement {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

impl TryFrom<Setup> for Arrangement {
    type Error = Flaws;

    /// Gives a position if nothing in the setup offends the rules of the moves, reachable or not;
    /// otherwise an irregular arrangement, if play can go on at all.
    fn try_from(setup: Setup) -> Result<Self, Flaws> {
        match Position::allowing_unreachable(setup) {
            Ok((position, _)) => Ok(Self::Position(position)),
            Err(_) => Irregular::try_from(setup).map(Self::Irregular),
        }
    }
}

impl fmt::Display for Arrangement {
    /// Writes the arrangement as FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(position) => position.fmt(f),
            Self::Irregular(irregular) => irregular.fmt(f),
        }
    }
}
