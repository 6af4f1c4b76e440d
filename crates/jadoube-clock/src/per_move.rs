/// What a player gets for each move on top of the period's time, in milliseconds.
///
/// Law: 6.3.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PerMove {
    /// No additional time.
    #[default]
    Nothing,
    /// Time that is added before the first move and after each completed move (cumulative,
    /// Fischer). What is not used is kept.
    Increment(u64),
    /// The fixed extra time of the delay mode, shown as part of the player's time: what was used of
    /// it is restored after the move, what was not used is lost.
    Bronstein(u64),
    /// The fixed extra time of the delay mode, shown as a wait: the main time does not run until it
    /// is used up (US delay).
    Delay(u64),
}

impl PerMove {
    /// The milliseconds for each move, in whatever way they are given.
    pub const fn ms(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Increment(ms) | Self::Bronstein(ms) | Self::Delay(ms) => ms,
        }
    }

    /// This time for each move, or `Nothing` if it is zero.
    ///
    /// `+0s` and no increment at all are the same, and compare equal only in this form.
    pub(crate) const fn normal(self) -> Self {
        if self.ms() == 0 { Self::Nothing } else { self }
    }

    /// The time added to the main time for a move, which is kept.
    pub(crate) const fn increment_ms(self) -> u64 {
        match self {
            Self::Increment(ms) => ms,
            Self::Nothing | Self::Bronstein(_) | Self::Delay(_) => 0,
        }
    }

    /// The time that a move may use before the main time counts down.
    pub(crate) const fn extra_ms(self) -> u64 {
        match self {
            Self::Bronstein(ms) | Self::Delay(ms) => ms,
            Self::Nothing | Self::Increment(_) => 0,
        }
    }
}
