use jadoube_chess::Side;

/// A flag that fell: the time of a period was used up.
///
/// Whether it costs the game is for the Laws to say: [`FlagFall::is_control_met`] tells what the
/// clock's own counter says, [`FlagFall::is_met_by`] what a better count would.
///
/// Law: 6.1, 6.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagFall {
    /// Whose flag it is.
    pub side: Side,
    /// The instant at which nothing was left.
    pub at: u64,
    /// The index of the period that ended, counted from 0.
    pub period: u32,
    /// The moves the clock had counted for that side.
    pub moves_made: u32,
    /// The moves to have completed by then; `None` if all had to be.
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
