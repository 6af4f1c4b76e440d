//! What a clock lost is what elapsed while it ran, less what it was given.

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Clock, PerMove, Period, TimeControl};
use proptest::prelude::*;

use crate::acts::{Act, acts, any_clock, perform};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn time_is_conserved(mut clock in any_clock(60_000), acts in acts(60_000)) {
        let mut books = Books::new(&clock);
        let mut at = 0;
        for (wait, act) in &acts {
            at += wait;
            books.pass_time(&clock, at);
            books.book(&mut clock, at, act);
            for side in Side::ALL {
                let available = i128::from(clock.available(side, at));
                prop_assert_eq!(books.owed[side], available, "{:?} after {:?}", side, act);
            }
        }
    }
}

/// What a flag that is not the last gives: the next period, and the additional time for its moves.
fn passed(control: &TimeControl, period: u32) -> i128 {
    let (old, new) = (control.period(period), control.period(period + 1));
    let increment = |period: Period| match period.per_move {
        PerMove::Increment(ms) => ms,
        _ => 0,
    };
    let extra = |period: Period| period.per_move.ms() - increment(period);
    i128::from(new.time_ms)
        + i128::from(increment(new).saturating_sub(increment(old)))
        + i128::from(extra(new).saturating_sub(extra(old)))
}

/// The books kept beside a clock: what each side should have.
struct Books {
    owed: BySide<i128>,
    falls_seen: usize,
}

impl Books {
    fn new(clock: &Clock) -> Self {
        Self { owed: BySide::from_fn(|side| i128::from(clock.available(side, 0))), falls_seen: 0 }
    }

    /// Books the time that passes until `at`, and the flags that fell by it.
    fn pass_time(&mut self, before: &Clock, at: u64) {
        let mut after = before.clone();
        after.advance(at);
        self.book_passings(&after);
        if let Some(side) = before.running().filter(|&side| !before.is_expired(side)) {
            let until = match after.falls().last() {
                Some(fall) if after.is_expired(side) => fall.at,
                _ => at,
            };
            self.owed[side] -= i128::from(until - before.now());
        }
    }

    /// Books what the flags since the last look gave.
    fn book_passings(&mut self, clock: &Clock) {
        let fallen = &clock.falls()[self.falls_seen..];
        for (index, fall) in fallen.iter().enumerate() {
            // One act can make only one side's flag fall; only its last fall can be final.
            let is_final = index + 1 == fallen.len() && clock.is_expired(fall.side);
            if !is_final {
                self.owed[fall.side] += passed(&clock.controls()[fall.side], fall.period);
            }
        }
        self.falls_seen = clock.falls().len();
    }

    /// Books an act that takes no time.
    fn book(&mut self, clock: &mut Clock, at: u64, act: &Act) {
        let (side, change) = match *act {
            Act::Press(side) => (side, clock.press(at, side).map_or(0, |press| press.given_ms())),
            Act::Add(side, ms) => (side, clock.add(at, side, ms)),
            Act::AddPeriod(side) => {
                let added = clock.add_period(at, side).unwrap_or(0);
                (side, i64::try_from(added).unwrap())
            }
            Act::Set(side, ms) => {
                let before = clock.set(at, side, ms).remaining_ms;
                (side, i64::try_from(ms).unwrap() - i64::try_from(before).unwrap())
            }
            Act::TakeBack(side) => {
                let had = i64::try_from(clock.available(side, at)).unwrap();
                let press = clock.take_back_press(at, side);
                (side, -press.map_or(0, |press| press.given_ms()).min(had))
            }
            _ => {
                perform(clock, at, act);
                (Side::White, 0)
            }
        };
        self.owed[side] += i128::from(change);
        self.book_passings(clock);
    }
}
