//! The arbiter's corrections, and their effect on the clock.

use jadoube_chess::Side::{Black, White};
use jadoube_clock::{Clock, Controls, Freeze, NextPeriod, PerMove};

fn clock(text: &str) -> Clock {
    let controls: Controls = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    Clock::new(controls)
}

#[test]
fn a_press_while_the_own_clock_stands_is_no_press() {
    let mut clock = clock("5m, +3s");
    assert_eq!(clock.press(0, White), None);
    clock.start(0, White);
    assert_eq!(clock.press(1_000, Black), None);
    assert_eq!(clock.moves(Black), 0);
    assert_eq!(clock.stop(2_000), Some(White));
    assert_eq!(clock.press(2_000, White), None);
    assert_eq!(clock.remaining(White, 9_000), 301_000);
}

#[test]
fn a_press_without_a_move_counts_and_adds_nothing() {
    let mut clock = clock("5m, +3s");
    clock.start(0, White);
    assert!(clock.press_without_move(1_000, White));
    assert!(!clock.press_without_move(1_000, White));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!((clock.moves(White), clock.remaining(White, 1_000)), (0, 302_000));
}

#[test]
fn a_press_after_the_flag_gives_nothing_but_starts_the_opponent() {
    let mut clock = clock("1m, +3s");
    clock.start(0, White);
    let press = clock.press(63_000, White).unwrap();
    assert_eq!((press.counted, press.given_ms()), (false, 0));
    assert_eq!(clock.running(), Some(Black));
    clock.press(64_000, Black);
    assert_eq!(clock.running(), Some(White));
    assert_eq!(clock.remaining(White, 99_000), 0);
    assert_eq!(clock.moves(White), 0);
}

#[test]
fn time_does_not_go_back() {
    let mut clock = clock("5m");
    clock.start(1_000, White);
    clock.press(3_000, White);
    clock.press(2_000, Black);
    assert_eq!(clock.remaining(Black, 3_000), 300_000);
    assert_eq!((clock.now(), clock.running()), (3_000, Some(White)));
}

#[test]
fn a_counter_set_right_puts_the_clock_into_its_period() {
    let mut clock = clock("2h/40 + 1h/20 + 15m (+30s)");
    clock.set_counter(0, Black, 41);
    assert_eq!((clock.period(Black), clock.remaining(Black, 0)), (1, 7_200_000));
    clock.set_counter(0, Black, 59);
    clock.start(0, Black);
    let press = clock.press(1_000, Black).unwrap();
    assert_eq!((press.period_ms, press.increment_ms), (Some(900_000), 30_000));
    assert_eq!(clock.set_counter(1_000, Black, 12).moves, 60);
    assert_eq!(clock.period(Black), 0);
}

#[test]
fn a_control_met_unknown_to_the_clock_is_given_its_period() {
    let mut clock = clock("90m/40 + 30m");
    clock.set_counter(0, White, 39);
    clock.set(0, White, 1_000);
    clock.start(0, White);
    clock.advance(5_000);
    let fall = clock.flag(White).unwrap();
    assert!(!fall.is_control_met() && fall.is_met_by(40));
    assert_eq!(clock.add_period(5_000, White), Some(1_800_000));
    assert_eq!(clock.flag(White), None);
    assert_eq!((clock.period(White), clock.remaining(White, 5_000)), (1, 1_800_000));
    assert_eq!(clock.falls().len(), 1);
    assert_eq!(clock.add_period(5_000, White), None);
}

#[test]
fn a_flag_may_be_raised_while_the_next_period_runs() {
    let controls: Controls = "90m/40 + 30m".parse().unwrap();
    let mut clock = Clock::with(controls, NextPeriod::AtFlag, Freeze::Own);
    clock.start(0, White);
    clock.advance(90 * 60_000);
    assert!(!clock.is_expired(White));
    assert_eq!(clock.raise_flag(90 * 60_000, White).unwrap().period, 0);
    assert_eq!((clock.flag(White), clock.first_flag()), (None, None));
    clock.advance(120 * 60_000);
    assert_eq!(clock.flag(White).unwrap().period, 1);
    assert!(clock.is_expired(White));
}

#[test]
fn a_period_added_at_the_flag_brings_the_increment_the_move_lacks() {
    let controls: Controls = "1m/10 + 1m (+5s)".parse().unwrap();
    let mut clock = Clock::with(controls, NextPeriod::AtFlag, Freeze::Own);
    clock.start(0, White);
    assert_eq!(clock.remaining(White, 60_000), 65_000);
    let controls: Controls = "1m/10 + 1m, +5s".parse().unwrap();
    let mut clock = Clock::with(controls, NextPeriod::AtFlag, Freeze::Own);
    clock.start(0, White);
    assert_eq!(clock.remaining(White, 65_000), 60_000);
}

#[test]
fn a_repeating_period_is_added_at_the_flag_only_if_earned() {
    let controls: Controls = "1m/2".parse().unwrap();
    let mut clock = Clock::with(controls, NextPeriod::AtFlag, Freeze::Own);
    clock.set_counter(0, White, 5);
    clock.start(0, White);
    clock.advance(1_000_000);
    let falls: Vec<(u64, bool)> =
        clock.falls().iter().map(|fall| (fall.at, fall.is_control_met())).collect();
    assert_eq!(falls, [(60_000, true), (120_000, true), (180_000, false)]);
    assert!(clock.is_expired(White));
}

#[test]
fn another_control_holds_from_the_next_press_on() {
    let mut clock = clock("30m");
    clock.start(0, White);
    let quick = clock.controls()[White].with_per_move(PerMove::Increment(5_000)).unwrap();
    let before = clock.set_control(1_000, White, quick);
    assert_eq!(before.to_string(), "30m");
    assert_eq!(clock.remaining(White, 1_000), 1_799_000);
    clock.press(2_000, White);
    assert_eq!(clock.remaining(White, 2_000), 1_803_000);
}

#[test]
fn a_time_set_forgets_what_the_last_press_gave() {
    let mut clock = clock("5m, +3s");
    clock.start(0, White);
    clock.press(1_000, White);
    assert!(clock.last_press(White).is_some());
    clock.set(1_000, White, 100_000);
    assert_eq!(clock.take_back_press(1_000, White), None);
    assert_eq!(clock.remaining(White, 1_000), 100_000);
}

#[test]
fn a_bonus_keeps_the_press_to_be_taken_back() {
    let mut clock = clock("5m, +3s");
    clock.start(0, White);
    clock.press(1_000, White);
    clock.add(1_000, White, 60_000);
    clock.take_back_press(1_000, White);
    assert_eq!(clock.remaining(White, 1_000), 362_000);
}

#[test]
fn setting_a_bronstein_clock_sets_what_it_shows() {
    let mut clock = clock("5m, b5s");
    clock.set(0, White, 10_000);
    assert_eq!((clock.remaining(White, 0), clock.extra(White, 0)), (10_000, 5_000));
    clock.set(0, White, 2_000);
    assert_eq!((clock.remaining(White, 0), clock.extra(White, 0)), (2_000, 2_000));
    clock.set(0, White, 0);
    assert_eq!(clock.flag(White).unwrap().at, 0);
}

#[test]
fn a_delay_clock_at_zero_has_not_fallen_while_the_delay_lasts() {
    let mut clock = clock("5m, d5s");
    clock.set(0, White, 0);
    assert_eq!(clock.flag(White), None);
    clock.start(0, White);
    assert_eq!(clock.next_flag(), Some((5_000, White)));
    clock.press(4_999, White);
    assert_eq!(clock.available(White, 4_999), 5_000);
}

#[test]
fn a_delay_taken_up_after_a_stop_goes_on_where_it_was() {
    let mut clock = clock("5m, d5s");
    clock.start(0, White);
    clock.stop(3_000);
    clock.start(10_000, White);
    assert_eq!(clock.remaining(White, 12_000), 300_000);
    assert_eq!(clock.remaining(White, 13_000), 299_000);
}

#[test]
fn extra_time_that_a_new_control_does_not_have_becomes_main_time() {
    let mut clock = clock("5m, b5s");
    clock.start(0, White);
    clock.set_control(1_000, White, "5m, b1s".parse().unwrap());
    assert_eq!((clock.remaining(White, 1_000), clock.extra(White, 1_000)), (304_000, 1_000));
    clock.add(1_000, White, -303_000);
    clock.set_control(1_000, White, "5m".parse().unwrap());
    assert_eq!(clock.next_flag(), Some((2_000, White)));
    assert!(clock.press(1_999, White).unwrap().counted);
    assert_eq!(clock.remaining(White, 1_999), 1);
}

#[test]
fn counters_end_where_no_game_can_be() {
    let mut clock = clock("1m/2");
    clock.set_counter(0, White, u32::MAX);
    assert_eq!((clock.moves(White), clock.period(White)), (9_999, 4_999));
    clock.start(0, White);
    assert!(!clock.press(1, White).unwrap().counted);
    assert_eq!(clock.moves(White), 9_999);
}

#[test]
fn the_flag_that_is_down_is_the_first_control_failed() {
    let controls: Controls = "90m/40 + 30m".parse().unwrap();
    let mut clock = Clock::with(controls, NextPeriod::AtFlag, Freeze::Own);
    clock.start(0, White);
    clock.advance(120 * 60_000);
    assert_eq!(clock.falls().len(), 2);
    assert_eq!(clock.flag(White), Some(clock.falls()[0]));
    assert_eq!(clock.first_flag(), clock.flag(White));
}
