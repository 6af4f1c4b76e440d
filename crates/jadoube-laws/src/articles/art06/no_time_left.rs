//! Articles 6.1 and 6.8: a clock from which all time was taken by hand has a fallen flag.

use jadoube_chess::{BySide, Side};
use jadoube_clock::Clock;
use jadoube_lawbook::art;

use crate::articles::art06::flag::{Seen, flag, order_unknown};
use crate::articles::art07::penalty::ends;
use crate::game::Phase;
use crate::{Effect, Fact, Game, Ruling};

/// A decision leaves a player no time: the flag has fallen, as if the clock had run there. It is
/// ruled on at once if the engine observes; otherwise the arbiter is told.
pub(crate) fn by_hand(game: &Game, at: u64, rulings: &mut Vec<Ruling>) {
    let starts = |ruling: &Ruling| matches!(ruling.effect, Effect::ClockStarted { .. });
    let is_on = game.phase != Phase::NotStarted || rulings.iter().any(starts);
    let Some(clock) = game.clock.as_ref().filter(|_| is_on && !game.is_over()) else { return };
    let mut clock = clock.clone();
    clock.advance(at);
    let down = BySide::from_fn(|side| clock.flag(side).is_some());
    rulings.iter().for_each(|ruling| set(&mut clock, at, &ruling.effect));
    let fell: Vec<Side> =
        Side::ALL.into_iter().filter(|&side| !down[side] && clock.flag(side).is_some()).collect();
    if fell.is_empty() || ends(rulings) {
        return;
    }
    if !game.rules.engine_observes() {
        rulings
            .extend(fell.into_iter().map(|side| Ruling::known(Fact::Flag { side }, art!("6.8"))));
        return;
    }
    let then = Game { clock: Some(clock.clone()), ..game.clone() };
    rulings.extend(match fell[..] {
        [side] => flag(&then, at, side, Seen::Falling),
        _ => order_unknown(&then, &clock),
    });
}

/// What an effect does to the times.
fn set(clock: &mut Clock, at: u64, effect: &Effect) {
    match *effect {
        Effect::TimeAdded { to, ms } => {
            clock.add(at, to, ms);
        }
        Effect::TimeTaken { from, ms } => {
            clock.add(at, from, ms.saturating_neg());
        }
        Effect::ClockSet { side, to_ms, .. } => {
            clock.set(at, side, to_ms.max(0).unsigned_abs());
        }
        _ => {}
    }
}
