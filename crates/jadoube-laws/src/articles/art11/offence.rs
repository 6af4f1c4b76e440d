//! Articles 11.6 to 11.8: what an offence leads to.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, art};

use crate::{Audience, Choice, ConductFact, ConductQuestion, Fact, Game, Points, Ruling, Score};

/// The number of warnings that are enough for 11.7; the player should be told that it comes next.
pub(crate) const WARNINGS_BEFORE_LOSS: u8 = 2;

/// The arbiter is asked what an offence costs (11.6, 12.9).
pub(crate) fn offence(side: Side, article: Article) -> Ruling {
    let question = ConductQuestion::Offence { side, article };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    let mut ruling = Ruling::ask(question, choices, article);
    if is_of_11_6(article) {
        ruling = ruling.and(art!("11.6"));
    }
    ruling.and(art!("12.9")).to(Audience::Arbiter)
}

/// Whether 11.6 itself says that a breach leads to penalties.
pub(crate) fn is_of_11_6(article: Article) -> bool {
    (art!("11.1")..=art!("11.5")).contains(&article)
}

/// The scores of a game that `side` loses; the arbiter decides the opponent's.
pub(crate) fn lost_by(side: Side) -> Vec<Score> {
    let score = |points| match side {
        Side::White => Score { white: Points::Loss, black: points, forfeit: false },
        Side::Black => Score { white: points, black: Points::Loss, forfeit: false },
    };
    [Points::Win, Points::Draw, Points::Loss].map(score).to_vec()
}

/// After a warning the arbiter is told how many there were, if 11.7 comes next.
pub(crate) fn warned(game: &Game, side: Side) -> Option<Ruling> {
    let times = game.conduct.warnings[side].saturating_add(1);
    let fact = Fact::OfConduct(ConductFact::Warned { side, times });
    let told = game.rules.provisions().arbiter_told_of_repetition;
    (told && times >= WARNINGS_BEFORE_LOSS).then(|| Ruling::known(fact, art!("11.7")))
}
