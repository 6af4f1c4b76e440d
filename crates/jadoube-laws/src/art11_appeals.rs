//! Article 11.10: appeals.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::{ConductEffect, Effect, Game, Ruling, Score, art10_points};

/// A player appeals against a decision; until the appeal is decided the decision holds.
pub(crate) fn appealed(game: &Game, at: u64, side: Side) -> Vec<Ruling> {
    let rules = game.rules.regulations().conduct;
    let late = |decided: u64| {
        rules.appeal_deadline_ms.is_some_and(|limit| at.saturating_sub(decided) > u64::from(limit))
    };
    let effect = match game.conduct.decided_at {
        _ if !rules.appeals => Effect::RequestRefused,
        None => Effect::NoEffect,
        Some(decided) if late(decided) => ConductEffect::AppealTooLate.into(),
        Some(_) => ConductEffect::AppealTaken { by: side }.into(),
    };
    vec![Ruling::new(effect, art!("11.10"))]
}

/// The committee upheld an appeal: the decision counts no longer, and with it perhaps the result.
pub(crate) fn upheld(game: &Game, score: Option<Score>) -> Vec<Ruling> {
    let ruling = |effect| Ruling::new(effect, art!("11.10"));
    if game.conduct.appeal.is_none() {
        return vec![ruling(Effect::NoEffect)];
    }
    if let Some(refused) = score.and_then(|score| art10_points::refused(game, score)) {
        return vec![refused];
    }
    let entry = game.ended_in.unwrap_or(game.entries.saturating_sub(1));
    let mut rulings =
        vec![ruling(Effect::AppealUpheld), ruling(Effect::DecisionReplaced { entry })];
    // A game that goes on has no result yet that could become another one.
    if let (Some(now), true) = (score, game.is_over()) {
        let was = game.outcome().map(|outcome| outcome.score);
        rulings.push(ruling(Effect::ResultReplaced { was, now }));
    }
    rulings
}

/// The committee rejected an appeal.
pub(crate) fn rejected(game: &Game) -> Vec<Ruling> {
    let ruling = |effect| Ruling::new(effect, art!("11.10"));
    if game.conduct.appeal.is_none() {
        return vec![ruling(Effect::NoEffect)];
    }
    let stands = if game.is_over() { Effect::ResultStands } else { Effect::DecisionStands };
    vec![ruling(Effect::AppealRejected), ruling(stands)]
}
