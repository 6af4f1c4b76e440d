//! I.13: times that were wrong at the resumption.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::{AdjournmentQuestion, Choice, Effect, Game, Ruling};

/// A player points out that the clocks were wrong at the resumption (I.13).
pub(crate) fn times_claimed(game: &Game, at: u64, claimant: Side) -> Vec<Ruling> {
    let resumption = game.adjournment.resumption.filter(|it| it.error_ms != BySide::both(0));
    let Some(resumption) = resumption else {
        return vec![Ruling::new(Effect::ClaimRejected, art!("I.13"))];
    };
    let shown = game.clocks_ms(at);
    let right = BySide::from_fn(|side| shown[side] + resumption.error_ms[side]);
    let since = game.line.iter().skip(resumption.plies + 1);
    if since.into_iter().any(|ply| ply.side() == claimant) {
        let BySide { white: white_ms, black: black_ms } = right;
        let question = AdjournmentQuestion::Times { white_ms, black_ms };
        let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
        return vec![Ruling::ask(question, choices, art!("I.13"))];
    }
    put_right(game, at, right)
}

pub(crate) fn put_right(game: &Game, at: u64, right: BySide<i64>) -> Vec<Ruling> {
    let shown = game.clocks_ms(at);
    let sides = Side::ALL.into_iter().filter(|&side| shown[side] != right[side]);
    sides
        .map(|side| {
            let (from_ms, to_ms) = (shown[side], right[side]);
            Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("I.13"))
        })
        .collect()
}
