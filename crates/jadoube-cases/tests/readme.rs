//! `cases/README.md` tells the words that the program knows.

use std::collections::BTreeSet;

use jadoube_cases::{Page, transcript, with_word_tables};
use jadoube_laws::{ConductRules, Creation, DrawOffers, Edition, Regulations, Start};

const README: &str = include_str!("../../../cases/README.md");

#[test]
fn its_tables_are_those_of_the_declarations() {
    let fresh = with_word_tables(README).expect("a place for every table");
    let changed = fresh.lines().zip(README.lines()).find(|(fresh, stands)| fresh != stands);
    assert_eq!(changed, None, "run `cargo xtask bless --words`");
    assert_eq!(fresh, README, "run `cargo xtask bless --words`");
}

#[test]
fn a_page_without_a_place_for_the_tables_is_refused() {
    let error = with_word_tables("# A page\n").expect_err("no place");
    assert!(error.to_string().contains("<!-- words: settings -->"), "{error}");
    let open = README.replace("<!-- end of words -->", "");
    assert!(with_word_tables(&open).is_err());
}

/// What stands in the first cell of each row of the first table under a heading that is written by
/// hand: one that no marker announces.
fn rows_by_hand(heading: &str) -> Vec<&str> {
    let start = README.find(&format!("{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    let rows = README[start..].lines().skip_while(|line| !line.starts_with("| "));
    let rows = rows.take_while(|line| line.starts_with('|')).filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split('`').nth(1)).collect()
}

#[test]
fn what_was_so_from_the_start_can_be_set() {
    let rows = rows_by_hand("What was so from the start, right or wrong, stands after `set` too:");
    assert_eq!(rows.len(), 4);
    for setting in rows {
        let lines = format!("laws 2023\nset {setting}\n\nClock waits\n  == not over\n");
        assert_eq!(crate::page_of("T", &lines).cases.len(), 1, "{setting}");
    }
}

/// Everything that an organiser can choose.
fn chosen() -> Vec<Regulations> {
    let usual = || Regulations::standard(Edition::E2023);
    let mut all = Regulations::samples();
    all.extend(
        DrawOffers::samples().into_iter().map(|draw_offers| Regulations { draw_offers, ..usual() }),
    );
    all.extend(
        ConductRules::samples().into_iter().map(|conduct| Regulations { conduct, ..usual() }),
    );
    all.extend(Start::samples().into_iter().map(|start| Regulations { start, ..usual() }));
    all
}

#[test]
fn what_an_organiser_chose_is_written_and_read_back() {
    let header: BTreeSet<&str> =
        rows_by_hand("## The header").iter().filter_map(|row| row.split(' ').next()).collect();
    for regulations in chosen() {
        let mut creation = Creation::new(regulations);
        if let Start::Position(fen) = creation.regulations.start {
            creation.set_up = Some(fen);
        }
        creation.clock.running = Some(creation.standing().to_move());
        let text = transcript("Settings", &creation, &[]).expect("words for all of it");
        let lines = text.lines().skip_while(|line| *line != "```case").skip(1);
        for line in lines.take_while(|line| !line.is_empty()) {
            let (word, _) = line.split_once(' ').expect("a word and its value");
            assert!(header.contains(word), "{line}");
        }
        let page = Page::read("settings.md", text.clone()).expect("a page");
        let edition = creation.regulations.edition;
        assert_eq!(page.cases[0].header.creation(edition), Ok(creation), "{text}");
    }
}
