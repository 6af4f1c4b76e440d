//! What the hands have done since the last move: the turn, and the boards it is done on.

use jadoube_chess::{BySide, Side, Square};

use crate::Duty;
use crate::game::table::Table;

/// What the side to move has done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The squares of the pieces touched so that it counts, in order.
    pub(crate) touched: Vec<Square>,
    /// The squares of the pieces touched, including those that seem to have been touched by
    /// accident.
    pub(crate) contacts: Vec<Square>,
    pub(crate) duty: Option<Duty>,
    /// The side that has announced adjusting.
    pub(crate) adjusting: Option<Side>,
    /// What the side to move said last.
    pub(crate) said: Option<String>,
    /// Whether the last move was put back at once; a press that belongs to it is not another fault.
    pub(crate) put_back: bool,
    /// Whether the duty comes from the move written for a wrong claim (9.5.3).
    pub(crate) written: bool,
}

/// Pieces that a player knocked over, while the opponent has not yet played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Displaced {
    pub(crate) by: Side,
    /// The time on the opponent's clock.
    pub(crate) opponent_ms: i64,
}

/// The boards of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tables {
    One(Box<Table>),
    /// White's board and Black's board (D.2).
    Two(Box<BySide<Table>>),
}

impl Tables {
    pub(crate) fn of(&self, side: Side) -> &Table {
        match self {
            Self::One(table) => table,
            Self::Two(tables) => tables.of(side),
        }
    }

    pub(crate) fn of_mut(&mut self, side: Side) -> &mut Table {
        match self {
            Self::One(table) => table,
            Self::Two(tables) => tables.of_mut(side),
        }
    }
}
