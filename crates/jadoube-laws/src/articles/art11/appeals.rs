//! Article 11.10: appeals, and what becomes of a decision if one is upheld.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art10;
use crate::game::decision::Decision;
use crate::{
    Appealable, Audience, Choice, ConductEffect, ConductQuestion, Effect, Game, Outcome, Ruling,
    Score, Termination, Withdrawn,
};

/// A player appeals against a decision; until the appeal is decided the decision stands.
pub(crate) fn appealed(
    game: &Game,
    at: u64,
    side: Side,
    against: Option<Appealable>,
) -> Vec<Ruling> {
    let rules = game.rules.regulations().conduct;
    let late = |decided: u64| {
        rules.appeal_deadline_ms.is_some_and(|limit| at.saturating_sub(decided) > u64::from(limit))
    };
    let effect = match game.conduct.appealed(against) {
        _ if !rules.appeals => Effect::RequestRefused,
        None => Effect::NoEffect,
        Some(decision) if late(decision.at) => ConductEffect::AppealTooLate.into(),
        Some(_) => ConductEffect::AppealTaken { by: side }.into(),
    };
    vec![ruling(effect)]
}

fn ruling(effect: Effect) -> Ruling {
    Ruling::new(effect, art!("11.10"))
}

/// The committee upheld an appeal: the decision no longer counts, nor does anything that it did. A
/// score that the committee gives is the result; without one the game has the result that it had
/// before the decision, or goes on.
pub(crate) fn upheld(game: &Game, at: u64, score: Option<Score>) -> Vec<Ruling> {
    let Some((_, entry)) = game.conduct.appeal else {
        return vec![ruling(Effect::NoEffect)];
    };
    if let Some(refused) = score.and_then(|score| art10::refused(game, score)) {
        return vec![refused];
    }
    let mut rulings =
        vec![ruling(Effect::AppealUpheld), ruling(Effect::DecisionReplaced { entry })];
    let decisions = &game.conduct.decisions;
    let Some(decision) = decisions.iter().find(|decision| decision.entry == entry) else {
        return rulings;
    };
    // What was done last is undone first.
    let matter: Vec<&Decision> =
        decisions.iter().rev().filter(|other| other.belongs_to(decision)).collect();
    let ended = matter.iter().any(|decision| game.ended_in == Some(decision.entry));
    let result = result(game, &matter, score, ended);
    let goes_on = !game.is_over() && score.is_none()
        || matches!(result, Some(Effect::OfConduct(ConductEffect::GoesOn)));
    rulings.extend(result.map(ruling));
    let effects = matter
        .iter()
        .flat_map(|decision| decision.effects.iter().rev().map(|effect| (decision.entry, effect)));
    for (entry, effect) in effects {
        rulings.extend(undone(game, at, entry, effect, goes_on));
    }
    let reinstated = |ruling: &Ruling| {
        matches!(ruling.effect, Effect::OfConduct(ConductEffect::Reinstated { .. }))
    };
    if rulings.iter().any(reinstated) {
        rulings.push(ruling(Effect::ClocksStopped));
    }
    rulings
}

/// What the result is now, if the appeal changes it.
fn result(game: &Game, matter: &[&Decision], score: Option<Score>, ended: bool) -> Option<Effect> {
    let was = game.outcome().map(|outcome| outcome.score);
    match score {
        Some(now) if game.is_over() => return Some(Effect::ResultReplaced { was, now }),
        Some(score) => {
            let outcome = Outcome { score, termination: Termination::Appeal };
            return Some(Effect::GameEnded(outcome));
        }
        None if !ended => return None,
        None => {}
    }
    let mut effects = matter.iter().flat_map(|decision| decision.effects.iter().rev());
    if effects.clone().any(|effect| matches!(effect, Effect::GameEnded(_))) {
        return Some(ConductEffect::GoesOn.into());
    }
    effects.find_map(|effect| match effect {
        Effect::ResultReplaced { was: Some(before), .. } => {
            Some(Effect::ResultReplaced { was, now: *before })
        }
        _ => None,
    })
}

/// What undoes one effect of a decision.
fn undone(game: &Game, at: u64, entry: u32, effect: &Effect, goes_on: bool) -> Option<Ruling> {
    let withdrawn = |side: Side, what| Some(ruling(ConductEffect::Withdrawn { side, what }.into()));
    match *effect {
        Effect::Warned { side } => withdrawn(side, Withdrawn::Warning),
        Effect::OfConduct(effect) => match effect {
            ConductEffect::PointsWait { side, .. } => withdrawn(side, Withdrawn::Points),
            ConductEffect::Fined { side } => withdrawn(side, Withdrawn::Fine),
            ConductEffect::Excluded { side, rounds } => {
                withdrawn(side, Withdrawn::Exclusion { rounds })
            }
            ConductEffect::Expelled { side } => withdrawn(side, Withdrawn::Expulsion),
            _ => None,
        },
        Effect::IllegalMovesCounted { side, ply, .. } => {
            let count = game.illegal_moves[side].saturating_sub(1);
            Some(ruling(Effect::IllegalMovesCounted { side, count, ply }))
        }
        // Only a game that goes on needs its clock and its moves again.
        _ if !goes_on => None,
        Effect::TimeAdded { to, ms } => Some(time_back(game, at, to, -ms)),
        Effect::TimeTaken { from, ms } => Some(time_back(game, at, from, ms)),
        Effect::ClockSet { side, from_ms, to_ms } => {
            Some(time_back(game, at, side, from_ms - to_ms))
        }
        Effect::PositionRestored { kept, .. } | Effect::TurnReturned { kept, .. } => {
            let struck = game.struck.last().is_some_and(|struck| struck.entry == entry);
            // If someone has moved since, the arbiter carries out what the committee decided.
            (struck && game.line.len() == kept as usize)
                .then(|| ruling(ConductEffect::Reinstated { entry }.into()))
        }
        _ => None,
    }
}

/// Time that is given back, or taken back if negative; if the flag would fall because of it, that
/// is up to the arbiter.
fn time_back(game: &Game, at: u64, side: Side, ms: i64) -> Ruling {
    if ms >= 0 {
        return ruling(Effect::TimeAdded { to: side, ms });
    }
    let ms = ms.saturating_neg();
    if game.clocks_ms(at)[side] > ms {
        return ruling(Effect::TimeTaken { from: side, ms });
    }
    let question = ConductQuestion::TimePenalty { side, ms };
    let choices = vec![Choice::TimeTaken, Choice::NoPenalty];
    Ruling::ask(question, choices, art!("11.10")).to(Audience::Arbiter)
}

/// The committee rejected an appeal.
pub(crate) fn rejected(game: &Game) -> Vec<Ruling> {
    if game.conduct.appeal.is_none() {
        return vec![ruling(Effect::NoEffect)];
    }
    let stands = if game.is_over() { Effect::ResultStands } else { Effect::DecisionStands };
    vec![ruling(Effect::AppealRejected), ruling(stands)]
}
