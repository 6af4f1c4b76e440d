//! Guideline I: envelopes that are lost (I.12) and times that were wrong (I.13).

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::guideline_1_resumption::{
    AdjournmentQuestion, Sealed, ask, lost_by_default, made, read, refused,
};
use crate::record::index;
use crate::{
    AdjournmentEffect, AdjournmentFact, Choice, Effect, Game, Recording, Ruling, art04_touch_move,
    art07_setup,
};

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
                true => art07_setup::anew(game, art!("I.12.2"), game.colours_exchanged),
                false => {
                    vec![Ruling::new(art04_touch_move::restored_here(game), art!("I.12.2"))]
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

/// A player points out that the clocks were wrong at the resumption (I.13).
pub(crate) fn times_claimed(game: &Game, at: u64, claimant: Side) -> Vec<Ruling> {
    let resumption = game.adjournment.resumption.filter(|it| it.error_ms != [0; 2]);
    let Some(resumption) = resumption else {
        return vec![Ruling::new(Effect::ClaimRejected, art!("I.13"))];
    };
    let shown = game.clocks_ms(at);
    let right = Side::ALL.map(|side| shown[index(side)] + resumption.error_ms[index(side)]);
    let since = game.line.iter().skip(resumption.plies + 1);
    if since.into_iter().any(|ply| ply.side() == claimant) {
        let [white_ms, black_ms] = right;
        let question = AdjournmentQuestion::Times { white_ms, black_ms };
        let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
        return vec![ask(question, choices, art!("I.13"))];
    }
    put_right(game, at, right)
}

pub(crate) fn put_right(game: &Game, at: u64, right: [i64; 2]) -> Vec<Ruling> {
    let shown = game.clocks_ms(at);
    let sides = Side::ALL.into_iter().filter(|&side| shown[index(side)] != right[index(side)]);
    sides
        .map(|side| {
            let (from_ms, to_ms) = (shown[index(side)], right[index(side)]);
            Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("I.13"))
        })
        .collect()
}
