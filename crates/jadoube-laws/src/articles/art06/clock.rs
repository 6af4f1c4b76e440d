//! Article 6: the chess clock.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::game::Phase;
use crate::{ClockFact, Effect, Fact, Game, Ruling};

/// The press that was due for the previous move is no longer needed (6.2.1.2). The clock has not
/// counted that move; only the arbiter is told.
pub(crate) fn earlier_move_completed(game: &Game, side: Side) -> Vec<Ruling> {
    let earlier = game.line.iter().rev().take(2).find(|ply| ply.side() == side);
    if earlier.is_none_or(|ply| ply.completed_in.is_some()) {
        return Vec::new();
    }
    let mut rulings = vec![Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.2"))];
    if game.phase == Phase::Playing && game.clock.is_some() && game.unpressed == BySide::both(0) {
        let behind = Fact::OfClock(ClockFact::CounterBehind);
        rulings.push(Ruling::known(behind, art!("6.2.1.2")));
    }
    rulings
}

/// The arbiter interrupted the game (6.11.1).
pub(crate) fn interrupted(game: &Game) -> Vec<Ruling> {
    vec![match game.phase {
        Phase::Playing => Ruling::new(Effect::ClocksStopped, art!("6.11.1")),
        _ => Ruling::new(Effect::NoEffect, art!("6.11.1")),
    }]
}

/// The arbiter lets the game go on (6.11.3).
pub(crate) fn resumed(game: &Game) -> Vec<Ruling> {
    match game.phase {
        Phase::Stopped => {
            let side = game.side_to_run();
            vec![Ruling::new(Effect::ClockStarted { side }, art!("6.11.3"))]
        }
        _ => vec![Ruling::new(Effect::NoEffect, art!("6.11.3"))],
    }
}

/// The clocks go on after a ruling if the engine rules; otherwise the arbiter resumes.
pub(crate) fn runs_on(game: &Game, side: Side) -> Option<Ruling> {
    let goes_on = game.phase != Phase::NotStarted
        && (game.phase == Phase::Playing || game.rules.engine_observes());
    goes_on.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}
