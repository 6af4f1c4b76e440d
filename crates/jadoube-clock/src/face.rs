//! One of the two clocks of a chess clock: how it runs, and how it is corrected.

mod correct;

use jadoube_chess::Side;

use crate::control::MAX_MOVES;
use crate::time_left::TimeLeft;
use crate::{FlagFall, NextPeriod, PerMove, Press, TimeControl};

/// One of the two clocks of a chess clock: a player's time, counter and flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    side: Side,
    left: TimeLeft,
    /// The least time shown since the period began.
    lowest_ms: u64,
    moves: u32,
    period: u32,
    /// The last period that has given its time, if the counter was set back to an earlier one.
    given: Option<u32>,
    flag: Option<FlagFall>,
    last_press: Option<Press>,
}

/// What a face needs to know about its settings.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    pub(crate) control: &'a TimeControl,
    pub(crate) next_period: NextPeriod,
}

impl Face {
    /// The face before the game: the first period and the time for the first move.
    pub(crate) fn new(side: Side, control: &TimeControl) -> Self {
        let first = control.period(0);
        let mut face = Self {
            side,
            left: TimeLeft {
                main_ms: first.time_ms.saturating_add(first.per_move.increment_ms()),
                extra_ms: first.per_move.extra_ms(),
            },
            lowest_ms: 0,
            moves: 0,
            period: 0,
            given: None,
            flag: None,
            last_press: None,
        };
        face.lowest_ms = face.shown_ms(control);
        face
    }

    /// The time shown: including Bronstein's extra time, but not a delay still to wait for.
    pub(crate) fn shown_ms(&self, control: &TimeControl) -> u64 {
        match control.period(self.period).per_move {
            PerMove::Bronstein(_) => self.available_ms(),
            PerMove::Nothing | PerMove::Increment(_) | PerMove::Delay(_) => self.left.main_ms,
        }
    }

    /// The time until the flag falls.
    pub(crate) fn available_ms(&self) -> u64 {
        self.left.total_ms()
    }

    pub(crate) fn extra_ms(&self) -> u64 {
        self.left.extra_ms
    }

    pub(crate) fn lowest_ms(&self) -> u64 {
        self.lowest_ms
    }

    pub(crate) fn moves(&self) -> u32 {
        self.moves
    }

    pub(crate) fn period(&self) -> u32 {
        self.period
    }

    pub(crate) fn flag(&self) -> Option<FlagFall> {
        self.flag
    }

    pub(crate) fn last_press(&self) -> Option<Press> {
        self.last_press
    }

    /// Whether nothing is left and nothing more will be counted.
    pub(crate) fn is_expired(&self) -> bool {
        self.left.is_none()
    }

    /// Lets the clock run from the instant `from`, for `elapsed_ms`.
    pub(crate) fn run(
        &mut self,
        rules: Rules<'_>,
        mut from: u64,
        mut elapsed_ms: u64,
        falls: &mut Vec<FlagFall>,
    ) {
        while !self.is_expired() {
            let available = self.available_ms();
            if elapsed_ms < available {
                self.left.use_up(elapsed_ms);
                self.note_lowest(rules.control);
                return;
            }
            elapsed_ms -= available;
            from = from.saturating_add(available);
            self.left.use_up(available);
            self.fall(rules, from, falls);
        }
    }

    /// Counts the move and gives the time for the next move.
    pub(crate) fn press(&mut self, rules: Rules<'_>, at: u64) -> Press {
        let mut press = Press {
            side: self.side,
            at,
            counted: false,
            increment_ms: 0,
            extra_ms: 0,
            period_ms: None,
            period: self.period,
            lowest_ms: self.lowest_ms,
        };
        if !self.is_expired() {
            press.counted = self.moves < MAX_MOVES;
            self.moves += u32::from(press.counted);
            if rules.next_period == NextPeriod::AtMove
                && self.has_met(rules.control)
                && rules.control.has_period(self.period.saturating_add(1))
            {
                self.period += 1;
                let is_given = self.given.is_some_and(|given| given >= self.period);
                let time_ms = rules.control.period(self.period).time_ms;
                press.period_ms = Some(if is_given { 0 } else { time_ms });
            }
            let per_move = rules.control.period(self.period).per_move;
            press.increment_ms = per_move.increment_ms();
            press.extra_ms = signed(per_move.extra_ms()).saturating_sub(signed(self.left.extra_ms));
            self.left.give(press.kept_ms());
            self.left.extra_ms = per_move.extra_ms();
            if press.period_ms.is_some() {
                self.lowest_ms = self.shown_ms(rules.control);
            }
        }
        self.last_press = Some(press);
        press
    }

    /// Enters the next period and adds its time; returns how much, or `None` if there is none.
    pub(crate) fn enter_next_period(&mut self, control: &TimeControl) -> Option<u64> {
        let next = self.period.saturating_add(1);
        if !control.has_period(next) {
            return None;
        }
        let (old, new) = (control.period(self.period), control.period(next));
        self.period = next;
        // The current move has already had what the old period gives for a move.
        let increment = new.per_move.increment_ms();
        let increment = increment.saturating_sub(old.per_move.increment_ms());
        let extra = new.per_move.extra_ms();
        let extra = extra.saturating_sub(old.per_move.extra_ms());
        let main = new.time_ms.saturating_add(increment);
        self.left.give(main);
        self.left.give_extra(extra);
        self.fit_extra(control);
        self.lowest_ms = self.shown_ms(control);
        Some(main.saturating_add(extra))
    }

    /// Makes the flag fall at `at`, and starts the next period if it is added at the flag.
    fn fall(&mut self, rules: Rules<'_>, at: u64, falls: &mut Vec<FlagFall>) {
        self.lowest_ms = 0;
        // A period may give no time of its own for the current move, and so be over at once.
        while self.is_expired() {
            let fall = FlagFall {
                side: self.side,
                at,
                period: self.period,
                moves_made: self.moves,
                moves_required: rules.control.moves_required(self.period),
            };
            falls.push(fall);
            if !fall.is_control_met() && self.flag.is_none() {
                self.flag = Some(fall);
            }
            let next_given = self.period < last_index(rules.control);
            // A period that repeats is added only if the moves were completed; otherwise a flag
            // would fall again and again for ever.
            let goes_on =
                rules.next_period == NextPeriod::AtFlag && (next_given || fall.is_control_met());
            if !goes_on || self.enter_next_period(rules.control).is_none() {
                return;
            }
        }
    }

    fn has_met(&self, control: &TimeControl) -> bool {
        control.moves_required(self.period).is_some_and(|required| self.moves >= required)
    }

    /// Turns extra time that the period does not have into main time.
    ///
    /// So a press, which refills the extra time, never leaves less than there was, unless it leads
    /// into a period with its own time.
    fn fit_extra(&mut self, control: &TimeControl) {
        let most = control.period(self.period).per_move.extra_ms();
        let surplus = self.left.extra_ms.saturating_sub(most);
        self.left.extra_ms -= surplus;
        self.left.give(surplus);
    }

    fn note_lowest(&mut self, control: &TimeControl) {
        self.lowest_ms = self.lowest_ms.min(self.shown_ms(control));
    }
}

fn last_index(control: &TimeControl) -> u32 {
    u32::try_from(control.periods().len() - 1).unwrap_or(u32::MAX)
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
