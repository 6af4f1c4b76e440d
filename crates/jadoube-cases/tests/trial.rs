//! The law cases under one more edition, which takes a row of tables and one constant, nothing
//! else. In it the third illegal move loses in standard play, and everything else is as in the
//! newest edition.

use std::fs;
use std::path::Path;

use jadoube_cases::{Page, Played, case_files};
use jadoube_laws::{Article, Edition, Effect, Entry, Ruling, Termination, art};

use crate::page_of;

/// The open cases that depend on the second illegal move in standard play: page and title.
const OTHERWISE: [(&str, &str); 24] = [
    ("06-clock/no-clock.md", "The second one loses all the same"),
    (
        "05-completion/what-comes-first/flag-not-noticed.md",
        "A flag that nobody noticed, then the opponent's second illegal move is punished: the decision counts",
    ),
    (
        "05-completion/what-comes-first/pawn-on-last-rank.md",
        "A pawn left on the last rank for the second fault: 7.5.5 comes first and loses (the program looks)",
    ),
    (
        "05-completion/what-comes-first/pawn-on-last-rank.md",
        "A pawn left on the last rank for the second fault, its queen would mate: 7.5.5 comes first and draws (the program looks)",
    ),
    (
        "05-completion/what-comes-first/pawn-on-last-rank.md",
        "A pawn left on the last rank for the second fault, its queen would mate: 7.5.5 comes first and draws (known to the arbiter)",
    ),
    (
        "05-completion/what-comes-first/pawn-on-last-rank.md",
        "A pawn left on the last rank for the second fault, its queen would stalemate: 7.5.5 comes first and draws (the program looks)",
    ),
    (
        "05-completion/what-comes-first/pawn-on-last-rank.md",
        "A pawn left on the last rank for the second fault, then a flag: 7.5.5 comes first (known to the arbiter)",
    ),
    ("04-touch-move/incidents.md", "A second illegal move that would have been mate (promo-24)"),
    (
        "07-irregularities/illegal-found-later.md",
        "Two illegal moves of one player found together are two",
    ),
    (
        "07-irregularities/illegal-move.md",
        "A further illegal move on the replacing move counts again",
    ),
    (
        "07-irregularities/penalty-ladder.md",
        "The second illegal move by the same player loses the game",
    ),
    (
        "07-irregularities/penalty-ladder.md",
        "The second illegal move is a draw if the opponent cannot mate",
    ),
    ("07-irregularities/penalty-ladder.md", "A lone knight against a rook can still mate"),
    ("07-irregularities/penalty-ladder.md", "A lone knight against a queen cannot mate"),
    ("07-irregularities/penalty-ladder.md", "The second fault may be of another kind"),
    ("07-irregularities/press-without-move.md", "A second press without a move loses"),
    ("07-irregularities/two-hands.md", "Two hands as second fault lose"),
    ("07-irregularities/two-hands.md", "The second one draws if it took the opponent's last piece"),
    ("07-irregularities/two-hands.md", "It loses if a piece is left that can mate"),
    ("07-irregularities/unpromoted.md", "A pawn left on the last rank as second fault loses"),
    (
        "07-irregularities/unpromoted.md",
        "The mate test of the second fault is made with the queen on the board",
    ),
    (
        "07-irregularities/unpromoted.md",
        "The second illegal move draws if the pawn left there has taken the opponent's last piece",
    ),
    ("bones/appeal.md", "An appeal that is upheld replaces the result"),
    ("bones/appeal.md", "An appeal that is rejected changes nothing"),
];

#[test]
fn open_cases_pass_but_for_those_that_turn_on_what_the_edition_changes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut otherwise = OTHERWISE.to_vec();
    let mut count = 0;
    for file in case_files(&root).unwrap() {
        let name = file.strip_prefix(&root).unwrap().display().to_string();
        let page = Page::of(&name, fs::read_to_string(&file).unwrap());
        for case in page.cases.iter().filter(|case| case.header.editions.is_open()) {
            let newest = case.play(&page, Edition::NEWEST);
            let trial = case.play(&page, Edition::TRIAL);
            let place = format!("{name}: {}", case.title);
            match otherwise.iter().position(|it| *it == (name.as_str(), case.title.as_str())) {
                Some(found) => {
                    otherwise.remove(found);
                    differs_by_the_second_illegal_move(&newest, &trial, &place);
                }
                None => {
                    assert!(trial.troubles.is_empty(), "{place}: {:?}", trial.troubles);
                    assert_eq!(rulings(&newest), rulings(&trial), "{place}");
                }
            }
            count += 1;
        }
    }
    assert!(otherwise.is_empty(), "no such open case: {otherwise:?}");
    assert!(count > 1_400, "{count} open cases");
}

/// The case fails where the second illegal move ended the game: up to there everything is the same,
/// and there it costs minutes instead, if there is a clock.
fn differs_by_the_second_illegal_move(newest: &Played, trial: &Played, place: &str) {
    assert!(newest.troubles.is_empty() && !trial.troubles.is_empty(), "{place}");
    let steps = newest.steps.iter().zip(&trial.steps);
    let (old, new) = steps
        .map(|(old, new)| (of_entries(&old.entries), of_entries(&new.entries)))
        .find(|(old, new)| old != new)
        .unwrap_or_else(|| panic!("{place}: nothing is ruled otherwise"));
    let by_illegal_moves = |ruling: &&Ruling| {
        matches!(&ruling.effect, Effect::GameEnded(outcome)
            if outcome.termination == Termination::IllegalMoves)
    };
    let minutes = |ruling: &&Ruling| {
        matches!(ruling.effect, Effect::TimeAdded { ms: 60_000 | 120_000, .. })
            && ruling.basis.contains(&art!("7.5.5"))
    };
    let has_clock = trial.game.as_ref().is_some_and(|game| game.clock().is_some());
    assert!(old.iter().any(by_illegal_moves), "{place}: {old:?}");
    assert!(!new.iter().any(by_illegal_moves), "{place}: {new:?}");
    assert_eq!(new.iter().any(minutes), has_clock, "{place}: {new:?}");
}

fn rulings(played: &Played) -> Vec<&Ruling> {
    let steps = played.steps.iter().flat_map(|step| &step.entries);
    played.set_up.iter().chain(steps).flat_map(|entry| &entry.rulings).collect()
}

fn of_entries(entries: &[Entry]) -> Vec<&Ruling> {
    entries.iter().flat_map(|entry| &entry.rulings).collect()
}

#[test]
fn its_third_illegal_move_loses() {
    let page = page_of(
        "The third illegal move",
        "laws 2023-\ncontrol 90m\ntally White illegal 2\n\nWhite completes e2e5\n  == result 0-1\n",
    );
    let played = page.cases[0].play(&page, Edition::TRIAL);
    assert_eq!(played.game.unwrap().outcome().unwrap().termination, Termination::IllegalMoves);
}

/// Its articles have the numbers of the edition that it resembles.
#[test]
fn its_articles_are_numbered() {
    assert_eq!(art!("7.5.5").number(Edition::TRIAL), Some("7.5.5"));
    assert_eq!(art!("1993:8.3").number(Edition::TRIAL), None);
    assert_eq!(Article::numbered("7.5.5", Edition::TRIAL), Some(art!("7.5.5")));
    for article in Article::all() {
        assert_eq!(article.number(Edition::TRIAL), article.number(Edition::NEWEST), "{article}");
    }
}

#[test]
fn nobody_can_choose_it() {
    let year = Edition::TRIAL.to_string();
    assert!(Edition::TRIAL > Edition::NEWEST && !Edition::ALL.contains(&Edition::TRIAL));
    assert!(!Edition::choices().contains(&year));
    assert!(year.parse::<Edition>().is_err());
    assert!(serde_json::from_value::<Edition>(year.clone().into()).is_err());
    assert!(format!("{year}:7.5.5").parse::<Article>().is_err());
    let text = format!("## T\n\n```case\nlaws {year}\n\nWhite waits\n  == not over\n```\n");
    assert!(Page::read("page.md", text).is_err());
}

/// It is in no release: only the tests of this crate have it.
#[test]
fn no_crate_depends_on_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    for folder in crates.chain([root.join("xtask"), root.clone()]) {
        let name = folder.join("Cargo.toml").display().to_string();
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let mut table = "";
        for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
            table = if line.starts_with('[') { line } else { table };
            let named = line.contains("trial-edition");
            let allowed = table == "[dev-dependencies]" && name.contains("jadoube-cases");
            let declared = table == "[features]" && line == "trial-edition = []";
            assert!(!named || allowed || declared, "{name}: {line}");
        }
    }
}
