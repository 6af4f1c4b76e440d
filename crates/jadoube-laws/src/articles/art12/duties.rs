//! Articles 12.3 to 12.5: what the arbiter watches, who assists, and time for disturbances.

use jadoube_chess::{BySide, Side};
use jadoube_clock::is_under_five_minutes;
use jadoube_lawbook::art;

use crate::{Audience, ConductFact, Effect, Fact, Game, Ruling};

/// The arbiter looks at a player's time: in time trouble the arbiter is needed most (12.3).
pub(crate) fn time_noticed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let effect = match game.is_in_time_trouble(side, at) {
        true => Effect::Known(Fact::OfConduct(ConductFact::TimeTrouble { side })),
        false => Effect::NoEffect,
    };
    vec![Ruling::new(effect, art!("12.3")).to(Audience::Arbiter)]
}

impl Game {
    /// Whether a player has less than five minutes left, so that the arbiter should watch.
    ///
    /// Law: 12.3
    pub fn is_in_time_trouble(&self, side: Side, at: u64) -> bool {
        let left = self.clock.as_ref().map(|clock| clock.remaining(side, at));
        !self.is_over() && left.is_some_and(is_under_five_minutes)
    }
}

/// An assistant writes for the arbiter, if appointed for this game (12.4, 8.5.1).
pub(crate) fn arbiter_wrote(game: &Game, arbiter: u16) -> Vec<Ruling> {
    match arbiter == 1 || game.conduct.assistants.contains(&arbiter) {
        true => Vec::new(),
        false => vec![Ruling::new(Effect::RequestRefused, art!("12.4")).to(Audience::Arbiter)],
    }
}

/// Extra time for a disturbance from outside (12.5).
pub(crate) fn time_granted(game: &Game, times: BySide<Option<i64>>) -> Vec<Ruling> {
    let is_time = times.into_iter().all(|(_, ms)| ms.is_none_or(|ms| ms > 0));
    if !game.conduct.disturbed || game.clock.is_none() || !is_time {
        return vec![Ruling::new(Effect::RequestRefused, art!("12.5"))];
    }
    let added = times.into_iter().filter_map(|(to, ms)| {
        ms.map(|ms| Ruling::new(Effect::TimeAdded { to, ms }, art!("12.5")))
    });
    added.collect()
}
