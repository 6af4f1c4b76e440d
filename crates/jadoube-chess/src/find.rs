//! Finding the move that a scoresheet means, from a kind of piece and a square, without listing all
//! moves.

use crate::castling::castling_path;
use crate::lines::{BETWEEN, DIAGONALS, KING, KNIGHT, ORTHOGONALS, PAWN};
use crate::moves::Manner;
use crate::sliders::{Portable, Sliders};
use crate::{Board, Kind, Move, Position, Side, Square, SquareSet, Wing, accelerated};

/// Why [`Position::find`] found no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotFound {
    /// No piece of the kind, on the given squares, can legally go there.
    Nowhere,
    /// Several can, from these squares.
    Ambiguous(SquareSet),
    /// A pawn would arrive on the last rank, but no promotion was given.
    PromotionMissing,
    /// A promotion was given, but no pawn arrives on the last rank.
    PromotionImpossible,
}

impl Position {
    /// Finds the one legal move of a piece of this kind to a square, from one of the squares
    /// `among`.
    ///
    /// It does not find castling. A promotion to a king or pawn is impossible.
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
        match self.find_only(kind, to, among, promotion) {
            Some(mv) => Ok(mv),
            None => Err(self.why_not_found(kind, to, among, promotion)),
        }
    }

    /// Finds the one legal move, as [`find`](Self::find) does, without a reason if there is none.
    #[inline(always)]
    pub fn find_only(
        &self,
        kind: Kind,
        to: Square,
        among: SquareSet,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        let origins = accelerated::origins(self, kind, to, among.bits());
        if !origins.is_power_of_two() {
            return None;
        }
        let from = Square::lowest(origins);
        let mut captured = captured_on(&self.node.board, to);
        let mut manner = Manner::Plain;
        let is_pawn = kind == Kind::Pawn;
        if is_pawn & (from.index().abs_diff(to.index()) == 16) {
            manner = Manner::DoubleStep;
        }
        // The rare cases are tested together, which the processor predicts well.
        let is_last = is_pawn & (to.rank() == self.to_move.last_rank());
        let passes = is_pawn & (self.passed == Some(to));
        if is_last | passes | promotion.is_some() {
            match promotion {
                None if is_last => return None,
                None => (captured, manner) = (Some(Kind::Pawn), Manner::EnPassant),
                Some(Kind::King | Kind::Pawn) => return None,
                Some(_) if !is_last => return None,
                Some(kind) => manner = Manner::Promotion(kind),
            }
        }
        Some(Move { kind, from, to, captured, manner })
    }

    #[cold]
    fn why_not_found(
        &self,
        kind: Kind,
        to: Square,
        among: SquareSet,
        promotion: Option<Kind>,
    ) -> NotFound {
        let origins = SquareSet::from_bits(accelerated::origins(self, kind, to, among.bits()));
        match (origins.len(), promotion) {
            (0, _) => NotFound::Nowhere,
            (1, None) => NotFound::PromotionMissing,
            (1, Some(_)) => NotFound::PromotionImpossible,
            _ => NotFound::Ambiguous(origins),
        }
    }

    /// Castling on a wing, if it is legal; [`check`](Self::check) says why it is not.
    ///
    /// Law: 3.8.2
    #[inline]
    pub fn find_castling(&self, wing: Wing) -> Option<Move> {
        accelerated::find_castling(self, wing)
    }

    /// The squares from which pieces of this kind can legally go to `to`, leaving castling aside.
    pub fn origins(&self, kind: Kind, to: Square) -> SquareSet {
        SquareSet::from_bits(accelerated::origins(self, kind, to, !0))
    }
}

/// [`Position::find_castling`] in one of the two ways.
#[inline(always)]
pub(crate) fn find_castling<A: Sliders>(position: &Position, wing: Wing) -> Option<Move> {
    let us = position.to_move;
    let from = position.king(us);
    let rook = position.castling_rook(us, wing)?;
    let path = castling_path(from, rook.bit());
    let board = &position.node.board;
    let them = board.sides[!us];
    let occupied = board.occupied().bits();
    if path.vacant & occupied != 0 {
        return None;
    }
    let is_attacked = |on, occupied| attackers::<A>(board, us, on, occupied) & them != 0;
    let way = SquareSet::from_bits(path.crossed | from.bit());
    if way.into_iter().any(|on| is_attacked(on, occupied)) {
        return None;
    }
    // In Chess960 the rook may have stood between the king's new square and an attacking piece.
    let to = Square::new(wing.king_file(), from.rank());
    let rook_to = Square::new(wing.rook_file(), from.rank());
    let after = occupied & !(from.bit() | rook.bit()) | to.bit() | rook_to.bit();
    let manner = Manner::Castling(rook);
    (!is_attacked(to, after)).then_some(Move { kind: Kind::King, from, to, captured: None, manner })
}

/// Those of the squares `among` from which a piece of a kind can legally go to a square, found in
/// one of the two ways.
#[inline(always)]
pub(crate) fn origins<A: Sliders>(position: &Position, kind: Kind, to: Square, among: u64) -> u64 {
    let found = reaching(position, kind, to) & among;
    // Nearly always there is exactly one, and it is possible.
    if found.is_power_of_two() && is_possible::<A>(position, kind, Square::lowest(found), to) {
        return found;
    }
    several(position, kind, to, found)
}

/// Finds the origins if there is not exactly one; a separate function, so that the usual path stays
/// short.
#[inline(never)]
fn several(position: &Position, kind: Kind, to: Square, found: u64) -> u64 {
    SquareSet::from_bits(found)
        .into_iter()
        .filter(|&from| is_possible::<Portable>(position, kind, from, to))
        .fold(0, |possible, from| possible | from.bit())
}

/// The mover's pieces of a kind that reach a square, whatever is in between and whether or not the
/// king is safe.
#[inline(always)]
fn reaching(position: &Position, kind: Kind, to: Square) -> u64 {
    let board = &position.node.board;
    let us = board.sides[position.to_move];
    // No piece goes onto one of its own side, and none captures a king.
    if (us | board.kings) & to.bit() != 0 {
        return 0;
    }
    if kind == Kind::Pawn {
        return us & board.pawns & pawns_reaching(position, to);
    }
    // One formula for five kinds, because a processor cannot predict which it will be. Knights and
    // kings are in no line set, so a line piece is recognised by its lines alone.
    let Standing { diagonal, orthogonal, knights, kings, anything } = STANDING[kind as usize];
    us & (board.diagonal ^ diagonal)
        & (board.orthogonal ^ orthogonal)
        & (board.knights & knights | board.kings & kings | anything)
        & EMPTY_BOARD[kind as usize][to.index()]
}

/// How to recognise a kind of piece by the sets of the board that it is in.
#[derive(Clone, Copy)]
struct Standing {
    /// All ones if it is not in that set.
    diagonal: u64,
    orthogonal: u64,
    /// All ones if it is in that set.
    knights: u64,
    kings: u64,
    anything: u64,
}

static STANDING: [Standing; 6] = {
    let none = Standing { diagonal: !0, orthogonal: !0, knights: 0, kings: 0, anything: 0 };
    let line = Standing { anything: !0, ..none };
    [
        none,
        Standing { knights: !0, ..none },
        Standing { diagonal: 0, ..line },
        Standing { orthogonal: 0, ..line },
        Standing { diagonal: 0, orthogonal: 0, ..line },
        Standing { kings: !0, ..none },
    ]
};

/// What a piece reaches on an empty board, by kind and square; nothing for a pawn.
static EMPTY_BOARD: [[u64; 64]; 6] = {
    let mut table = [[0; 64], KNIGHT, DIAGONALS, ORTHOGONALS, [0; 64], KING];
    let mut square = 0;
    while square < 64 {
        table[Kind::Queen as usize][square] = DIAGONALS[square] | ORTHOGONALS[square];
        square += 1;
    }
    table
};

/// The squares from which a pawn of the mover, if one stands there, reaches a square.
#[inline(always)]
fn pawns_reaching(position: &Position, to: Square) -> u64 {
    let us = position.to_move;
    let board = &position.node.board;
    let occupied = board.occupied().bits();
    let captures = (occupied & to.bit() != 0) | (position.passed == Some(to));
    // One square behind; or two, if that one is empty and the pawn arrives on its fourth rank.
    let (one, two, fourth) = match us {
        Side::White => (to.bit() >> 8, to.bit() >> 16, 0xff << 24),
        Side::Black => (to.bit() << 8, to.bit() << 16, 0xff << 32),
    };
    let doubles = (one & occupied == 0) & (to.bit() & fourth != 0);
    let steps = if doubles { two } else { one };
    // Chosen by a mask, because a processor could not predict it.
    let chosen = 0u64.wrapping_sub(u64::from(captures));
    steps & !chosen | PAWN[!us][to.index()] & chosen
}

/// Whether nothing is between two squares and the mover's king is not attacked after a piece has
/// gone from one to the other.
///
/// Law: 3.5, 3.9.2
#[inline(always)]
fn is_possible<A: Sliders>(position: &Position, kind: Kind, from: Square, to: Square) -> bool {
    let board = &position.node.board;
    let us = board.sides[position.to_move];
    let mut them = board.sides[!position.to_move];
    if BETWEEN[from.index()][to.index()] & (us | them) != 0 {
        return false;
    }
    them &= !to.bit();
    let mut occupied = (us | them) & !from.bit() | to.bit();
    if (position.passed == Some(to)) & (kind == Kind::Pawn) {
        let taken = Square::new(to.file(), from.rank()).bit();
        them &= !taken;
        occupied &= !taken;
    }
    let king = Square::lowest(if kind == Kind::King { to.bit() } else { board.kings & us });
    attackers::<A>(board, position.to_move, king, occupied) & them == 0
}

/// The pieces of either side that would attack a square against `us` if exactly the `occupied`
/// squares were occupied.
#[inline(always)]
fn attackers<A: Sliders>(board: &Board, us: Side, square: Square, occupied: u64) -> u64 {
    PAWN[us][square.index()] & board.pawns
        | KNIGHT[square.index()] & board.knights
        | KING[square.index()] & board.kings
        | A::diagonal(square, occupied) & board.diagonal
        | A::orthogonal(square, occupied) & board.orthogonal
}

/// The piece on a square that no king occupies, found by a table instead of branches.
#[inline(always)]
fn captured_on(board: &Board, square: Square) -> Option<Kind> {
    const STANDS: [Option<Kind>; 16] = {
        let mut table = [None; 16];
        table[0b0001] = Some(Kind::Pawn);
        table[0b0010] = Some(Kind::Knight);
        table[0b0100] = Some(Kind::Bishop);
        table[0b1000] = Some(Kind::Rook);
        table[0b1100] = Some(Kind::Queen);
        table
    };
    let bit = |set: u64, place: u32| ((set >> square.index()) & 1) << place;
    let stands = bit(board.pawns, 0)
        | bit(board.knights, 1)
        | bit(board.diagonal, 2)
        | bit(board.orthogonal, 3);
    STANDS[(stands & 15) as usize]
}
