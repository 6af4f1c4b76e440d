//! A way to mate that survives most moves of a game: what each side's pieces should do, without
//! saying when.
//!
//! The moves of both sides are put together again for each position, with waiting moves where a
//! side has to let the other go ahead. A script is not trusted: it is played out move by move, each
//! found among the legal moves, and only the mate at the end counts.

use jadoube_chess::{BySide, Kind, Move, Piece, Position, Side, Square, SquareSet};

use crate::attacks::{attacks_of, between, bit, squares};

/// A move that a piece should make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) kind: Kind,
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Kind>,
}

impl From<Move> for Step {
    fn from(mv: Move) -> Self {
        Self { kind: mv.kind(), from: mv.from(), to: mv.to(), promotion: mv.promotion() }
    }
}

impl Step {
    pub(crate) const fn new(kind: Kind, from: Square, to: Square) -> Self {
        Self { kind, from, to, promotion: None }
    }

    /// This step as a legal move of a position.
    #[inline]
    pub(crate) fn find(self, position: &Position) -> Option<Move> {
        position.find_only(self.kind, self.to, SquareSet::from(self.from), self.promotion)
    }

    pub(crate) const fn back(self) -> Self {
        Self::new(self.kind, self.to, self.from)
    }
}

/// The moves of both sides, each side's in an order that its pieces can follow. The mate is the
/// last move of its side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    pub(crate) steps: BySide<Vec<Step>>,
    /// The waiting moves that were used last.
    pub(crate) waits: BySide<Option<Step>>,
}

/// The longest line, and the most waiting moves in it.
const LONGEST: usize = 40;
const WAITS: usize = 12;
/// The number of moves of a side that are tried as the next.
const READY: usize = 4;

impl Script {
    /// A mate that beginners know, from the initial position: queen and bishop against the pawn
    /// beside the king.
    pub(crate) fn opening(by: Side) -> Self {
        let at = |white: Square| match by {
            Side::White => white,
            Side::Black => white.mirrored(),
        };
        let mut script = Self::default();
        script.steps[by].extend([
            Step::new(Kind::Pawn, at(Square::E2), at(Square::E4)),
            Step::new(Kind::Bishop, at(Square::F1), at(Square::C4)),
            Step::new(Kind::Queen, at(Square::D1), at(Square::F3)),
            Step::new(Kind::Queen, at(Square::F3), at(Square::F7)),
        ]);
        script
    }

    /// Becomes a copy of another, reusing its memory.
    pub(crate) fn copy(&mut self, other: &Self) {
        for (side, steps) in &mut self.steps {
            steps.clone_from(&other.steps[side]);
        }
        self.waits = other.waits;
    }

    pub(crate) fn clear(&mut self) {
        self.steps.iter_mut().for_each(|(_, steps)| steps.clear());
    }

    /// The moves of a side, and those of the other.
    pub(crate) fn steps_of(&mut self, side: Side) -> [&mut Vec<Step>; 2] {
        let BySide { white, black } = &mut self.steps;
        match side {
            Side::White => [white, black],
            Side::Black => [black, white],
        }
    }

    /// Takes the moves of a line.
    pub(crate) fn set_line(&mut self, first: Side, line: &[Move]) {
        self.clear();
        let [one, other] = self.steps_of(first);
        one.extend(line.iter().step_by(2).map(|&mv| Step::from(mv)));
        other.extend(line.iter().skip(1).step_by(2).map(|&mv| Step::from(mv)));
    }

    /// Whether the pieces form a mate after all moves, as far as a short look tells: a real mate is
    /// rarely rejected, and a false one is often found out at once.
    pub(crate) fn looks_like_mate(&self, position: &Position, by: Side) -> bool {
        let mut board = *position.board();
        for side in [!by, by] {
            for step in &self.steps[side] {
                if board.of(side, step.kind).bits() & bit(step.from) == 0
                    || board.side(side).bits() & bit(step.to) != 0
                {
                    return false;
                }
                board.remove(step.from);
                let kind = step.promotion.unwrap_or(step.kind);
                board.put(Piece { side, kind }, step.to);
            }
        }
        let Some(mate) = self.steps[by].last() else { return false };
        if between(mate.kind, mate.from, mate.to) & board.occupied().bits() != 0 {
            return false;
        }
        let Some(victim) = board.king_of(!by) else { return false };
        let checkers = board.attackers_of(victim, by).bits();
        let blocked = board.side(!by).bits();
        if checkers == 0 {
            return false;
        }
        if let Some(checker) = SquareSet::from_bits(checkers).only() {
            let defenders = |on| board.attackers_of(on, !by).bits() & !bit(victim);
            let pawns = board.kind(Kind::Pawn).bits();
            let kind = board.piece_at(checker).map_or(Kind::Knight, |piece| piece.kind);
            if defenders(checker) != 0
                || squares(between(kind, checker, victim)).any(|on| defenders(on) & !pawns != 0)
            {
                return false;
            }
        }
        board.remove(victim);
        let zone = attacks_of(Kind::King, by, victim, 0) & !blocked;
        squares(zone).all(|flight| board.is_attacked(flight, by))
    }

    /// Puts together a line that leads from a position to mate by a side; returns whether that is
    /// possible.
    pub(crate) fn play_out(&mut self, start: &Position, by: Side, line: &mut Vec<Move>) -> bool {
        line.clear();
        if self.steps[by].is_empty() {
            return false;
        }
        let mut position = *start;
        let mut done = BySide::both(0);
        let king_walks = self.steps[!by].iter().any(|step| step.kind == Kind::King);
        let (mut waits, mut idle) = (0, 0);
        while line.len() < LONGEST {
            let side = position.to_move();
            let left = self.steps[side].len() - done[side];
            let is_waited_for = done[!side] < self.steps[!side].len();
            let is_mate = side == by && left == 1 && !is_waited_for;
            let ready = if side == by && left > 0 && !is_mate { left - 1 } else { left };
            let way = match king_walks && side == by {
                true => self.way_of_king(!by, done[!by]),
                false => 0,
            };
            let mv = match self.next_step(&position, done[side], ready, way) {
                Some(mv) => {
                    done[side] += 1;
                    idle = 0;
                    mv
                }
                // If neither side goes on, nothing will change.
                None if is_mate || idle == 2 || waits == WAITS => return false,
                None => {
                    waits += 1;
                    idle += 1;
                    let Some(mv) = self.wait(&position, by, done, line) else { return false };
                    mv
                }
            };
            line.push(mv);
            position.play_mut(mv);
            if is_mate {
                return position.is_checkmate();
            }
        }
        false
    }

    /// The squares that the king to be mated has still to step on.
    fn way_of_king(&self, side: Side, done: usize) -> u64 {
        let steps = &self.steps[side][done..];
        steps.iter().filter(|step| step.kind == Kind::King).fold(0, |way, step| way | bit(step.to))
    }

    /// The next move of the side to move that can be made, of this many; it is brought forward. No
    /// piece goes to where it attacks the way of the king to be mated.
    fn next_step(
        &mut self,
        position: &Position,
        done: usize,
        ready: usize,
        way: u64,
    ) -> Option<Move> {
        let steps = &mut self.steps[position.to_move()][done..done + ready];
        for index in 0..ready.min(READY) {
            // A piece makes its moves in their order.
            let step = steps[index];
            if steps[..index].iter().any(|earlier| earlier.to == step.from) {
                continue;
            }
            if way != 0 {
                let kind = step.promotion.unwrap_or(step.kind);
                let occupied = position.board().occupied().bits();
                if attacks_of(kind, position.to_move(), step.to, occupied) & way != 0 {
                    continue;
                }
            }
            if let Some(mv) = step.find(position) {
                if index > 0 {
                    steps[..=index].rotate_right(1);
                }
                return Some(mv);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginners_mate_is_played_out_by_both_sides() {
        for by in Side::ALL {
            let (mut script, mut line) = (Script::opening(by), Vec::new());
            assert!(script.play_out(&Position::start(), by, &mut line));
            assert!(crate::search::rounds::is_mate_after(&Position::start(), &line, by));
        }
    }
}
