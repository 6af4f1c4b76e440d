//! Article 10: points.

use jadoube_chess::BySide;
use jadoube_lawbook::art;

use crate::{ConductEffect, Effect, Game, Ruling, Score};

/// Refuses a score that no game can have: more than its points in all (10.2).
pub(crate) fn refused(game: &Game, score: Score) -> Option<Ruling> {
    let refused = || Ruling::new(ConductEffect::ScoreRefused.into(), art!("10.2"));
    (!game.rules.regulations().scoring.allows(score)).then(refused)
}

/// What the result is worth by the organiser's points, at the end and whenever it changes (10.1).
pub(crate) fn scored(game: &Game, rulings: &mut Vec<Ruling>) {
    let result = rulings.iter().rev().find_map(|ruling| match &ruling.effect {
        Effect::GameEnded(outcome) => Some(outcome.score),
        Effect::ResultReplaced { now, .. } => Some(*now),
        _ => None,
    });
    if let Some(score) = result.filter(|_| game.rules.provisions().result_scores_points) {
        let BySide { white, black } = game.rules.regulations().scoring.points(score);
        let effect = ConductEffect::PointsScored { white, black };
        rulings.push(Ruling::new(effect.into(), art!("10.1")));
    }
}
