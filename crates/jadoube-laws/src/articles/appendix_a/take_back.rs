//! A.5.2: the players agree to correct an illegal move that stands.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art07::clocks::clock_after_restoring;
use crate::articles::art07::illegal_moves::replacing_duty;
use crate::{Effect, Game, Ruling};

/// Both players may agree, without the arbiter, to correct an illegal move that stands (A.5.2).
pub(crate) fn take_back_agreed(game: &Game, by: Side, of: Side, number: u32) -> Vec<Ruling> {
    let found = |ply: &crate::Ply| ply.side() == of && ply.number() == number;
    let index = game.line.iter().position(found);
    let Some(index) = index.filter(|&index| {
        game.rules.is_limited() && art07::found_later::is_to_restore(&game.line[index])
    }) else {
        return vec![Ruling::new(Effect::RequestRefused, art!("A.5.2"))];
    };
    if game.take_back != Some((!by, of, number)) {
        let effect = Effect::TakeBackAgreed { by, side: of, number };
        return vec![Ruling::new(effect, art!("A.5.2"))];
    }
    let ply = &game.line[index];
    let touched = art07::found_later::touched_in(ply);
    let restored = Effect::PositionRestored {
        kept: u32::try_from(index).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: touched.clone(),
    };
    let mut rulings = vec![Ruling::new(restored, art!("A.5.2"))];
    // Nobody asks the arbiter about the clocks: the times stay, the counter is corrected.
    let is_left_out = |effect: &Effect| {
        matches!(effect, Effect::ArbiterMustDecide { .. } | Effect::ClocksStopped)
    };
    let clocks = clock_after_restoring(game, index).into_iter();
    rulings.extend(clocks.filter(|ruling| !is_left_out(&ruling.effect)));
    rulings.extend(art06::clock::runs_on(game, of));
    rulings.extend(replacing_duty(game, &ply.before, &touched, ply.attempt));
    rulings
}
