//! Article 11: the conduct of the players.

use jadoube_chess::Side;
use jadoube_lawbook::{Article, art};

use crate::record::index;
use crate::{
    Actor, Audience, Choice, ConductEffect, ConductFact, ConductQuestion, Effect, Fact, Game,
    Inquiry, Misconduct, Outcome, Permission, Points, Ruling, Score, Termination, art08_completing,
    art11_devices, art12_penalties, art12_spectators,
};

/// So many warnings are enough for 11.7; the player should be told that it comes next.
const WARNINGS_BEFORE_LOSS: u8 = 2;

/// The arbiter wrote down what he saw somebody do.
pub(crate) fn recorded(game: &Game, who: Actor, what: &Misconduct) -> Vec<Ruling> {
    let side = match who {
        Actor::Player(side) if !game.is_over() => side,
        // A player who has finished is a spectator.
        Actor::Player(_) => return vec![art12_spectators::ask(who, art!("11.4"))],
        _ => return vec![art12_spectators::seen(game, who, what)],
    };
    let article = what.article(game.rules.edition());
    let nothing = || vec![Ruling::new(Effect::NoEffect, article).to(Audience::Arbiter)];
    match what {
        Misconduct::Refusal => vec![refusal(game, side)],
        Misconduct::DeviceInVenue
        | Misconduct::DeviceOffInBag
        | Misconduct::DeviceOnInBag
        | Misconduct::BagUsed
        | Misconduct::DeviceOnPerson
        | Misconduct::Phone => vec![art11_devices::found(game, side, what)],
        // A pen may lie there as long as the arbiter sees the last move.
        Misconduct::PenOnSheet => nothing(),
        Misconduct::SheetNotLent => art08_completing::not_lent(game, side),
        Misconduct::ReconstructionRefused if !game.conduct.reconstruction => nothing(),
        Misconduct::CheckRefused if game.conduct.claimed.is_none() => nothing(),
        _ => vec![offence(side, article)],
    }
}

/// The arbiter is asked what an offence costs (11.6, 12.9).
pub(crate) fn offence(side: Side, article: Article) -> Ruling {
    let question = ConductQuestion::Offence { side, article }.into();
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    let mut ruling = Ruling::new(Effect::ArbiterMustDecide { question, choices }, article);
    if is_of_11_6(article) {
        ruling = ruling.and(art!("11.6"));
    }
    ruling.and(art!("12.9")).to(Audience::Arbiter)
}

/// Whether 11.6 itself says that a breach leads to penalties.
pub(crate) fn is_of_11_6(article: Article) -> bool {
    (art!("11.1")..=art!("11.5")).contains(&article)
}

/// A player refused to comply with the Laws: persistently, if he has been warned often enough.
fn refusal(game: &Game, side: Side) -> Ruling {
    if game.conduct.warnings[index(side)] < WARNINGS_BEFORE_LOSS {
        return offence(side, art!("11.7"));
    }
    let opponents = ConductQuestion::Refusal { side: !side }.into();
    let (question, scores, article) =
        match game.questions.iter().any(|asked| asked.question == opponents) {
            true => (ConductQuestion::BothRefuse, vec![Score::BOTH_LOSE], art!("11.8")),
            false => (ConductQuestion::Refusal { side }, lost_by(side), art!("11.7")),
        };
    let choices = std::iter::once(Choice::Warning).chain(scores.into_iter().map(Choice::Score));
    let effect =
        Effect::ArbiterMustDecide { question: question.into(), choices: choices.collect() };
    Ruling::new(effect, article).and(art!("12.9.6")).to(Audience::Arbiter)
}

/// The scores of a game that `side` loses; the opponent's is for the arbiter to decide.
pub(crate) fn lost_by(side: Side) -> Vec<Score> {
    let score = |points| match side {
        Side::White => Score { white: Points::Loss, black: points, forfeit: false },
        Side::Black => Score { white: points, black: Points::Loss, forfeit: false },
    };
    [Points::Win, Points::Draw, Points::Loss].map(score).to_vec()
}

/// After a warning the arbiter is told how many there were, once 11.7 comes next.
pub(crate) fn warned(game: &Game, side: Side) -> Option<Ruling> {
    let times = game.conduct.warnings[index(side)].saturating_add(1);
    let fact = Fact::OfConduct(ConductFact::Warned { side, times });
    let known = art!("11.7").clause(game.rules.edition()).is_some();
    (known && times >= WARNINGS_BEFORE_LOSS)
        .then(|| Ruling::new(Effect::Known(fact), art!("11.7")).to(Audience::Arbiter))
}

/// So many offers within so many plies may annoy, even if each is reasonable.
const MANY_OFFERS: usize = 3;
const WITHIN_PLIES: usize = 10;

/// The arbiter is told of a player who offers again and again (11.5).
pub(crate) fn offered(game: &Game, rulings: &mut Vec<Ruling>) {
    let by = rulings.iter().find_map(|ruling| match ruling.effect {
        Effect::OfferOpened { by } => Some(by),
        _ => None,
    });
    let Some(side) = by else { return };
    let recent = |&&(by, plies): &&(Side, usize)| {
        by == side && plies + WITHIN_PLIES >= game.line.len() && plies <= game.line.len()
    };
    let times = game.conduct.offers.iter().filter(recent).count() + 1;
    if times >= MANY_OFFERS && art!("11.5").clause(game.rules.edition()).is_some() {
        let times = u8::try_from(times).unwrap_or(u8::MAX);
        let fact = Fact::OfConduct(ConductFact::ManyOffers { side, times });
        rulings.push(Ruling::new(Effect::Known(fact), art!("11.5")).to(Audience::Arbiter));
    }
}

/// The arbiter answered a question about conduct.
pub(crate) fn decided(game: &Game, question: ConductQuestion, choice: Choice) -> Vec<Ruling> {
    let lost = |score, article| {
        let outcome = Outcome { score, termination: Termination::Penalty };
        vec![Ruling::new(Effect::GameEnded(outcome), article).and(art!("12.9.6"))]
    };
    match (question, choice) {
        (ConductQuestion::Offence { side, article }, Choice::Warning) => {
            art12_penalties::warning(game, side, Some(article))
        }
        (ConductQuestion::Offence { article, .. }, _) => {
            let basis = if is_of_11_6(article) { art!("11.6") } else { art!("12.9") };
            vec![Ruling::new(Effect::NoPenalty, basis).and(article)]
        }
        (ConductQuestion::Spectator { who, article }, choice) => {
            vec![art12_spectators::decided(who, article, choice)]
        }
        (ConductQuestion::Refusal { side }, Choice::Warning) => {
            art12_penalties::warning(game, side, Some(art!("11.7")))
        }
        (ConductQuestion::Refusal { .. }, Choice::Score(score)) => lost(score, art!("11.7")),
        (ConductQuestion::BothRefuse, Choice::Score(score)) => lost(score, art!("11.8")),
        (ConductQuestion::BothRefuse, _) => Side::ALL
            .into_iter()
            .flat_map(|side| art12_penalties::warning(game, side, Some(art!("11.8"))))
            .collect(),
        (ConductQuestion::Expelled { .. }, Choice::Score(score)) => {
            let outcome = Outcome { score, termination: Termination::Penalty };
            vec![Ruling::new(Effect::GameEnded(outcome), art!("12.9.6")).and(art!("12.9.9"))]
        }
        (ConductQuestion::TimePenalty { side, ms }, choice) => {
            vec![art12_penalties::time_decided(side, ms, choice)]
        }
        (ConductQuestion::Result { .. }, choice) => {
            vec![crate::art08_result::decided(game, choice)]
        }
        _ => vec![Ruling::new(Effect::NoEffect, art!("12.1"))],
    }
}

/// A player left the playing area (11.2.3.2, 11.2.4).
pub(crate) fn left_area(game: &Game, side: Side) -> Vec<Ruling> {
    if game.conduct.permits(Actor::Player(side), Permission::LeaveArea) {
        return Vec::new();
    }
    let must_report = game.rules.regulations().conduct.report_absence;
    if game.to_move() == side {
        vec![offence(side, art!("11.2.3.2"))]
    } else if must_report && !game.conduct.reported[index(side)] {
        vec![offence(side, art!("11.2.4"))]
    } else {
        Vec::new()
    }
}

/// A player left the playing venue (11.2.3.1).
pub(crate) fn left_venue(game: &Game, side: Side) -> Vec<Ruling> {
    match game.conduct.permits(Actor::Player(side), Permission::LeaveVenue) {
        true => Vec::new(),
        false => vec![offence(side, art!("11.2.3.1"))],
    }
}

/// A player asked the arbiter something: the rule is explained, never the position (11.9, 12.6).
pub(crate) fn asked(game: &Game, inquiry: &Inquiry) -> Vec<Ruling> {
    vec![match inquiry {
        Inquiry::Rule(article) => {
            let effect = ConductEffect::Explained { article: *article };
            Ruling::new(effect.into(), art!("11.9"))
        }
        Inquiry::Move(_) => Ruling::new(Effect::RequestRefused, art!("11.9")).and(art!("12.6")),
        Inquiry::MoveCount => move_count(game),
    }]
}

/// How many moves were made is told only for completing the sheets after a flag (8.5, 12.6).
fn move_count(game: &Game) -> Ruling {
    let fallen = game.clock.as_ref().is_some_and(|clock| !clock.falls().is_empty());
    if !fallen || !art08_completing::is_due(game) {
        return Ruling::new(Effect::RequestRefused, art!("12.6"));
    }
    let [white, black] = Side::ALL.map(|side| {
        let completed = |ply: &&crate::Ply| ply.side() == side && ply.completed_in.is_some();
        let recorded = game.line.iter().filter(completed).count();
        let counted = game.clock.as_ref().map_or(0, |clock| clock.moves(side));
        u32::try_from(recorded).unwrap_or(u32::MAX).max(counted)
    });
    let effect = ConductEffect::MovesTold { white, black };
    Ruling::new(effect.into(), art!("12.6")).and(art!("8.5.1"))
}
