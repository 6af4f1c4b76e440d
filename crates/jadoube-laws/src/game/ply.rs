use jadoube_chess::{Attempt, BySide, Side, Square};

use crate::game::pass::Pass;
use crate::{Standing, Wrong};

/// A move that was made, lawful or not, as the record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was on the board before it.
    pub before: Standing,
    /// What the hand did, if it can be expressed as one move.
    pub attempt: Option<Attempt>,
    /// What was wrong with it.
    pub wrong: Option<Wrong>,
    /// What is on the board after it.
    pub after: Standing,
    /// The squares of the pieces touched, in order.
    pub touched: Vec<Square>,
    /// The squares of the pieces touched, including those that seem to have been touched by
    /// accident.
    pub contacts: Vec<Square>,
    /// The entry in which it was made.
    pub made_in: u32,
    /// The entry in which it was completed.
    pub completed_in: Option<u32>,
    /// Whether it was penalised as an illegal move and nevertheless stays in the line.
    pub punished: bool,
    /// The presses without a move that came before it, after the ply before.
    pub passes: Vec<Pass>,
    /// The clocks when its player got the move, White's first.
    pub clocks_before_ms: BySide<i64>,
    /// If it was played with pieces that were not where they belong: how many plies had been made
    /// when they were displaced.
    pub(crate) displaced_since: Option<usize>,
}

impl Ply {
    /// The side that made it.
    pub const fn side(&self) -> Side {
        self.before.to_move()
    }

    /// Its number on the scoresheet.
    pub const fn number(&self) -> u32 {
        self.before.move_number()
    }

    /// Whether it counts as an illegal move (7.5.1 to 7.5.4).
    pub fn is_illegal_move(&self) -> bool {
        self.wrong.is_some_and(Wrong::is_illegal_move)
    }

    /// Whether its player had pressed the clock before making it.
    pub fn is_pressed_before(&self) -> bool {
        self.passes.last().is_some_and(|pass| pass.side() == self.side())
    }

    /// Notes that its fault was penalised, or the press of the same player before it.
    pub(crate) fn punish(&mut self, side: Side) {
        match self.is_illegal_move() && self.side() == side {
            true => self.punished = true,
            false => {
                let of_side = self.passes.iter_mut().filter(|pass| pass.side() == side);
                of_side.for_each(|pass| pass.punished = true);
            }
        }
    }

    /// Whether it counts as an illegal move and nothing has been done about it.
    pub fn is_open_fault(&self) -> bool {
        self.is_illegal_move() && !self.punished
    }
}
