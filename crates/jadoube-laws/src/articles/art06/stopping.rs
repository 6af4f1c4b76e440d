//! Articles 6.11.2 and 6.11.4: a player stops both clocks.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::art;

use crate::articles::art07;
use crate::{Audience, Choice, Duty, Effect, Game, Question, Ruling};

/// A player stopped both clocks (6.11.2), perhaps because pieces were knocked over (7.4.2).
pub(crate) fn stopped(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClocksStopped, art!("6.11.2"))];
    rulings.extend(art07::displaced::stopped(game, at));
    if !has_plain_reason(game, at, side) {
        let question = Question::Stop { side };
        let choices = vec![Choice::ReasonValid, Choice::Warning];
        // A player who is not asked would know that something is wrong (12.6).
        let asked = Ruling::ask(question, choices, art!("6.11.4")).and(art!("12.9"));
        rulings.push(asked.to(Audience::Arbiter));
    }
    rulings
}

/// Whether the reason for stopping the clocks is plain from the table: an irregularity, a fallen
/// flag, or a pawn to be promoted. Any other is for the arbiter to judge (6.11.4).
fn has_plain_reason(game: &Game, at: u64, side: Side) -> bool {
    let fault = game.line.last().is_some_and(|ply| ply.side() == !side && ply.wrong.is_some());
    let displaced = game.displaced.is_some()
        || game.is_displaced()
        || game.line.last().is_some_and(|ply| ply.displaced_since.is_some());
    let flag = game.clock.as_ref().is_some_and(|clock| {
        let mut clock = clock.clone();
        clock.advance(at);
        clock.flag(!side).is_some()
    });
    let promotes = |to: Square| to.rank() == side.last_rank();
    let promotion = game.to_move() == side
        && match game.turn.duty {
            Some(Duty::Finish { to, .. }) => promotes(to),
            Some(Duty::Promote { .. }) => true,
            _ => false,
        };
    fault || flag || promotion || displaced
}

/// The arbiter decided whether a player had a reason to stop the clock (6.11.4).
pub(crate) fn stop_decided(side: Side, choice: Choice) -> Vec<Ruling> {
    vec![match choice {
        Choice::ReasonValid => Ruling::new(Effect::NoPenalty, art!("6.11.4")),
        _ => Ruling::new(Effect::Warned { side }, art!("6.11.4")).and(art!("12.9.1")),
    }]
}
