//! What the generator knows about the mover's king, and what is attacked around it.

use crate::castling::{CastlingPath, castling_path};
use crate::lines::{KING, KNIGHT, NEAR, Near};
use crate::mover::Mover;
use crate::node::Node;
use crate::sliders::Sliders;
use crate::{Board, Square};

/// The mover's king and the ways it may castle: the same for all positions to which the opponent's
/// moves lead.
pub(crate) struct Throne {
    pub(crate) king: Square,
    pub(crate) near: &'static Near,
    pub(crate) castlings: [CastlingPath; 2],
}

impl Throne {
    #[inline(always)]
    pub(crate) fn of<M: Mover>(node: &Node) -> Self {
        let us = node.board.sides[M::SIDE];
        let king = Square::lowest(node.board.kings & us);
        let rooks = node.castling & us;
        let beyond = !0 << king.index();
        let castlings = if rooks == 0 {
            [CastlingPath::NONE; 2]
        } else {
            [castling_path(king, rooks & beyond), castling_path(king, rooks & !beyond)]
        };
        Self { king, near: &NEAR[king.index()], castlings }
    }
}

/// The squares that pieces of the side `M`, on the squares `own`, attack; correct at least for the
/// squares that `near` covers.
///
/// Law: 3.1.2, 3.1.3
#[inline(always)]
pub(crate) fn attacked<A: Sliders, M: Mover>(
    board: &Board,
    own: u64,
    occupied: u64,
    near: &Near,
) -> u64 {
    let pawns = board.pawns & own;
    let mut seen = M::towards_a(pawns) | M::towards_h(pawns);
    seen |= KING[Square::lowest(board.kings & own).index()];
    let mut left = board.knights & own & near.knights;
    while left != 0 {
        seen |= KNIGHT[Square::lowest(left).index()];
        left &= left - 1;
    }
    let mut left = board.diagonal & own & near.diagonal;
    while left != 0 {
        seen |= A::diagonal(Square::lowest(left), occupied);
        left &= left - 1;
    }
    let mut left = board.orthogonal & own & near.orthogonal;
    while left != 0 {
        seen |= A::orthogonal(Square::lowest(left), occupied);
        left &= left - 1;
    }
    seen
}
