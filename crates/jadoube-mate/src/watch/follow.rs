//! How a script follows a game.

use jadoube_chess::{Kind, Move, Side, Square};

use crate::attacks::{attacks_of, bit};
use crate::watch::script::{Script, Step};

impl Script {
    /// What is left to do after a move of the game by a side.
    pub(crate) fn follow(&mut self, side: Side, by: Side, mv: Move) {
        if let Some(on) = mv.captured_on() {
            self.forget(!side, by, on);
        }
        let steps = &mut self.steps[side];
        let Some(first) = first_of(steps, mv.from()) else { return };
        // The piece may already be where it was meant to go later.
        let is_mate = |index: usize| side == by && index + 1 == steps.len();
        let mut at = mv.from();
        for index in first..steps.len() {
            let step = steps[index];
            if step.from != at {
                continue;
            }
            at = step.to;
            if at == mv.to() && step.promotion == mv.promotion() && !is_mate(index) {
                return drop_way(steps, first, mv.from(), Some(at));
            }
        }
        let step = &mut steps[first];
        let can_go_on = match step.kind {
            Kind::Pawn => step.to == mv.to().offset(0, ahead(side)).unwrap_or(mv.to()),
            kind => attacks_of(kind, side, mv.to(), 0) & bit(step.to) != 0,
        };
        if can_go_on && mv.promotion().is_none() {
            step.from = mv.to();
        } else if mv.kind() == Kind::Pawn {
            self.clear();
        } else {
            steps.insert(0, Step::from(mv).back());
        }
    }

    /// A piece is gone from a square, and with it what it was meant to do.
    fn forget(&mut self, side: Side, by: Side, on: Square) {
        let steps = &mut self.steps[side];
        let mate = steps.last().copied();
        if let Some(first) = first_of(steps, on) {
            drop_way(steps, first, on, None);
            if side == by && steps.last().copied() != mate {
                self.clear();
            }
        }
    }

    /// Whether the piece that has moved last can go back first, and has nothing else to do.
    pub(crate) fn can_take_back(&self, side: Side, mv: Move) -> bool {
        mv.kind() != Kind::Pawn
            && mv.castling().is_none()
            && first_of(&self.steps[side], mv.to()).is_none()
    }

    /// Lets that piece go back first.
    pub(crate) fn take_back(&mut self, side: Side, mv: Move) {
        self.steps[side].insert(0, Step::from(mv).back());
    }

    /// Leaves out the moves by which a piece only comes back to where it was.
    pub(crate) fn shorten(&mut self) {
        for (_, steps) in &mut self.steps {
            let mut last = 0;
            while last < steps.len() {
                let Step { mut from, to, .. } = steps[last];
                let mut earlier = (0..last).rev();
                // Back along the way of this piece.
                let circle = earlier.find(|&index| {
                    let is_its = steps[index].to == from;
                    if is_its {
                        from = steps[index].from;
                    }
                    is_its && from == to
                });
                last += 1;
                if let Some(circle) = circle {
                    let before = steps.len();
                    drop_way(steps, circle, to, Some(to));
                    last -= before - steps.len();
                }
            }
        }
    }
}

const fn ahead(side: Side) -> i8 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// The first move of the piece that stands on a square now.
fn first_of(steps: &[Step], on: Square) -> Option<usize> {
    let first = steps.iter().position(|step| step.from == on || step.to == on)?;
    (steps[first].from == on).then_some(first)
}

/// Leaves out what the piece on a square does from the `first` move on, until it reaches another
/// square.
fn drop_way(steps: &mut Vec<Step>, first: usize, on: Square, until: Option<Square>) {
    let (mut place, mut at, mut is_there) = (0, on, false);
    steps.retain(|step| {
        let is_its = place >= first && !is_there && step.from == at;
        place += 1;
        if is_its {
            at = step.to;
            is_there = Some(at) == until;
        }
        !is_its
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::Position;

    fn play(position: &mut Position, script: &mut Script, by: Side, attempt: &str) {
        let mv = position.check(attempt.parse().expect("a move")).expect("legal");
        script.follow(position.to_move(), by, mv);
        position.play_mut(mv);
    }

    #[test]
    fn a_script_goes_along_with_the_game() {
        let (mut position, mut script) = (Position::start(), Script::opening(Side::White));
        // The pawn goes another way, the bishop farther than planned, a piece that is not needed
        // moves, and the queen has to come back.
        for attempt in ["e2e3", "a7a6", "f1d3", "a6a5", "b1c3", "b8c6", "d1e2", "c6b8"] {
            play(&mut position, &mut script, Side::White, attempt);
            let mut line = Vec::new();
            assert!(script.play_out(&position, Side::White, &mut line), "{attempt}");
            assert!(
                crate::search::rounds::is_mate_after(&position, &line, Side::White),
                "{attempt}"
            );
        }
    }

    #[test]
    fn without_the_man_that_mates_there_is_no_script() {
        let start = "rnb1kbnr/pppp1ppp/8/4p3/4PP1q/6P1/PPPP3P/RNBQKBNR w KQkq - 0 1";
        let mut position = Position::from_fen(start).expect("a position");
        let mut script = Script::default();
        script.steps.black.push(Step::new(Kind::Queen, Square::H4, Square::E1));
        play(&mut position, &mut script, Side::Black, "g3h4");
        assert!(!script.play_out(&position, Side::Black, &mut Vec::new()));
        assert!(script.steps.black.is_empty());
    }

    #[test]
    fn circles_are_left_out() {
        let step = |from, to| Step::new(Kind::King, from, to);
        let mut script = Script::default();
        script.steps.white = vec![
            step(Square::A1, Square::B1),
            step(Square::B1, Square::C1),
            Step::new(Kind::Rook, Square::H1, Square::H2),
            step(Square::C1, Square::B1),
            step(Square::B1, Square::B2),
        ];
        script.shorten();
        let left = [
            step(Square::A1, Square::B1),
            Step::new(Kind::Rook, Square::H1, Square::H2),
            step(Square::B1, Square::B2),
        ];
        assert_eq!(script.steps.white, left);
    }
}
