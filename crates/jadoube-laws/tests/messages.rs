//! Every event, effect, fact, choice, penalty and illegality can be put into words, in every
//! language.

use std::collections::BTreeSet;

use jadoube_chess::{Ending, Illegality, Kind, Piece, Placed, Side, Square, Wing};
use jadoube_lawbook::{Argument, Locale, Message, Messages};
use jadoube_laws::{
    Actor, AssistantDuties, AssistantDuty, BlindEffect, Choice, ClockEffect, ClockPlace,
    ConductEffect, Duty, Effect, Event, Fact, Noticed, Outcome, Penalty, Question, Termination,
    Topic, Unlawful, Wrong, illegality_message,
};

const WHITE: Side = Side::White;
const E4: Square = Square::E4;

/// One of each kind; the match below requires those to come.
fn illegalities() -> Vec<Illegality> {
    let _ = |it: &Illegality| match it {
        Illegality::GameOver { .. }
        | Illegality::EmptySquare { .. }
        | Illegality::OpponentsPiece { .. }
        | Illegality::NotMoved { .. }
        | Illegality::KingTaken { .. }
        | Illegality::OwnPiece { .. }
        | Illegality::NotHowItMoves { .. }
        | Illegality::PathBlocked { .. }
        | Illegality::PawnBlocked { .. }
        | Illegality::DoubleStepBlocked { .. }
        | Illegality::DoubleStepNotFirst { .. }
        | Illegality::NothingToCapture { .. }
        | Illegality::EnPassantNotPossible { .. }
        | Illegality::PromotionMissing { .. }
        | Illegality::PromotionNotAllowed { .. }
        | Illegality::PromotionNotDue { .. }
        | Illegality::CastlingRightLost { .. }
        | Illegality::CastlingOutOfCheck { .. }
        | Illegality::CastlingThroughAttack { .. }
        | Illegality::CastlingIntoAttack { .. }
        | Illegality::CastlingBlocked { .. }
        | Illegality::KingLeftInCheck { .. }
        | Illegality::KingIntoCheck { .. }
        | Illegality::KingExposed { .. } => (),
    };
    let by = Placed { piece: Piece { side: Side::Black, kind: Kind::Rook }, on: Square::E8 };
    let wing = Wing::KingSide;
    vec![
        Illegality::GameOver(Ending::Checkmate),
        Illegality::GameOver(Ending::Stalemate),
        Illegality::EmptySquare { from: E4 },
        Illegality::OpponentsPiece(by),
        Illegality::NotMoved(by),
        Illegality::KingTaken(by),
        Illegality::OwnPiece(by),
        Illegality::NotHowItMoves { piece: by, to: E4 },
        Illegality::PathBlocked { kind: Kind::Rook, by },
        Illegality::PawnBlocked { by },
        Illegality::DoubleStepBlocked { by },
        Illegality::DoubleStepNotFirst { from: E4 },
        Illegality::NothingToCapture { to: E4 },
        Illegality::EnPassantNotPossible { pawn: by },
        Illegality::PromotionMissing { to: Square::A8 },
        Illegality::PromotionNotAllowed { kind: Kind::King },
        Illegality::PromotionNotDue { to: E4 },
        Illegality::CastlingRightLost { wing },
        Illegality::CastlingOutOfCheck { wing, by },
        Illegality::CastlingThroughAttack { wing, on: Square::F1, by },
        Illegality::CastlingIntoAttack { wing, on: Square::G1, by },
        Illegality::CastlingBlocked { wing, by },
        Illegality::KingLeftInCheck { by },
        Illegality::KingIntoCheck { on: E4, by },
        Illegality::KingExposed { by },
    ]
}

fn all() -> Vec<Message> {
    let events = Event::samples().iter().map(Event::message).collect::<Vec<_>>();
    let actors = Actor::samples().into_iter().map(Actor::message);
    let effects = Effect::samples().iter().map(Effect::message).collect::<Vec<_>>();
    let looks = Noticed::samples().iter().map(Noticed::message).collect::<Vec<_>>();
    let choices = Choice::samples().iter().map(Choice::message).collect::<Vec<_>>();
    let penalties = Penalty::samples().iter().map(Penalty::message).collect::<Vec<_>>();
    let wrongs = Wrong::samples().into_iter().map(Wrong::message);
    let illegalities = illegalities().into_iter().map(|illegality| illegality_message(&illegality));
    effects
        .into_iter()
        .chain(looks)
        .chain(choices)
        .chain(penalties)
        .chain(wrongs)
        .chain(illegalities)
        .chain(events)
        .chain(actors)
        .collect()
}

#[test]
fn everything_can_be_told_and_needs_all_its_arguments() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        for message in all() {
            messages.text(&message).unwrap_or_else(|error| panic!("{locale}: {error}"));
            for name in message.arguments.keys() {
                let mut fewer = message.clone();
                fewer.arguments.remove(name);
                assert!(
                    messages.text(&fewer).is_err(),
                    "{locale}: {} does not need {name}",
                    message.id
                );
            }
        }
    }
}

/// The ids of a message and of those within it.
fn reach(message: &Message, ids: &mut BTreeSet<String>) {
    ids.insert(message.id.clone().into_owned());
    for argument in message.arguments.values() {
        match argument {
            Argument::Message(inner) => reach(inner, ids),
            Argument::List(all) => all.iter().for_each(|inner| reach(inner, ids)),
            _ => {}
        }
    }
}

#[test]
fn the_samples_reach_every_message_of_the_files() {
    let mut reached = BTreeSet::new();
    for message in all() {
        reach(&message, &mut reached);
    }
    // Parts of sentences, which other messages refer to.
    let parts = ["question", "ending"];
    let mut written = BTreeSet::new();
    for (name, text) in Locale::English.files() {
        if matches!(*name, "events.ftl" | "rulings.ftl" | "illegalities.ftl") {
            let ids =
                text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            written
                .extend(ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()));
        }
    }
    written.retain(|id| !parts.contains(&id.as_str()));
    // What officials choose from stands with their acts.
    reached.retain(|id| !id.starts_with("misconduct-"));
    assert_eq!(reached, written);
}

/// A message that chooses by a word has a choice for each, in every language.
#[test]
fn no_question_or_ending_falls_to_the_last_choice() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let text = |effect: &Effect| messages.text(&effect.message()).unwrap();
        let ask = |question| text(&Effect::ArbiterMustDecide { question, choices: Vec::new() });
        let questions: Vec<Question> =
            Question::glossary().into_iter().map(|row| row.example).collect();
        let asked: BTreeSet<String> = questions.iter().copied().map(ask).collect();
        assert_eq!(asked.len(), questions.len(), "{locale}");
        let refuse = |because| text(&ConductEffect::PenaltyRefused { because }.into());
        let refused: BTreeSet<String> = Unlawful::samples().into_iter().map(refuse).collect();
        assert_eq!(refused.len(), Unlawful::samples().len(), "{locale}");
        let end = |ending| text(&Effect::GameEnded(Outcome::win(WHITE, ending)));
        let ended: BTreeSet<String> = Termination::samples().into_iter().map(end).collect();
        assert_eq!(ended.len(), Termination::samples().len(), "{locale}");
    }
}

/// Facts, choices and penalties that differ are worded differently, in every language.
#[test]
fn what_differs_is_told_differently() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let told = |all: Vec<Message>| -> BTreeSet<String> {
            all.iter().map(|message| messages.text(message).unwrap()).collect()
        };
        let facts = Fact::samples().iter().map(Fact::message).collect();
        assert_eq!(told(facts).len(), Fact::samples().len(), "{locale}");
        let choices = Choice::samples().iter().map(Choice::message).collect();
        assert_eq!(told(choices).len(), Choice::samples().len(), "{locale}");
        let penalties = Penalty::samples().iter().map(Penalty::message).collect();
        assert_eq!(told(penalties).len(), Penalty::samples().len(), "{locale}");
    }
}

#[test]
fn each_question_has_a_name_of_its_own() {
    let questions = Question::glossary();
    let topics: BTreeSet<String> =
        questions.iter().map(|row| row.example.topic().to_string()).collect();
    assert_eq!(topics.len(), questions.len());
    for topic in topics {
        assert_eq!(topic.parse::<Topic>().map(|read| read.to_string()), Ok(topic));
    }
}

#[test]
fn a_ruling_reads_as_a_sentence() {
    let text = |effect: &Effect| Messages::new(Locale::English).text(&effect.message()).unwrap();
    let duty = Duty::Move { from: Square::E2, kind: Kind::Pawn, barred: None };
    assert_eq!(text(&Effect::MustMove { side: WHITE, duty }), "White must move the pawn on e2.");
    assert_eq!(text(&Effect::TimeAdded { to: Side::Black, ms: 120_000 }), "Black gains 2:00.");
    let mate = Outcome::win(Side::Black, Termination::Checkmate);
    assert_eq!(text(&Effect::GameEnded(mate)), "Black wins: checkmate.");
    let place = |place| text(&ClockEffect::Placed { place }.into());
    assert!(place(ClockPlace::BlackRight).contains("right"));
    assert!(place(ClockPlace::BlackLeft).contains("left"));
    let duties = AssistantDuties::new([AssistantDuty::Moves, AssistantDuty::Claims]);
    let accepted = text(&BlindEffect::AssistantAccepted { side: WHITE, duties }.into());
    assert!(accepted.contains("D.2.10.1, D.2.10.5"), "{accepted}");
    let touch = Question::Touch { side: WHITE, on: E4 };
    assert_eq!(
        text(&Effect::ArbiterMustDecide { question: touch, choices: Vec::new() }),
        "The arbiter must decide: did White mean to touch the piece on e4?"
    );
}

/// What was done, as English tells it after the name of who did it.
#[test]
fn an_event_is_told_with_all_that_belongs_to_it() {
    let messages = Messages::new(Locale::English);
    for (act, told) in [
        ("touches e2", "touches e2"),
        ("touches e2 and d2", "touches e2, d2"),
        ("touches e2 by accident", "brushes e2 by accident"),
        ("puts queen on e8", "puts a queen on e8"),
        ("knocks over e2", "knocks over the piece on e2"),
        ("knocks e2 to e3", "knocks the piece from e2 to e3"),
        ("knocks e2 over to e3", "knocks the piece from e2 over to e3"),
        ("knocks e2 between e2 and e3", "knocks the piece from e2 between e2 and e3"),
        (
            "knocks e2 into the hand of Bystander",
            "knocks the piece from e2 into the hand of Spectator",
        ),
        ("stops the clock because none", "stops the clocks: none"),
        ("stops the clock", "stops the clocks"),
        (
            "claims threefold writing \"Nf3\"",
            "writes “Nf3” and claims a draw: the position will have occurred three times",
        ),
        ("grants White 2:00", "grants extra time: White 2:00"),
        ("permits Bystander to use a phone", "permits Spectator to use a phone"),
        (
            "accepts Black's recorder minus 10:00",
            "lets somebody record for Black, who loses 10:00 for it",
        ),
        (
            "writes on the envelope: the times used White 1:00, Black 1:30",
            "writes on the envelope: the times used, White 1:00, Black 1:30",
        ),
        (
            "writes on the envelope: the draw offer",
            "writes on the envelope: that a draw is offered",
        ),
        (
            "asks for an assistant for moves, claims",
            "asks for an assistant for the moves on the boards, claims",
        ),
        ("verifies", "confirms what the opponent wrote down"),
        ("announces limited supervision", "announces limited supervision"),
        ("notices Black's move 3", "notices: Black's move 3"),
        ("notices the piece on e4", "notices: the piece on e4"),
        ("notices the move counter", "notices: the move counter of the clock"),
        ("notices Black hit the clock", "notices: Black hit the clock"),
        ("sets clock White 10:00, move 12", "sets the clocks: White 10:00, move 12"),
        ("gives Black minus 1:00", "gives Black a penalty: 1:00 less"),
        ("upholds the appeal: 1-0", "upholds the appeal: 1-0"),
        (
            "reports: White 0:12 ago: touches e2",
            "A device reports late: White, 0:12 earlier: “touches e2”",
        ),
    ] {
        let event: Event = act.parse().unwrap_or_else(|error| panic!("{act}: {error}"));
        let text = messages.text(&event.message()).expect("it can be told");
        // A fact is a sentence of its own; whoever tells it after a name ends it anew.
        assert_eq!(text.trim_end_matches('.'), told, "{act}");
    }
}
