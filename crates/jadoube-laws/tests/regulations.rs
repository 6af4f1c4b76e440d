//! The organiser's choices in words: what is written is what was read, and the usual is left out.

use jadoube_laws::{Edition, ParseWordsError, Regulations, Score, Scoring, Side};

fn standard() -> Regulations {
    Regulations::standard(Edition::E2023)
}

fn set(text: &str) -> Result<Regulations, ParseWordsError> {
    let mut regulations = standard();
    regulations.set(text).map(|()| regulations)
}

fn written(regulations: &Regulations) -> Vec<String> {
    regulations.settings().iter().map(ToString::to_string).collect()
}

#[test]
fn settings_of_the_clock_are_written_as_they_are_read() {
    assert!(standard().settings().is_empty());
    for text in [
        "clock-place Black's left",
        "clock-kind mechanical",
        "both-absent nobody",
        "disabled White",
        "disabled Black",
        "assistant-time 5:00",
        "games-per-arbiter 4",
        "games-recorded on",
        "games-recorded off",
    ] {
        assert_eq!(written(&set(text).unwrap()), [text]);
    }
    for usual in ["clock-place Black's right", "clock-kind electronic", "both-absent white"] {
        assert_eq!(set(usual).unwrap(), standard(), "{usual}");
    }
}

#[test]
fn settings_of_the_guidelines_are_written_as_they_are_read() {
    assert!(standard().settings().is_empty());
    for text in [
        "session 4:00:00",
        "arbiter absent",
        "delay-requests on",
        "boards one",
        "hearing-impaired White",
        "hearing-impaired Black",
    ] {
        assert_eq!(written(&set(text).unwrap()), [text]);
    }
    for usual in ["arbiter present", "delay-requests off", "boards two"] {
        assert_eq!(set(usual).unwrap(), standard(), "{usual}");
    }
}

#[test]
fn what_there_is_not_cannot_be_set() {
    for text in [
        "",
        "colour red",
        "arbiter asleep",
        "boards three",
        "clock-kind sundial",
        "both-absent black",
        "clock-place the window",
        "language White xx",
        "language Grey pl",
        "recording nobody",
        "next-period never",
        "draw-offers sometimes",
        "draw-offers from-move soon",
        "start somewhere",
        "start start960",
        "scoring 1-0",
        "scoring 3-2-1-0-0",
        "scoring many-few-none",
        "guideline-1 perhaps",
        "default-time late",
        "guideline-1 on today",
    ] {
        assert!(set(text).is_err(), "{text}");
    }
}

#[test]
fn who_is_disabled_or_does_not_see_is_known_for_each() {
    let disabled = set("disabled White").unwrap();
    assert_eq!(Side::ALL.map(|side| disabled.is_disabled(side)), [true, false]);
    assert_eq!(Side::ALL.map(|side| disabled.is_visually_disabled(side)), [false, false]);
    let blind = set("visually-disabled Black").unwrap();
    assert_eq!(Side::ALL.map(|side| blind.is_disabled(side)), [false, true]);
    assert_eq!(Side::ALL.map(|side| blind.is_visually_disabled(side)), [false, true]);
}

/// A game has at most the points that a win and a loss, or two draws, are worth (10.2).
#[test]
fn a_game_has_as_many_points_as_its_best_result() {
    let scoring = |text: &str| -> Scoring { set(&format!("scoring {text}")).unwrap().scoring };
    let allows = |text: &str, score: &str| scoring(text).allows(score.parse::<Score>().unwrap());
    assert!(allows("3-2-0", "1/2-1/2"), "two draws are worth more than a win");
    assert!(allows("3-1-1", "1-0"), "the loser's point counts");
    assert!(!allows("3-1-0", "1-1/2"));
    assert!(allows("3-1-0", "1/2-1/2"));
    assert!(!allows("1-½-0", "1-1/2"));
    assert!(allows("1-½-0", "0-0"));
}

#[test]
fn points_are_written_in_halves() {
    let texts = [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (6, "3"), (7, "3½")];
    for (halves, text) in texts {
        assert_eq!(Scoring::points_text(halves), text);
    }
}

/// All duties of an assistant are the usual; only others are in the record.
#[test]
fn duties_of_assistants_are_kept_where_they_were_chosen() {
    let kept = |text: &str| serde_json::to_string(&set(text).unwrap()).unwrap();
    assert!(!kept("assistant White").contains("assistant_duties"));
    let chosen = kept("assistant White for moves, claims");
    assert!(chosen.contains("assistant_duties"), "{chosen}");
    let read: Regulations = serde_json::from_str(&chosen).unwrap();
    assert_eq!(read, set("assistant White for moves, claims").unwrap());
}
