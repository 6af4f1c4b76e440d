//! Article 10: points.

use jadoube_lawbook::art;

use crate::{ConductEffect, Effect, Game, Points, Ruling, Score, Scoring};

/// A score that no game can have: more than its points in all (10.2).
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
    if let Some(score) = result.filter(|_| art!("10.1").clause(game.rules.edition()).is_some()) {
        let [white, black] = game.rules.regulations().scoring.points(score);
        let effect = ConductEffect::PointsScored { white, black };
        rulings.push(Ruling::new(effect.into(), art!("10.1")));
    }
}

impl Scoring {
    /// What White and Black get for a score, in halves of a point.
    ///
    /// Law: 10.1
    pub fn points(self, score: Score) -> [u8; 2] {
        [score.white, score.black].map(|points| match points {
            Points::Win => self.win,
            Points::Draw => self.draw,
            Points::Loss if score.forfeit => self.forfeit,
            Points::Loss => self.loss,
        })
    }

    /// Whether a game can end so: not with more points in all than a game usually has.
    ///
    /// ```
    /// use jadoube_laws::{Score, Scoring};
    /// let scoring = Scoring::default();
    /// assert!(scoring.allows("1/2-0".parse().unwrap()));
    /// assert!(!scoring.allows("1-1/2".parse().unwrap()));
    /// ```
    ///
    /// Law: 10.2
    pub fn allows(self, score: Score) -> bool {
        let most = (u16::from(self.win) + u16::from(self.loss)).max(2 * u16::from(self.draw));
        self.points(score).into_iter().map(u16::from).sum::<u16>() <= most
    }

    /// Halves as they are written: `1`, `½`, `1½`.
    pub fn points_text(halves: u8) -> String {
        match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        }
    }
}
