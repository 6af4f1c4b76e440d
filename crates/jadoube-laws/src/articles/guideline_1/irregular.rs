//! Guideline I: envelopes that are lost (I.12) and times that were wrong (I.13).

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art07;
use crate::articles::guideline_1::resumption::{Sealed, lost_by_default, made, read, refused};
use crate::{AdjournmentEffect, AdjournmentFact, Effect, Game, Recording, Ruling};

/// The arbiter notices something about an adjourned game.
pub(crate) fn noticed(game: &Game, fact: AdjournmentFact) -> Vec<Ruling> {
    match (fact, game.adjournment.sealer()) {
        (AdjournmentFact::EnvelopeMissing, Some(side)) => {
            vec![Ruling::new(AdjournmentEffect::MustState { side }.into(), art!("I.12.1"))]
        }
        (AdjournmentFact::PositionUnknown, Some(_)) => {
            // The scoresheets are in the envelope; what is lost with it only another record has.
            let unknown = game.adjournment.is_missing
                && game.rules.regulations().recording == Recording::Players;
            match unknown {
                true => art07::setup::anew(game, art!("I.12.2"), game.colours_exchanged),
                false => {
                    vec![Ruling::new(game.restored_here(), art!("I.12.2"))]
                }
            }
        }
        (AdjournmentFact::CameLate { side }, _) => vec![lost_by_default(game, side)],
        (AdjournmentFact::EnvelopeMissing, None) => {
            vec![Ruling::new(Effect::NoEffect, art!("I.12.1"))]
        }
        (AdjournmentFact::PositionUnknown, None) => {
            vec![Ruling::new(Effect::NoEffect, art!("I.12.2"))]
        }
    }
}

/// The player who sealed says what he sealed, because the envelope is lost (I.12.1).
pub(crate) fn stated(game: &Game, side: Side, text: &str) -> Vec<Ruling> {
    if !game.adjournment.is_missing || game.adjournment.sealer() != Some(side) {
        return refused(art!("I.12.1"));
    }
    match read(game, side, text) {
        Sealed::Move(mv) => made(game, side, mv, art!("I.12.1")),
        _ => vec![Ruling::new(AdjournmentEffect::MustState { side }.into(), art!("I.12.1"))],
    }
}
