//! chasolver's answers.

use std::str::FromStr;

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, Color};
use jadoube_chess::{Position, Side};

/// A question as chasolver takes it.
pub(super) struct Peer {
    board: Board,
    by: Color,
}

impl Peer {
    /// The question, if the board that chasolver builds on takes this position.
    pub(super) fn new(position: &Position, by: Side) -> Option<Peer> {
        let by = match by {
            Side::White => Color::White,
            Side::Black => Color::Black,
        };
        Board::from_str(&position.to_string()).ok().map(|board| Peer { board, by })
    }

    /// Yes, no, or `None` if it gives up.
    pub(super) fn full(&self) -> Option<bool> {
        winnability(&self.board, self.by)
            .map(|answer| matches!(answer, Winnability::Winnable { .. }))
    }

    /// Whether its fast mode is sure that there is no mate; it never says yes.
    pub(super) fn is_no_fast(&self) -> bool {
        is_unwinnable_fast(&self.board, self.by)
    }
}
