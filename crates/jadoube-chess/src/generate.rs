//! The legal moves of a position, as sets of destinations handed to a [`Sink`].
//!
//! One pass finds the checks and the pins; after that every destination handed over is legal, so
//! that nothing is tried and taken back.

use crate::lines::{BETWEEN, DIAGONALS, KING, KNIGHT, ORTHOGONALS, PAWN};
use crate::sliders::Sliders;
use crate::{Board, Side, Square};

/// The side that moves, known when compiling.
pub(crate) trait Mover {
    const SIDE: Side;
    type Opponent: Mover<Opponent = Self>;

    /// Where pawns of this side step to, their squares moved one rank forward.
    fn forward(pawns: u64) -> u64;
    /// One square forward and to the a-file.
    fn towards_a(pawns: u64) -> u64;
    /// One square forward and to the h-file.
    fn towards_h(pawns: u64) -> u64;
    /// What to add to the index of a square for one step forward.
    const FORWARD: i8;
    /// The rank from which a step promotes.
    const SEVENTH: u64;
    /// The rank to which the first half of a double step leads.
    const THIRD: u64;
}

pub(crate) struct White;
pub(crate) struct Black;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl Mover for White {
    const SIDE: Side = Side::White;
    type Opponent = Black;
    const FORWARD: i8 = 8;
    const SEVENTH: u64 = 0xff << 48;
    const THIRD: u64 = 0xff << 16;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) << 7
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) << 9
    }
}

impl Mover for Black {
    const SIDE: Side = Side::Black;
    type Opponent = White;
    const FORWARD: i8 = -8;
    const SEVENTH: u64 = 0xff << 8;
    const THIRD: u64 = 0xff << 40;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn towards_a(pawns: u64) -> u64 {
        (pawns & NOT_A) >> 9
    }

    #[inline(always)]
    fn towards_h(pawns: u64) -> u64 {
        (pawns & NOT_H) >> 7
    }
}

/// Takes the moves that [`generate`] finds. A set is never empty of meaning: every square in it is
/// a legal destination.
pub(crate) trait Sink {
    fn king(&mut self, from: Square, to: u64);
    fn knight(&mut self, from: Square, to: u64);
    /// Diagonal moves of a bishop or queen.
    fn diagonal(&mut self, from: Square, to: u64);
    /// Moves along file and rank of a rook or queen.
    fn orthogonal(&mut self, from: Square, to: u64);
    /// Pawn moves without promotion; the pawn comes from `to - delta`.
    fn pawns(&mut self, to: u64, delta: i8);
    fn double_steps(&mut self, to: u64);
    /// Pawn moves to the last rank, each standing for four.
    fn promotions(&mut self, to: u64, delta: i8);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castling(&mut self, king: Square, rook: Square);
}

/// What the generator needs to know of a position: the pieces, the rooks that keep a castling
/// right, and (apart, because most positions have none) the square passed over by a double step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) castling: u64,
}

/// Squares on the king's rank that castling concerns, as bits of one rank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastlingPath {
    /// Must hold nothing but the castling king and rook.
    pub(crate) vacant: u8,
    /// Crossed or reached by the king.
    pub(crate) crossed: u8,
}

/// By file of the king, then of the rook.
///
/// Law: 3.8.2, II.3.2.6, II.3.2.7
pub(crate) static CASTLING_PATHS: [[CastlingPath; 8]; 8] = {
    let mut table = [[CastlingPath { vacant: 0, crossed: 0 }; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            if king != rook {
                let (king_to, rook_to) = if rook > king { (6, 5) } else { (2, 3) };
                let crossed = span(king, king_to);
                let own = (1 << king) | (1 << rook);
                table[king][rook] = CastlingPath {
                    vacant: (crossed | span(rook, rook_to)) & !own,
                    crossed: crossed & !(1 << king),
                };
            }
            rook += 1;
        }
        king += 1;
    }
    table
};

const fn span(from: usize, to: usize) -> u8 {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    let mut squares = 0;
    let mut file = low;
    while file <= high {
        squares |= 1 << file;
        file += 1;
    }
    squares
}

/// Hands all legal moves of the side `M` to `sink`.
///
/// Law: 3.10.1
#[inline(always)]
pub(crate) fn generate<A: Sliders, M: Mover, S: Sink>(node: &Node, passed: u64, sink: &mut S) {
    let board = &node.board;
    let us = board.sides[M::SIDE.index()];
    let them = board.sides[M::SIDE.index() ^ 1];
    let occupied = us | them;
    let king_bit = board.kings & us;
    let king = Square::lowest(king_bit);

    let their_orthogonal = board.orthogonal & them;
    let their_diagonal = board.diagonal & them;
    let leapers = (PAWN[M::SIDE.index()][king.index()] & board.pawns
        | KNIGHT[king.index()] & board.knights)
        & them;

    // The squares on which a move parries the check; those on which a pinned piece may go.
    let mut parries = leapers;
    let mut checks = leapers.count_ones();
    let mut pins_orthogonal = 0;
    let mut pins_diagonal = 0;
    let mut lines = ORTHOGONALS[king.index()] & their_orthogonal;
    while lines != 0 {
        let from = Square::lowest(lines);
        let between = BETWEEN[king.index()][from.index()];
        let line = between | from.bit();
        let blockers = between & occupied;
        if blockers == 0 {
            parries |= line;
            checks += 1;
        } else if blockers & (blockers - 1) == 0 {
            pins_orthogonal |= line;
        }
        lines &= lines - 1;
    }
    let mut lines = DIAGONALS[king.index()] & their_diagonal;
    while lines != 0 {
        let from = Square::lowest(lines);
        let between = BETWEEN[king.index()][from.index()];
        let line = between | from.bit();
        let blockers = between & occupied;
        if blockers == 0 {
            parries |= line;
            checks += 1;
        } else if blockers & (blockers - 1) == 0 {
            pins_diagonal |= line;
        }
        lines &= lines - 1;
    }

    // King moves, castling among them.
    let steps = KING[king.index()] & !us;
    let rooks = if checks == 0 { node.castling & us } else { 0 };
    let mut wanted = steps;
    let mut castlings = 0;
    if rooks != 0 {
        let shift = king.index() & 56;
        let mut left = rooks & !pins_orthogonal;
        while left != 0 {
            let rook = Square::lowest(left);
            let path = &CASTLING_PATHS[king.index() & 7][rook.index() & 7];
            if u64::from(path.vacant) << shift & occupied == 0 {
                wanted |= u64::from(path.crossed) << shift;
                castlings |= rook.bit();
            }
            left &= left - 1;
        }
    }
    if wanted != 0 {
        let seen = attacked::<A, M::Opponent>(board, them, occupied ^ king_bit);
        let to = steps & !seen;
        if to != 0 {
            sink.king(king, to);
        }
        while castlings != 0 {
            let rook = Square::lowest(castlings);
            let path = &CASTLING_PATHS[king.index() & 7][rook.index() & 7];
            if u64::from(path.crossed) << (king.index() & 56) & seen == 0 {
                sink.castling(king, rook);
            }
            castlings &= castlings - 1;
        }
    }
    if checks > 1 {
        return;
    }
    let targets = if checks == 0 { !us } else { parries };
    let pinned = pins_orthogonal | pins_diagonal;

    let mut left = board.knights & us & !pinned;
    while left != 0 {
        let from = Square::lowest(left);
        sink.knight(from, KNIGHT[from.index()] & targets);
        left &= left - 1;
    }
    let movers = board.diagonal & us & !pins_orthogonal;
    let mut left = movers & !pins_diagonal;
    while left != 0 {
        let from = Square::lowest(left);
        sink.diagonal(from, A::diagonal(from, occupied) & targets);
        left &= left - 1;
    }
    let mut left = movers & pins_diagonal;
    while left != 0 {
        let from = Square::lowest(left);
        sink.diagonal(from, A::diagonal(from, occupied) & targets & pins_diagonal);
        left &= left - 1;
    }
    let movers = board.orthogonal & us & !pins_diagonal;
    let mut left = movers & !pins_orthogonal;
    while left != 0 {
        let from = Square::lowest(left);
        sink.orthogonal(from, A::orthogonal(from, occupied) & targets);
        left &= left - 1;
    }
    let mut left = movers & pins_orthogonal;
    while left != 0 {
        let from = Square::lowest(left);
        sink.orthogonal(from, A::orthogonal(from, occupied) & targets & pins_orthogonal);
        left &= left - 1;
    }

    let pawns = board.pawns & us;
    let empty = !occupied;
    let prey = them & targets;
    let takers;
    let mut steps;
    let mut to_a;
    let mut to_h;
    if pawns & pinned == 0 {
        takers = pawns;
        steps = M::forward(pawns) & empty;
        to_a = M::towards_a(pawns) & prey;
        to_h = M::towards_h(pawns) & prey;
    } else {
        let walkers = pawns & !pins_diagonal;
        takers = pawns & !pins_orthogonal;
        steps = (M::forward(walkers & !pins_orthogonal)
            | M::forward(walkers & pins_orthogonal) & pins_orthogonal)
            & empty;
        to_a = (M::towards_a(takers & !pins_diagonal)
            | M::towards_a(takers & pins_diagonal) & pins_diagonal)
            & prey;
        to_h = (M::towards_h(takers & !pins_diagonal)
            | M::towards_h(takers & pins_diagonal) & pins_diagonal)
            & prey;
    }
    let doubles = M::forward(steps & M::THIRD) & empty & targets;
    steps &= targets;
    if pawns & M::SEVENTH != 0 {
        let last = M::forward(M::SEVENTH);
        sink.promotions(steps & last, M::FORWARD);
        sink.promotions(to_a & last, M::FORWARD - 1);
        sink.promotions(to_h & last, M::FORWARD + 1);
        steps &= !last;
        to_a &= !last;
        to_h &= !last;
    }
    sink.pawns(steps, M::FORWARD);
    sink.pawns(to_a, M::FORWARD - 1);
    sink.pawns(to_h, M::FORWARD + 1);
    sink.double_steps(doubles);

    if passed != 0 {
        let to = Square::lowest(passed);
        let taken = M::Opponent::forward(passed);
        let mut left = PAWN[M::SIDE.index() ^ 1][to.index()] & takers;
        while left != 0 {
            let from = Square::lowest(left);
            // Two pawns leave their squares at once, so the king's lines are looked at afresh.
            let after = occupied ^ from.bit() ^ taken ^ passed;
            let exposed = leapers & !taken != 0
                || A::orthogonal(king, after) & their_orthogonal != 0
                || A::diagonal(king, after) & their_diagonal != 0;
            if !exposed {
                sink.en_passant(from, to);
            }
            left &= left - 1;
        }
    }
}

/// All squares that pieces of the side `M`, whose squares are `own`, attack.
///
/// Law: 3.1.2, 3.1.3
#[inline(always)]
pub(crate) fn attacked<A: Sliders, M: Mover>(board: &Board, own: u64, occupied: u64) -> u64 {
    let pawns = board.pawns & own;
    let mut seen = M::towards_a(pawns) | M::towards_h(pawns);
    seen |= KING[Square::lowest(board.kings & own).index()];
    let mut left = board.knights & own;
    while left != 0 {
        seen |= KNIGHT[Square::lowest(left).index()];
        left &= left - 1;
    }
    let mut left = board.diagonal & own;
    while left != 0 {
        seen |= A::diagonal(Square::lowest(left), occupied);
        left &= left - 1;
    }
    let mut left = board.orthogonal & own;
    while left != 0 {
        seen |= A::orthogonal(Square::lowest(left), occupied);
        left &= left - 1;
    }
    seen
}
