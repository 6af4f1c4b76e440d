//! Article 9: the drawn game.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::{DrawGround, Effect, Game, Outcome, Ruling, Termination};

/// A draw was offered (9.1.2.1).
pub(crate) fn offered(game: &Game, side: Side, conditional: bool) -> Vec<Ruling> {
    let _ = game;
    let mut rulings = vec![Ruling::new(Effect::OfferOpened { by: side }, art!("9.1.2.1"))];
    if conditional {
        rulings.push(Ruling::new(Effect::ConditionVoid, art!("9.1.2.1")));
    }
    rulings
}

/// An offer was accepted (5.2.3).
pub(crate) fn accepted(game: &Game, side: Side) -> Vec<Ruling> {
    if game.offer != Some(!side) {
        return vec![Ruling::new(Effect::OfferNoLongerOpen, art!("9.1.2.1"))];
    }
    let made = |of| game.line.iter().filter(|ply| ply.side() == of).count();
    let least = usize::from(game.rules.provisions().agreed_draw_moves);
    if Side::ALL.into_iter().any(|of| made(of) < least) {
        return vec![Ruling::new(Effect::NoAgreement, art!("5.2.3"))];
    }
    let outcome = Outcome::draw(Termination::Agreement);
    vec![Ruling::new(Effect::GameEnded(outcome), art!("5.2.3"))]
}

/// An offer was declined in words.
pub(crate) fn declined(game: &Game, side: Side) -> Vec<Ruling> {
    match game.offer == Some(!side) {
        true => vec![Ruling::new(Effect::OfferLapsed, art!("9.1.2.1"))],
        false => vec![Ruling::new(Effect::OfferNoLongerOpen, art!("9.1.2.1"))],
    }
}

/// A draw was claimed (9.2, 9.3).
pub(crate) fn claimed(
    game: &Game,
    side: Side,
    ground: DrawGround,
    writing: Option<&str>,
) -> Vec<Ruling> {
    let _ = (game, side, ground, writing);
    Vec::new()
}

/// The arbiter knows a count; he tells nobody (12.6).
pub(crate) fn count_noticed() -> Vec<Ruling> {
    vec![Ruling::new(Effect::NoEffect, art!("12.6"))]
}
