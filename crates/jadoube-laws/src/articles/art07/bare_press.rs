//! Article 7.5.3: what a press without a move costs, and how it is put right.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::art07::clocks::{clock_after_answered_press, clock_after_press};
use crate::articles::art07::illegal_moves::ask_about_press;
use crate::articles::art07::penalty::{ends, penalty_after};
use crate::game::pass::PassAt;
use crate::{Effect, Game, Pass, Ruling};

pub(crate) fn is_open(game: &Game, at: PassAt) -> bool {
    at.plies == game.line.len()
}

/// Whether the player had something to complain of and may have meant to stop the clocks.
pub(crate) fn had_cause(game: &Game, at: PassAt) -> bool {
    let side = game.pass(at).side();
    let before = at.plies.checked_sub(1).map(|ply| &game.line[ply]);
    let after_fault = before.is_some_and(|ply| ply.side() != side && ply.is_open_fault());
    let pressed_back =
        game.passes_after(at.plies)[..at.place].iter().any(|pass| pass.side() != side);
    let displaced = game.displaced.as_ref().is_some_and(|displaced| displaced.by == !side);
    after_fault || pressed_back || displaced
}

/// A press without a move is corrected and penalised.
pub(crate) fn put_right(game: &Game, at: PassAt) -> Vec<Ruling> {
    let pass = game.pass(at);
    let side = pass.side();
    let mut counted = game.illegal_moves;
    if game.moved_after(at) {
        let stays = (counted[side], Some(at.plies));
        return penalty_after(game, side, &pass.before, Some(art!("7.5.3")), stays);
    }
    let answered = game.is_answered(at);
    let mut penalties = penalties(game, std::slice::from_ref(pass), &mut counted);
    let mut rulings = Vec::new();
    if !ends(&penalties) {
        rulings.push(if answered { restored(game, at) } else { turn_returned(game, pass) });
    }
    if let (true, Some(last)) = (game.rules.is_limited(), rulings.last_mut()) {
        *last = last.clone().and(art!("A.5.2"));
    }
    let over = ends(&penalties);
    rulings.append(&mut penalties);
    if !over {
        let clocks = match answered {
            true => clock_after_answered_press(game, at, &rulings),
            false => clock_after_press(game, pass, &rulings),
        };
        rulings.extend(clocks);
        rulings.extend(pressed_back_after(game, at));
    }
    rulings
}

/// The penalties for presses without a move, until one ends the game.
pub(crate) fn penalties(game: &Game, passes: &[Pass], counted: &mut BySide<u8>) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    for pass in passes.iter().filter(|pass| !pass.punished) {
        let tally = &mut counted[pass.side()];
        let act = Some(art!("7.5.3"));
        rulings.extend(penalty_after(game, pass.side(), &pass.before, act, (*tally, None)));
        *tally = tally.saturating_add(1);
        if ends(&rulings) {
            break;
        }
    }
    rulings
}

/// The player has the move again; no piece has to be put back.
pub(crate) fn turn_returned(game: &Game, pass: &Pass) -> Ruling {
    let kept = u32::try_from(game.line.len()).unwrap_or(u32::MAX);
    Ruling::new(Effect::TurnReturned { kept, standing: pass.before }, art!("7.5.3"))
}

/// The opponent has answered: back to the presser's turn.
fn restored(game: &Game, at: PassAt) -> Ruling {
    let effect = Effect::PositionRestored {
        kept: u32::try_from(at.plies).unwrap_or(u32::MAX),
        standing: game.pass(at).before,
        touched: Vec::new(),
    };
    Ruling::new(effect, art!("7.5.1")).and(art!("7.5.3"))
}

/// The player who pressed back instead of stopping the clocks because of a fault that is now dealt
/// with: only the arbiter can say what that press was.
pub(crate) fn pressed_back(game: &Game, side: Side) -> Option<Ruling> {
    let pressed = game.passes.iter().any(|pass| pass.side() == side);
    pressed.then(|| ask_about_press(side))
}

fn pressed_back_after(game: &Game, at: PassAt) -> Option<Ruling> {
    let side = !game.pass(at).side();
    let later = game.passes.get(at.place + 1..).filter(|_| is_open(game, at))?;
    later.iter().any(|pass| pass.side() == side).then(|| ask_about_press(side))
}
