//! Article 6.7: players who come late.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::{
    BothAbsent, Choice, Effect, Game, Outcome, Points, Question, Ruling, Score, Termination,
};

/// A player came to the board.
pub(crate) fn arrived(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    if !game.missing[side] {
        return Vec::new();
    }
    if is_too_late(game, at) {
        return vec![default(game, side)];
    }
    match game.missing == BySide::both(true) {
        true => first_arrived(game, at, side),
        false => Vec::new(),
    }
}

/// The first of two missing players has arrived: White loses the time until White's own arrival,
/// unless the regulations say otherwise (6.7.2).
fn first_arrived(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let Some(started) = game.started_at else { return Vec::new() };
    let elapsed = i64::try_from(at.saturating_sub(started)).unwrap_or(i64::MAX);
    let runs = game.clock.as_ref().is_some_and(|clock| clock.running().is_some());
    let effect = match game.rules.regulations().both_absent {
        BothAbsent::Nobody if runs => Effect::TimeAdded { to: Side::White, ms: elapsed },
        BothAbsent::Nobody => Effect::NoEffect,
        BothAbsent::White if side == Side::Black => return Vec::new(),
        BothAbsent::White if runs => Effect::NoEffect,
        // The round had begun, and nobody had started White's clock.
        BothAbsent::White => Effect::TimeTaken { from: Side::White, ms: elapsed },
    };
    vec![Ruling::new(effect, art!("6.7.2"))]
}

/// Time passed; a player who has not arrived by the default time has lost.
pub(crate) fn waited(game: &Game, at: u64) -> Vec<Ruling> {
    if !is_too_late(game, at) || !game.rules.engine_observes() {
        return Vec::new();
    }
    match (game.missing.white, game.missing.black) {
        (true, true) => vec![both_lost()],
        (true, false) => vec![default(game, Side::White)],
        (false, true) => vec![default(game, Side::Black)],
        (false, false) => Vec::new(),
    }
}

/// The arbiter notices that a player is absent.
pub(crate) fn absence_noticed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    vec![if !game.missing[side] || !is_too_late(game, at) {
        Ruling::new(Effect::NoEffect, art!("6.7.1"))
    } else if game.missing == BySide::both(true) {
        both_lost()
    } else {
        default(game, side)
    }]
}

fn both_lost() -> Ruling {
    let score = Score { forfeit: true, ..Score::BOTH_LOSE };
    let outcome = Outcome { score, termination: Termination::Default };
    Ruling::new(Effect::GameEnded(outcome), art!("6.7.1")).and(art!("6.7.2"))
}

/// A player who arrives after the default time loses, unless the arbiter decides otherwise (6.7.1).
fn default(game: &Game, side: Side) -> Ruling {
    if game.rules.engine_observes() {
        return Ruling::new(lost_by_default(side), art!("6.7.1"));
    }
    let question = Question::Arrival { side };
    let choices = vec![Choice::Win(!side), Choice::PlayOn];
    Ruling::ask(question, choices, art!("6.7.1"))
}

fn lost_by_default(side: Side) -> Effect {
    let score = Score::win(!side).by_forfeit();
    debug_assert_eq!(score.of(side), Points::Loss);
    Effect::GameEnded(Outcome { score, termination: Termination::Default })
}

/// The arbiter decided about a player who came late.
pub(crate) fn arrival_decided(side: Side, choice: Choice) -> Vec<Ruling> {
    vec![match choice {
        Choice::PlayOn => Ruling::new(Effect::NoPenalty, art!("6.7.1")),
        _ => Ruling::new(lost_by_default(side), art!("6.7.1")),
    }]
}

/// Whether the default time, counted from the start of the round, is over.
fn is_too_late(game: &Game, at: u64) -> bool {
    let limit =
        game.rules.regulations().default_time_ms.unwrap_or(game.rules.provisions().default_time_ms);
    game.started_at.is_some_and(|started| at.saturating_sub(started) > u64::from(limit))
}
