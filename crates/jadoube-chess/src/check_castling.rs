//! Whether castling is a legal move, by 3.8.2 and the guideline on Chess960.

use crate::check::{Situation, nearest};
use crate::lines::BETWEEN;
use crate::moves::Manner;
use crate::{File, Illegality, Kind, Move, Piece, Placed, Square, SquareSet, Wing};

impl Situation<'_> {
    /// The wing and the rook, if moving a piece like this means castling.
    ///
    /// Law: 3.8.2, II.3.2
    pub(crate) fn castling_meant(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Option<(Wing, Square)> {
        let rank = self.us.first_rank();
        if kind != Kind::King || from.rank() != rank || to.rank() != rank {
            return None;
        }
        let steps = (from.file() as u8).abs_diff(to.file() as u8);
        let wing = Wing::of_rook(from, to);
        if self.board.piece_at(to) == Some(Piece { side: self.us, kind: Kind::Rook }) {
            // A king put on the rook beside it, when that rook may not castle, is just a king on a
            // square occupied by its own side.
            return (steps > 1 || self.castling & to.bit() != 0).then_some((wing, to));
        }
        if steps < 2 || to.file() != wing.king_file() {
            return None;
        }
        match self.castling_rook(wing) {
            Some(rook) => Some((wing, rook)),
            None if from.file() == File::E => {
                let corner = if wing == Wing::KingSide { File::H } else { File::A };
                Some((wing, Square::new(corner, rank)))
            }
            None => None,
        }
    }

    /// Checks castling by its name.
    pub(crate) fn castling_to(&self, wing: Wing) -> Result<Move, Illegality> {
        match self.castling_rook(wing) {
            Some(rook) => self.castling_with(wing, rook),
            None => Err(Illegality::CastlingRightLost { wing }),
        }
    }

    /// The rook with which the right to castle on a wing exists.
    ///
    /// Law: 3.8.2.1
    pub(crate) fn castling_rook(&self, wing: Wing) -> Option<Square> {
        let king = self.king();
        let rooks = SquareSet::from_bits(self.castling) & self.board.side(self.us);
        rooks.into_iter().find(|&rook| Wing::of_rook(king, rook) == wing)
    }

    /// Checks castling with the rook on a square: whether there is a right and nothing prevents it.
    ///
    /// Law: 3.8.2, 3.8.2.1, 3.8.2.2, II.3.2.7
    pub(crate) fn castling_with(&self, wing: Wing, rook: Square) -> Result<Move, Illegality> {
        if self.castling & self.board.side(self.us).bits() & rook.bit() == 0 {
            return Err(Illegality::CastlingRightLost { wing });
        }
        let king = self.king();
        let king_to = Square::new(wing.king_file(), king.rank());
        let rook_to = Square::new(wing.rook_file(), king.rank());

        if let Some(by) = self.attacker_of(king) {
            return Err(Illegality::CastlingOutOfCheck { wing, by });
        }
        let crossed = SquareSet::from_bits(BETWEEN[king.index()][king_to.index()]);
        let attacked = crossed.into_iter().filter(|&on| self.attacker_of(on).is_some()).collect();
        if let Some(on) = nearest(king, attacked)
            && let Some(by) = self.attacker_of(on)
        {
            return Err(Illegality::CastlingThroughAttack { wing, on, by });
        }
        if let Some(by) = self.attacker_of(king_to) {
            return Err(Illegality::CastlingIntoAttack { wing, on: king_to, by });
        }
        // The king's way and the rook's way together cover everything between the two.
        let needed = BETWEEN[king.index()][king_to.index()]
            | BETWEEN[rook.index()][rook_to.index()]
            | king_to.bit()
            | rook_to.bit();
        let own = king.bit() | rook.bit();
        if let Some(by) = self.nearest(king, needed & !own & self.occupied()) {
            return Err(Illegality::CastlingBlocked { wing, by });
        }
        let manner = Manner::Castling(rook);
        Ok(Move { kind: Kind::King, from: king, to: king_to, captured: None, manner })
    }

    /// The first of the opponent's pieces that attacks a square.
    fn attacker_of(&self, square: Square) -> Option<Placed> {
        self.first(self.board.attackers(square, !self.us, self.occupied()))
    }
}
