//! A short search for a mate, best first.
//!
//! Moves are queued as they are rated and made only when their turn comes, because most never have
//! their turn.

use jadoube_chess::{Move, Position, Side};

use crate::proof::material::lacks_mating_material;
use crate::search::checks::{Checks, is_mate_by};
use crate::search::guide::Guide;
use crate::search::move_queue::MoveQueue;

/// A position that was looked at, and how it came about.
struct Node<T> {
    position: Position,
    trace: T,
    parent: u32,
    mv: Option<Move>,
    depth: u32,
}

const NONE: u32 = u32::MAX;
/// This many moves rated and queued count as one position.
const MOVES_OF_ONE_WORK: usize = 10;

/// The positions looked at and the moves still to look at.
pub(crate) struct Dive<G: Guide> {
    by: Side,
    guide: G,
    nodes: Vec<Node<G::Trace>>,
    queue: MoveQueue,
    /// Numbers of positions plus one, by their key; zero is free.
    slots: Vec<u32>,
    moves: Vec<Move>,
}

/// The result of the search.
pub(crate) enum Dived {
    /// A mate by this line.
    Mate(Vec<Move>),
    /// Nothing so far.
    Nothing,
    /// All positions that can arise, this many, were looked at, and none is mate.
    Exhausted(usize),
}

impl<G: Guide> Dive<G> {
    pub(crate) fn new(by: Side, guide: G) -> Self {
        Self {
            by,
            guide,
            nodes: Vec::with_capacity(32),
            queue: MoveQueue::new(),
            slots: vec![0; 128],
            moves: Vec::with_capacity(64),
        }
    }

    /// Does no more than this much work: a position counts as one, and so do ten moves.
    pub(crate) fn run(mut self, start: &Position, most: usize) -> Dived {
        self.insert(start);
        if let Some(line) = self.expand(*start, self.guide.start(), NONE, None) {
            return Dived::Mate(line);
        }
        while self.nodes.len() + self.queue.pushed() / MOVES_OF_ONE_WORK < most {
            let Some(entry) = self.queue.pop() else {
                return if G::IS_COMPLETE {
                    Dived::Exhausted(self.nodes.len())
                } else {
                    Dived::Nothing
                };
            };
            let parent = &self.nodes[entry.parent as usize];
            let position = parent.position.play(entry.mv);
            let trace = self.guide.follow(parent.trace, entry.mv);
            if entry.mv.resets_quiet_plies()
                && lacks_mating_material(position.board(), self.by).is_some()
            {
                continue;
            }
            if !self.insert(&position) {
                continue;
            }
            if let Some(line) = self.expand(position, trace, entry.parent, Some(entry.mv)) {
                return Dived::Mate(line);
            }
        }
        Dived::Nothing
    }

    /// Looks at a position: finds a mate in one move, or queues the moves.
    fn expand(
        &mut self,
        position: Position,
        trace: G::Trace,
        parent: u32,
        mv: Option<Move>,
    ) -> Option<Vec<Move>> {
        let number = self.nodes.len() as u32;
        let depth = self.nodes.get(parent as usize).map_or(0, |node| node.depth + 1);
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        position.legal_moves_into(&mut moves);
        let mut mate = None;
        let checks = Checks::of(&position, self.by);
        if position.to_move() == self.by {
            mate =
                moves.iter().copied().find(|&mv| checks.may_check(mv) && is_mate_by(&position, mv));
        }
        if mate.is_none() {
            let Self { guide, queue, .. } = self;
            guide.rate(&position, trace, depth, &checks, &moves, |score, mv| {
                queue.push(score, number, mv)
            });
        }
        self.moves = moves;
        self.nodes.push(Node { position, trace, parent, mv, depth });
        mate.map(|mv| self.line(number, mv))
    }

    /// The moves from the start to a position, and one more.
    fn line(&self, mut number: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Node { parent, mv: Some(mv), .. } = self.nodes[number as usize] {
            line.push(mv);
            number = parent;
        }
        line.reverse();
        line
    }

    /// Whether a position is new; then the next number is noted for it.
    fn insert(&mut self, position: &Position) -> bool {
        if self.nodes.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut slot = position.key() as usize & mask;
        while self.slots[slot] != 0 {
            if self.nodes[self.slots[slot] as usize - 1].position == *position {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = self.nodes.len() as u32 + 1;
        true
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 4 - 1;
        let mut slots = vec![0; mask + 1];
        for (number, node) in self.nodes.iter().enumerate() {
            let mut slot = node.position.key() as usize & mask;
            while slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            slots[slot] = number as u32 + 1;
        }
        self.slots = slots;
    }
}
