use std::fmt;
use std::hash::{Hash, Hasher};

use crate::check::Situation;
use crate::{
    Attempt, Board, Ending, Fen, Flaws, Illegality, Kind, Move, Setup, Side, Square, SquareSet,
    Tier, Wing,
};

/// An arrangement from which play can go on although it is illegal under the Laws.
///
/// The king of the side that does not have the move may be attacked, both kings may be in check, a
/// pawn may be on the first or the last rank. Such arrangements arise when an illegal move stands.
/// Refused are only those in which moves make no sense: a side without exactly one king, or rights
/// that contradict the pieces.
///
/// It answers the same questions as [`Position`](crate::Position), in the slow and obvious way.
/// What the Laws leave open is decided as follows: a king is never captured, even if it is
/// attacked; a pawn on its own first rank advances one square, and two only from the second rank; a
/// pawn on its last rank has no move and remains a pawn.
///
/// `==` and the hash mean "the same position" of 9.2.3.
///
/// ```
/// use jadoube_chess::{Irregular, Setup, Side};
/// let setup = Setup::from_fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1").unwrap();
/// let irregular = Irregular::try_from(setup).unwrap();
/// assert!(irregular.is_in_check(Side::White) && irregular.is_in_check(Side::Black));
/// ```
///
/// Law: 3.10.3, A.5.2, A.5.4
#[derive(Clone, Copy, Debug)]
pub struct Irregular {
    setup: Setup,
    /// The passed square, if a capture en passant is legal.
    en_passant: Option<Square>,
}

impl Irregular {
    /// Makes the arrangement of a setup in which moves make sense.
    pub(crate) fn from_playable(setup: Setup) -> Self {
        let mut irregular = Self { setup, en_passant: None };
        irregular.en_passant = setup.en_passant.filter(|&to| {
            let pawns = setup.board.of(setup.to_move, Kind::Pawn).into_iter();
            let situation = irregular.situation();
            pawns.map(|from| Attempt::new(from, to)).any(|capture| situation.check(capture).is_ok())
        });
        irregular
    }

    /// The pieces.
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The side that has the move.
    ///
    /// Law: 1.3
    pub const fn to_move(&self) -> Side {
        self.setup.to_move
    }

    /// Half-moves since the last capture or pawn move.
    pub const fn quiet_plies(&self) -> u32 {
        self.setup.quiet_plies
    }

    /// The number of the next move, as on a scoresheet.
    pub const fn move_number(&self) -> u32 {
        self.setup.move_number
    }

    /// The square that a pawn has just passed over by a double step, whether it can be captured or
    /// not.
    pub const fn passed_square(&self) -> Option<Square> {
        self.setup.en_passant
    }

    /// The square on which a pawn can legally be captured en passant.
    ///
    /// Law: 3.7.3.1, 9.2.3.1
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The rooks that may still castle.
    ///
    /// Law: 3.8.2.1
    pub const fn castling_rooks(&self) -> SquareSet {
        self.setup.castling
    }

    /// The rook with which `side` has the right to castle on that wing.
    ///
    /// Law: 3.8.2.1
    pub fn castling_rook(&self, side: Side, wing: Wing) -> Option<Square> {
        self.situation_of(side).castling_rook(wing)
    }

    /// The square of a side's king.
    pub fn king(&self, side: Side) -> Square {
        self.situation_of(side).king()
    }

    /// The setup of this arrangement.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The arrangement as FEN.
    pub fn fen(&self) -> Fen {
        self.setup.into()
    }

    /// The pieces that give check to the side that has the move.
    ///
    /// Law: 3.9.1
    pub fn checkers(&self) -> SquareSet {
        self.checkers_of(self.to_move())
    }

    /// The pieces that attack the king of `side`.
    ///
    /// Law: 3.9.1
    pub fn checkers_of(&self, side: Side) -> SquareSet {
        self.board().attackers_of(self.king(side), !side)
    }

    /// Whether the side that has the move is in check.
    ///
    /// Law: 3.9.1
    pub fn is_check(&self) -> bool {
        self.is_in_check(self.to_move())
    }

    /// Whether `side` is in check, whether or not it has the move.
    ///
    /// Law: 3.9.1
    pub fn is_in_check(&self, side: Side) -> bool {
        !self.checkers_of(side).is_empty()
    }

    /// Checks an attempt like [`Position::check`](crate::Position::check): returns the legal move
    /// that it is, or the reason why it is not one.
    ///
    /// Law: 3.10.1, 3.10.2
    pub fn check(&self, attempt: Attempt) -> Result<Move, Illegality> {
        self.situation()
            .check(attempt)
            .map_err(|illegality| self.ending().map_or(illegality, Illegality::GameOver))
    }

    /// All legal moves, in no particular order: every possible attempt that is one.
    ///
    /// Law: 3.10.1
    pub fn legal_moves(&self) -> Vec<Move> {
        let situation = self.situation();
        attempts(self.board().side(self.to_move()))
            .filter_map(|attempt| {
                let mv = situation.check(attempt).ok()?;
                // Castling can be attempted in several ways; only the named one is listed.
                (mv.castling().is_none() || mv.attempt() == attempt).then_some(mv)
            })
            .collect()
    }

    /// Whether there is a legal move at all.
    pub fn has_legal_move(&self) -> bool {
        let situation = self.situation();
        attempts(self.board().side(self.to_move())).any(|attempt| situation.check(attempt).is_ok())
    }

    /// Checkmate or stalemate, if the side that has the move has no legal move.
    ///
    /// Law: 5.1.1, 5.2.1
    pub fn ending(&self) -> Option<Ending> {
        match (self.has_legal_move(), self.is_check()) {
            (true, _) => None,
            (false, true) => Some(Ending::Checkmate),
            (false, false) => Some(Ending::Stalemate),
        }
    }

    fn situation(&self) -> Situation<'_> {
        self.situation_of(self.to_move())
    }

    fn situation_of(&self, us: Side) -> Situation<'_> {
        Situation {
            board: &self.setup.board,
            us,
            castling: self.setup.castling.bits(),
            passed: self.setup.en_passant,
        }
    }
}

/// Everything that can be attempted with the pieces on `squares`.
fn attempts(squares: SquareSet) -> impl Iterator<Item = Attempt> {
    let promotions = || Kind::PROMOTIONS.into_iter().map(Some).chain([None]);
    let moves = squares.into_iter().flat_map(move |from| {
        Square::all().flat_map(move |to| {
            promotions().map(move |promotion| Attempt::Move { from, to, promotion })
        })
    });
    moves.chain(Wing::ALL.map(Attempt::Castling))
}

impl TryFrom<Setup> for Irregular {
    type Error = Flaws;

    /// Takes any setup in which moves make sense, including a legal position.
    fn try_from(setup: Setup) -> Result<Self, Flaws> {
        let flaws = setup.flaws();
        if flaws.worst() == Some(Tier::Unplayable) {
            Err(flaws)
        } else {
            Ok(Self::from_playable(setup))
        }
    }
}

impl fmt::Display for Irregular {
    /// Writes the arrangement like [`fen`](Self::fen).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

impl PartialEq for Irregular {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for Irregular {}

impl Hash for Irregular {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

impl Irregular {
    /// What is compared to tell whether two arrangements are the same.
    ///
    /// Law: 9.2.3
    fn identity(&self) -> (&Board, Side, SquareSet, Option<Square>) {
        (self.board(), self.to_move(), self.castling_rooks(), self.en_passant)
    }
}
