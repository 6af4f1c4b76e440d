use jadoube_chess::{Attempt, BySide, Side, Square};

use crate::{Standing, Wrong};

/// A move that was made, lawful or not, as the record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What stood on the board.
    pub before: Standing,
    /// What the hand did, if it can be told as one move.
    pub attempt: Option<Attempt>,
    /// What was wrong with it.
    pub wrong: Option<Wrong>,
    /// What stands on the board.
    pub after: Standing,
    /// What had been touched, in order.
    pub touched: Vec<Square>,
    /// The same with what seems to have been touched by accident.
    pub contacts: Vec<Square>,
    /// The entry with which it was made.
    pub made_in: u32,
    /// The entry with which it was completed.
    pub completed_in: Option<u32>,
    /// Whether it was punished as an illegal move and stays in the line all the same.
    pub punished: bool,
    /// What the clocks showed when its player got the move, White's first.
    pub clocks_before_ms: BySide<i64>,
}

impl Ply {
    /// Whose move it is.
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

    /// Whether it counts as an illegal move and nothing has been done about it.
    pub fn is_open_fault(&self) -> bool {
        self.is_illegal_move() && !self.punished
    }
}
