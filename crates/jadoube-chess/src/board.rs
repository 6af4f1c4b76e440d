use std::fmt;

use crate::{BySide, File, Kind, Piece, Rank, Side, Square, SquareSet};

/// The pieces and their squares: no side to move, no rights, no history.
///
/// A square holds at most one piece; nothing else is required of the arrangement.
///
/// ```
/// use jadoube_chess::{Board, Kind, Piece, Side, Square};
/// let mut board = Board::empty();
/// let rook = Piece { side: Side::White, kind: Kind::Rook };
/// board.put(rook, Square::A1);
/// assert_eq!(board.piece_at(Square::A1), Some(rook));
/// assert_eq!(board.of(Side::White, Kind::Rook).to_string(), "a1");
/// ```
// Bishops and queens share one set, rooks and queens another, because code that asks for lines
// wants the queen in both; a queen is in both sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(C)]
pub struct Board {
    pub(crate) sides: BySide<u64>,
    pub(crate) pawns: u64,
    pub(crate) knights: u64,
    pub(crate) diagonal: u64,
    pub(crate) orthogonal: u64,
    pub(crate) kings: u64,
}

impl Board {
    /// A board without pieces.
    pub const fn empty() -> Self {
        Self {
            sides: BySide::new(0, 0),
            pawns: 0,
            knights: 0,
            diagonal: 0,
            orthogonal: 0,
            kings: 0,
        }
    }

    /// The piece on `square`.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match self.kind_at(square) {
            Some(kind) => {
                let white = self.sides.white & square.bit() != 0;
                Some(Piece { side: if white { Side::White } else { Side::Black }, kind })
            }
            None => None,
        }
    }

    #[inline]
    pub(crate) const fn kind_at(&self, square: Square) -> Option<Kind> {
        let bit = square.bit();
        if (self.sides.white | self.sides.black) & bit == 0 {
            None
        } else if self.pawns & bit != 0 {
            Some(Kind::Pawn)
        } else if self.knights & bit != 0 {
            Some(Kind::Knight)
        } else if self.kings & bit != 0 {
            Some(Kind::King)
        } else if self.diagonal & bit == 0 {
            Some(Kind::Rook)
        } else if self.orthogonal & bit == 0 {
            Some(Kind::Bishop)
        } else {
            Some(Kind::Queen)
        }
    }

    /// Puts a piece on a square, replacing whatever stood there.
    pub const fn put(&mut self, piece: Piece, square: Square) {
        self.remove(square);
        let bit = square.bit();
        *self.sides.of_mut(piece.side) |= bit;
        match piece.kind {
            Kind::Pawn => self.pawns |= bit,
            Kind::Knight => self.knights |= bit,
            Kind::Bishop => self.diagonal |= bit,
            Kind::Rook => self.orthogonal |= bit,
            Kind::Queen => {
                self.diagonal |= bit;
                self.orthogonal |= bit;
            }
            Kind::King => self.kings |= bit,
        }
    }

    /// Removes and returns the piece on a square.
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        let others = !square.bit();
        self.sides.white &= others;
        self.sides.black &= others;
        self.pawns &= others;
        self.knights &= others;
        self.diagonal &= others;
        self.orthogonal &= others;
        self.kings &= others;
        piece
    }

    /// The occupied squares.
    pub const fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.sides.white | self.sides.black)
    }

    /// The squares of one side's pieces.
    pub const fn side(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(*self.sides.of(side))
    }

    /// The squares of all pieces of a kind.
    pub const fn kind(&self, kind: Kind) -> SquareSet {
        SquareSet::from_bits(match kind {
            Kind::Pawn => self.pawns,
            Kind::Knight => self.knights,
            Kind::Bishop => self.diagonal & !self.orthogonal,
            Kind::Rook => self.orthogonal & !self.diagonal,
            Kind::Queen => self.diagonal & self.orthogonal,
            Kind::King => self.kings,
        })
    }

    /// The squares of one side's pieces of a kind.
    pub const fn of(&self, side: Side, kind: Kind) -> SquareSet {
        SquareSet::from_bits(self.kind(kind).bits() & *self.sides.of(side))
    }

    /// The square of a side's king, if it has exactly one.
    pub const fn king_of(&self, side: Side) -> Option<Square> {
        self.of(side, Kind::King).only()
    }

    /// The pieces and their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let board = *self;
        self.occupied()
            .into_iter()
            .filter_map(move |square| Some((square, board.piece_at(square)?)))
    }
}

impl fmt::Display for Board {
    /// Draws the board as White sees it, one line per rank, with FEN letters and dots.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, rank)).map_or('.', Piece::fen_letter);
                let end = if file == File::H { "\n" } else { " " };
                write!(f, "{letter}{end}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.pieces().map(|(square, piece)| (square, piece.fen_letter())))
            .finish()
    }
}
