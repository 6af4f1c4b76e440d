//! Article 11: the conduct of the players.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::art08;
use crate::articles::art11;
use crate::articles::art11::offence::{WARNINGS_BEFORE_LOSS, is_of_11_6, lost_by, offence};
use crate::articles::art12;
use crate::{
    Actor, Audience, Choice, ConductEffect, ConductFact, ConductQuestion, Effect, Fact, Game,
    Inquiry, Misconduct, Outcome, Permission, Ruling, Score, Termination,
};

/// The arbiter recorded something that someone was seen to do.
pub(crate) fn recorded(game: &Game, who: Actor, what: &Misconduct) -> Vec<Ruling> {
    let side = match who {
        Actor::Player(side) if !game.is_over() => side,
        // A player who has finished the game is a spectator.
        Actor::Player(_) => return vec![art12::spectators::ask(who, art!("11.4"))],
        _ => return vec![art12::spectators::seen(game, who, what)],
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
        | Misconduct::Phone => vec![art11::devices::found(game, side, what)],
        // A pen may lie there as long as the arbiter can see the last move.
        Misconduct::PenOnSheet => nothing(),
        Misconduct::SheetNotLent => art08::completing::not_lent(game, side),
        Misconduct::ReconstructionRefused if !game.conduct.reconstruction => nothing(),
        Misconduct::CheckRefused if game.conduct.claimed.is_none() => nothing(),
        _ => vec![offence(side, article)],
    }
}

/// A player refused to comply with the Laws: persistently, if warned often enough.
fn refusal(game: &Game, side: Side) -> Ruling {
    if game.conduct.warnings[side] < WARNINGS_BEFORE_LOSS {
        return offence(side, art!("11.7"));
    }
    let opponents = ConductQuestion::Refusal { side: !side }.into();
    let (question, scores, article) =
        match game.questions.iter().any(|asked| asked.question == opponents) {
            true => (ConductQuestion::BothRefuse, vec![Score::BOTH_LOSE], art!("11.8")),
            false => (ConductQuestion::Refusal { side }, lost_by(side), art!("11.7")),
        };
    let choices = std::iter::once(Choice::Warning).chain(scores.into_iter().map(Choice::Score));
    Ruling::ask(question, choices.collect::<Vec<_>>(), article)
        .and(art!("12.9.6"))
        .to(Audience::Arbiter)
}

/// This many offers within this many plies may annoy, even if each is reasonable.
const MANY_OFFERS: usize = 3;
const WITHIN_PLIES: usize = 10;

/// The arbiter is told about a player who offers again and again (11.5).
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
    if times >= MANY_OFFERS && game.rules.provisions().arbiter_told_of_repetition {
        let times = u8::try_from(times).unwrap_or(u8::MAX);
        let fact = Fact::OfConduct(ConductFact::ManyOffers { side, times });
        rulings.push(Ruling::known(fact, art!("11.5")));
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
            art12::penalties::warning(game, side, Some(article))
        }
        (ConductQuestion::Offence { article, .. }, _) => {
            let basis = if is_of_11_6(article) { art!("11.6") } else { art!("12.9") };
            vec![Ruling::new(Effect::NoPenalty, basis).and(article)]
        }
        (ConductQuestion::Spectator { who, article }, choice) => {
            vec![art12::spectators::decided(who, article, choice)]
        }
        (ConductQuestion::Refusal { side }, Choice::Warning) => {
            art12::penalties::warning(game, side, Some(art!("11.7")))
        }
        (ConductQuestion::Refusal { .. }, Choice::Score(score)) => lost(score, art!("11.7")),
        (ConductQuestion::BothRefuse, Choice::Score(score)) => lost(score, art!("11.8")),
        (ConductQuestion::BothRefuse, _) => Side::ALL
            .into_iter()
            .flat_map(|side| art12::penalties::warning(game, side, Some(art!("11.8"))))
            .collect(),
        (ConductQuestion::Expelled { .. }, Choice::Score(score)) => {
            let outcome = Outcome { score, termination: Termination::Penalty };
            vec![Ruling::new(Effect::GameEnded(outcome), art!("12.9.6")).and(art!("12.9.9"))]
        }
        (ConductQuestion::TimePenalty { side, ms }, choice) => {
            vec![art12::penalties::time_decided(game, side, ms, choice)]
        }
        (ConductQuestion::Result { .. }, choice) => {
            vec![art08::result::decided(game, choice)]
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
    } else if must_report && !game.conduct.reported[side] {
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

/// The number of moves made is told only for completing the sheets after a flag (8.5, 12.6).
fn move_count(game: &Game) -> Ruling {
    let fallen = game.clock.as_ref().is_some_and(|clock| !clock.falls().is_empty());
    if !fallen || !art08::completing::is_due(game) {
        return Ruling::new(Effect::RequestRefused, art!("12.6"));
    }
    let BySide { white, black } = BySide::from_fn(|side| {
        let completed = |ply: &&crate::Ply| ply.side() == side && ply.completed_in.is_some();
        let recorded = game.line.iter().filter(completed).count();
        let counted = game.clock.as_ref().map_or(0, |clock| clock.moves(side));
        u32::try_from(recorded).unwrap_or(u32::MAX).max(counted)
    });
    let effect = ConductEffect::MovesTold { white, black };
    Ruling::new(effect.into(), art!("12.6")).and(art!("8.5.1"))
}
