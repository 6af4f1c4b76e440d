//! Counting the lines of play of a given length.

use crate::counter::{Counter, LAST_RANKS};
use crate::generate::{generate, generate_around};
use crate::lines::PAWN;
use crate::mover::{Black, Mover, White};
use crate::node::Node;
use crate::sink::{PawnMoves, Sink};
use crate::sliders::Sliders;
use crate::throne::Throne;
use crate::{Kind, Piece, Side, Square, Wing};

/// The recursion for one kind of processor; a trait, so that the stamped functions can call the
/// generic sink and the sink can call them back.
pub(crate) trait Walk: Sliders {
    fn walk<M: Mover>(node: &Node, passed: u64, depth: u32, rows: &mut Rows) -> u64;
    fn walk_two<M: Mover>(node: &Node, passed: u64, rows: &mut Rows) -> u64;
    fn count<M: Mover>(node: &Node, passed: u64) -> u64;
    fn count_rows<M: Mover>(rows: &Rows, throne: &Throne) -> u64;
}

/// The positions after each move, collected so that one loop counts the moves of all of them:
/// everything about the king that does not move is then looked up once.
pub(crate) struct Rows {
    nodes: [Node; ROWS],
    len: usize,
}

const ROWS: usize = 64;

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
    /// Makes the moves of the piece on one square.
    #[inline(always)]
    fn piece(&mut self, from: Square, mut to: u64, castling: u64) {
        let stands = self.node.stands(from);
        let mut lifted = self.node.moved(from.bit(), 0, &stands);
        lifted.castling &= castling;
        while to != 0 {
            let bit = to & to.wrapping_neg();
            self.next.next::<M>(&lifted.moved(0, bit, &stands), 0);
            to ^= bit;
        }
    }

    /// Makes pawn moves; each pawn comes from `to - delta`.
    #[inline(always)]
    fn pawn_set(&mut self, mut to: u64, delta: i8) {
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let from = bit.rotate_right(delta as u32 & 63);
            let node = self.node.moved(from, bit, &stands::<M>(Kind::Pawn));
            self.next.next::<M>(&node, 0);
            to ^= bit;
        }
    }

    #[inline(always)]
    fn promotions(&mut self, mut to: u64, delta: i8) {
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let from = bit.rotate_right(delta as u32 & 63);
            for kind in Kind::PROMOTIONS {
                self.next.next::<M>(&self.node.moved(from, bit, &stands::<M>(kind)), 0);
            }
            to ^= bit;
        }
    }

    #[inline(always)]
    fn double_steps(&mut self, mut to: u64) {
        let theirs = self.node.board.pawns & self.node.board.sides[M::Opponent::SIDE];
        while to != 0 {
            let bit = to & to.wrapping_neg();
            let passed = M::Opponent::forward(bit);
            let from = M::Opponent::forward(passed);
            let beside = PAWN[M::SIDE][Square::lowest(passed).index()];
            let node = self.node.moved(from, bit, &stands::<M>(Kind::Pawn));
            self.next.next::<M>(&node, if beside & theirs == 0 { 0 } else { passed });
            to ^= bit;
        }
    }
}

/// The sets that a piece of the mover is in.
#[inline(always)]
const fn stands<M: Mover>(kind: Kind) -> [u64; 8] {
    Node::stands_of(Piece { side: M::SIDE, kind })
}

impl<M: Mover, N: Next> Sink for Player<'_, M, N> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: u64) {
        self.piece(from, to, self.node.board.sides[M::Opponent::SIDE]);
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, to: u64) {
        self.piece(from, to, !0);
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: u64) {
        self.piece(from, to, !0);
    }

    #[inline(always)]
    fn orthogonal(&mut self, from: Square, to: u64) {
        self.piece(from, to, !0);
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
        let node = self.node.moved(from.bit() | taken, to.bit(), &stands::<M>(Kind::Pawn));
        self.next.next::<M>(&node, 0);
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        let wing = Wing::of_rook(king, rook);
        let king_to = Square::new(wing.king_file(), M::SIDE.first_rank()).bit();
        let rook_to = Square::new(wing.rook_file(), M::SIDE.first_rank()).bit();
        // The rook's square is cleared together with the king's: either may be where the other
        // arrives.
        let mut node = self.node.moved(king.bit() | rook.bit(), king_to, &stands::<M>(Kind::King));
        node = node.moved(0, rook_to, &stands::<M>(Kind::Rook));
        node.castling &= self.node.board.sides[M::Opponent::SIDE];
        self.next.next::<M>(&node, 0);
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
