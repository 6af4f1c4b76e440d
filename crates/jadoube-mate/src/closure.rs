//! The search that decides what nothing else does: all positions that can arise, each once.
//!
//! It ends with a mate, or with the limit, or when every position has been looked at: then there is
//! no mate. Left out are only positions from which no mate can come: those that material decides,
//! and, after a capture or a pawn move, those whose men are walled in.

use jadoube_chess::{Move, Position, Side};

use crate::checks::Checks;
use crate::material::lacks_mating_material;
use crate::queue::Queue;
use crate::seen::Seen;
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
    /// By number of the position: the number of the one before it.
    parents: Vec<u32>,
    queue: Queue<(Position, u32, u32)>,
    moves: Vec<Move>,
    /// How often the static proof could be tried, was tried, and helped.
    asked: usize,
    tried: usize,
    helped: usize,
}

enum Found {
    Mate(Vec<Move>),
    LimitReached,
}

impl Closure {
    pub(crate) fn new(by: Side, most: usize) -> Self {
        // Numbers of positions are of 32 bits.
        let most = most.min(u32::MAX as usize - 1);
        Self {
            by,
            most,
            seen: Seen::new(),
            parents: Vec::new(),
            queue: Queue::new(),
            moves: Vec::new(),
            asked: 0,
            tried: 0,
            helped: 0,
        }
    }

    pub(crate) fn run(mut self, start: &Position) -> Answer {
        let Some(first) = self.seen.insert(start) else { return Answer::Unknown };
        self.parents.push(first);
        self.queue.push(0, (*start, first, 0));
        while let Some((position, number, depth)) = self.queue.pop() {
            match self.expand(start, &position, number, depth) {
                Some(Found::Mate(line)) => return Answer::Yes(line),
                Some(Found::LimitReached) => return Answer::Unknown,
                None => {}
            }
        }
        Answer::No(Proof::Exhausted { positions: self.seen.len() })
    }

    /// Meets all positions one move further.
    fn expand(
        &mut self,
        start: &Position,
        position: &Position,
        number: u32,
        depth: u32,
    ) -> Option<Found> {
        let checks = Checks::of(position, self.by);
        let view = View::new(position, self.by, &checks, depth, &STYLES[0]);
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        position.legal_moves_into(&mut moves);
        let is_own = position.to_move() == self.by;
        for &mv in &moves {
            let next = position.play(mv);
            if is_own && checks.may_check(mv) && next.is_checkmate() {
                return Some(Found::Mate(self.line_to(start, number, mv)));
            }
            if mv.resets_quiet_plies() && lacks_mating_material(next.board(), self.by).is_some() {
                continue;
            }
            let Some(new) = self.seen.insert(&next) else { continue };
            if self.seen.len() > self.most {
                return Some(Found::LimitReached);
            }
            self.parents.push(number);
            if mv.resets_quiet_plies() && self.is_walled_in(&next) {
                continue;
            }
            let score = view.score(mv).clamp(0, 1000) as usize;
            self.queue.push(score, (next, new, depth + 1));
        }
        self.moves = moves;
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
        let mut numbers = Vec::new();
        while number != 0 {
            numbers.push(number);
            number = self.parents[number as usize];
        }
        let mut position = *start;
        let mut line = Vec::new();
        for &number in numbers.iter().rev() {
            for mv in position.legal_moves() {
                let next = position.play(mv);
                if self.seen.is(number, &next) {
                    line.push(mv);
                    position = next;
                    break;
                }
            }
        }
        line.push(last);
        line
    }
}
