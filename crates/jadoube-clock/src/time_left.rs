use crate::control::MAX_MS;

/// The time a player has left: the main time, and the extra time of the move, which is used up
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLeft {
    pub(crate) main_ms: u64,
    /// The rest of the delay (or Bronstein) time of the move.
    pub(crate) extra_ms: u64,
}

impl TimeLeft {
    /// Both together: the time until the flag falls.
    pub(crate) fn total_ms(self) -> u64 {
        self.main_ms.saturating_add(self.extra_ms)
    }

    pub(crate) fn is_none(self) -> bool {
        self.total_ms() == 0
    }

    pub(crate) fn give(&mut self, ms: u64) {
        self.main_ms = self.main_ms.saturating_add(ms).min(MAX_MS);
    }

    pub(crate) fn give_extra(&mut self, ms: u64) {
        self.extra_ms = self.extra_ms.saturating_add(ms).min(MAX_MS);
    }

    /// Takes time like a running clock, the extra time first; stops at zero.
    pub(crate) fn use_up(&mut self, ms: u64) {
        let from_extra = ms.min(self.extra_ms);
        self.extra_ms -= from_extra;
        self.main_ms = self.main_ms.saturating_sub(ms - from_extra);
    }

    /// Takes time like an arbiter, the main time first; stops at zero.
    pub(crate) fn take_away(&mut self, ms: u64) {
        let from_main = ms.min(self.main_ms);
        self.main_ms -= from_main;
        self.extra_ms = self.extra_ms.saturating_sub(ms - from_main);
    }
}
