//! Guideline I: envelopes that are lost (I.12) and times that were wrong (I.13).

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art07;
use crate::articles::guideline_1::resumption::{Sealed, lost_by_default, made, read, refused};
use crate::{AdjournmentEffect, Effect, Game, Recording, Ruling};

/// The arbiter notices that the envelope is missing (I.12.1).
pub(crate) fn envelope_missing(game: &Game) -> Vec<Ruling> {
    let effect = match game.adjournment.sealer() {
        Some(side) => AdjournmentEffect::MustState { side }.into(),
        None => Effect::NoEffect,
    };
    vec![Ruling::new(effect, art!("I.12.1"))]
}

/// The arbiter looks at the position of the adjourned game (I.12.2).
pub(crate) fn position_noticed(game: &Game) -> Vec<Ruling> {
    if game.adjournment.sealer().is_none() {
        return vec![Ruling::new(Effect::NoEffect, art!("I.12.2"))];
    }
    // The scoresheets are in the envelope; what is lost with it may be only in another record.
    let unknown =
        game.adjournment.is_missing && game.rules.regulations().recording == Recording::Players;
    match unknown {
        true => art07::setup::anew(game, art!("I.12.2"), game.colours_exchanged),
        false => vec![Ruling::new(game.restored_here(), art!("I.12.2"))],
    }
}

/// The arbiter notices that a player arrived for the resumption after the default time (I.10).
pub(crate) fn came_late(game: &Game, side: Side) -> Vec<Ruling> {
    vec![lost_by_default(game, side)]
}

/// The player who sealed states the sealed move, because the envelope is lost (I.12.1).
pub(crate) fn stated(game: &Game, side: Side, text: &str) -> Vec<Ruling> {
    if !game.adjournment.is_missing || game.adjournment.sealer() != Some(side) {
        return refused(art!("I.12.1"));
    }
    match read(game, side, text) {
        Sealed::Move(mv) => made(game, side, mv, art!("I.12.1")),
        _ => vec![Ruling::new(AdjournmentEffect::MustState { side }.into(), art!("I.12.1"))],
    }
}
