//! Counting the lines of play of a given length.

use crate::generate::{Mover, Node, Sink, generate};
use crate::lines::PAWN;
use crate::sliders::Sliders;
use crate::{Side, Square};

/// Counts moves without making them.
pub(crate) struct Counter(pub(crate) u64);

impl Sink for Counter {
    #[inline(always)]
    fn king(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn knight(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn diagonal(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn orthogonal(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, to: u64, _: i8) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn double_steps(&mut self, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn promotions(&mut self, to: u64, _: i8) {
        self.0 += 4 * u64::from(to.count_ones());
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// The recursion of one processor kind; a trait, so that the stamped functions can call the
/// generic sink and the sink can call them back.
pub(crate) trait Walk: Sliders {
    fn walk<M: Mover>(node: &Node, passed: u64, depth: u32) -> u64;
    fn count<M: Mover>(node: &Node, passed: u64) -> u64;
}

/// Makes each move on a copy and counts what follows.
struct Player<'a, W, M> {
    node: &'a Node,
    depth: u32,
    nodes: u64,
    kinds: std::marker::PhantomData<(W, M)>,
}

#[inline(always)]
pub(crate) fn walk<W: Walk, M: Mover>(node: &Node, passed: u64, depth: u32) -> u64 {
    let mut player =
        Player::<W, M> { node, depth, nodes: 0, kinds: std::marker::PhantomData };
    generate::<W, M, _>(node, passed, &mut player);
    player.nodes
}

#[inline(always)]
pub(crate) fn count<W: Walk, M: Mover>(node: &Node, passed: u64) -> u64 {
    let mut counter = Counter(0);
    generate::<W, M, _>(node, passed, &mut counter);
    counter.0
}

impl<W: Walk, M: Mover> Player<'_, W, M> {
    #[inline(always)]
    fn follow(&mut self, node: &Node, passed: u64) {
        self.nodes += if self.depth == 2 {
            W::count::<M::Opponent>(node, passed)
        } else {
            W::walk::<M::Opponent>(node, passed, self.depth - 1)
        };
    }

    /// The position without the piece that moves; castling rights as they will be.
    #[inline(always)]
    fn lifted(&self, from: u64) -> Node {
        let mut node = *self.node;
        node.board.sides[M::SIDE.index()] ^= from;
        node.castling &= !from;
        node
    }
}

/// Takes whatever the opponent has on `to` off and puts our mark there.
#[inline(always)]
fn landed<M: Mover>(lifted: &Node, to: u64) -> Node {
    let mut node = *lifted;
    let others = !to;
    node.board.sides[M::SIDE.index()] |= to;
    node.board.sides[M::SIDE.index() ^ 1] &= others;
    node.board.pawns &= others;
    node.board.knights &= others;
    node.board.diagonal &= others;
    node.board.orthogonal &= others;
    node.castling &= others;
    node
}

impl<W: Walk, M: Mover> Sink for Player<'_, W, M> {
    #[inline(always)]
    fn king(&mut self, from: Square, mut to: u64) {
        let mut lifted = self.lifted(from.bit());
        lifted.board.kings ^= from.bit();
        lifted.castling &= lifted.board.sides[M::SIDE.index() ^ 1];
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let mut node = landed::<M>(&lifted, bit);
            node.board.kings |= bit;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, mut to: u64) {
        let mut lifted = self.lifted(from.bit());
        lifted.board.knights ^= from.bit();
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let mut node = landed::<M>(&lifted, bit);
            node.board.knights |= bit;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, mut to: u64) {
        let mut lifted = self.lifted(from.bit());
        let queen = 0u64.wrapping_sub((lifted.board.orthogonal >> from.index()) & 1);
        lifted.board.diagonal ^= from.bit();
        lifted.board.orthogonal &= !from.bit();
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let mut node = landed::<M>(&lifted, bit);
            node.board.diagonal |= bit;
            node.board.orthogonal |= bit & queen;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn orthogonal(&mut self, from: Square, mut to: u64) {
        let mut lifted = self.lifted(from.bit());
        let queen = 0u64.wrapping_sub((lifted.board.diagonal >> from.index()) & 1);
        lifted.board.orthogonal ^= from.bit();
        lifted.board.diagonal &= !from.bit();
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let mut node = landed::<M>(&lifted, bit);
            node.board.orthogonal |= bit;
            node.board.diagonal |= bit & queen;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn pawns(&mut self, mut to: u64, delta: i8) {
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let from = bit.rotate_right(delta as u32 & 63);
            let mut node = landed::<M>(&self.lifted(from), bit);
            node.board.pawns = node.board.pawns & !from | bit;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn double_steps(&mut self, mut to: u64) {
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let passed = M::Opponent::forward(bit);
            let from = M::Opponent::forward(passed);
            let mut node = *self.node;
            node.board.sides[M::SIDE.index()] ^= from | bit;
            node.board.pawns ^= from | bit;
            let beside = PAWN[M::SIDE.index()][Square::lowest(passed).index()];
            let takers =
                beside & node.board.pawns & node.board.sides[M::SIDE.index() ^ 1];
            self.follow(&node, if takers == 0 { 0 } else { passed });
            to ^= bit;
        }
    }

    #[inline(always)]
    fn promotions(&mut self, mut to: u64, delta: i8) {
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let from = bit.rotate_right(delta as u32 & 63);
            let mut node = landed::<M>(&self.lifted(from), bit);
            node.board.pawns &= !from;
            let mut queen = node;
            queen.board.diagonal |= bit;
            let mut rook = node;
            rook.board.orthogonal |= bit;
            self.follow(&rook, 0);
            self.follow(&queen, 0);
            queen.board.orthogonal |= bit;
            self.follow(&queen, 0);
            node.board.knights |= bit;
            self.follow(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let taken = M::Opponent::forward(to.bit());
        let mut node = *self.node;
        node.board.sides[M::SIDE.index()] ^= from.bit() | to.bit();
        node.board.sides[M::SIDE.index() ^ 1] ^= taken;
        node.board.pawns ^= from.bit() | to.bit() | taken;
        self.follow(&node, 0);
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        let shift = king.index() & 56;
        let (king_to, rook_to) = if rook.index() > king.index() {
            (1u64 << (shift + 6), 1u64 << (shift + 5))
        } else {
            (1u64 << (shift + 2), 1u64 << (shift + 3))
        };
        let mut node = *self.node;
        let side = &mut node.board.sides[M::SIDE.index()];
        *side = *side & !(king.bit() | rook.bit()) | king_to | rook_to;
        node.castling &= node.board.sides[M::SIDE.index() ^ 1];
        node.board.kings = node.board.kings & !king.bit() | king_to;
        node.board.orthogonal = node.board.orthogonal & !rook.bit() | rook_to;
        self.follow(&node, 0);
    }
}

/// The number of lines of `depth` half-moves from a position.
pub(crate) fn perft<W: Walk>(node: &Node, side: Side, passed: u64, depth: u32) -> u64 {
    use crate::generate::{Black, White};
    match (depth, side) {
        (0, _) => 1,
        (1, Side::White) => W::count::<White>(node, passed),
        (1, Side::Black) => W::count::<Black>(node, passed),
        (_, Side::White) => W::walk::<White>(node, passed, depth),
        (_, Side::Black) => W::walk::<Black>(node, passed, depth),
    }
}
