//! What an official may do now: each act as it is sent, and what the Laws would make of it.
//!
//! Nothing is decided here. Acts are put to the engine as if they were done, and those that would
//! have no effect or be refused are left out.

use jadoube_lawbook::{Argument, Message};
use jadoube_laws::{
    Actor, Asked, Choice, ConductEvent, Event, Fact, Game, Misconduct, Penalty, Points, Question,
    Ruling, Score, Side, Wrong,
};

use super::blank::{PROBED, Place, with_signs};
use super::desk::{Desk, asked};
use super::others::others;
use super::probe::{probe, probe_by};
use crate::sent::{self, Decision, Expulsion, Incident, Offer, Offers};

/// All acts open to an official, in groups.
pub(crate) fn offers(game: &Game, desk: &Desk, at: u64, by: Actor) -> Offers {
    let arbiter = matches!(by, Actor::Arbiter(_));
    let (committee, organiser) = (by == Actor::AppealsCommittee, by == Actor::Organiser);
    Offers {
        decisions: if arbiter { decisions(game, at) } else { Vec::new() },
        appeal: if committee { appeal(game, at) } else { Vec::new() },
        desk: desk.shown(game, at),
        play: if arbiter { play(game, at) } else { Vec::new() },
        clock: arbiter && may_set_clock(game, at),
        notices: if arbiter { notices(game, at) } else { Vec::new() },
        penalties: if arbiter { penalties(game, at) } else { Vec::new() },
        incidents: if arbiter { incidents(game) } else { Vec::new() },
        others: if arbiter { others(game, at) } else { Vec::new() },
        expulsions: if organiser { expulsions(game, at) } else { Vec::new() },
    }
}

/// An act with its label and what would follow.
fn offer(game: &Game, act: &Event, message: Message, rulings: &[Ruling]) -> Offer {
    let follows = sent::Ruling::all(rulings, game.rules().edition());
    Offer { act: act.to_string(), message, follows, side: None }
}

/// The questions that the Laws leave to the arbiter, each with its lawful answers.
fn decisions(game: &Game, at: u64) -> Vec<Decision> {
    let questions = game.questions().map(|Asked { question, choices, .. }| {
        let answer = |&choice| answer(game, at, question, choice);
        Decision { message: asked(question), choices: choices.iter().map(answer).collect() }
    });
    questions.collect()
}

fn answer(game: &Game, at: u64, question: &Question, choice: Choice) -> Offer {
    let decision = game.deciding(question, choice);
    let rulings = probe(game, at, decision.clone()).unwrap_or_default();
    offer(game, &decision, choice.message(), &rulings)
}

/// Starting, interrupting and resuming.
fn play(game: &Game, at: u64) -> Vec<Offer> {
    let acts = [
        ("act-starts", Event::GameStarted),
        ("act-interrupts", Event::GameInterrupted),
        ("act-resumes", Event::GameResumed),
    ];
    let open = acts.into_iter().filter_map(|(id, event)| {
        let rulings = probe(game, at, event.clone())?;
        Some(offer(game, &event, Message::new(id), &rulings))
    });
    open.collect()
}

fn may_set_clock(game: &Game, at: u64) -> bool {
    let white_ms = game.clocks_ms(at).white;
    // A setting to what it shows would change nothing, and so says nothing.
    let event = Event::ClockSetByArbiter {
        white_ms: Some(white_ms + PROBED.ms),
        black_ms: None,
        move_number: None,
    };
    game.clock().is_some() && probe(game, at, event).is_some()
}

/// Where a look of the arbiter has consequences.
fn notices(game: &Game, at: u64) -> Vec<Offer> {
    let mut facts = vec![
        Fact::Position,
        Fact::InitialPosition,
        Fact::BoardTurned,
        Fact::Colours,
        Fact::ClockSetting,
        Fact::ClockFailed,
        Fact::BothKingsInCheck,
        Fact::BoardsDiffer,
    ];
    for side in Side::ALL {
        facts.extend([Fact::Flag { side }, Fact::Sheet { side }]);
    }
    for ply in game.line().iter().filter(|ply| ply.wrong.is_some()) {
        let (side, number) = (ply.side(), ply.number());
        facts.push(match ply.wrong {
            Some(Wrong::TouchMove(_)) => Fact::TouchMove { side, number },
            Some(Wrong::BothHands) => Fact::BothHands { side },
            Some(Wrong::Pass) => Fact::PressedWithoutMove { side },
            _ => Fact::Move { side, number },
        });
    }
    let passes = game.line().iter().flat_map(|ply| &ply.passes).chain(game.passes());
    for side in Side::ALL.into_iter().filter(|&side| passes.clone().any(|pass| pass.side() == side))
    {
        facts.push(Fact::PressedWithoutMove { side });
    }
    let open = facts.into_iter().filter_map(|fact| {
        let look = Event::ArbiterNoticed { noticed: fact.looked_for()? };
        let rulings = probe(game, at, look.clone())?;
        Some(offer(game, &look, fact.message(), &rulings))
    });
    open.collect()
}

/// The penalties of 12.9 that the Laws allow now. Where the arbiter gives a time, the act has
/// `{time}` in its place.
fn penalties(game: &Game, at: u64) -> Vec<Offer> {
    let of_side = |side: Side| {
        let score = |opponent: Points| {
            let (white, black) = match side {
                Side::White => (Points::Loss, opponent),
                Side::Black => (opponent, Points::Loss),
            };
            Penalty::Score(Score { white, black, forfeit: false })
        };
        let all = [
            Penalty::Warning,
            Penalty::OpponentGains { ms: PROBED.ms },
            Penalty::Loses { ms: PROBED.ms },
            Penalty::OpponentFull,
            Penalty::Lowered,
            Penalty::Loss,
            score(Points::Draw),
            score(Points::Loss),
            Penalty::Fine,
            Penalty::Exclusion { rounds: 1 },
            Penalty::Expulsion,
        ];
        all.into_iter().filter_map(move |penalty| {
            let given = Event::PenaltyGiven { side, penalty, about: None };
            let rulings = probe(game, at, given.clone())?;
            let places: &[Place] = match penalty {
                Penalty::OpponentGains { .. } | Penalty::Loses { .. } => &[Place::Time],
                _ => &[],
            };
            let act = with_signs(&given, places);
            let offered = offer(game, &given, penalty.message(), &rulings);
            Some(Offer { act, side: Some(side), ..offered })
        })
    };
    Side::ALL.into_iter().flat_map(of_side).collect()
}

/// What an arbiter can write into the record; `{side}` stands for who it was.
fn incidents(game: &Game) -> Vec<Incident> {
    let edition = game.rules().edition();
    let all = Misconduct::all().map(|what| {
        let message = what.message();
        let articles = what.article(edition).number(edition).into_iter().collect();
        let recorded = Event::OfConduct(ConductEvent::Recorded { who: PROBED.who, what });
        Incident { act: with_signs(&recorded, &[Place::Side]), message, articles }
    });
    all.collect()
}

/// How the committee may decide an appeal.
fn appeal(game: &Game, at: u64) -> Vec<Offer> {
    let (by, score) = (Actor::AppealsCommittee, game.outcome().map(|outcome| outcome.score));
    let others = [Score::win(Side::White), Score::DRAW, Score::win(Side::Black), Score::BOTH_LOSE];
    let others = others.into_iter().filter(|other| score.is_some_and(|score| score != *other));
    let upheld = [None].into_iter().chain(others.map(Some));
    let acts = upheld.map(|score| Event::AppealUpheld { score }).chain([Event::AppealRejected]);
    let open = acts.filter_map(|event| {
        let message = match &event {
            Event::AppealUpheld { score: None } => Message::new("act-upholds-appeal"),
            Event::AppealUpheld { score: Some(score) } => {
                let score = Argument::text(score.to_string());
                Message::new("act-upholds-appeal-with").with("score", score)
            }
            _ => Message::new("act-rejects-appeal"),
        };
        let rulings = probe_by(game, at, by, event.clone())?;
        Some(offer(game, &event, message, &rulings))
    });
    open.collect()
}

/// The organiser may agree to an expulsion where the regulations ask for it (12.9.9).
fn expulsions(game: &Game, at: u64) -> Vec<Expulsion> {
    if !game.rules().regulations().conduct.expulsion_consent {
        return Vec::new();
    }
    let open = Side::ALL.into_iter().filter(|&side| {
        // What needs no consent any more was agreed already.
        let expulsion = Event::PenaltyGiven { side, penalty: Penalty::Expulsion, about: None };
        probe(game, at, expulsion).is_none()
    });
    let agreed = |side| Event::OfConduct(ConductEvent::ExpulsionAgreed { side });
    open.map(|side| Expulsion { act: agreed(side).to_string(), side }).collect()
}
