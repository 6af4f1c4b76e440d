use jadoube_chess::Side;

/// What a press of the clock gave to the player who pressed, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Press {
    /// The side that pressed.
    pub side: Side,
    /// The instant of the press.
    pub at: u64,
    /// Whether the move was counted; it is not counted after a flag fall.
    pub counted: bool,
    /// The increment added for the next move.
    pub increment_ms: u64,
    /// The change of the extra time (delay, Bronstein) by refilling it for the next move; negative
    /// if the next period has less of it.
    pub extra_ms: i64,
    /// The time of the next period, if the move completed the previous one; nothing if the period
    /// had given it before.
    pub period_ms: Option<u64>,
    /// The index of the period in which the move was made.
    pub period: u32,
    /// The least time shown in that period so far.
    pub(crate) lowest_ms: u64,
}

impl Press {
    /// Everything that the press added to the time until the flag falls.
    pub fn given_ms(&self) -> i64 {
        i64::try_from(self.kept_ms()).unwrap_or(i64::MAX).saturating_add(self.extra_ms)
    }

    /// What was added to the main time.
    pub(crate) fn kept_ms(&self) -> u64 {
        self.increment_ms.saturating_add(self.period_ms.unwrap_or(0))
    }
}
