//! Controls, clocks and acts for the property tests.

use jadoube_chess::Side;
use jadoube_clock::{Clock, Controls, Freeze, MAX_MS, NextPeriod, PerMove, Period, TimeControl};
use proptest::prelude::*;

/// What can be done to a clock.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    Start(Side),
    Stop,
    Press(Side),
    PressWithoutMove(Side),
    Set(Side, u64),
    Add(Side, i64),
    SetCounter(Side, u32),
    SetPeriod(Side, u32),
    AddPeriod(Side),
    RaiseFlag(Side),
    TakeBack(Side),
    SetControl(Side, TimeControl),
    Wait,
}

/// Any control whose times are at most `longest_ms`.
pub(crate) fn any_control(longest_ms: u64) -> impl Strategy<Value = TimeControl> {
    let per_move = (0..4u8, 0..=longest_ms).prop_map(|(kind, ms)| match kind {
        0 => PerMove::Nothing,
        1 => PerMove::Increment(ms),
        2 => PerMove::Bronstein(ms),
        _ => PerMove::Delay(ms),
    });
    let period = (0..=longest_ms, 1..6u32, per_move)
        .prop_map(|(time, moves, per_move)| Period::moves(moves, time).with(per_move));
    (prop::collection::vec(period, 1..4), any::<bool>()).prop_filter_map(
        "a period without time",
        |(mut periods, rest)| {
            if let Some(last) = periods.last_mut().filter(|_| rest) {
                last.moves = None;
            }
            TimeControl::new(periods).ok()
        },
    )
}

pub(crate) fn any_clock(longest_ms: u64) -> impl Strategy<Value = Clock> {
    let next_period = prop_oneof![Just(NextPeriod::AtMove), Just(NextPeriod::AtFlag)];
    let freeze = prop_oneof![3 => Just(Freeze::Own), 1 => Just(Freeze::Both)];
    (any_control(longest_ms), any_control(longest_ms), next_period, freeze).prop_map(
        |(white, black, next, freeze)| Clock::with(Controls { white, black }, next, freeze),
    )
}

pub(crate) fn any_side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

/// Acts with the time that passes before each; mostly presses, as in a game.
pub(crate) fn acts(longest_ms: u64) -> impl Strategy<Value = Vec<(u64, Act)>> {
    let change = i64::try_from(longest_ms).unwrap_or(i64::MAX);
    let act = prop_oneof![
        3 => any_side().prop_map(Act::Start),
        1 => Just(Act::Stop),
        16 => any_side().prop_map(Act::Press),
        1 => any_side().prop_map(Act::PressWithoutMove),
        1 => (any_side(), 0..=longest_ms).prop_map(|(side, ms)| Act::Set(side, ms)),
        2 => (any_side(), -change..=change).prop_map(|(side, ms)| Act::Add(side, ms)),
        1 => (any_side(), 0..20u32).prop_map(|(side, moves)| Act::SetCounter(side, moves)),
        1 => (any_side(), 0..5u32).prop_map(|(side, period)| Act::SetPeriod(side, period)),
        1 => any_side().prop_map(Act::AddPeriod),
        1 => any_side().prop_map(Act::RaiseFlag),
        2 => any_side().prop_map(Act::TakeBack),
        1 => (any_side(), any_control(longest_ms))
            .prop_map(|(side, control)| Act::SetControl(side, control)),
        2 => Just(Act::Wait),
    ];
    prop::collection::vec((0..=longest_ms, act), 1..50)
}

pub(crate) fn perform(clock: &mut Clock, at: u64, act: &Act) {
    match *act {
        Act::Start(side) => clock.start(at, side),
        Act::Stop => drop(clock.stop(at)),
        Act::Press(side) => drop(clock.press(at, side)),
        Act::PressWithoutMove(side) => drop(clock.press_without_move(at, side)),
        Act::Set(side, ms) => drop(clock.set(at, side, ms)),
        Act::Add(side, ms) => drop(clock.add(at, side, ms)),
        Act::SetCounter(side, moves) => drop(clock.set_counter(at, side, moves)),
        Act::SetPeriod(side, period) => drop(clock.set_period(at, side, period)),
        Act::AddPeriod(side) => drop(clock.add_period(at, side)),
        Act::RaiseFlag(side) => drop(clock.raise_flag(at, side)),
        Act::TakeBack(side) => drop(clock.take_back_press(at, side)),
        Act::SetControl(side, ref control) => drop(clock.set_control(at, side, control.clone())),
        Act::Wait => clock.advance(at),
    }
}

/// Any act with any numbers.
pub(crate) fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        any_side().prop_map(Act::Start),
        any_side().prop_map(Act::Press),
        (any_side(), any::<u64>()).prop_map(|(side, ms)| Act::Set(side, ms)),
        (any_side(), any::<i64>()).prop_map(|(side, ms)| Act::Add(side, ms)),
        (any_side(), any::<u32>()).prop_map(|(side, moves)| Act::SetCounter(side, moves)),
        (any_side(), any::<u32>()).prop_map(|(side, period)| Act::SetPeriod(side, period)),
        any_side().prop_map(Act::AddPeriod),
        any_side().prop_map(Act::TakeBack),
        (any_side(), any_control(MAX_MS))
            .prop_map(|(side, control)| Act::SetControl(side, control)),
    ]
}
