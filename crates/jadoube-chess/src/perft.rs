//! Counting the lines of play of a given length.

use crate::generate::{Node, PawnMoves, Sink, Throne, generate, generate_around};
use crate::lines::PAWN;
use crate::mover::{Black, Mover, White};
use crate::sliders::Sliders;
use crate::{Side, Square};

const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

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
    fn pawns(&mut self, moves: PawnMoves) {
        let PawnMoves { steps, doubles, to_a, to_h, promoting } = moves;
        self.0 += u64::from((steps | to_a | doubles).count_ones() + to_h.count_ones());
        if promoting {
            let promotions = ((steps | to_a) & LAST_RANKS).count_ones() + (to_h & LAST_RANKS).count_ones();
            self.0 += 3 * u64::from(promotions);
        }
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
    fn walk<M: Mover>(node: &Node, passed: u64, depth: u32, rows: &mut Rows) -> u64;
    fn walk_two<M: Mover>(node: &Node, passed: u64, rows: &mut Rows) -> u64;
    fn count<M: Mover>(node: &Node, passed: u64) -> u64;
    fn count_rows<M: Mover>(rows: &Rows, throne: &Throne) -> u64;
}

/// The positions after each move, collected so that one loop counts the moves of all of them: what
/// belongs to the king that does not move is then looked up once.
pub(crate) struct Rows {
    nodes: [Node; ROWS],
    len: usize,
}

const ROWS: usize = 256;

impl Rows {
    pub(crate) fn new() -> Self {
        Self { nodes: [Node { board: crate::Board::empty(), castling: 0 }; ROWS], len: 0 }
    }
}

/// Takes the positions that [`Player`] makes.
trait Next {
    fn next<M: Mover>(&mut self, node: &Node, passed: u64);
}

struct Deeper<'a, W> {
    depth: u32,
    nodes: u64,
    rows: &'a mut Rows,
    kinds: std::marker::PhantomData<W>,
}

impl<W: Walk> Next for Deeper<'_, W> {
    #[inline(always)]
    fn next<M: Mover>(&mut self, node: &Node, passed: u64) {
        self.nodes += if self.depth == 3 {
            W::walk_two::<M::Opponent>(node, passed, self.rows)
        } else {
            W::walk::<M::Opponent>(node, passed, self.depth - 1, self.rows)
        };
    }
}

struct Collect<'a, W> {
    nodes: u64,
    throne: Throne,
    rows: &'a mut Rows,
    kinds: std::marker::PhantomData<W>,
}

impl<W: Walk> Next for Collect<'_, W> {
    #[inline(always)]
    fn next<M: Mover>(&mut self, node: &Node, passed: u64) {
        if passed != 0 {
            self.nodes += W::count::<M::Opponent>(node, passed);
            return;
        }
        if self.rows.len == ROWS {
            self.nodes += W::count_rows::<M::Opponent>(self.rows, &self.throne);
            self.rows.len = 0;
        }
        self.rows.nodes[self.rows.len & (ROWS - 1)] = *node;
        self.rows.len += 1;
    }
}

/// Makes each move on a copy.
struct Player<'a, M, N> {
    node: &'a Node,
    next: N,
    kinds: std::marker::PhantomData<M>,
}

#[inline(always)]
pub(crate) fn walk<W: Walk, M: Mover>(
    node: &Node,
    passed: u64,
    depth: u32,
    rows: &mut Rows,
) -> u64 {
    let kinds = std::marker::PhantomData;
    let next = Deeper::<W> { depth, nodes: 0, rows, kinds };
    let mut player = Player::<M, _> { node, next, kinds: std::marker::PhantomData };
    generate::<W, M, _>(node, passed, &mut player);
    player.next.nodes
}

#[inline(always)]
pub(crate) fn walk_two<W: Walk, M: Mover>(node: &Node, passed: u64, rows: &mut Rows) -> u64 {
    let kinds = std::marker::PhantomData;
    rows.len = 0;
    let throne = Throne::of::<M::Opponent>(node);
    let next = Collect::<W> { nodes: 0, throne, rows, kinds };
    let mut player = Player::<M, _> { node, next, kinds: std::marker::PhantomData };
    generate::<W, M, _>(node, passed, &mut player);
    player.next.nodes + W::count_rows::<M::Opponent>(player.next.rows, &player.next.throne)
}

#[inline(always)]
pub(crate) fn count<W: Walk, M: Mover>(node: &Node, passed: u64) -> u64 {
    let mut counter = Counter(0);
    generate::<W, M, _>(node, passed, &mut counter);
    counter.0
}

#[inline(always)]
pub(crate) fn count_rows<W: Walk, M: Mover>(rows: &Rows, throne: &Throne) -> u64 {
    let nodes = &rows.nodes[..rows.len.min(ROWS)];
    let mut counter = Counter(0);
    for node in nodes {
        generate_around::<W, M, _>(node, throne, 0, &mut counter);
    }
    counter.0
}

impl<M: Mover, N: Next> Player<'_, M, N> {
    #[inline(always)]
    fn follow(&mut self, node: &Node, passed: u64) {
        self.next.next::<M>(node, passed);
    }

    #[inline(always)]
    fn pawn_set(&mut self, mut to: u64, delta: i8) {
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

impl<M: Mover, N: Next> Sink for Player<'_, M, N> {
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
    fn pawns(&mut self, moves: PawnMoves) {
        let PawnMoves { mut steps, doubles, mut to_a, mut to_h, promoting } = moves;
        if promoting {
            self.promotions(steps & LAST_RANKS, M::FORWARD);
            self.promotions(to_a & LAST_RANKS, M::FORWARD - 1);
            self.promotions(to_h & LAST_RANKS, M::FORWARD + 1);
            steps &= !LAST_RANKS;
            to_a &= !LAST_RANKS;
            to_h &= !LAST_RANKS;
        }
        self.pawn_set(steps, M::FORWARD);
        self.pawn_set(to_a, M::FORWARD - 1);
        self.pawn_set(to_h, M::FORWARD + 1);
        self.double_steps(doubles);
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
    match side {
        Side::White => perft_of::<W, White>(node, passed, depth),
        Side::Black => perft_of::<W, Black>(node, passed, depth),
    }
}

fn perft_of<W: Walk, M: Mover>(node: &Node, passed: u64, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => W::count::<M>(node, passed),
        2 => W::walk_two::<M>(node, passed, &mut Rows::new()),
        _ => W::walk::<M>(node, passed, depth, &mut Rows::new()),
    }
}
