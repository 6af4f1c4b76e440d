//! The search that decides what nothing else does: all positions that can arise, each once.
//!
//! It ends with a mate, or with the limit, or when every position has been looked at: then there is
//! no mate. Left out are only positions from which no mate can come: those that material decides,
//! and, after a capture or a pawn move, those whose men are walled in.
//!
//! At first the most promising position comes next. When so many have been met that there is likely
//! no mate, they come in order: every capture and every pawn move leads to a lower level, and none
//! leads back, so that a level once finished is forgotten.

use std::collections::HashSet;

use jadoube_chess::{Board, Kind, Move, Position, Side};

use crate::checks::Checks;
use crate::material::lacks_mating_material;
use crate::queue::Queue;
use crate::seen::{Place, Seen};
use crate::shorten::shortened;
use crate::split::is_walled_in;
use crate::steps::to_promotion;
use crate::view::View;
use crate::weights::STYLES;
use crate::{Answer, Proof};

/// How many abstractions to look at for one position after a capture or a pawn move.
const SPLITS: usize = 1;
/// How many positions are met, at the most, before they come in order.
const AT_FIRST: usize = 4_000_000;
/// So many positions of which only the way to them is kept count as one that is kept.
const WAYS_OF_ONE: usize = 32;

/// The positions met, and those still to look at.
pub(crate) struct Closure {
    by: Side,
    most: usize,
    /// How many positions to meet before they come in order.
    at_first: usize,
    is_in_order: bool,
    seen: Seen,
    /// By number of the position: the number of the one before it, and which of its moves led here.
    parents: Vec<u32>,
    choices: Vec<u8>,
    queue: Queue<Waiting>,
    moves: Vec<Move>,
    children: Vec<Child>,
    /// Pawns and pieces, by a number, with which the static proof has failed.
    unproved: HashSet<u64>,
}

/// A position still to look at.
struct Waiting {
    position: Position,
    number: u32,
    depth: u32,
    level: usize,
}

/// A position one move further.
struct Child {
    position: Position,
    place: Place,
    level: usize,
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
            at_first: AT_FIRST.min(most / 2),
            is_in_order: false,
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
        let level = level(start.board());
        let place = self.seen.place(start, level);
        self.seen.insert(&place);
        self.queue.push(0, Waiting { position: *start, number: 0, depth: 0, level });
        while let Some(waiting) = self.queue.pop() {
            if self.is_in_order {
                // Whatever waits is on this level or below it.
                self.seen.forget_above(waiting.level);
            }
            match self.expand(start, &waiting) {
                Some(Found::Mate(line)) => return Answer::Yes(shortened(start, &line)),
                Some(Found::LimitReached) => return Answer::Unknown,
                None => {}
            }
            if !self.is_in_order && self.seen.met() > self.at_first {
                self.put_in_order();
            }
        }
        Answer::No(Proof::Exhausted { positions: self.seen.met() })
    }

    /// From now on the highest level comes first.
    fn put_in_order(&mut self) {
        self.is_in_order = true;
        let mut waiting = Vec::new();
        while let Some(one) = self.queue.pop() {
            waiting.push(one);
        }
        for one in waiting {
            self.queue.push(HIGHEST - one.level, one);
        }
    }

    /// Meets all positions one move further.
    fn expand(&mut self, start: &Position, waiting: &Waiting) -> Option<Found> {
        let Waiting { position, number, depth, level: from } = waiting;
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
            let level = if mv.resets_quiet_plies() { level(next.board()) } else { *from };
            let place = self.seen.place(&next, level);
            // No position has more moves than a byte counts.
            self.children.push(Child { position: next, place, level, choice: choice as u8 });
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
            if self.seen.kept() + self.parents.len() / WAYS_OF_ONE > self.most {
                return Some(Found::LimitReached);
            }
            let mv = self.moves[usize::from(child.choice)];
            if mv.resets_quiet_plies() && self.is_walled_in(&child.position) {
                continue;
            }
            let new = self.parents.len() as u32;
            self.parents.push(*number);
            self.choices.push(child.choice);
            let score = match self.is_in_order {
                true => HIGHEST - child.level,
                false => view.score(mv).clamp(0, 1000) as usize,
            };
            let Child { position, level, .. } = *child;
            self.queue.push(score, Waiting { position, number: new, depth: depth + 1, level });
        }
        self.children = children;
        None
    }

    /// Whether the static proof shows that no mate comes from a position. It costs as much as some
    /// positions do, so where it has failed once with the same pawns and pieces it is not tried
    /// again.
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

/// A number that every capture and every pawn move makes smaller, and no other move changes.
fn level(board: &Board) -> usize {
    let pawns = board.pieces().filter(|(_, piece)| piece.kind == Kind::Pawn);
    let steps = pawns.map(|(square, pawn)| to_promotion(square, pawn.side) as usize);
    steps.sum::<usize>() + 8 * board.occupied().len()
}

/// More than any level: of 64 men each counts eight, and six as a pawn.
const HIGHEST: usize = 64 * (8 + 6);

/// A number for where the pawns stand and what pieces there are.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn run(fen: &str, by: Side, most: usize, at_first: usize) -> Answer {
        let position = Position::from_fen(fen).expect("a position");
        Closure { at_first, ..Closure::new(by, most) }.run(&position)
    }

    #[test]
    fn captures_and_pawn_moves_lead_down() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/P6k/8/2pP4/8/8/6p1/K6N w - c6 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a position");
            for mv in position.legal_moves() {
                let (before, after) = (level(position.board()), level(position.play(mv).board()));
                assert_eq!(after < before, mv.resets_quiet_plies(), "{mv:?}");
                assert!(after <= before && before < HIGHEST, "{mv:?}");
            }
        }
    }

    /// In order or not, the answers are the same.
    #[test]
    fn the_order_changes_no_answer() {
        for (fen, by) in [
            (COUNTED, Side::Black),
            ("8/4k3/8/p2p2p1/P2P2P1/5K2/8/8 b - - 0 1", Side::Black),
            ("1k6/8/8/8/1p1p4/1P1Pp2p/1PB1P2P/1K6 w - - 0 1", Side::Black),
            ("8/8/4k3/8/8/8/4p3/7K b - - 0 1", Side::Black),
            ("k7/p7/P7/8/8/7p/7P/7K w - - 0 1", Side::White),
        ] {
            let most = 200_000;
            let answers = [0, 100, most].map(|at_first| run(fen, by, most, at_first));
            assert!(answers.iter().all(|answer| answer.word() == answers[0].word()), "{fen}");
            assert_ne!(answers[0], Answer::Unknown, "{fen}");
        }
    }

    /// What is forgotten need not fit into the limit.
    #[test]
    fn in_order_less_is_kept_than_is_met() {
        let Answer::No(Proof::Exhausted { positions }) = run(COUNTED, Side::Black, 200_000, 0)
        else {
            panic!("Black never mates")
        };
        let most = positions / 2;
        assert!(run(COUNTED, Side::Black, most, 0).is_no());
        assert_eq!(run(COUNTED, Side::Black, most, most), Answer::Unknown);
    }

    /// Pawns with a few steps to go decide who has to open the corner.
    const COUNTED: &str = "1k6/1P5p/BP1p1p2/1P5p/8/6K1/3P1P1P/8 b - - 0 1";
}
