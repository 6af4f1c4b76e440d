//! Article 7.5.3: a press without a move that only the record has seen, until it is noticed or
//! claimed.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::appendix_a;
use crate::articles::art06;
use crate::articles::art07::clocks::{clock_after_answered_press, clock_after_press};
use crate::articles::art07::found_later;
use crate::articles::art07::illegal_moves::ask_about_press;
use crate::articles::art07::penalty::{ends, penalty, penalty_after};
use crate::game::pass::PassAt;
use crate::{Choice, Effect, Game, Pass, Ruling};

/// The arbiter noticed that the clock was pressed without a move.
pub(crate) fn noticed(game: &Game, side: Side) -> Vec<Ruling> {
    let Some(at) = game.last_pass(|pass| pass.side() == side && !pass.punished) else {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.3"))];
    };
    if !appendix_a::rapid::may_still_act_on_press(game, at) {
        return vec![Ruling::new(Effect::MoveStands { side }, art!("A.5.2"))];
    }
    match is_open(game, at) && had_cause(game, at) {
        true => vec![ask_about_press(side)],
        false => put_right(game, at),
    }
}

fn is_open(game: &Game, at: PassAt) -> bool {
    at.plies == game.line.len()
}

/// Whether the player had something to complain of and may have meant to stop the clocks.
fn had_cause(game: &Game, at: PassAt) -> bool {
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
    // It may come after an illegal move that nobody saw: back to that one.
    if let Some(first) = game.line.before(at.plies).position(found_later::is_to_restore)
        && appendix_a::rapid::may_still_act(game, first)
    {
        let presses = &game.passes_after(at.plies)[..=at.place];
        return found_later::put_right_from(game, first, at.plies.saturating_sub(1), presses);
    }
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
fn turn_returned(game: &Game, pass: &Pass) -> Ruling {
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
    Ruling::new(effect, art!("7.5.3"))
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

/// The arbiter decided whether a press was an accident.
pub(crate) fn decided(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let open = game.last_pass(|pass| pass.side() == side).filter(|&at| is_open(game, at));
    match (choice, open) {
        (Choice::Accident, Some(at)) => {
            let pass = game.pass(at);
            let mut rulings =
                vec![Ruling::new(Effect::NoPenalty, art!("7.5.3")), turn_returned(game, pass)];
            rulings.extend(clock_after_press(game, pass, &[]));
            rulings
        }
        (_, Some(at)) => put_right(game, at),
        (Choice::Accident, None) => {
            let stays = Ruling::new(Effect::NoPenalty, art!("7.5.3"));
            let runs_on = art06::clock::runs_on(game, game.side_to_run());
            std::iter::once(stays).chain(runs_on).collect()
        }
        (_, None) => {
            let mut rulings = penalty(game, side, &game.now, Some(art!("7.5.3")));
            if !ends(&rulings) {
                rulings.extend(art06::clock::runs_on(game, game.side_to_run()));
            }
            rulings
        }
    }
}
