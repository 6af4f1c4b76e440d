use std::path::Path;

use jadoube_cases::{Page, case_files, transcript};
use jadoube_laws::{
    BySide, Class, Creation, DrawOffers, Edition, Entry, Game, Happening, Recording, Regulations,
    Scoring, Side, Supervision, split_actor,
};

/// Plays lines `[+ms] ACTOR ACT` and returns the entries.
fn played(creation: &Creation, lines: &[(u64, &str)]) -> Vec<Entry> {
    let mut game = Game::create(creation.clone());
    let mut entries = Vec::new();
    for (at, line) in lines {
        let (by, act) = split_actor(line).unwrap();
        for event in game.acts(by, act).unwrap() {
            entries.push(game.happen(Happening::new(*at, by, event).unwrap()));
        }
    }
    entries
}

/// The case that the entries make, played: it passes and makes the same entries.
pub(crate) fn check(title: &str, creation: &Creation, entries: &[Entry]) -> String {
    let text = transcript(title, creation, entries).unwrap();
    let page = Page::read("game.md", text.clone())
        .unwrap_or_else(|troubles| panic!("{troubles:?}\n{text}"));
    let [case] = &page.cases[..] else { panic!("one case") };
    let [played] = &case.play_all(&page)[..] else { panic!("one edition") };
    assert!(played.troubles.is_empty(), "{:?}\n{text}", played.troubles);
    let again: Vec<&Entry> = played.steps.iter().flat_map(|step| &step.entries).collect();
    for (one, other) in entries.iter().zip(&again) {
        assert_eq!((&one.event, &one.rulings), (&other.event, &other.rulings), "{text}");
    }
    assert_eq!(again.len(), entries.len().max(1), "{text}");
    text
}

#[test]
fn a_game_with_illegal_move_and_flag_reads_back() {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = Some("5m, +3s".parse().unwrap());
    let mut creation = Creation::new(regulations);
    creation.clock.running = Some(Side::White);
    let mut entries = played(
        &creation,
        &[
            (0, "White completes e2e4"),
            (1_500, "Black completes e7e4"),
            (61_000, "Black completes e7e5"),
            (61_000, "White offers a draw"),
            (62_250, "Black declines"),
        ],
    );
    let mut game = Game::create(creation.clone());
    entries.iter().for_each(|entry| game.record(entry));
    let (at, side) = game.clock().unwrap().next_flag().unwrap();
    let fallen = Happening::new(
        at,
        jadoube_laws::Actor::Clock,
        format!("flag of {side} falls").parse().unwrap(),
    );
    entries.push(game.happen(fallen.unwrap()));
    let text = check("A game lost on time", &creation, &entries);
    assert!(text.contains("+1:01 ") || text.contains("+0:59.500 Black"), "{text}");
    assert!(text.contains("== result 0-1"), "{text}");
}

#[test]
fn all_that_an_organiser_chose_is_told() {
    let mut regulations = Regulations::of_class(Edition::E2018, Class::Blitz, Supervision::Full);
    regulations.control = Some("3m, +2s".parse().unwrap());
    regulations.default_time_ms = Some(60_000);
    regulations.draw_offers = DrawOffers::FromMove(30);
    regulations.recording = Recording::Players;
    regulations.adjournment = true;
    regulations.assistants = vec![Side::Black];
    regulations.scoring = Scoring { win: 6, draw: 1, loss: 0, forfeit: 0 };
    regulations.languages.black = "pl".to_owned();
    let mut creation = Creation::new(regulations);
    creation.illegal_moves = BySide::new(0, 1);
    creation.clock.move_number = Some(31);
    creation.clock.black_ms = Some(9_500);
    let text = check("A game not begun", &creation, &[]);
    let page = Page::read("game.md", text).unwrap();
    assert_eq!(page.cases[0].header.creation(Edition::E2018).unwrap(), creation);
}

#[test]
fn what_was_said_stands_on_one_line() {
    let creation = Creation::new(Regulations::standard(Edition::E2023));
    let said = "White says \"he said \\\"check\\\"\nand \\\\ mate\"";
    let because = "Black stops the clock because \"that\" is\nnoise";
    let text = check("Said", &creation, &played(&creation, &[(0, said), (0, because)]));
    assert!(text.contains(r#"White says "he said \"check\"\nand \\ mate""#), "{text}");
    assert!(text.contains(r#"Black stops the clock because "\"that\" is\nnoise""#), "{text}");
}

#[test]
fn every_case_is_told_again_as_a_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    for file in case_files(&root).unwrap() {
        let text = std::fs::read_to_string(&file).unwrap();
        let page = Page::of(file.display().to_string(), text);
        for case in &page.cases {
            for played in
                case.play_all(&page).into_iter().filter(|played| played.troubles.is_empty())
            {
                let creation = case.header.creation(played.edition).unwrap();
                let steps = played.steps.iter().flat_map(|step| &step.entries);
                let entries: Vec<Entry> = played.set_up.iter().chain(steps).cloned().collect();
                check(&case.title, &creation, &entries);
            }
        }
    }
}
