//! How pawns move, by 3.7.

use crate::check::Situation;
use crate::lines::BETWEEN;
use crate::moves::Manner;
use crate::{Illegality, Kind, Move, Piece, Placed, Rank, Side, Square};

impl Situation<'_> {
    /// Checks a pawn's move by the movement of pawns alone, before promotion is considered.
    ///
    /// Law: 3.7.1, 3.7.2, 3.7.3
    pub(crate) fn pawn_movement(
        &self,
        pawn: Placed,
        to: Square,
        target: Option<Placed>,
    ) -> Result<Move, Illegality> {
        let from = pawn.on;
        let (forward, second_rank) = match self.us {
            Side::White => (1, Rank::R2),
            Side::Black => (-1, Rank::R7),
        };
        let files = to.file() as i8 - from.file() as i8;
        let ranks = (to.rank() as i8 - from.rank() as i8) * forward;
        let (captured, manner) = match (files, ranks) {
            (0, 1) => match target {
                Some(by) => return Err(Illegality::PawnBlocked { by }),
                None => (None, Manner::Plain),
            },
            (0, 2) => {
                if from.rank() != second_rank {
                    return Err(Illegality::DoubleStepNotFirst { from });
                }
                let squares = BETWEEN[from.index()][to.index()] | to.bit();
                if let Some(by) = self.nearest(from, squares & self.occupied()) {
                    return Err(Illegality::DoubleStepBlocked { by });
                }
                (None, Manner::DoubleStep)
            }
            (-1 | 1, 1) => {
                self.not_onto_own(target)?;
                match target {
                    Some(taken) => (Some(taken.piece.kind), Manner::Plain),
                    None => {
                        self.en_passant(from, to)?;
                        (Some(Kind::Pawn), Manner::EnPassant)
                    }
                }
            }
            _ => {
                self.not_onto_own(target)?;
                return Err(Illegality::NotHowItMoves { piece: pawn, to });
            }
        };
        Ok(Move { kind: Kind::Pawn, from, to, captured, manner })
    }

    /// Whether a pawn may capture en passant on the empty square diagonally in front of it.
    ///
    /// Law: 3.7.3.1, 3.7.3.2
    fn en_passant(&self, from: Square, to: Square) -> Result<(), Illegality> {
        if self.passed == Some(to) {
            return Ok(());
        }
        let (fifth_rank, their_pawn) = match self.us {
            Side::White => (Rank::R5, Piece { side: Side::Black, kind: Kind::Pawn }),
            Side::Black => (Rank::R4, Piece { side: Side::White, kind: Kind::Pawn }),
        };
        match self.placed(Square::new(to.file(), from.rank())) {
            Some(pawn) if pawn.piece == their_pawn && from.rank() == fifth_rank => {
                Err(Illegality::EnPassantNotPossible { pawn })
            }
            _ => Err(Illegality::NothingToCapture { to }),
        }
    }

    /// The kind of piece that a pawn becomes by this move.
    ///
    /// Law: 3.7.3.3, 3.7.3.4
    pub(crate) fn promotion(
        &self,
        mv: Move,
        chosen: Option<Kind>,
    ) -> Result<Option<Kind>, Illegality> {
        let to = mv.to;
        let due = mv.kind == Kind::Pawn && to.rank() == self.us.last_rank();
        match chosen {
            None if due => Err(Illegality::PromotionMissing { to }),
            Some(_) if !due => Err(Illegality::PromotionNotDue { to }),
            Some(kind) if !Kind::PROMOTIONS.contains(&kind) => {
                Err(Illegality::PromotionNotAllowed { kind })
            }
            chosen => Ok(chosen),
        }
    }
}
