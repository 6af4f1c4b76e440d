//! Articles 6.6 and 6.7: the start, and players who come late.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::record::index;
use crate::{Choice, Effect, Game, Outcome, Points, Question, Ruling, Score, Termination};

/// A player came to the board.
pub(crate) fn arrived(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    if !game.missing[index(side)] {
        return Vec::new();
    }
    if is_too_late(game, at) {
        return vec![default(game, side)];
    }
    // White's time ran until he came, whoever else was missing.
    let both = game.missing == [true; 2];
    match both && side == Side::White && game.started_at.is_some() {
        true => vec![Ruling::new(Effect::NoEffect, art!("6.7.2"))],
        false => Vec::new(),
    }
}

/// Time passed; whoever has not come by the default time has lost.
pub(crate) fn waited(game: &Game, at: u64) -> Vec<Ruling> {
    if !is_too_late(game, at) || !game.rules.engine_observes() {
        return Vec::new();
    }
    match game.missing {
        [true, true] => {
            let score = Score { forfeit: true, ..Score::BOTH_LOSE };
            let outcome = Outcome { score, termination: Termination::Default };
            vec![Ruling::new(Effect::GameEnded(outcome), art!("6.7.1"))]
        }
        [true, false] => vec![default(game, Side::White)],
        [false, true] => vec![default(game, Side::Black)],
        [false, false] => Vec::new(),
    }
}

/// Who comes after the default time loses, unless the arbiter decides otherwise (6.7.1).
fn default(game: &Game, side: Side) -> Ruling {
    if game.rules.engine_observes() {
        return Ruling::new(lost_by_default(side), art!("6.7.1"));
    }
    let question = Question::Arrival { side };
    let choices = vec![Choice::Win(!side), Choice::PlayOn];
    Ruling::new(Effect::ArbiterMustDecide { question, choices }, art!("6.7.1"))
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

fn is_too_late(game: &Game, at: u64) -> bool {
    let limit =
        game.rules.regulations().default_time_ms.unwrap_or(game.rules.provisions().default_time_ms);
    game.started_at.is_some_and(|started| at.saturating_sub(started) > u64::from(limit))
}
