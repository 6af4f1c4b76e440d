//! What an official may do now: each act as it is sent, and what the Laws would make of it.
//!
//! Nothing is decided here. Acts are put to the engine as if they were done, and those that would
//! have no effect or be refused are left out.

use jadoube_lawbook::Message;
use jadoube_laws::{
    Actor, Asked, Choice, Event, Fact, Game, Misconduct, Penalty, Points, Question, Ruling, Score,
    Side, Wrong,
};

use crate::desk::{Desk, asked, probe, probe_by};
use crate::offers_other::others;
use crate::sent::{self, Decision, Expulsion, Incident, Offer, Offers};

/// The time that a penalty is probed with; the official gives his own.
const PROBED_MS: i64 = 60_000;

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
fn offer(game: &Game, act: String, message: Message, rulings: &[Ruling]) -> Offer {
    let follows = sent::Ruling::all(rulings, game.rules().edition());
    Offer { act, message, follows, side: None }
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
    let act = decision.to_string();
    let rulings = probe(game, at, decision).unwrap_or_default();
    offer(game, act, choice.message(), &rulings)
}

/// Starting, interrupting and resuming.
fn play(game: &Game, at: u64) -> Vec<Offer> {
    let acts = [
        ("starts", "act-starts", Event::GameStarted),
        ("interrupts", "act-interrupts", Event::GameInterrupted),
        ("resumes", "act-resumes", Event::GameResumed),
    ];
    let open = acts.into_iter().filter_map(|(act, id, event)| {
        let rulings = probe(game, at, event)?;
        Some(offer(game, act.to_owned(), Message::new(id), &rulings))
    });
    open.collect()
}

fn may_set_clock(game: &Game, at: u64) -> bool {
    let white_ms = game.clocks_ms(at).white;
    // A setting to what it shows would change nothing, and so says nothing.
    let event = Event::ClockSetByArbiter {
        white_ms: Some(white_ms + PROBED_MS),
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
        Some(offer(game, look.to_string(), fact.message(), &rulings))
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
            Penalty::OpponentGains { ms: PROBED_MS },
            Penalty::Loses { ms: PROBED_MS },
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
            let rulings = probe(game, at, Event::PenaltyGiven { side, penalty, about: None })?;
            let words = match penalty {
                Penalty::OpponentGains { .. } => "{time} to the opponent".to_owned(),
                Penalty::Loses { .. } => "minus {time}".to_owned(),
                other => other.to_string(),
            };
            let act = format!("gives {side} {words}");
            Some(Offer { side: Some(side), ..offer(game, act, penalty.message(), &rulings) })
        })
    };
    Side::ALL.into_iter().flat_map(of_side).collect()
}

/// What an arbiter can write into the record; `{side}` stands for who it was.
fn incidents(game: &Game) -> Vec<Incident> {
    let edition = game.rules().edition();
    let all = Misconduct::all().map(|what| Incident {
        act: format!("records {{side}} {what}"),
        message: what.message(),
        articles: what.article(edition).number(edition).into_iter().collect(),
    });
    all.collect()
}

/// How the committee may decide an appeal.
fn appeal(game: &Game, at: u64) -> Vec<Offer> {
    let by = Actor::AppealsCommittee;
    let mut acts = vec![("upholds the appeal".to_owned(), Event::AppealUpheld { score: None })];
    if let Some(outcome) = game.outcome() {
        let scores =
            [Score::win(Side::White), Score::DRAW, Score::win(Side::Black), Score::BOTH_LOSE];
        acts.extend(scores.into_iter().filter(|score| *score != outcome.score).map(|score| {
            let event = Event::AppealUpheld { score: Some(score) };
            (format!("upholds the appeal: {score}"), event)
        }));
    }
    acts.push(("rejects the appeal".to_owned(), Event::AppealRejected));
    let open = acts.into_iter().filter_map(|(act, event)| {
        let score = match &event {
            Event::AppealUpheld { score } => score.map(|score| score.to_string()),
            _ => None,
        };
        let id = match (&event, &score) {
            (Event::AppealRejected, _) => "act-rejects-appeal",
            (_, None) => "act-upholds-appeal",
            _ => "act-upholds-appeal-with",
        };
        let mut message = Message::new(id);
        if let Some(score) = score {
            message = message.with("score", jadoube_lawbook::Argument::text(score));
        }
        let rulings = probe_by(game, at, by, event)?;
        Some(offer(game, act, message, &rulings))
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
    open.map(|side| Expulsion { act: format!("agrees to the expulsion of {side}"), side }).collect()
}
