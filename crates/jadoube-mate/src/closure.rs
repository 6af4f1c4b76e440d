//! The search that decides what nothing else does: all positions that can arise, each once.
//!
//! It ends with a mate, or with the limit, or when every position has been looked at: then there is
//! no mate. Left out are only positions from which no mate can come: those that material decides,
//! and, after a capture or a pawn move, those whose men are walled in.

use jadoube_chess::{Move, Position, Side};

use crate::checks::Checks;
use crate::material::lacks_mating_material;
use crate::queue::Queue;
use crate::seen::{Place, Seen};
use crate::split::is_walled_in;
use crate::view::View;
use crate::weights::STYLES;
use crate::{Answer, Proof};

/// How many abstractions to look at for one position after a capture or a pawn move.
const SPLITS: usize = 8;
/// After so many trials that part of them must have helped, or only that part is made.
const TRIALS: usize = 64;
const SELDOM: usize = 16;

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
    /// How often the static proof could be tried, was tried, and helped.
    asked: usize,
    tried: usize,
    helped: usize,
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
            // Numbers of positions are of 32 bits.
            most: most.min(u32::MAX as usize - 1),
            seen: Seen::new(),
            parents: vec![0],
            choices: vec![0],
            queue: Queue::new(),
            moves: Vec::new(),
            children: Vec::new(),
            asked: 0,
            tried: 0,
            helped: 0,
        }
    }

    pub(crate) fn run(mut self, start: &Position) -> Answer {
        self.seen.insert(&self.seen.place(start));
        self.queue.push(0, Waiting { position: *start, number: 0, depth: 0 });
        while let Some(waiting) = self.queue.pop() {
            match self.expand(start, &waiting) {
                Some(Found::Mate(line)) => return Answer::Yes(line),
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
            // No position has more moves than a byte counts.
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

    /// Whether the static proof shows that no mate comes from a position. Where it seldom does, it
    /// is seldom tried, because looking at the position costs less.
    fn is_walled_in(&mut self, position: &Position) -> bool {
        self.asked += 1;
        let is_idle = self.tried > TRIALS && self.helped * SELDOM < self.tried;
        if is_idle && !self.asked.is_multiple_of(SELDOM) {
            return false;
        }
        self.tried += 1;
        let is_walled_in = is_walled_in(position, self.by, SPLITS);
        self.helped += usize::from(is_walled_in);
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
