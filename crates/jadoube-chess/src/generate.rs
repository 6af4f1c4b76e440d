//! The legal moves of a position, as sets of destinations passed to a [`Sink`].
//!
//! One pass finds the checks and the pins; after that every destination passed on is legal, so that
//! no move has to be tried and taken back.

use crate::lines::{BETWEEN, KING, KNIGHT, Near, PAWN};
use crate::mover::Mover;
use crate::node::Node;
use crate::sink::{PawnMoves, Sink};
use crate::sliders::Sliders;
use crate::throne::{Throne, attacked};
use crate::{Board, Square};

/// What the first look at a position has found.
struct Given {
    us: u64,
    them: u64,
    occupied: u64,
    /// Pieces that give check.
    checkers: u64,
    /// The lines on which a piece is pinned, including the pinning piece. Lines of check are here
    /// too: none of our pieces is on them.
    pins: u64,
}

/// Passes all legal moves of the side `M` to `sink`.
///
/// Law: 3.10.1
#[inline(always)]
pub(crate) fn generate<A: Sliders, M: Mover, S: Sink>(node: &Node, passed: u64, sink: &mut S) {
    generate_around::<A, M, S>(node, &Throne::of::<M>(node), passed, sink);
}

/// Does the same as [`generate`] for a caller that has already looked up everything about the king.
#[inline(always)]
pub(crate) fn generate_around<A: Sliders, M: Mover, S: Sink>(
    node: &Node,
    throne: &Throne,
    passed: u64,
    sink: &mut S,
) {
    let board = &node.board;
    let us = board.sides[M::SIDE];
    let them = board.sides[M::Opponent::SIDE];
    let occupied = us | them;
    let king = throne.king.index();

    let mut checkers = (PAWN[M::SIDE][king] & board.pawns | KNIGHT[king] & board.knights) & them;
    // Lines from the king to a piece that would attack along them: with nothing between, it is
    // check; with one piece between, that piece is pinned (or it is the opponent's, in which case
    // there is no pin, because none of our pieces is on the line).
    let mut pins = 0;
    let mut lines = (throne.near.orthogonals & board.orthogonal
        | throne.near.diagonals & board.diagonal)
        & them;
    while lines != 0 {
        let from = lines & lines.wrapping_neg();
        let between = BETWEEN[king][Square::lowest(lines).index()];
        let blockers = between & occupied;
        checkers |= if blockers == 0 { from } else { 0 };
        pins |= if blockers & blockers.wrapping_sub(1) == 0 { between | from } else { 0 };
        lines ^= from;
    }
    let given = Given { us, them, occupied, checkers, pins };
    if checkers == 0 {
        unchecked::<A, M, S>(node, throne, &given, sink);
    } else {
        checked::<A, M, S>(node, throne, &given, sink);
    }
    if passed != 0 {
        en_passant::<A, M, S>(board, throne.king, &given, passed, sink);
    }
}

/// The moves of a side that is not in check.
#[inline(always)]
fn unchecked<A: Sliders, M: Mover, S: Sink>(
    node: &Node,
    throne: &Throne,
    given: &Given,
    sink: &mut S,
) {
    let board = &node.board;
    let Given { us, them, occupied, pins, .. } = *given;
    king_and_castling::<A, M, S>(node, throne, given, sink);
    pieces::<A, S>(board, us & !pins, occupied, !us, sink);
    let mut pawns = board.pawns & us;
    if us & pins != 0 {
        pinned::<A, M, S>(board, throne, given, sink);
        pawns &= !pins;
    }
    let steps = M::forward(pawns) & !occupied;
    sink.pawns(PawnMoves {
        steps,
        doubles: M::forward(steps & M::THIRD) & !occupied,
        to_a: M::towards_a(pawns) & them,
        to_h: M::towards_h(pawns) & them,
        promoting: pawns & M::SEVENTH != 0,
    });
}

/// The moves of a side in check: the king steps aside, or one piece captures the only checking
/// piece or comes between. A pinned piece can do neither: its line and the line of the check meet
/// only in the king.
#[inline(always)]
fn checked<A: Sliders, M: Mover, S: Sink>(
    node: &Node,
    throne: &Throne,
    given: &Given,
    sink: &mut S,
) {
    let board = &node.board;
    let Given { us, them, occupied, checkers, pins } = *given;
    let king = throne.king;
    let seen = attacked::<A, M::Opponent>(board, them, occupied ^ king.bit(), throne.near);
    sink.king(king, KING[king.index()] & !us & !seen);
    if checkers & (checkers - 1) != 0 {
        return;
    }
    let targets = BETWEEN[king.index()][Square::lowest(checkers).index()] | checkers;
    pieces::<A, S>(board, us & !pins, occupied, targets, sink);
    let pawns = board.pawns & us & !pins;
    let steps = M::forward(pawns) & !occupied;
    sink.pawns(PawnMoves {
        steps: steps & targets,
        doubles: M::forward(steps & M::THIRD) & !occupied & targets,
        to_a: M::towards_a(pawns) & checkers,
        to_h: M::towards_h(pawns) & checkers,
        promoting: pawns & M::SEVENTH != 0,
    });
}

/// Steps of a king that is not in check, and castling.
///
/// Law: 3.8.1, 3.8.2, 3.8.2.2, II.3.2.7
#[inline(always)]
fn king_and_castling<A: Sliders, M: Mover, S: Sink>(
    node: &Node,
    throne: &Throne,
    given: &Given,
    sink: &mut S,
) {
    let Given { us, them, occupied, pins, .. } = *given;
    let king = throne.king;
    // The rook must not be what blocks a line to the king: in Chess960 it may leave that line.
    let rooks = node.castling & us & !pins;
    let mut near = throne.near;
    let mut crossed = 0;
    if rooks != 0 {
        for path in &throne.castlings {
            if path.rook & rooks != 0 && path.vacant & occupied == 0 {
                crossed |= path.crossed;
                near = &Near::EVERYWHERE;
            }
        }
    }
    let steps = KING[king.index()] & !us;
    if steps | crossed == 0 && rooks == 0 {
        return;
    }
    let seen = attacked::<A, M::Opponent>(&node.board, them, occupied ^ king.bit(), near);
    sink.king(king, steps & !seen);
    if rooks != 0 {
        for path in &throne.castlings {
            if path.rook & rooks != 0 && path.vacant & occupied == 0 && path.crossed & seen == 0 {
                sink.castling(king, Square::lowest(path.rook));
            }
        }
    }
}

/// The moves of knights, bishops, rooks and queens that are not pinned.
#[inline(always)]
fn pieces<A: Sliders, S: Sink>(
    board: &Board,
    free: u64,
    occupied: u64,
    targets: u64,
    sink: &mut S,
) {
    let mut left = board.knights & free;
    while left != 0 {
        let from = Square::lowest(left);
        sink.knight(from, KNIGHT[from.index()] & targets);
        left &= left - 1;
    }
    let mut left = board.diagonal & free;
    while left != 0 {
        let from = Square::lowest(left);
        sink.diagonal(from, A::diagonal(from, occupied) & targets);
        left &= left - 1;
    }
    let mut left = board.orthogonal & free;
    while left != 0 {
        let from = Square::lowest(left);
        sink.orthogonal(from, A::orthogonal(from, occupied) & targets);
        left &= left - 1;
    }
}

/// The moves of pinned pieces along their lines. All lines of one direction may be in one set: a
/// piece pinned on one line cannot reach another line to its king in a move of that direction.
#[inline(always)]
fn pinned<A: Sliders, M: Mover, S: Sink>(
    board: &Board,
    throne: &Throne,
    given: &Given,
    sink: &mut S,
) {
    let Given { us, them, occupied, pins, .. } = *given;
    let along = pins & throne.near.orthogonals;
    let across = pins & throne.near.diagonals;
    let mut left = board.diagonal & us & across;
    while left != 0 {
        let from = Square::lowest(left);
        sink.diagonal(from, A::diagonal(from, occupied) & across);
        left &= left - 1;
    }
    let mut left = board.orthogonal & us & along;
    while left != 0 {
        let from = Square::lowest(left);
        sink.orthogonal(from, A::orthogonal(from, occupied) & along);
        left &= left - 1;
    }
    let pawns = board.pawns & us;
    if pawns & pins != 0 {
        let steps = M::forward(pawns & along) & along & !occupied;
        let takers = pawns & across;
        sink.pawns(PawnMoves {
            steps,
            doubles: M::forward(steps & M::THIRD) & along & !occupied,
            to_a: M::towards_a(takers) & across & them,
            to_h: M::towards_h(takers) & across & them,
            promoting: takers & M::SEVENTH != 0,
        });
    }
}

/// Captures en passant. Two pawns leave their squares at once, so the king's lines are checked
/// afresh.
///
/// Law: 3.7.3.1
#[inline(always)]
fn en_passant<A: Sliders, M: Mover, S: Sink>(
    board: &Board,
    king: Square,
    given: &Given,
    passed: u64,
    sink: &mut S,
) {
    let to = Square::lowest(passed);
    let taken = M::Opponent::forward(passed);
    let leapers = given.checkers & !(board.orthogonal | board.diagonal);
    let mut left = PAWN[M::Opponent::SIDE][to.index()] & board.pawns & given.us;
    while left != 0 {
        let from = Square::lowest(left);
        let after = given.occupied ^ from.bit() ^ taken ^ passed;
        let exposed = leapers & !taken != 0
            || A::orthogonal(king, after) & board.orthogonal & given.them != 0
            || A::diagonal(king, after) & board.diagonal & given.them != 0;
        if !exposed {
            sink.en_passant(from, to);
        }
        left &= left - 1;
    }
}
