//! Every word is read as it is written: in the record and in law cases it means the same.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use jadoube_lawbook::Class;
use jadoube_record::tables::Section;
use jadoube_record::words::{Gloss, as_written};
use jadoube_record::{
    Act, Actor, Appealable, Choice, ClockFact, ConductFact, Effect, Event, Fact, Misconduct,
    Noticed, ParseWordsError, Penalty, Question, Setting, Topic,
};

use crate::mirror::of_both_sides;

fn reads_back<T>(samples: Vec<T>)
where
    T: FromStr<Err = ParseWordsError> + Display + Debug + PartialEq,
{
    assert!(!samples.is_empty());
    for sample in samples {
        let text = sample.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&sample), "{text}");
    }
}

#[test]
fn who_what_and_which_are_read_as_they_are_written() {
    reads_back(of_both_sides(Actor::samples()));
    reads_back(of_both_sides(Choice::samples()));
    reads_back(of_both_sides(Noticed::samples()));
    reads_back(of_both_sides(Penalty::samples()));
    reads_back(Appealable::samples());
    reads_back(Topic::samples());
}

#[test]
fn events_are_read_as_they_are_written() {
    reads_back(of_both_sides(Event::samples()));
}

#[test]
fn facts_are_found_where_an_arbiter_looks() {
    for fact in of_both_sides(Fact::samples()) {
        let found = fact.looked_for().map(Fact::from);
        let expected = match fact {
            // One looks at the move, or at the class; what is wrong with it the Laws find.
            Fact::TouchMove { side, number } => Some(Fact::Move { side, number }),
            Fact::OfClock(ClockFact::Class { .. }) => {
                Some(Fact::OfClock(ClockFact::Class { class: Class::Standard }))
            }
            // The program counts these; there is no place at which anybody would look.
            Fact::OfConduct(ConductFact::Warned { .. } | ConductFact::ManyOffers { .. }) => None,
            fact => Some(fact),
        };
        assert_eq!(found, expected, "{fact}");
    }
}

/// A line of a case ends with its words: an event never has more than one line.
#[test]
fn events_are_one_line() {
    for event in Event::samples() {
        let text = event.to_string();
        assert!(!text.contains(char::is_control) && text.trim() == text, "{text:?}");
    }
}

/// Whoever claims something else is told all that can be claimed.
#[test]
fn an_unknown_claim_is_answered_with_all_that_are_known() {
    let error = "claims victory".parse::<Event>().expect_err("no claim");
    for event in Event::samples() {
        let text = event.to_string();
        let Some(claim) = text.strip_prefix("claims ") else { continue };
        let claim = claim.split(" writing ").next().expect("a claim");
        assert!(error.expected().contains(claim), "{claim}: {error}");
    }
}

/// What the tables show is understood.
#[test]
fn examples_are_read_as_they_are_written() {
    fn shown<T>(glossary: Vec<Gloss<T>>) -> Vec<T> {
        let all = |row: Gloss<T>| {
            let values = row.values.into_iter().map(|(word, _)| word);
            std::iter::once(row.example).chain(row.phrases).chain(values)
        };
        glossary.into_iter().flat_map(all).collect()
    }
    reads_back(shown(Act::glossary()));
    reads_back(shown(Setting::glossary()));
    reads_back(shown(Noticed::glossary()));
    reads_back(shown(Fact::glossary()));
    reads_back(shown(Choice::glossary()));
    reads_back(shown(Penalty::glossary()));
    reads_back(shown(Misconduct::glossary()));
    let topics: Vec<Topic> = Question::glossary().iter().map(|row| row.example.topic()).collect();
    reads_back(topics);
}

/// Every word that cases write stands in one table, and no table is empty.
#[test]
fn each_word_stands_in_one_table() {
    let mut seen = BTreeSet::new();
    for section in Section::ALL {
        let rows = match section {
            Section::Facts | Section::FactsOnlyTold => continue,
            section => section.rows(),
        };
        assert!(!rows.is_empty(), "{section}");
        let is_act_or_ruling = !matches!(
            section,
            Section::Settings
                | Section::Incidents
                | Section::Decisions
                | Section::Topics
                | Section::Penalties
        );
        seen.extend(rows.into_iter().filter(|_| is_act_or_ruling).map(|row| row.example));
    }
    let acts = Act::glossary().into_iter().map(|row| row.example.to_string());
    let rulings = Effect::glossary().into_iter().map(|row| row.example);
    let rulings =
        rulings.filter(|effect| !effect.is_routine() && !matches!(effect, Effect::Known(_)));
    for word in acts.chain(rulings.map(|effect| effect.to_string())) {
        assert!(seen.contains(&word), "{word}");
    }
}

/// What a ruling is in the words of today, whichever of its phrases was written.
fn today(ruling: &str) -> String {
    as_written::<Effect>(ruling).unwrap_or_else(|error| panic!("{ruling}: {error}"))
}

#[test]
fn rulings_are_recognised_as_they_are_written() {
    for effect in of_both_sides(Effect::samples()) {
        assert_eq!(today(&effect.to_string()), effect.to_string());
    }
}

#[test]
fn rulings_that_mean_the_same_are_the_same_words() {
    for (one, other) in [
        ("Black gains 0:02:00", "Black gains 2:00"),
        ("White must take  e5 with the  rook e1", "White must take e5 with the rook e1"),
        ("White is excluded from 1 rounds", "White is excluded from 1 round"),
        ("White has an assistant for claims, moves", "White has an assistant for moves, claims"),
        ("the result becomes ½-½", "the result becomes 1/2-1/2"),
    ] {
        assert_eq!(today(one), other);
    }
    let error = as_written::<Effect>("Black gians 2:00").expect_err("a slip");
    assert_eq!(error.problem(), "`gians`: did you mean `gains`?");
}

/// Phrases that cases once had are understood, and nobody is told to write them.
#[test]
fn older_phrases_are_understood() {
    for (older, today) in [
        ("notices the man on e4", "notices the piece on e4"),
        ("notices White's sheet", "notices White's scoresheet"),
        ("reports that he leaves", "reports leaving"),
        ("asks for the opponent's sheet", "asks for the opponent's scoresheet"),
        ("permits White to use his bag", "permits White to use the bag"),
        ("records White has a device on him", "records White carries a device"),
        ("records White lays his pen on his sheet", "records White lays the pen on the scoresheet"),
        ("puts an inverted rook on a8", "puts inverted rook on a8"),
    ] {
        assert_eq!(older.parse::<Event>().map(|event| event.to_string()).as_deref(), Ok(today));
    }
    for (older, now) in [
        ("White must correct entry 3 of his sheet", "White must correct entry 3 of the scoresheet"),
        ("Black must seal his move", "Black must seal the move"),
        ("the men are set up rightly", "the pieces are set up correctly"),
        ("the man on e4 is displaced", "the piece on e4 is displaced"),
        ("White's sheet is no evidence", "White's scoresheet is no evidence"),
    ] {
        assert_eq!(today(older), now);
    }
    let told = as_written::<Effect>("White must dance").expect_err("no duty");
    assert!(!told.expected().contains("his") && told.expected().contains("seal"), "{told}");
}
