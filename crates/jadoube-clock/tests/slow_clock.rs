//! A clock in the slow, obvious way: it ticks once per millisecond.

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Controls, Freeze, NextPeriod, PerMove, Period};
use proptest::prelude::*;

use crate::acts::{Act, acts, any_clock, perform};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_clock_agrees_with_one_that_ticks(mut clock in any_clock(40), acts in acts(40)) {
        let mut slow = SlowClock::new(clock.controls().clone(), clock.next_period(), clock.freeze());
        for (wait, act) in &acts {
            slow.wait_until(slow.now + wait);
            match *act {
                Act::Start(_) if slow.freeze == Freeze::Both && slow.is_frozen() => {}
                Act::Start(side) => slow.running = Some(side),
                Act::Stop => slow.running = None,
                Act::Press(side) => slow.press(side),
                Act::PressWithoutMove(side) if slow.running == Some(side) => {
                    slow.running = Some(!side);
                }
                Act::Add(side, ms) => {
                    let had_time = slow.available(side) > 0;
                    let state = slow.side(side);
                    let main = i64::try_from(state.main).unwrap() + ms;
                    state.main = u64::try_from(main).unwrap_or(0);
                    state.extra = state.extra.saturating_sub(main.min(0).unsigned_abs());
                    if had_time {
                        slow.look_at_flag(side);
                    }
                }
                // Other kinds of corrections have their own tests.
                Act::PressWithoutMove(_) | Act::Wait => {}
                _ => continue,
            }
            perform(&mut clock, slow.now, act);
            prop_assert_eq!(clock.running(), slow.running);
            for side in Side::ALL {
                let state = slow.sides[side];
                prop_assert_eq!(clock.remaining(side, slow.now), slow.shown(side));
                prop_assert_eq!(clock.available(side, slow.now), slow.available(side));
                prop_assert_eq!(clock.moves(side), state.moves);
                prop_assert_eq!(clock.period(side), state.period);
            }
            let falls: Vec<_> = clock.falls().iter().map(|f| (f.side, f.at, f.period)).collect();
            prop_assert_eq!(&falls, &slow.falls);
        }
    }
}

struct SlowClock {
    controls: Controls,
    next_period: NextPeriod,
    freeze: Freeze,
    now: u64,
    running: Option<Side>,
    sides: BySide<SlowSide>,
    /// Whose flag fell, when, and in which period.
    falls: Vec<(Side, u64, u32)>,
}

#[derive(Clone, Copy, Debug)]
struct SlowSide {
    main: u64,
    extra: u64,
    moves: u32,
    period: u32,
}

fn increment(period: Period) -> u64 {
    match period.per_move {
        PerMove::Increment(ms) => ms,
        _ => 0,
    }
}

fn extra(period: Period) -> u64 {
    match period.per_move {
        PerMove::Delay(ms) | PerMove::Bronstein(ms) => ms,
        _ => 0,
    }
}

impl SlowClock {
    fn new(controls: Controls, next_period: NextPeriod, freeze: Freeze) -> Self {
        let sides = BySide::from_fn(|side| {
            let first = controls[side].periods()[0];
            SlowSide {
                main: first.time_ms + increment(first),
                extra: extra(first),
                moves: 0,
                period: 0,
            }
        });
        Self { controls, next_period, freeze, now: 0, running: None, sides, falls: Vec::new() }
    }

    fn side(&mut self, side: Side) -> &mut SlowSide {
        &mut self.sides[side]
    }

    fn available(&self, side: Side) -> u64 {
        let side = &self.sides[side];
        side.main + side.extra
    }

    fn shown(&self, side: Side) -> u64 {
        let state = self.sides[side];
        match self.nth(side, state.period).per_move {
            PerMove::Bronstein(_) => state.main + state.extra,
            _ => state.main,
        }
    }

    fn wait_until(&mut self, at: u64) {
        while self.now < at {
            self.now += 1;
            let Some(side) = self.running else { continue };
            if self.available(side) == 0 {
                continue;
            }
            let state = self.side(side);
            if state.extra > 0 {
                state.extra -= 1;
            } else {
                state.main -= 1;
            }
            self.look_at_flag(side);
        }
    }

    fn is_frozen(&self) -> bool {
        let down = Side::ALL.map(|side| self.available(side) == 0);
        match self.freeze {
            Freeze::Own => down[0] && down[1],
            Freeze::Both => down[0] || down[1],
        }
    }

    /// To be called when a side that had time may have none left.
    fn look_at_flag(&mut self, side: Side) {
        while self.available(side) == 0 {
            let state = *self.side(side);
            self.falls.push((side, self.now, state.period));
            let is_listed = (state.period as usize) + 1 < self.controls[side].periods().len();
            let is_met =
                self.required(side, state.period).is_some_and(|required| state.moves >= required);
            if self.next_period == NextPeriod::AtMove || !(is_listed || is_met) {
                break;
            }
            let (old, new) = (self.nth(side, state.period), self.nth(side, state.period + 1));
            let state = self.side(side);
            state.period += 1;
            state.main = new.time_ms + increment(new).saturating_sub(increment(old));
            state.extra = extra(new).saturating_sub(extra(old));
        }
        if self.freeze == Freeze::Both && self.is_frozen() {
            self.running = None;
        }
    }

    fn press(&mut self, side: Side) {
        if self.running != Some(side) {
            return;
        }
        self.running = Some(!side);
        if self.available(side) == 0 {
            return;
        }
        let period = self.side(side).period;
        let required = self.required(side, period);
        let state = self.side(side);
        state.moves += 1;
        let is_done = required.is_some_and(|required| state.moves >= required);
        if is_done && self.next_period == NextPeriod::AtMove {
            let time = self.nth(side, period + 1).time_ms;
            let state = self.side(side);
            state.period += 1;
            state.main += time;
        }
        let period = self.nth(side, self.sides[side].period);
        let state = self.side(side);
        state.main += increment(period);
        state.extra = extra(period);
    }

    /// The period with this index, counting one by one.
    fn nth(&self, side: Side, index: u32) -> Period {
        let periods = self.controls[side].periods();
        let mut all = periods.iter().chain(std::iter::repeat(&periods[periods.len() - 1]));
        *all.nth(index as usize).unwrap()
    }

    fn required(&self, side: Side, period: u32) -> Option<u32> {
        let mut sum = 0;
        for index in 0..=period {
            sum += self.nth(side, index).moves?.get();
        }
        Some(sum)
    }
}
