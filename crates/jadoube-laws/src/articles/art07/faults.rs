//! Article 7.5 with A.5.2: where a claim or a look of the arbiter finds a fault, a move or a press
//! without one.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::appendix_a;
use crate::articles::art01_03::legal_by;
use crate::articles::art04;
use crate::articles::art06;
use crate::articles::art07::bare_press;
use crate::articles::art07::clocks::clock_after_press;
use crate::articles::art07::displaced;
use crate::articles::art07::found_later;
use crate::articles::art07::illegal_moves::ask_about_press;
use crate::articles::art07::penalty::{ends, penalty};
use crate::game::pass::PassAt;
use crate::{Choice, Effect, Game, Pass, Ruling, Wrong};

/// A player claims an illegal move.
pub(crate) fn claimed(game: &Game, claimant: Side) -> Vec<Ruling> {
    let late = || vec![Ruling::new(Effect::ClaimRejected, art!("A.5.2"))];
    match (last_fault(game, !claimant), last_fault(game, claimant)) {
        (Some(fault), _) if fault.may_still_be_acted_on(game) => fault.put_right(game),
        (Some(_), _) => late(),
        // The player's own fault: the opponent has answered it, and it is not for the player to
        // claim.
        (None, Some(fault)) if !fault.may_still_be_acted_on(game) => late(),
        _ => {
            let last = game.line.iter().rfind(|ply| ply.side() != claimant);
            // It was made with a piece that did not stand where it belongs.
            if last.is_some_and(|ply| ply.displaced_since.is_some()) {
                return displaced::man_noticed(game);
            }
            let legal = last.and_then(|ply| legal_by(game.rules.edition(), ply));
            let rejected = Ruling::new(Effect::ClaimRejected, legal.unwrap_or(art!("7.5.1")));
            vec![rejected.and(art!("7.5.1"))]
        }
    }
}

/// What counts as an illegal move, and nothing has been done about it.
#[derive(Clone, Copy)]
enum Fault {
    Ply(usize),
    Press(PassAt),
}

impl Fault {
    fn may_still_be_acted_on(self, game: &Game) -> bool {
        match self {
            Self::Ply(index) => appendix_a::rapid::may_still_act(game, index),
            Self::Press(at) => appendix_a::rapid::may_still_act_on_press(game, at),
        }
    }

    fn put_right(self, game: &Game) -> Vec<Ruling> {
        match self {
            Self::Ply(index) => found_later::put_right(game, index),
            Self::Press(at) => put_press_right(game, at),
        }
    }
}

/// The last open fault of `side`: a ply or a press without a move.
fn last_fault(game: &Game, side: Side) -> Option<Fault> {
    let ply = game.line.iter().rposition(|ply| ply.side() == side && ply.is_open_fault());
    let press = game.last_pass(|pass| pass.side() == side && !pass.punished);
    match (ply, press) {
        (Some(ply), Some(press)) if press.plies <= ply => Some(Fault::Ply(ply)),
        (_, Some(press)) => Some(Fault::Press(press)),
        (ply, None) => ply.map(Fault::Ply),
    }
}

/// The arbiter looks at a move.
pub(crate) fn move_noticed(game: &Game, side: Side, number: u32) -> Vec<Ruling> {
    let found = game.line.iter().rposition(|ply| ply.side() == side && ply.number() == number);
    let Some(index) = found else {
        let pressed = |pass: &Pass| pass.side() == side && pass.number() == number;
        return match game.last_pass(pressed) {
            Some(_) => press_noticed(game, side),
            None => vec![Ruling::new(Effect::NoEffect, art!("7.5.1"))],
        };
    };
    match game.line[index].wrong {
        Some(Wrong::TouchMove(_)) if index + 1 == game.line.len() => {
            art04::complaint::put_right(game)
        }
        Some(Wrong::TouchMove(_)) => vec![Ruling::new(Effect::MoveStands { side }, art!("4.8"))],
        Some(_) if game.line[index].is_open_fault() => found_later::act_on(game, index),
        _ => vec![Ruling::new(Effect::NoEffect, art!("7.5.1"))],
    }
}

/// The arbiter noticed that the clock was pressed without a move.
pub(crate) fn press_noticed(game: &Game, side: Side) -> Vec<Ruling> {
    let Some(at) = game.last_pass(|pass| pass.side() == side && !pass.punished) else {
        return vec![Ruling::new(Effect::NoEffect, art!("7.5.3"))];
    };
    if !appendix_a::rapid::may_still_act_on_press(game, at) {
        return vec![Ruling::new(Effect::MoveStands { side }, art!("A.5.2"))];
    }
    match bare_press::is_open(game, at) && bare_press::had_cause(game, at) {
        true => vec![ask_about_press(side)],
        false => put_press_right(game, at),
    }
}

/// A press without a move is put right; if it comes after an illegal move that nobody saw, that one
/// is, and both are penalised.
fn put_press_right(game: &Game, at: PassAt) -> Vec<Ruling> {
    if let Some(first) = game.line.before(at.plies).position(found_later::is_to_restore)
        && appendix_a::rapid::may_still_act(game, first)
    {
        let presses = &game.passes_after(at.plies)[..=at.place];
        return found_later::put_right_from(game, first, at.plies.saturating_sub(1), presses);
    }
    bare_press::put_right(game, at)
}

/// The arbiter decided whether a press was an accident.
pub(crate) fn press_decided(game: &Game, side: Side, choice: Choice) -> Vec<Ruling> {
    let open =
        game.last_pass(|pass| pass.side() == side).filter(|&at| bare_press::is_open(game, at));
    match (choice, open) {
        (Choice::Accident, Some(at)) => {
            let pass = game.pass(at);
            let mut rulings = vec![
                Ruling::new(Effect::NoPenalty, art!("7.5.3")),
                bare_press::turn_returned(game, pass),
            ];
            rulings.extend(clock_after_press(game, pass, &[]));
            rulings
        }
        (_, Some(at)) => put_press_right(game, at),
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
