//! Which pieces attack which squares, as 3.1.2 and 3.1.3 define it: even a pinned piece attacks.

use crate::lines::{KING, KNIGHT, PAWN};
use crate::sliders::{Portable, Sliders};
use crate::{Board, Kind, Piece, Side, Square, SquareSet};

impl Piece {
    /// The squares that this piece would attack from `square` if exactly the `occupied` squares
    /// were occupied.
    ///
    /// ```
    /// use jadoube_chess::{Kind, Piece, Side, Square, SquareSet};
    /// let rook = Piece { side: Side::White, kind: Kind::Rook };
    /// let wall = [Square::A3, Square::B1].into_iter().collect();
    /// assert_eq!(rook.attacks(Square::A1, wall).to_string(), "b1 a2 a3");
    /// ```
    ///
    /// Law: 3.1.2
    #[inline(always)]
    pub fn attacks(self, square: Square, occupied: SquareSet) -> SquareSet {
        let occupied = occupied.bits();
        SquareSet::from_bits(match self.kind {
            Kind::Pawn => PAWN[self.side][square.index()],
            Kind::Knight => KNIGHT[square.index()],
            Kind::Bishop => Portable::diagonal(square, occupied),
            Kind::Rook => Portable::orthogonal(square, occupied),
            Kind::Queen => {
                Portable::diagonal(square, occupied) | Portable::orthogonal(square, occupied)
            }
            Kind::King => KING[square.index()],
        })
    }
}

impl Board {
    /// The squares that a piece of this kind would attack from `square` on this board.
    ///
    /// ```
    /// use jadoube_chess::{Board, Kind, Piece, Side, Square};
    /// let rook = Piece { side: Side::White, kind: Kind::Rook };
    /// assert_eq!(Board::empty().attacks_of(rook, Square::D4).len(), 14);
    /// ```
    ///
    /// Law: 3.1.2
    pub fn attacks_of(&self, piece: Piece, square: Square) -> SquareSet {
        piece.attacks(square, self.occupied())
    }

    /// The squares that the piece on `square` attacks; empty if there is no piece.
    ///
    /// A square occupied by a piece of the same side counts as attacked: a piece captured there
    /// would be recaptured. A pinned piece attacks like any other.
    ///
    /// Law: 3.1.2, 3.1.3
    pub fn attacks_from(&self, square: Square) -> SquareSet {
        self.piece_at(square).map_or(SquareSet::EMPTY, |piece| self.attacks_of(piece, square))
    }

    /// The pieces of `by` that attack `square`.
    ///
    /// Law: 3.1.2, 3.1.3
    pub fn attackers_of(&self, square: Square, by: Side) -> SquareSet {
        SquareSet::from_bits(self.attackers(square, by, self.occupied().bits()))
    }

    /// The pieces of `by` that would attack `square` if exactly the `occupied` squares were
    /// occupied.
    pub(crate) fn attackers(&self, square: Square, by: Side, occupied: u64) -> u64 {
        let found = PAWN[!by][square.index()] & self.pawns
            | KNIGHT[square.index()] & self.knights
            | KING[square.index()] & self.kings
            | Portable::diagonal(square, occupied) & self.diagonal
            | Portable::orthogonal(square, occupied) & self.orthogonal;
        found & self.sides[by] & occupied
    }

    /// Whether any piece of `by` attacks `square`.
    ///
    /// Law: 3.1.2, 3.1.3
    pub fn is_attacked(&self, square: Square, by: Side) -> bool {
        !self.attackers_of(square, by).is_empty()
    }
}
