//! The search that decides what nothing else does: all positions that can arise, each once.
//!
//! It ends with a mate, or with the limit, or when every position has been looked at: then there is
//! no mate. Left out are only positions from which no mate can come: those that material decides,
//! and, after a capture or a pawn move, those whose pieces are walled in.

use std::collections::HashSet;

use jadoube_chess::{Board, Kind, Move, Position, Side};

use crate::answer::{Answer, Proof};
use crate::proof::material::lacks_mating_material;
use crate::proof::split::is_walled_in;
use crate::search::checks::Checks;
use crate::search::queue::Queue;
use crate::search::seen::{Place, Seen};
use crate::search::shorten::shortened;
use crate::search::view::View;
use crate::search::weights::STYLES;

/// The number of abstractions to look at for one position after a capture or a pawn move.
const SPLITS: usize = 1;
/// The positions met, and those still to look at.
pub(crate) struct Closure {
    by: Side,
    most: usize,
    seen: Seen,
    /// By number of the position: the number of the one before it, and which of its moves led here.
    parents: Vec<u32>,
    choices: Vec<u8>,
    queue: Queue<Waiting>,
    moves: Vec<Move>,
    children: Vec<Child>,
    /// Pawns and pieces, as a number, for which the static proof has failed.
    unproved: HashSet<u64>,
}

/// A position still to look at.
struct Waiting {
    position: Position,
    number: u32,
    depth: u32,
}

/// A position one move further.
struct Child {
    position: Position,
    place: Place,
    choice: u8,
}

enum Found {
    Mate(Vec<Move>),
    LimitReached,
}

impl Closure {
    pub(crate) fn new(by: Side, most: usize) -> Self {
        Self {
            by,
            // Positions are numbered with 32 bits.
            most: most.min(u32::MAX as usize - 1),
            seen: Seen::new(),
            parents: vec![0],
            choices: vec![0],
            queue: Queue::new(),
            moves: Vec::new(),
            children: Vec::new(),
            unproved: HashSet::new(),
        }
    }

    pub(crate) fn run(mut self, start: &Position) -> Answer {
        self.seen.insert(&self.seen.place(start));
        self.queue.push(0, Waiting { position: *start, number: 0, depth: 0 });
        while let Some(waiting) = self.queue.pop() {
            match self.expand(start, &waiting) {
                Some(Found::Mate(line)) => return Answer::Yes(shortened(start, &line)),
                Some(Found::LimitReached) => return Answer::Unknown,
                None => {}
            }
        }
        Answer::No(Proof::Exhausted { positions: self.seen.len() })
    }

    /// Meets all positions one move further.
    fn expand(&mut self, start: &Position, waiting: &Waiting) -> Option<Found> {
        let Waiting { position, number, depth } = waiting;
        let checks = Checks::of(position, self.by);
        self.moves.clear();
        position.legal_moves_into(&mut self.moves);
        self.children.clear();
        let is_own = position.to_move() == self.by;
        for (choice, &mv) in self.moves.iter().enumerate() {
            let next = position.play(mv);
            if is_own && checks.may_check(mv) && next.is_checkmate() {
                return Some(Found::Mate(self.line_to(start, *number, mv)));
            }
            if mv.resets_quiet_plies() && lacks_mating_material(next.board(), self.by).is_some() {
                continue;
            }
            let place = self.seen.place(&next);
            // No position has more moves than a byte can count.
            self.children.push(Child { position: next, place, choice: choice as u8 });
        }
        std::hint::black_box(
            self.children.iter().fold(0, |all, child| all ^ self.seen.glance(&child.place)),
        );
        let view = View::new(position, self.by, &checks, *depth, &STYLES[0]);
        let children = std::mem::take(&mut self.children);
        for child in &children {
            if !self.seen.insert(&child.place) {
                continue;
            }
            if self.seen.len() > self.most {
                return Some(Found::LimitReached);
            }
            let mv = self.moves[usize::from(child.choice)];
            if mv.resets_quiet_plies() && self.is_walled_in(&child.position) {
                continue;
            }
            let new = self.parents.len() as u32;
            self.parents.push(*number);
            self.choices.push(child.choice);
            let score = view.score(mv).clamp(0, 1000) as usize;
            let waiting = Waiting { position: child.position, number: new, depth: depth + 1 };
            self.queue.push(score, waiting);
        }
        self.children = children;
        None
    }

    /// Whether the static proof shows that no mate comes from a position. It costs as much as some
    /// positions do, so if it has failed once with the same pawns and pieces it is not tried again.
    fn is_walled_in(&mut self, position: &Position) -> bool {
        let key = skeleton(position.board());
        if self.unproved.contains(&key) {
            return false;
        }
        let is_walled_in = is_walled_in(position, self.by, SPLITS);
        if !is_walled_in {
            self.unproved.insert(key);
        }
        is_walled_in
    }

    /// The moves from the start to a position, and one more.
    fn line_to(&self, start: &Position, mut number: u32, last: Move) -> Vec<Move> {
        let mut choices = Vec::new();
        while number != 0 {
            choices.push(self.choices[number as usize]);
            number = self.parents[number as usize];
        }
        let mut position = *start;
        let mut line = Vec::new();
        for &choice in choices.iter().rev() {
            let mv = position.legal_moves()[usize::from(choice)];
            line.push(mv);
            position.play_mut(mv);
        }
        line.push(last);
        line
    }
}

/// A number for where the pawns stand and which pieces there are.
fn skeleton(board: &Board) -> u64 {
    let mut number = 0_u64;
    let mut mix = |word: u64| number = (number.rotate_left(23) ^ word).wrapping_mul(MIX);
    for side in Side::ALL {
        mix(board.of(side, Kind::Pawn).bits());
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            mix(board.of(side, kind).len() as u64);
        }
    }
    number
}

const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
