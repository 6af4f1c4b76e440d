//! Article 7.1: the clocks after a position was restored.

use jadoube_chess::{BySide, Side};
use jadoube_clock::Clock;
use jadoube_lawbook::art;

use crate::articles::art06;
use crate::game::Phase;
use crate::game::pass::PassAt;
use crate::{Choice, Effect, Game, Pass, Question, Ruling};

/// The clocks after the plies from `kept` on were struck out: what the last press gave is taken
/// back; if more has been played since, the arbiter sets the times.
pub(crate) fn clock_after_restoring(game: &Game, kept: usize) -> Vec<Ruling> {
    clock_after_penalties(game, kept, &[])
}

/// The clocks after plies were struck out; time that `rulings` add is kept.
pub(crate) fn clock_after_penalties(game: &Game, kept: usize, rulings: &[Ruling]) -> Vec<Ruling> {
    let (Some(clock), Some(ply)) = (&game.clock, game.line.get(kept)) else { return Vec::new() };
    let side = ply.side();
    let mut after = Vec::new();
    let is_last = kept + 1 == game.line.len() && game.passes.is_empty();
    if is_last && ply.completed_in.is_some() {
        after.extend(taken_back(game, clock, side));
    }
    after.push(counter_after(game, kept));
    match is_last {
        true => after.extend(art06::clock::runs_on(game, side)),
        false => after.extend(until_decided(game, side, ply.clocks_before_ms, rulings)),
    }
    after
}

/// Only the arbiter can say what the clocks show. Unless the engine rules, they stand until then
/// (6.11.3).
fn until_decided(
    game: &Game,
    side: Side,
    times: BySide<i64>,
    rulings: &[Ruling],
) -> impl Iterator<Item = Ruling> {
    let clocks = match game.rules.engine_observes() {
        true => art06::clock::runs_on(game, side),
        false if game.phase != Phase::Playing => None,
        false => Some(Ruling::new(Effect::ClocksStopped, art!("7.1")).and(art!("6.11.3"))),
    };
    std::iter::once(ask_about_times(times, rulings)).chain(clocks)
}

/// The clocks after a press without a move that was answered: the arbiter sets the times.
pub(crate) fn clock_after_answered_press(
    game: &Game,
    at: PassAt,
    rulings: &[Ruling],
) -> Vec<Ruling> {
    if game.clock.is_none() {
        return Vec::new();
    }
    let pass = game.pass(at);
    let mut after = vec![counter_after(game, at.plies)];
    after.extend(until_decided(game, pass.side(), pass.clocks_before_ms, rulings));
    after
}

/// The counter without the moves that are struck out.
fn counter_after(game: &Game, kept: usize) -> Ruling {
    let BySide { white, black } = BySide::from_fn(|of| {
        let struck = game.line.from(kept).filter(|ply| ply.side() == of);
        let completed = struck.filter(|ply| ply.completed_in.is_some()).count();
        game.completed_moves(of).saturating_sub(u32::try_from(completed).unwrap_or(0))
    });
    Ruling::new(Effect::CounterSet { white, black }, art!("7.1"))
}

/// Only the arbiter can say what the clocks show; time that `rulings` add is kept.
fn ask_about_times(mut times: BySide<i64>, rulings: &[Ruling]) -> Ruling {
    for ruling in rulings {
        if let Effect::TimeAdded { to, ms } = ruling.effect {
            times[to] = times[to].saturating_add(ms);
        }
    }
    let question = Question::Clocks { white_ms: times.white, black_ms: times.black };
    let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
    Ruling::ask(question, choices, art!("7.1"))
}

/// The clocks after a press without a move: what it gave is taken back, its count is corrected,
/// and the presser's clock runs again. If the opponent has pressed back, the arbiter sets the times.
pub(crate) fn clock_after_press(game: &Game, pass: &Pass, rulings: &[Ruling]) -> Vec<Ruling> {
    let Some(clock) = &game.clock else { return Vec::new() };
    let BySide { white, black } = BySide::from_fn(|side| game.completed_moves(side));
    let mut after = vec![Ruling::new(Effect::CounterSet { white, black }, art!("7.1"))];
    match game.passes.last() == Some(pass) {
        true => {
            after.extend(taken_back(game, clock, pass.side()));
            after.extend(art06::clock::runs_on(game, pass.side()));
        }
        false => after.extend(until_decided(game, pass.side(), pass.clocks_before_ms, rulings)),
    }
    after
}

/// What the last press of `side` gave is taken back.
fn taken_back(game: &Game, clock: &Clock, side: Side) -> Option<Ruling> {
    let given = clock.last_press(side).map_or(0, |press| press.given_ms());
    let from_ms = game.clocks_ms(game.at)[side];
    let to_ms = from_ms.saturating_sub(given);
    let set = Effect::ClockSet { side, from_ms, to_ms };
    (given != 0).then(|| Ruling::new(set, art!("7.1")))
}

/// The arbiter decided which times the clocks show.
pub(crate) fn decided(game: &Game, at: u64, times: BySide<i64>, choice: Choice) -> Vec<Ruling> {
    let shown = game.clocks_ms(at);
    let set = |side: Side| {
        let (from_ms, to_ms) = (shown[side], times[side]);
        Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("7.1"))
    };
    let mut rulings = match choice {
        Choice::ClocksStay => vec![Ruling::new(Effect::ClockSettingStays, art!("7.1"))],
        _ => Side::ALL.map(set).into(),
    };
    rulings.extend(once_decided(game));
    rulings
}

/// The clocks stood because of the question alone: now they run (6.11.3).
pub(crate) fn once_decided(game: &Game) -> Option<Ruling> {
    let runs = game.stood_for_times && game.phase == Phase::Stopped;
    let side = game.side_to_run();
    runs.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}
