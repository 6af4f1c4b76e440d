//! What holds under every sequence of acts.

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Clock, MAX_MS, PerMove, Period, TimeControl};
use proptest::prelude::*;

use crate::acts::{acts, any_act, any_clock, perform};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn only_the_clock_that_runs_loses_time(mut clock in any_clock(60_000), acts in acts(60_000)) {
        let mut at = 0;
        for (wait, act) in &acts {
            perform(&mut clock, at, act);
            let before = BySide::from_fn(|side| clock.reading(side, at));
            at += wait;
            for side in Side::ALL {
                if clock.running() != Some(side) {
                    prop_assert_eq!(clock.reading(side, at), before[side]);
                }
            }
        }
    }

    #[test]
    fn the_next_flag_falls_when_it_was_said_to(mut clock in any_clock(20_000), acts in acts(20_000)) {
        let mut at = 0;
        for (wait, act) in &acts {
            at += wait;
            perform(&mut clock, at, act);
            let fallen = clock.falls().len();
            let mut later = clock.clone();
            match clock.next_flag() {
                Some((instant, side)) => {
                    prop_assert!(instant > at);
                    later.advance(instant - 1);
                    prop_assert_eq!(later.falls().len(), fallen);
                    later.advance(instant);
                    let fall = later.falls()[fallen];
                    prop_assert_eq!((fall.at, fall.side), (instant, side));
                }
                None => {
                    later.advance(u64::MAX);
                    prop_assert_eq!(later.falls().len(), fallen);
                }
            }
        }
    }

    #[test]
    fn being_told_the_time_more_often_changes_nothing(
        mut clock in any_clock(20_000),
        acts in acts(20_000),
    ) {
        let mut often = clock.clone();
        let mut at = 0;
        for (wait, act) in &acts {
            for part in [wait / 3, wait / 2, *wait] {
                let instant = at + part;
                for side in Side::ALL {
                    let foretold = clock.reading(side, instant);
                    often.advance(instant);
                    prop_assert_eq!(often.reading(side, instant), foretold);
                }
            }
            at += wait;
            perform(&mut clock, at, act);
            perform(&mut often, at, act);
            prop_assert_eq!(&clock, &often);
        }
    }

    #[test]
    fn a_press_taken_back_leaves_only_the_time_used(
        mut clock in any_clock(20_000),
        acts in acts(20_000),
        later in 0..10_000u64,
    ) {
        let mut at = 0;
        for (wait, act) in &acts {
            at += wait;
            perform(&mut clock, at, act);
        }
        if let Some(side) = clock.running() {
            let before = clock.clone();
            clock.press(at, side).unwrap();
            clock.take_back_press(at + later, side).unwrap();
            prop_assert_eq!(clock.reading(side, at), before.reading(side, at));
            prop_assert_eq!(clock.available(side, at), before.available(side, at));
            prop_assert_eq!(clock.lowest(side, at), before.lowest(side, at));
            prop_assert_eq!(clock.flag(side), before.flag(side));
        }
    }

    #[test]
    fn delay_and_bronstein_differ_only_in_what_is_shown(
        time in 1..20_000u64,
        extra in 1..5_000u64,
        presses in prop::collection::vec(0..6_000u64, 1..60),
    ) {
        let [mut delay, mut bronstein] = [PerMove::Delay(extra), PerMove::Bronstein(extra)]
            .map(|per_move| Clock::new(TimeControl::new([Period::rest(time).with(per_move)]).unwrap()));
        let mut at = 0;
        let mut side = Side::White;
        delay.start(0, side);
        bronstein.start(0, side);
        for wait in presses {
            at += wait;
            prop_assert_eq!(delay.next_flag(), bronstein.next_flag());
            prop_assert_eq!(
                delay.remaining(side, at) + delay.extra(side, at),
                bronstein.remaining(side, at)
            );
            delay.press(at, side);
            bronstein.press(at, side);
            side = !side;
        }
        prop_assert_eq!(delay.falls(), bronstein.falls());
    }

    #[test]
    fn absurd_input_is_harmless(
        mut clock in any_clock(MAX_MS),
        acts in prop::collection::vec((any::<u64>(), any_act()), 1..50),
    ) {
        for (at, act) in &acts {
            let before = clock.now();
            perform(&mut clock, *at, act);
            prop_assert_eq!(clock.now(), before.max(*at));
            for side in Side::ALL {
                prop_assert!(clock.remaining(side, u64::MAX) <= 2 * MAX_MS);
            }
            clock.next_flag();
            clock.first_flag();
        }
    }
}
