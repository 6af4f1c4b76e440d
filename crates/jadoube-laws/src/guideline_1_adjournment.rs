//! Guideline I: adjourned games.

use jadoube_chess::Side;
use jadoube_lawbook::art;
use jadoube_notation::read_move;

use crate::{Effect, Game, Outcome, Ruling, Standing, Termination, art05_completion};

/// The player who has the move seals it (I.1.1).
pub(crate) fn sealed(game: &Game, side: Side) -> Vec<Ruling> {
    if !game.rules.regulations().adjournment || game.to_move() != side {
        return vec![Ruling::new(Effect::RequestRefused, art!("I.1.1"))];
    }
    vec![
        Ruling::new(Effect::MoveSealed { by: side }, art!("I.1.1")),
        Ruling::new(Effect::ClocksStopped, art!("I.1.1")),
    ]
}

/// The envelope is opened: the move is made, or it was none and the sealer has lost (I.7, I.8).
pub(crate) fn opened(game: &Game) -> Vec<Ruling> {
    let Some((side, text)) = &game.sealed else {
        return vec![Ruling::new(Effect::NoEffect, art!("I.7"))];
    };
    let read = game.now.position().and_then(|position| {
        let language = game.rules.regulations().language(*side);
        let mv = read_move(text, position, language).ok()?.mv;
        Some((mv, position.play(mv)))
    });
    let Some((mv, after)) = read else {
        let test = game.rules.provisions().sealed_move_draw;
        let outcome = match art05_completion::can_still_mate(&game.now, !*side, test) {
            true => Outcome::win(!*side, Termination::SealedMove),
            false => Outcome::draw(Termination::SealedMove),
        };
        return vec![Ruling::new(Effect::GameEnded(outcome), art!("I.8"))];
    };
    let after = Standing::from(after);
    let made = Effect::MoveMade { attempt: Some(mv.attempt()), wrong: None, after };
    let mut rulings = vec![
        Ruling::new(made, art!("I.7")),
        Ruling::new(Effect::MoveCompleted { side: *side }, art!("I.7")),
        Ruling::new(Effect::SealedMoveMade { attempt: mv.attempt() }, art!("I.7")),
    ];
    match art05_completion::after_move(game, &after) {
        Some(ended) => rulings.push(ended),
        None => rulings.push(Ruling::new(Effect::ClockStarted { side: !*side }, art!("I.7"))),
    }
    rulings
}
