//! Finding the move that a scoresheet means: a kind of piece and a square, without listing all
//! moves.

use crate::lines::{KING, KNIGHT, PAWN};
use crate::moves::Manner;
use crate::sliders::Sliders;
use crate::{Kind, Move, Position, Side, Square, SquareSet, accelerated};

/// Why [`Position::find`] gave no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotFound {
    /// No piece of the kind, on the squares asked for, can legally go there.
    Nowhere,
    /// Several can, from these squares.
    Ambiguous(SquareSet),
    /// A pawn would arrive on the last rank, and it was not said what it becomes.
    PromotionMissing,
    /// It was said what a piece becomes that is not a pawn arriving on the last rank.
    PromotionImpossible,
}

impl Position {
    /// The one legal move of a piece of this kind to a square, from one of the squares `among`.
    ///
    /// Castling is not found like this. A promotion to a king or pawn is impossible.
    ///
    /// ```
    /// use jadoube_chess::{Kind, NotFound, Position, Square, SquareSet};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1").unwrap();
    /// let knight = |among| position.find(Kind::Knight, Square::F3, among, None);
    /// assert_eq!(knight(SquareSet::from(Square::G1)).unwrap().from(), Square::G1);
    /// let both = SquareSet::from_iter([Square::E1, Square::G1]);
    /// assert_eq!(knight(SquareSet::ALL), Err(NotFound::Ambiguous(both)));
    /// ```
    #[inline]
    pub fn find(
        &self,
        kind: Kind,
        to: Square,
        among: SquareSet,
        promotion: Option<Kind>,
    ) -> Result<Move, NotFound> {
        accelerated::find(self, kind, to, among.bits(), promotion)
    }

    /// The squares from which pieces of this kind can legally go to `to`, castling aside.
    pub fn origins(&self, kind: Kind, to: Square) -> SquareSet {
        SquareSet::from_bits(accelerated::origins(self, kind, to))
    }
}

/// [`Position::find`] in one of the two ways.
#[inline(always)]
pub(crate) fn find<A: Sliders>(
    position: &Position,
    kind: Kind,
    to: Square,
    among: u64,
    promotion: Option<Kind>,
) -> Result<Move, NotFound> {
    let mut found = reaching::<A>(position, kind, to) & among;
    if found & found.wrapping_sub(1) != 0 {
        found = safe::<A>(position, kind, to, found);
        if found & found.wrapping_sub(1) != 0 {
            return Err(NotFound::Ambiguous(SquareSet::from_bits(found)));
        }
    } else if found != 0 && !is_safe::<A>(position, kind, Square::lowest(found), to) {
        found = 0;
    }
    if found == 0 {
        return Err(NotFound::Nowhere);
    }
    let from = Square::lowest(found);
    let us = position.to_move;
    let mut captured = position.node.board.kind_at(to);
    let mut manner = Manner::Plain;
    if kind == Kind::Pawn {
        if to.rank() == us.last_rank() {
            manner = match promotion {
                None => return Err(NotFound::PromotionMissing),
                Some(Kind::King | Kind::Pawn) => return Err(NotFound::PromotionImpossible),
                Some(kind) => Manner::Promotion(kind),
            };
            return Ok(Move { kind, from, to, captured, manner });
        }
        if from.index().abs_diff(to.index()) == 16 {
            manner = Manner::DoubleStep;
        } else if captured.is_none() && from.file() != to.file() {
            captured = Some(Kind::Pawn);
            manner = Manner::EnPassant;
        }
    }
    if promotion.is_some() {
        return Err(NotFound::PromotionImpossible);
    }
    Ok(Move { kind, from, to, captured, manner })
}

/// [`Position::origins`] in one of the two ways.
#[inline(always)]
pub(crate) fn origins<A: Sliders>(position: &Position, kind: Kind, to: Square) -> u64 {
    safe::<A>(position, kind, to, reaching::<A>(position, kind, to))
}

/// The mover's pieces of a kind that reach a square, the king's safety aside.
#[inline(always)]
fn reaching<A: Sliders>(position: &Position, kind: Kind, to: Square) -> u64 {
    let board = &position.node.board;
    let us = board.sides[position.to_move.index()];
    let them = board.sides[position.to_move.index() ^ 1];
    // No piece goes onto one of its own side, and none takes a king.
    if (us | them & board.kings) & to.bit() != 0 {
        return 0;
    }
    let occupied = us | them;
    us & match kind {
        Kind::Pawn => board.pawns & pawns_reaching(position, to, occupied, them),
        Kind::Knight => board.knights & KNIGHT[to.index()],
        Kind::Bishop => board.diagonal & !board.orthogonal & A::diagonal(to, occupied),
        Kind::Rook => board.orthogonal & !board.diagonal & A::orthogonal(to, occupied),
        Kind::Queen => {
            let queens = board.diagonal & board.orthogonal;
            queens & (A::diagonal(to, occupied) | A::orthogonal(to, occupied))
        }
        Kind::King => board.kings & KING[to.index()],
    }
}

/// The squares from which a pawn of the mover, if it stands there, reaches a square.
#[inline(always)]
fn pawns_reaching(position: &Position, to: Square, occupied: u64, them: u64) -> u64 {
    let us = position.to_move;
    if to.bit() & them != 0 || position.passed == Some(to) {
        return PAWN[(!us).index()][to.index()];
    }
    // One square behind; two, if that one is empty and the pawn comes to its fourth rank.
    let (one, two, fourth) = match us {
        Side::White => (to.bit() >> 8, to.bit() >> 16, 0xff << 24),
        Side::Black => (to.bit() << 8, to.bit() << 16, 0xff << 32),
    };
    if one & occupied == 0 && to.bit() & fourth != 0 { two } else { one }
}

/// Those of some squares from which the move leaves the own king unattacked.
#[inline(always)]
fn safe<A: Sliders>(position: &Position, kind: Kind, to: Square, from: u64) -> u64 {
    SquareSet::from_bits(from)
        .into_iter()
        .filter(|&from| is_safe::<A>(position, kind, from, to))
        .fold(0, |safe, from| safe | from.bit())
}

/// Whether the own king is not attacked after a piece went from one square to another.
///
/// Law: 3.9.2
#[inline(always)]
fn is_safe<A: Sliders>(position: &Position, kind: Kind, from: Square, to: Square) -> bool {
    let board = &position.node.board;
    let us = board.sides[position.to_move.index()];
    let mut them = board.sides[position.to_move.index() ^ 1] & !to.bit();
    let mut occupied = (us | them) & !from.bit() | to.bit();
    let king = match kind {
        Kind::King => to,
        _ => Square::lowest(board.kings & us),
    };
    if kind == Kind::Pawn && position.passed == Some(to) && from.file() != to.file() {
        let taken = Square::new(to.file(), from.rank()).bit();
        them &= !taken;
        occupied &= !taken;
    }
    let attackers = PAWN[position.to_move.index()][king.index()] & board.pawns
        | KNIGHT[king.index()] & board.knights
        | KING[king.index()] & board.kings
        | A::diagonal(king, occupied) & board.diagonal
        | A::orthogonal(king, occupied) & board.orthogonal;
    attackers & them == 0
}
