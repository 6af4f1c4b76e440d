//! Acts put to the engine as if they were done.

use jadoube_laws::{Actor, ConductEffect, Effect, Event, Game, Happening, Ruling};

/// What the Laws would make of it if an official did this now; nothing if it has no effect or is
/// refused.
pub(crate) fn probe(game: &Game, at: u64, event: Event) -> Option<Vec<Ruling>> {
    probe_by(game, at, Actor::Arbiter(1), event)
}

pub(crate) fn probe_by(game: &Game, at: u64, by: Actor, event: Event) -> Option<Vec<Ruling>> {
    let after_the_end = matches!(event, Event::ArbiterNoticed { .. }) && game.is_over();
    let happening = Happening::new(at.max(game.at()), by, event).ok()?;
    let rulings = game.judge(&happening);
    let first = &rulings.first()?.effect;
    let is_refused = matches!(
        first,
        // That the arbiter is told again changes nothing either.
        Effect::NoEffect
            | Effect::Known(_)
            | Effect::RequestRefused
            | Effect::OfConduct(ConductEffect::PenaltyRefused { .. } | ConductEffect::ScoreRefused)
    );
    (!is_refused && !after_the_end).then_some(rulings)
}
