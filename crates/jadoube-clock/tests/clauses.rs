//! The clauses of the Laws on the clock, one test each.

use jadoube_chess::Side::{Black, White};
use jadoube_clock::{
    Clock, Controls, Freeze, NextPeriod, TimeControl, is_under_five_minutes, is_under_two_minutes,
};
use jadoube_lawbook::Class;

fn controls(text: &str) -> Controls {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn starting_one_clock_halts_the_other() {
    let mut clock = Clock::new(controls("5m"));
    assert_eq!(clock.running(), None);
    clock.start(0, White);
    clock.start(1_000, Black);
    clock.stop(3_000);
    assert_eq!(clock.remaining(White, 9_000), 299_000);
    assert_eq!(clock.remaining(Black, 9_000), 298_000);
}

#[test]
fn the_first_increment_comes_before_the_first_move() {
    let mut clock = Clock::new(controls("3m, +2s"));
    assert_eq!(clock.remaining(White, 0), 182_000);
    assert_eq!(clock.remaining(Black, 0), 182_000);
    clock.start(0, White);
    clock.press(1_000, White);
    assert_eq!(clock.remaining(White, 1_000), 183_000);
    assert_eq!(clock.moves(White), 1);
}

#[test]
fn time_saved_goes_to_the_next_period() {
    let mut clock = Clock::new(controls("90m/40 + 30m"));
    clock.set_counter(0, White, 39);
    clock.set(0, White, 5 * 60_000 + 1_000);
    clock.start(0, White);
    let press = clock.press(1_000, White).unwrap();
    assert_eq!(press.period_ms, Some(30 * 60_000));
    assert_eq!(clock.remaining(White, 1_000), 35 * 60_000);
    assert_eq!(clock.period(White), 1);
    assert!(clock.falls().is_empty());
}

#[test]
fn a_delay_is_waited_for_before_the_main_time_counts() {
    let mut clock = Clock::new(controls("5m, d5s"));
    clock.start(0, White);
    assert_eq!(clock.remaining(White, 3_000), 300_000);
    clock.press(3_000, White);
    assert_eq!(clock.remaining(White, 3_000), 300_000);
    clock.press(4_000, Black);
    clock.press(13_000, White);
    assert_eq!(clock.remaining(White, 13_000), 296_000);
}

#[test]
fn bronstein_gives_back_at_most_what_was_used() {
    let mut clock = Clock::new(controls("5m, b5s"));
    assert_eq!(clock.remaining(White, 0), 305_000);
    clock.start(0, White);
    assert_eq!(clock.remaining(White, 3_000), 302_000);
    clock.press(3_000, White);
    assert_eq!(clock.remaining(White, 3_000), 305_000);
    clock.press(4_000, Black);
    clock.press(13_000, White);
    assert_eq!(clock.remaining(White, 13_000), 301_000);
}

#[test]
fn a_flag_falls_at_the_instant_when_nothing_is_left() {
    let mut clock = Clock::new(controls("1m"));
    clock.start(10, White);
    assert_eq!(clock.next_flag(), Some((60_010, White)));
    let mut in_time = clock.clone();
    assert!(in_time.press(60_009, White).unwrap().counted);
    assert_eq!(in_time.flag(White), None);
    let late = clock.press(60_010, White).unwrap();
    assert!(!late.counted);
    let flag = clock.flag(White).unwrap();
    assert_eq!((flag.at, flag.moves_required), (60_010, None));
    assert!(!flag.is_control_met());
}

#[test]
fn the_first_of_two_flags_is_known() {
    let mut clock = Clock::new(controls("1m, +5s"));
    clock.start(0, White);
    clock.press(70_000, White);
    assert!(!clock.is_frozen(), "Black's clock still counts");
    clock.advance(200_000);
    assert_eq!(clock.flag(White).unwrap().at, 65_000);
    assert_eq!(clock.flag(Black).unwrap().at, 135_000);
    assert_eq!(clock.first_flag().unwrap().side, White);
    assert!(clock.is_frozen());
    assert_eq!(clock.remaining(White, 200_000), 0);
    assert_eq!(clock.next_flag(), None);
}

/// With both flags down the lever still moves, so that time which the arbiter gives back runs on
/// the side that was started.
#[test]
fn a_clock_is_started_after_both_flags_too() {
    let mut clock = Clock::new(controls("1m"));
    clock.start(0, White);
    clock.press(70_000, White);
    clock.advance(200_000);
    assert_eq!(clock.running(), Some(Black));
    clock.start(200_000, White);
    clock.set(200_000, White, 30_000);
    clock.set(200_000, Black, 40_000);
    assert_eq!(clock.remaining(White, 201_000), 29_000);
    assert_eq!(clock.remaining(Black, 201_000), 40_000);
}

#[test]
fn a_clock_that_freezes_stops_both_at_the_flag() {
    let mut clock = Clock::with(controls("1m"), NextPeriod::AtMove, Freeze::Both);
    clock.start(0, White);
    clock.advance(60_000);
    assert_eq!(clock.running(), None);
    assert_eq!(clock.press(61_000, White), None);
    clock.start(62_000, Black);
    assert_eq!(clock.remaining(Black, 99_000), 60_000);
    clock.set(100_000, White, 5_000);
    clock.start(100_000, White);
    assert_eq!(clock.next_flag(), Some((105_000, White)));
}

#[test]
fn moves_not_completed_at_the_flag_are_known_in_either_setting() {
    for next_period in [NextPeriod::AtMove, NextPeriod::AtFlag] {
        let mut clock = Clock::with(controls("90m/40 + 30m"), next_period, Freeze::Own);
        clock.set_counter(0, White, 39);
        clock.set(0, White, 1_000);
        clock.start(0, White);
        clock.advance(3_000);
        let flag = clock.flag(White).unwrap();
        assert_eq!((flag.at, flag.period), (1_000, 0));
        assert_eq!((flag.moves_made, flag.moves_required), (39, Some(40)));
        let left = match next_period {
            NextPeriod::AtMove => 0,
            NextPeriod::AtFlag => 30 * 60_000 - 2_000,
        };
        assert_eq!(clock.remaining(White, 3_000), left);
    }
}

#[test]
fn moves_completed_early_make_the_flag_a_passing_into_the_next_period() {
    let mut clock = Clock::with(controls("90m/40 + 30m"), NextPeriod::AtFlag, Freeze::Own);
    clock.set_counter(0, White, 40);
    clock.set(0, White, 1_000);
    clock.start(0, White);
    assert_eq!(clock.next_flag(), Some((1_000, White)));
    clock.advance(1_000);
    assert_eq!(clock.flag(White), None);
    assert_eq!(clock.first_flag(), None);
    assert!(clock.falls()[0].is_control_met());
    assert_eq!(clock.remaining(White, 1_000), 30 * 60_000);
}

#[test]
fn an_illegal_press_is_taken_back() {
    let mut clock = Clock::new(controls("90m/40 + 30m, +30s"));
    clock.set_counter(0, White, 39);
    clock.set(0, White, 10_000);
    clock.start(0, White);
    clock.press(4_000, White);
    assert_eq!(clock.remaining(White, 4_000), 6_000 + 1_830_000);
    let press = clock.take_back_press(5_000, White).unwrap();
    assert_eq!(press.given_ms(), 1_830_000);
    assert_eq!(clock.reading(White, 5_000).remaining_ms, 6_000);
    assert_eq!((clock.moves(White), clock.period(White)), (39, 0));
    assert_eq!(clock.take_back_press(5_000, White), None);
    assert_eq!(clock.running(), Some(Black));
}

#[test]
fn a_correction_tells_what_stood_there_before() {
    let mut clock = Clock::new(controls("5m"));
    clock.start(0, White);
    let before = clock.set(2_500, White, 240_000);
    assert_eq!((before.remaining_ms, before.moves), (297_500, 0));
    assert_eq!(clock.set_counter(2_500, White, 12).moves, 0);
    assert_eq!(clock.add(2_500, Black, 120_000), 120_000);
    assert_eq!(clock.add(2_500, Black, -999_000_000), -420_000);
    assert_eq!(clock.flag(Black).unwrap().at, 2_500);
    clock.add(3_000, Black, 1);
    assert_eq!(clock.flag(Black), None);
}

#[test]
fn games_are_classed_by_sixty_moves() {
    let class = |text: &str| text.parse::<TimeControl>().unwrap().class();
    for (text, expected) in [
        ("30m, +30s", Class::Standard),
        ("1h", Class::Standard),
        ("59m59s999ms", Class::Rapid),
        ("10m, +5s", Class::Rapid),
        ("10m1s", Class::Rapid),
        ("10m, +1s", Class::Rapid),
        ("25m, d10s", Class::Rapid),
        ("10m", Class::Blitz),
        ("5m, +5s", Class::Blitz),
        ("3m, +2s", Class::Blitz),
        ("90m/40 + 30m, +30s", Class::Standard),
        ("10m/30", Class::Rapid),
        ("10m/60", Class::Blitz),
    ] {
        assert_eq!(class(text), expected, "{text}");
    }
    let uneven = controls("White 10m; Black 1h").classify();
    assert_eq!(uneven.class, Class::Standard);
    assert!(uneven.sides_differ);
}

#[test]
fn less_than_five_minutes_frees_from_recording_for_the_period() {
    let mut clock = Clock::new(controls("90m/40 + 30m"));
    clock.set(0, White, 300_000);
    clock.start(0, White);
    assert!(!clock.need_not_record(White, 0));
    assert!(clock.need_not_record(White, 1));
    clock.add(1, White, 600_000);
    assert!(clock.need_not_record(White, 1));
    clock.set_counter(1, White, 39);
    clock.press(2, White);
    assert!(!clock.need_not_record(White, 2));
    let mut with_increment = Clock::new(controls("90m, +30s"));
    with_increment.set(0, White, 60_000);
    assert!(!with_increment.need_not_record(White, 0));
}

#[test]
fn the_limits_in_minutes_are_strict() {
    assert!(is_under_five_minutes(299_999) && !is_under_five_minutes(300_000));
    assert!(is_under_two_minutes(119_999) && !is_under_two_minutes(120_000));
}
