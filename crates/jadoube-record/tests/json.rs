//! Whatever the record keeps is the same when it is read again.

use std::fmt::Debug;

use jadoube_lawbook::art;
use jadoube_record::{
    Actor, Audience, Choice, ClockAtStart, ConductRules, Creation, Duty, Effect, Entry, Event,
    Fact, Format, Outcome, Penalty, Question, Regulations, Role, Ruling, Source, Standing, Table,
    Topic, Wrong,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn is_kept<T: Serialize + DeserializeOwned + PartialEq + Debug>(samples: Vec<T>) {
    assert!(!samples.is_empty());
    for sample in samples {
        let text = serde_json::to_string(&sample).expect("text");
        let read = serde_json::from_str::<T>(&text);
        assert_eq!(read.ok().as_ref(), Some(&sample), "{text}");
    }
}

#[test]
fn every_word_is_kept() {
    is_kept(Event::samples());
    is_kept(Effect::samples());
    is_kept(Fact::samples());
    is_kept(Question::samples());
    is_kept(Choice::samples());
    is_kept(Penalty::samples());
    is_kept(Topic::samples());
    is_kept(Wrong::samples());
    is_kept(Duty::samples());
    is_kept(Outcome::samples());
    is_kept(Actor::samples());
    is_kept(Audience::samples());
    is_kept(Role::samples());
    is_kept(Source::samples());
    is_kept(Standing::samples());
    is_kept(Table::samples());
}

#[test]
fn whatever_an_organiser_chose_is_kept() {
    is_kept(Regulations::samples());
    is_kept(ConductRules::samples());
    let set_up = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().ok();
    let creation = |regulations| Creation {
        set_up,
        colours_exchanged: true,
        board_turned: true,
        clock_setting: "90m, +30s".parse().ok(),
        clock: ClockAtStart { white_ms: Some(9_500), move_number: Some(31), ..<_>::default() },
        ..Creation::new(regulations)
    };
    is_kept(Regulations::samples().into_iter().map(creation).collect());
}

#[test]
fn every_entry_is_kept_and_so_is_what_each_role_is_told_of_it() {
    let rulings = || Effect::samples().into_iter().map(|it| Ruling::new(it, art!("12.6")));
    let mut entries: Vec<Entry> = Vec::new();
    for source in Source::samples() {
        for event in Event::samples() {
            let by = Actor::Arbiter(1);
            entries.push(Entry {
                format: Format::NEWEST,
                number: 7,
                at: 5_000,
                received: 1_700_000_000_000,
                source: source.clone(),
                act_id: Some("a1".to_owned()),
                by,
                name: Some("Jana Nováková".to_owned()),
                audience: event.audience(by, true),
                event,
                rulings: Vec::new(),
                previous_hash: Some("00ff".to_owned()),
            });
        }
    }
    entries[0].rulings = rulings().collect();
    for role in Role::samples() {
        is_kept(entries.iter().filter_map(|entry| entry.view(role)).collect());
    }
    is_kept(entries);
}
