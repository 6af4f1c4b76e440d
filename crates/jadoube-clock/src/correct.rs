//! The arbiter's corrections of a clock. Each operation returns what was there before.

use jadoube_chess::Side;

use crate::{Clock, FlagFall, Press, Reading, TimeControl};

impl Clock {
    /// Sets the time shown for `side`; returns what the clock showed before.
    ///
    /// Giving time to a clock that had none raises its flag; taking all time from a clock that had
    /// some makes its flag fall.
    ///
    /// Law: 6.10.2, 7.1
    pub fn set(&mut self, at: u64, side: Side, ms: u64) -> Reading {
        let before = self.told(at, side);
        let at = self.now();
        let (face, rules, falls) = self.parts(side);
        face.set_shown(rules, at, ms, falls);
        self.obey_freeze();
        before
    }

    /// Adds time to the clock of `side`, or takes it away if negative; returns the actual change.
    ///
    /// No clock goes below zero: at zero its flag falls.
    pub fn add(&mut self, at: u64, side: Side, ms: i64) -> i64 {
        self.advance(at);
        let at = self.now();
        let (face, rules, falls) = self.parts(side);
        let change = face.add(rules, at, ms, falls);
        self.obey_freeze();
        change
    }

    /// Sets the number of moves counted for `side`; returns what the clock showed before.
    ///
    /// The times are not changed. If periods are added at the move, the clock is then in the period
    /// to which that number of moves belongs. The time of a later period that was given stays, and
    /// is not given again unless a time is set or [`Clock::owe_periods`] says so.
    pub fn set_counter(&mut self, at: u64, side: Side, moves: u32) -> Reading {
        let before = self.told(at, side);
        let (face, rules, _) = self.parts(side);
        face.set_moves(rules, moves);
        before
    }

    /// Lets each period that `side` has yet to reach give its time, even if it has given it before.
    pub fn owe_periods(&mut self, side: Side) {
        let (face, ..) = self.parts(side);
        face.owe_periods();
    }

    /// Gives `side` the extra time of the period for the present move, as at the start of a move.
    ///
    /// Law: III.4
    pub fn give_extra(&mut self, at: u64, side: Side) {
        self.advance(at);
        let (face, rules, _) = self.parts(side);
        face.give_extra(rules.control);
    }

    /// Sets the period of `side`, counted from 0, without changing the time; returns what the clock
    /// showed before.
    pub fn set_period(&mut self, at: u64, side: Side, period: u32) -> Reading {
        let before = self.told(at, side);
        let (face, rules, _) = self.parts(side);
        face.set_period(rules.control, period);
        before
    }

    /// Adds the time of the next period to the clock of `side` and raises its flag: the control was
    /// met although the clock did not know it. Returns the time added; `None` if there is no
    /// further period.
    ///
    /// Law: 6.4
    pub fn add_period(&mut self, at: u64, side: Side) -> Option<u64> {
        self.advance(at);
        let (face, rules, _) = self.parts(side);
        let added = face.enter_next_period(rules.control)?;
        face.raise_flag();
        Some(added)
    }

    /// Raises the flag of `side` without changing the time; returns the fall that it was.
    pub fn raise_flag(&mut self, at: u64, side: Side) -> Option<FlagFall> {
        self.advance(at);
        let (face, ..) = self.parts(side);
        face.raise_flag()
    }

    /// Gives `side` another control from the next press on; returns the previous one.
    ///
    /// Time and counter are kept; extra time that the new control does not have becomes main time.
    ///
    /// Law: 6.10.2, III.4
    pub fn set_control(&mut self, at: u64, side: Side, control: TimeControl) -> TimeControl {
        self.advance(at);
        let before = std::mem::replace(&mut self.controls[side], control);
        let (face, rules, _) = self.parts(side);
        face.find_period(rules);
        before
    }

    /// Takes back what the last press of `side` gave: the counted move, the increment, the next
    /// period. Returns what it was; `None` if there was none, or the time has been set since.
    ///
    /// Time that has passed is not given back, and no clock is started or stopped.
    pub fn take_back_press(&mut self, at: u64, side: Side) -> Option<Press> {
        self.advance(at);
        let at = self.now();
        let (face, rules, falls) = self.parts(side);
        let press = face.take_back(rules, at, falls);
        self.obey_freeze();
        press
    }

    fn told(&mut self, at: u64, side: Side) -> Reading {
        self.advance(at);
        self.reading(side, self.now())
    }
}
