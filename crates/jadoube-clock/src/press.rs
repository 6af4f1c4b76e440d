use jadoube_chess::Side;

/// What a press of the clock gave to the player who pressed, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Press {
    /// Who pressed.
    pub side: Side,
    /// When.
    pub at: u64,
    /// Whether the move was counted; it is not after the flag.
    pub counted: bool,
    /// The increment added for the move to come.
    pub increment_ms: u64,
    /// The change of the extra time (delay, Bronstein) by filling it up for the move to come;
    /// negative if the next period has less of it.
    pub extra_ms: i64,
    /// The time of the next period, if the move completed the one before.
    pub period_ms: Option<u64>,
    /// The index of the period in which the move was made.
    pub period: u32,
    /// The least time shown in that period until then.
    pub(crate) lowest_ms: u64,
}

impl Press {
    /// All that the press added to the time until the flag falls.
    pub fn given_ms(&self) -> i64 {
        i64::try_from(self.kept_ms()).unwrap_or(i64::MAX).saturating_add(self.extra_ms)
    }

    /// What went to the main time.
    pub(crate) fn kept_ms(&self) -> u64 {
        self.increment_ms.saturating_add(self.period_ms.unwrap_or(0))
    }
}
