//! Article 12.9: the penalties, and which of them the Laws allow.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::{Article, art};

use crate::articles::art11::offence::{is_of_11_6, lost_by, warned};
use crate::{
    Audience, Choice, ConductEffect, ConductQuestion, Effect, Game, Outcome, Penalty, Points,
    PointsPenalty, Question, Ruling, Score, Termination, Topic, Unlawful,
};

/// The arbiter gave a penalty. A penalty that the Laws do not allow is not carried out.
pub(crate) fn given(
    game: &Game,
    at: u64,
    side: Side,
    penalty: Penalty,
    about: Option<Topic>,
) -> Vec<Ruling> {
    let answered = game.answered_by_penalty(side, about);
    let offence = answered.and_then(|index| match game.questions[index].question {
        Question::OfConduct(ConductQuestion::Offence { article, .. }) => Some(article),
        Question::OfConduct(ConductQuestion::Refusal { .. }) => Some(art!("11.7")),
        _ => None,
    });
    let mut rulings = match penalty {
        Penalty::Warning => return warning(game, side, offence),
        Penalty::OpponentGains { ms } => vec![time(game, at, side, ms, penalty)],
        Penalty::Loses { ms } => vec![time(game, at, side, ms, penalty)],
        Penalty::OpponentFull => vec![points(game, side, PointsPenalty::OpponentFull)],
        Penalty::Lowered => vec![points(game, side, PointsPenalty::Lowered)],
        Penalty::Loss => vec![lost(game, side, lost_by(side)[0])],
        Penalty::Score(score) => vec![lost(game, side, score)],
        Penalty::Fine => vec![fine(game, side)],
        Penalty::Exclusion { rounds: 0 } => vec![refused(Unlawful::NoRound, art!("12.9.8"))],
        Penalty::Exclusion { rounds } => {
            vec![Ruling::new(ConductEffect::Excluded { side, rounds }.into(), art!("12.9.8"))]
        }
        Penalty::Expulsion => expulsion(game, side),
    };
    if let (Some(article), Some(first)) = (offence, rulings.first_mut()) {
        *first = because_of(first.clone(), article);
    }
    rulings
}

fn because_of(ruling: Ruling, article: Article) -> Ruling {
    let ruling = if is_of_11_6(article) { ruling.and(art!("11.6")) } else { ruling };
    ruling.and(article)
}

fn refused(because: Unlawful, article: Article) -> Ruling {
    Ruling::new(ConductEffect::PenaltyRefused { because }.into(), article)
}

/// A warning (12.9.1), and what the arbiter should know then.
pub(crate) fn warning(game: &Game, side: Side, offence: Option<Article>) -> Vec<Ruling> {
    let warning = Ruling::new(Effect::Warned { side }, art!("12.9.1"));
    let warning = offence.into_iter().fold(warning, because_of);
    std::iter::once(warning).chain(warned(game, side)).collect()
}

/// Time for the opponent or from the offender (12.9.2, 12.9.3).
fn time(game: &Game, at: u64, side: Side, ms: i64, penalty: Penalty) -> Ruling {
    let takes = matches!(penalty, Penalty::Loses { .. });
    let article = if takes { art!("12.9.3") } else { art!("12.9.2") };
    if game.is_over() {
        return refused(Unlawful::GameOver, article);
    }
    if game.clock.is_none() {
        return refused(Unlawful::NoClock, article);
    }
    if ms <= 0 {
        return refused(Unlawful::NoTime, article);
    }
    if !takes {
        return Ruling::new(Effect::TimeAdded { to: !side, ms }, article);
    }
    if game.clocks_ms(at)[side] <= ms {
        // The flag would fall at once; the arbiter may want that, but must not overlook it.
        let question = ConductQuestion::TimePenalty { side, ms };
        let choices = vec![Choice::TimeTaken, Choice::NoPenalty];
        return Ruling::ask(question, choices, article).to(Audience::Arbiter);
    }
    Ruling::new(Effect::TimeTaken { from: side, ms }, article)
}

/// The arbiter decided about a penalty that makes the flag fall.
pub(crate) fn time_decided(game: &Game, side: Side, ms: i64, choice: Choice) -> Ruling {
    if game.is_over() && choice == Choice::TimeTaken {
        return refused(Unlawful::GameOver, art!("12.9.3"));
    }
    let effect = match choice {
        Choice::TimeTaken => Effect::TimeTaken { from: side, ms },
        _ => Effect::NoPenalty,
    };
    Ruling::new(effect, art!("12.9.3"))
}

/// Points for the opponent or from the offender (12.9.4, 12.9.5); if the game is not over, they are
/// applied when it is.
fn points(game: &Game, side: Side, penalty: PointsPenalty) -> Ruling {
    let article = article_of(penalty);
    let Some(outcome) = game.outcome() else {
        return Ruling::new(ConductEffect::PointsWait { side, penalty }.into(), article);
    };
    match changed(outcome.score, side, penalty) {
        Some(now) => Ruling::new(Effect::ResultReplaced { was: Some(outcome.score), now }, article),
        None => refused(
            match penalty {
                PointsPenalty::OpponentFull => Unlawful::FullAlready,
                PointsPenalty::Lowered => Unlawful::NothingLeft,
            },
            article,
        ),
    }
}

const fn article_of(penalty: PointsPenalty) -> Article {
    match penalty {
        PointsPenalty::OpponentFull => art!("12.9.4"),
        PointsPenalty::Lowered => art!("12.9.5"),
    }
}

/// The score after the penalty, if it changes anything: with the opponent's full point the
/// offender has what is left of the game's points (10.2).
fn changed(was: Score, side: Side, penalty: PointsPenalty) -> Option<Score> {
    let (own, opponents) = match (penalty, was.of(side), was.of(!side)) {
        (PointsPenalty::OpponentFull, _, Points::Win) => return None,
        (PointsPenalty::OpponentFull, ..) => (Points::Loss, Points::Win),
        (PointsPenalty::Lowered, Points::Win, opponents) => (Points::Draw, opponents),
        (PointsPenalty::Lowered, Points::Draw, opponents) => (Points::Loss, opponents),
        (PointsPenalty::Lowered, Points::Loss, _) => return None,
    };
    let BySide { white, black } =
        if side == Side::White { BySide::new(own, opponents) } else { BySide::new(opponents, own) };
    Some(Score { white, black, forfeit: false })
}

/// The points that waited for the end of the game.
pub(crate) fn points_at_the_end(game: &Game, rulings: &mut Vec<Ruling>) {
    let ended = rulings.iter().find_map(|ruling| match &ruling.effect {
        Effect::GameEnded(outcome) => Some(outcome.score),
        _ => None,
    });
    let Some(mut was) = ended else { return };
    for &(side, penalty) in &game.conduct.points {
        if let Some(now) = changed(was, side, penalty) {
            let effect = Effect::ResultReplaced { was: Some(was), now };
            rulings.push(Ruling::new(effect, article_of(penalty)));
            was = now;
        }
    }
}

/// The game is lost by the offender, and the arbiter decides the opponent's score (12.9.6).
fn lost(game: &Game, side: Side, score: Score) -> Ruling {
    let article = art!("12.9.6");
    if !game.rules.regulations().scoring.allows(score) {
        return refused(Unlawful::NotAScore, art!("10.2"));
    }
    if score.of(side) != Points::Loss {
        return refused(Unlawful::NotLost, article);
    }
    let Some(outcome) = game.outcome() else {
        let outcome = Outcome { score, termination: Termination::Penalty };
        return Ruling::new(Effect::GameEnded(outcome), article);
    };
    if score.of(!side) < outcome.score.of(!side) {
        return refused(Unlawful::OpponentLoses, article);
    }
    if score == outcome.score {
        return refused(Unlawful::NothingLeft, article);
    }
    Ruling::new(Effect::ResultReplaced { was: Some(outcome.score), now: score }, article)
}

/// A fine is lawful only if it was announced beforehand (12.9.7).
fn fine(game: &Game, side: Side) -> Ruling {
    match game.rules.regulations().conduct.fines {
        true => Ruling::new(ConductEffect::Fined { side }.into(), art!("12.9.7")),
        false => refused(Unlawful::NotAnnounced, art!("12.9.7")),
    }
}

/// Expulsion from the competition (12.9.9); a game in progress is lost with it, and the arbiter
/// decides the opponent's score.
fn expulsion(game: &Game, side: Side) -> Vec<Ruling> {
    let article = art!("12.9.9");
    if game.rules.regulations().conduct.expulsion_consent && !game.conduct.expulsion_agreed[side] {
        return vec![refused(Unlawful::NoConsent, article)];
    }
    let mut rulings = vec![Ruling::new(ConductEffect::Expelled { side }.into(), article)];
    if !game.is_over() {
        let question = ConductQuestion::Expelled { side };
        let choices: Vec<Choice> = lost_by(side).into_iter().map(Choice::Score).collect();
        rulings.push(
            Ruling::ask(question, choices, art!("12.9.6")).and(article).to(Audience::Arbiter),
        );
    }
    rulings
}

impl Game {
    /// The penalties of 12.9 for `side` at `at`, in order, each with the reason against it, if any:
    /// for the arbiter to choose from. Times are the usual two minutes.
    ///
    /// Law: 12.9
    pub fn penalties(&self, at: u64, side: Side) -> Vec<(Penalty, Option<Unlawful>)> {
        let all = [
            Penalty::Warning,
            Penalty::OpponentGains { ms: 120_000 },
            Penalty::Loses { ms: 120_000 },
            Penalty::OpponentFull,
            Penalty::Lowered,
            Penalty::Loss,
            Penalty::Fine,
            Penalty::Exclusion { rounds: 1 },
            Penalty::Expulsion,
        ];
        let why_not = |penalty| {
            given(self, at, side, penalty, None).iter().find_map(|ruling| match ruling.effect {
                Effect::OfConduct(ConductEffect::PenaltyRefused { because }) => Some(because),
                _ => None,
            })
        };
        all.into_iter().map(|penalty| (penalty, why_not(penalty))).collect()
    }
}
