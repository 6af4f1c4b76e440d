//! Corrections by hand of one of the two clocks.

use super::{Face, Rules, last_index, signed};
use crate::control::{MAX_MOVES, MAX_MS};
use crate::{FlagFall, NextPeriod, PerMove, Press, TimeControl};

impl Face {
    /// Takes back what the last press gave; `None` if there is nothing to take back.
    pub(crate) fn take_back(
        &mut self,
        rules: Rules<'_>,
        at: u64,
        falls: &mut Vec<FlagFall>,
    ) -> Option<Press> {
        let press = self.last_press.take()?;
        let was_expired = self.is_expired();
        self.moves = self.moves.saturating_sub(u32::from(press.counted));
        if press.period_ms.is_some() {
            self.period = press.period;
            self.lowest_ms = press.lowest_ms;
        }
        if press.extra_ms >= 0 {
            self.left.use_up(press.extra_ms.unsigned_abs());
        } else {
            self.left.give_extra(press.extra_ms.unsigned_abs());
        }
        self.left.take_away(press.kept_ms());
        self.settle(rules, at, was_expired, falls);
        Some(press)
    }

    /// Sets the time shown.
    pub(crate) fn set_shown(
        &mut self,
        rules: Rules<'_>,
        at: u64,
        ms: u64,
        falls: &mut Vec<FlagFall>,
    ) {
        let was_expired = self.is_expired();
        let ms = ms.min(MAX_MS);
        match rules.control.period(self.period).per_move {
            PerMove::Bronstein(_) => {
                self.left.extra_ms = self.left.extra_ms.min(ms);
                self.left.main_ms = ms - self.left.extra_ms;
            }
            PerMove::Nothing | PerMove::Increment(_) | PerMove::Delay(_) => self.left.main_ms = ms,
        }
        // What an earlier press gave is no longer part of the time that was set.
        self.last_press = None;
        self.given = None;
        self.settle(rules, at, was_expired, falls);
    }

    /// Adds time, or takes it away down to nothing; returns how much it was.
    pub(crate) fn add(
        &mut self,
        rules: Rules<'_>,
        at: u64,
        ms: i64,
        falls: &mut Vec<FlagFall>,
    ) -> i64 {
        let was_expired = self.is_expired();
        let before = self.available_ms();
        if ms >= 0 {
            self.left.give(ms.unsigned_abs());
        } else {
            self.left.take_away(ms.unsigned_abs());
        }
        let change = signed(self.available_ms()).saturating_sub(signed(before));
        self.settle(rules, at, was_expired, falls);
        change
    }

    pub(crate) fn set_moves(&mut self, rules: Rules<'_>, moves: u32) {
        let given = self.given.unwrap_or(0).max(self.period);
        self.moves = moves.min(MAX_MOVES);
        self.find_period(rules);
        self.given = (given > self.period).then_some(given);
    }

    pub(crate) fn owe_periods(&mut self) {
        self.given = None;
    }

    pub(crate) fn give_extra(&mut self, control: &TimeControl) {
        let extra = control.period(self.period).per_move.extra_ms();
        self.left.extra_ms = self.left.extra_ms.max(extra);
    }

    /// Finds the period after the control was changed.
    pub(crate) fn find_period(&mut self, rules: Rules<'_>) {
        let before = self.period;
        if rules.next_period == NextPeriod::AtMove {
            self.period = rules.control.period_after(self.moves);
        } else if !rules.control.has_period(self.period) {
            self.period = last_index(rules.control);
        }
        self.fit_extra(rules.control);
        self.last_press = None;
        if self.period != before {
            self.lowest_ms = self.shown_ms(rules.control);
        }
    }

    pub(crate) fn set_period(&mut self, control: &TimeControl, period: u32) {
        self.period = if control.has_period(period) {
            // A repetition that no game can reach is as good as the last one that can be reached.
            period.min(last_index(control).saturating_add(MAX_MOVES))
        } else {
            last_index(control)
        };
        self.fit_extra(control);
        self.last_press = None;
        self.lowest_ms = self.shown_ms(control);
    }

    pub(crate) fn raise_flag(&mut self) -> Option<FlagFall> {
        self.flag.take()
    }

    /// Adjusts the flag after the time was changed by hand.
    fn settle(&mut self, rules: Rules<'_>, at: u64, was_expired: bool, falls: &mut Vec<FlagFall>) {
        match (was_expired, self.is_expired()) {
            (true, false) => self.flag = None,
            (false, true) => self.fall(rules, at, falls),
            (true, true) | (false, false) => {}
        }
        self.note_lowest(rules.control);
    }
}
