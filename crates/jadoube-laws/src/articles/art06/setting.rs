//! Article 6.10: a clock that does not work or is wrongly set; with A.5.1.1, and 6.3.1 for the
//! control itself.

use jadoube_chess::{BySide, Side};
use jadoube_clock::{Clock, Controls};
use jadoube_lawbook::{Article, art};

use crate::articles::appendix_a;
use crate::articles::art06;
use crate::articles::art07;
use crate::game::Phase;
use crate::{Choice, ClockEffect, Effect, Game, Question, Ruling};

/// The arbiter set the clocks (6.10.2).
pub(crate) fn set(
    game: &Game,
    at: u64,
    times: BySide<Option<i64>>,
    number: Option<u32>,
) -> Vec<Ruling> {
    if game.clock.is_none() {
        return vec![Ruling::new(Effect::NoEffect, art!("6.10.2"))];
    }
    let mut rulings = Vec::new();
    let shown = game.clocks_ms(at);
    for (side, new) in times {
        if let Some(to_ms) = new {
            let effect = Effect::ClockSet { side, from_ms: shown[side], to_ms };
            // After a restoration they are set by the arbiter's judgement.
            let restored = |asked: &crate::Asked| matches!(asked.question, Question::Clocks { .. });
            rulings.push(match game.questions.iter().any(restored) {
                true => Ruling::new(effect, art!("7.1")).and(art!("6.10.2")),
                false if game.clock_replaced => Ruling::new(effect, art!("6.10.1")),
                false => Ruling::new(effect, art!("6.10.2")).and(art!("7.1")),
            });
        }
    }
    if let Some(number) = number {
        let made = number.saturating_sub(1);
        let white = made + u32::from(game.to_move() == Side::Black);
        let effect = Effect::CounterSet { white, black: made };
        rulings.push(Ruling::new(effect, art!("6.10.2")));
    }
    rulings.extend(art07::clocks::once_decided(game));
    rulings
}

/// The arbiter set the clock for controls: before the game freely, during it only as the
/// regulations say (6.3.1, 6.10.2).
pub(crate) fn control_set(game: &Game, controls: &Controls) -> Vec<Ruling> {
    let effect: Effect = ClockEffect::ControlSet { controls: controls.clone() }.into();
    let is = game.clock.as_ref().map(Clock::controls);
    vec![if is == Some(controls) {
        Ruling::new(Effect::NoEffect, art!("6.3.1"))
    } else if !game.has_begun() {
        Ruling::new(effect, art!("6.3.1"))
    } else if game.control.as_ref() == Some(controls) {
        Ruling::new(effect, art!("6.10.2"))
    } else {
        Ruling::new(Effect::RequestRefused, art!("6.3.1"))
    }]
}

/// The clock has failed: it is replaced, and the arbiter sets the times by best judgement (6.10.1).
pub(crate) fn failed() -> Vec<Ruling> {
    vec![
        Ruling::new(Effect::ClocksStopped, art!("6.10.1")),
        Ruling::new(ClockEffect::Replaced.into(), art!("6.10.1")),
    ]
}

/// A player claims that the clock does not work: without an evident defect its reading is
/// conclusive (6.10.1), and only the arbiter can see one.
pub(crate) fn defect_claimed() -> Vec<Ruling> {
    let choices = vec![Choice::ClockFailed, Choice::ClocksStay];
    vec![Ruling::ask(Question::Defect, choices, art!("6.10.1"))]
}

/// The arbiter decided whether the clock works.
pub(crate) fn defect_decided(choice: Choice) -> Vec<Ruling> {
    match choice {
        Choice::ClockFailed => failed(),
        _ => vec![Ruling::new(Effect::ClockSettingStays, art!("6.10.1"))],
    }
}

/// The arbiter looks at the setting of the clock, or a player claims that it is wrong (6.10.2).
/// Under limited supervision it stands after ten moves by each player (A.5.1.1).
pub(crate) fn setting_noticed(game: &Game, at: u64) -> Vec<Ruling> {
    if let Some(rulings) = wrong_side_started(game, at) {
        return rulings;
    }
    match (is_wrong(game), is_barred(game)) {
        (false, _) => vec![Ruling::new(Effect::NoEffect, art!("6.10.2"))],
        (true, true) => vec![Ruling::new(Effect::ClockSettingStays, art!("A.5.1.1"))],
        (true, false) => put_right(game, at, art!("6.10.2")),
    }
}

/// The schedule of the event would suffer from a wrong setting: then it is corrected even after ten
/// moves (A.5.1.1).
pub(crate) fn schedule_noticed(game: &Game, at: u64) -> Vec<Ruling> {
    match (is_wrong(game), is_barred(game)) {
        (true, true) => put_right(game, at, art!("A.5.1.1")),
        (true, false) => setting_noticed(game, at),
        (false, _) => vec![Ruling::new(Effect::NoEffect, art!("A.5.1.1"))],
    }
}

fn is_barred(game: &Game) -> bool {
    appendix_a::supervision::stands(game, game.rules.provisions().clock_setting_stands_after)
}

/// Whether the clock is set for other controls than those in force.
fn is_wrong(game: &Game) -> bool {
    game.clock.as_ref().map(Clock::controls) != game.control.as_ref()
}

/// The clock is stopped and set for the right controls; the arbiter judges the times.
fn put_right(game: &Game, at: u64, article: Article) -> Vec<Ruling> {
    let (Some(clock), Some(controls)) = (&game.clock, &game.control) else { return Vec::new() };
    let shown = game.clocks_ms(at);
    let right = |side: Side| {
        let (wrong, right) = (clock.controls(), controls);
        let (had, has) = (given(clock, wrong, side), given(clock, right, side));
        shown[side].saturating_sub(had).saturating_add(has).max(0)
    };
    let question = Question::Setting { white_ms: right(Side::White), black_ms: right(Side::Black) };
    let choices = vec![Choice::ClocksBySetting, Choice::ClocksStay];
    let set = ClockEffect::ControlSet { controls: controls.clone() };
    vec![
        Ruling::new(Effect::ClocksStopped, article).and(art!("6.10.2")),
        Ruling::new(set.into(), article).and(art!("6.10.2")),
        Ruling::ask(question, choices, article).and(art!("6.10.2")),
    ]
}

/// The wrong clock was started: White's runs from now on (6.6), and the arbiter judges the times.
fn wrong_side_started(game: &Game, at: u64) -> Option<Vec<Ruling>> {
    let side = game.to_move();
    let started = game.started_at.filter(|_| game.line.is_empty())?;
    game.clock.as_ref().filter(|clock| clock.running() == Some(!side))?;
    let elapsed = i64::try_from(at.saturating_sub(started)).unwrap_or(i64::MAX);
    let mut times = game.clocks_ms(at);
    times[side] = times[side].saturating_sub(elapsed).max(0);
    times[!side] = times[!side].saturating_add(elapsed);
    let question = Question::Setting { white_ms: times.white, black_ms: times.black };
    let choices = vec![Choice::ClocksBySetting, Choice::ClocksStay];
    Some(vec![
        Ruling::new(Effect::ClockStarted { side }, art!("6.6")).and(art!("6.10.2")),
        Ruling::ask(question, choices, art!("6.10.2")).and(art!("6.6")),
    ])
}

/// All the time that `controls` have given `side` for the moves that the clock has counted.
fn given(clock: &Clock, controls: &Controls, side: Side) -> i64 {
    let mut fresh = Clock::with(controls.clone(), clock.next_period(), clock.freeze());
    for _ in 0..clock.moves(side) {
        fresh.start(0, side);
        fresh.press(0, side);
    }
    i64::try_from(fresh.remaining(side, 0)).unwrap_or(i64::MAX)
}

/// The arbiter decided which times the clocks show after a wrong setting.
pub(crate) fn setting_decided(
    game: &Game,
    at: u64,
    times: BySide<i64>,
    choice: Choice,
) -> Vec<Ruling> {
    let shown = game.clocks_ms(at);
    let set = |side: Side| {
        let (from_ms, to_ms) = (shown[side], times[side]);
        Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("6.10.2"))
    };
    let mut rulings = match choice {
        Choice::ClocksStay => vec![Ruling::new(Effect::ClockSettingStays, art!("6.10.2"))],
        _ => Side::ALL.map(set).into(),
    };
    if game.phase == Phase::Stopped {
        rulings.extend(art06::clock::runs_on(game, game.side_to_run()));
    }
    rulings
}

/// The arbiter looks at the move counter: it is set to the moves that were completed (6.10.2).
pub(crate) fn counter_noticed(game: &Game) -> Vec<Ruling> {
    let BySide { white, black } = BySide::from_fn(|side| game.completed_moves(side));
    let effect = match game.unpressed {
        BySide { white: 0, black: 0 } => Effect::NoEffect,
        _ => Effect::CounterSet { white, black },
    };
    vec![Ruling::new(effect, art!("6.10.2")).and(art!("6.2.1.2"))]
}
