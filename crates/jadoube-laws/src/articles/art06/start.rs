//! Article 6.6: the start; what is checked before it (2.1 to 2.3, 6.3.1, 6.5), and the class of the
//! game by its control (A.1, B.1).

use jadoube_chess::Side;
use jadoube_lawbook::{Class, art};

use crate::articles::appendix_a;
use crate::articles::art02;
use crate::game::Phase;
use crate::{
    Choice, ClockEffect, ClockFact, ClockPlace, Effect, Fact, Game, Question, Ruling, StartEffect,
};

/// The round was announced: the default time counts from now (6.7.1).
pub(crate) fn round_announced(game: &Game) -> Vec<Ruling> {
    match game.started_at {
        None => vec![Ruling::new(StartEffect::RoundBegun.into(), art!("6.6"))],
        Some(_) => vec![Ruling::new(Effect::NoEffect, art!("6.6"))],
    }
}

/// A player started the game, which is allowed once the round was announced.
pub(crate) fn started_by_player(game: &Game) -> Vec<Ruling> {
    match game.started_at {
        Some(_) => started(game),
        None => vec![Ruling::new(Effect::NoEffect, art!("6.6"))],
    }
}

/// A press before the start: with it the opponent of the player who has the move starts the clock.
pub(crate) fn pressed(game: &Game, side: Side) -> Vec<Ruling> {
    match side == game.to_move() {
        true => vec![Ruling::new(Effect::NoEffect, art!("6.6"))],
        false => started_by_player(game),
    }
}

/// The game was started (6.6).
pub(crate) fn started(game: &Game) -> Vec<Ruling> {
    if game.clock.is_none() {
        // Without a control there is nothing to start.
        return vec![Ruling::new(Effect::NoEffect, art!("6.3.1")).and(art!("6.6"))];
    }
    if game.phase != Phase::NotStarted {
        return vec![Ruling::new(Effect::NoEffect, art!("6.6"))];
    }
    let mut rulings = Vec::new();
    if let Some((fact, article)) = art02::wrong(game) {
        if game.rules.engine_observes() {
            return vec![Ruling::new(StartEffect::CannotStart.into(), article)];
        }
        rulings.push(Ruling::known(fact, article));
    }
    let side = game.to_move();
    rulings.push(Ruling::new(Effect::ClockStarted { side }, art!("6.6")));
    rulings.extend(Side::ALL.into_iter().filter_map(|side| assistant(game, side)));
    rulings.extend(class_by_control(game));
    rulings.extend(appendix_a::supervision::conditions(game));
    rulings
}

/// An assistant who presses for a player costs the player time, unless the player has a disability
/// (6.2.6).
fn assistant(game: &Game, side: Side) -> Option<Ruling> {
    let regulations = game.rules.regulations();
    if !regulations.assistants.contains(&side) || regulations.is_disabled(side) {
        return None;
    }
    match regulations.assistant_time_ms {
        Some(0) => None,
        Some(ms) => {
            let taken = Effect::TimeTaken { from: side, ms: i64::from(ms) };
            Some(Ruling::new(taken, art!("6.2.6")))
        }
        None => {
            let question = Question::Deduction { side };
            let choices = vec![Choice::TenMinutesLess, Choice::ClocksStay];
            Some(Ruling::ask(question, choices, art!("6.2.6")))
        }
    }
}

/// The arbiter decided what an assistant costs a player.
pub(crate) fn assistant_decided(side: Side, choice: Choice) -> Vec<Ruling> {
    const TEN_MINUTES_MS: i64 = 600_000;
    vec![match choice {
        Choice::TenMinutesLess => {
            Ruling::new(Effect::TimeTaken { from: side, ms: TEN_MINUTES_MS }, art!("6.2.6"))
        }
        _ => Ruling::new(Effect::ClockSettingStays, art!("6.2.6")),
    }]
}

/// By its control the game may belong to another class than was announced (A.1, B.1).
pub(crate) fn class_by_control(game: &Game) -> Vec<Ruling> {
    let regulations = game.rules.regulations();
    let Some(controls) = &regulations.control else { return Vec::new() };
    if !game.rules.provisions().control_tells_class {
        return Vec::new();
    }
    let found = controls.classify();
    let mut rulings = Vec::new();
    if found.class != regulations.class {
        let article = if found.class == Class::Blitz { art!("B.1") } else { art!("A.1") };
        let fact = ClockFact::Class { class: found.class };
        rulings.push(Ruling::known(fact, article));
    }
    if found.sides_differ {
        rulings.push(Ruling::known(Fact::OfClock(ClockFact::TimesDiffer), art!("A.1")));
    }
    rulings
}

/// The arbiter looks at the class of the game.
pub(crate) fn class_noticed(game: &Game) -> Vec<Ruling> {
    found_in_control(game, |fact| fact != ClockFact::TimesDiffer)
}

/// The arbiter looks at the times of the players.
pub(crate) fn times_noticed(game: &Game) -> Vec<Ruling> {
    found_in_control(game, |fact| fact == ClockFact::TimesDiffer)
}

fn found_in_control(game: &Game, meant: impl Fn(ClockFact) -> bool) -> Vec<Ruling> {
    let is_meant = |ruling: &Ruling| match ruling.effect {
        Effect::Known(Fact::OfClock(fact)) => meant(fact),
        _ => false,
    };
    let found: Vec<Ruling> = class_by_control(game).into_iter().filter(is_meant).collect();
    match found.is_empty() {
        true => vec![Ruling::new(Effect::NoEffect, art!("A.1"))],
        false => found,
    }
}

/// The clock was put on one side of the board: the arbiter decides where, before the start (6.5).
pub(crate) fn clock_placed(game: &Game, by_arbiter: bool, place: ClockPlace) -> Vec<Ruling> {
    let effect = match by_arbiter && !game.has_begun() {
        true if place == game.clock_place => Effect::NoEffect,
        true => ClockEffect::Placed { place }.into(),
        false => Effect::RequestRefused,
    };
    vec![Ruling::new(effect, art!("6.5"))]
}
