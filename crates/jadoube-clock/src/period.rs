use std::num::NonZeroU32;

use crate::PerMove;

/// One period of a time control: a number of moves, or all that are left, and the time for them.
///
/// Law: 6.3.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Period {
    /// The time added when the period begins.
    pub time_ms: u64,
    /// The number of moves to complete in this period; `None` for all that are left.
    pub moves: Option<NonZeroU32>,
    /// The additional time for each move of the period.
    pub per_move: PerMove,
}

impl Period {
    /// A period for the rest of the game.
    pub const fn rest(time_ms: u64) -> Self {
        Self { time_ms, moves: None, per_move: PerMove::Nothing }
    }

    /// A period for a number of moves; for the rest of the game if `moves` is 0.
    pub const fn moves(moves: u32, time_ms: u64) -> Self {
        Self { time_ms, moves: NonZeroU32::new(moves), per_move: PerMove::Nothing }
    }

    /// This period with `per_move`.
    pub const fn with(self, per_move: PerMove) -> Self {
        Self { per_move, ..self }
    }
}
