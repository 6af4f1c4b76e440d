use jadoube_chess::Side;

/// The fall of a flag: the time of a period was used up.
///
/// Whether it loses the game is for the Laws to say: [`FlagFall::is_control_met`] goes by the
/// clock's own counter, [`FlagFall::is_met_by`] by a better count.
///
/// Law: 6.1, 6.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagFall {
    /// The side whose flag it is.
    pub side: Side,
    /// The instant at which no time was left.
    pub at: u64,
    /// The index of the period that ended, counted from 0.
    pub period: u32,
    /// The number of moves the clock had counted for that side.
    pub moves_made: u32,
    /// The number of moves required by then; `None` if all moves were.
    pub moves_required: Option<u32>,
}

impl FlagFall {
    /// Whether the moves of the period had been completed, by the counter of the clock.
    pub const fn is_control_met(&self) -> bool {
        self.is_met_by(self.moves_made)
    }

    /// Whether `moves` completed moves are enough for the period that ended.
    pub const fn is_met_by(&self, moves: u32) -> bool {
        match self.moves_required {
            Some(required) => moves >= required,
            None => false,
        }
    }
}
