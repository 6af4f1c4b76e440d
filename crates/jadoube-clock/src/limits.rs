//! The limits that the Laws set in minutes: they apply to the exact time, never to a rounded
//! display.

use jadoube_chess::Side;

use crate::Clock;

const MINUTE_MS: u64 = 60_000;

/// Whether this is less than the five minutes of 8.4; exactly five minutes are not.
pub const fn is_under_five_minutes(remaining_ms: u64) -> bool {
    remaining_ms < 5 * MINUTE_MS
}

/// Whether this is less than the two minutes of III.4; exactly two minutes are not.
pub const fn is_under_two_minutes(remaining_ms: u64) -> bool {
    remaining_ms < 2 * MINUTE_MS
}

impl Clock {
    /// Whether `side` has had less than five minutes at some stage of this period and gets less
    /// than thirty seconds with each move: then the moves need not be recorded until the period
    /// ends, even if time has been added since.
    ///
    /// Law: 8.4
    pub fn need_not_record(&self, side: Side, at: u64) -> bool {
        let per_move = self.controls()[side].period(self.reading(side, at).period).per_move;
        per_move.ms() < 30_000 && is_under_five_minutes(self.lowest(side, at))
    }
}
