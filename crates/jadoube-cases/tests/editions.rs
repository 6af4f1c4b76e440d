//! The editions that a case and its lines name.

use std::path::Path;

use jadoube_cases::{Page, case_files};
use jadoube_laws::Edition;

use crate::page_of;

/// A page by an author who did not know open years.
fn lines() -> String {
    let years: Vec<String> =
        Edition::ALL.into_iter().skip(2).map(|edition| edition.to_string()).collect();
    let (years, newest) = (years.join(" "), Edition::NEWEST);
    let ruling = format!("  => {years}: Black gains 2:00");
    format!(
        "laws      1993 {years}\ncontrol   90m\n\nWhite plays e2e4 with both hands\nWhite presses\n\
         {ruling:<50} [7.5.5, 7.5.4]\n  == {newest}: not over\n"
    )
}

#[test]
fn an_open_header_means_all_later_editions() {
    let page = page_of("A touched pawn", "laws 1993 2018-\n\nWhite waits\n  == not over\n");
    let editions = &page.cases[0].header.editions;
    let from_2018 = Edition::ALL.into_iter().skip(2);
    assert!(editions.iter().eq([Edition::E1993].into_iter().chain(from_2018)));
    assert!(editions.is_open());
}

#[test]
fn an_open_line_stands_for_all_later_editions() {
    let page = page_of(
        "A game",
        "laws 1993-\n\nWhite waits\n  => 2018-: no effect [4.3]\n  == 2014-: over\n",
    );
    let step = &page.cases[0].steps[0];
    let known = [Edition::E1993, Edition::E2014, Edition::E2018, Edition::E2023];
    let ruling = known.map(|edition| step.expected[0].holds_in(edition));
    assert_eq!(ruling, [false, false, true, true]);
    let state = known.map(|edition| step.states[0].holds_in(edition));
    assert_eq!(state, [false, true, true, true]);
}

#[test]
fn a_year_that_is_no_edition_is_shown() {
    let text = "## T\n\n```case\nlaws 2018 2012-\n\nWhite waits\n  == not over\n```\n";
    let troubles = Page::read("page.md", text).unwrap_err();
    assert!(troubles[0].to_string().contains("2012-"), "{}", troubles[0]);
}

#[test]
fn years_are_opened_and_all_else_stays() {
    let page = page_of("Two hands", &lines());
    let opened = page.opened();
    let again = Page::read("page.md", opened.clone()).unwrap();
    assert_eq!(again.opened(), opened);
    let newest = Edition::NEWEST;
    let ruling = format!("{:<50} [7.5.5, 7.5.4]", "  => 2018-: Black gains 2:00");
    for line in ["laws      1993 2018-", &ruling, &format!("  == {newest}-: not over")] {
        assert!(opened.lines().any(|other| other == line), "{opened}");
    }
    let changed = page.text.lines().zip(opened.lines()).filter(|(old, new)| old != new);
    assert_eq!(changed.count(), 3, "{opened}");
    let (old, new) = (page.cases[0].play_all(&page), again.cases[0].play_all(&again));
    assert_eq!(old.len(), new.len());
    for (old, new) in old.iter().zip(new) {
        assert_eq!(old.edition, new.edition);
        assert_eq!(old.troubles.len(), new.troubles.len());
    }
}

#[test]
fn a_case_of_older_editions_stays_closed() {
    let lines = "laws 1993 2014\n\nWhite waits\n  == 2014: not over\n";
    let page = page_of("A game", lines);
    assert_eq!(page.opened(), page.text);
}

#[test]
fn every_page_is_open_to_editions_to_come() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    for file in case_files(&root).unwrap() {
        let name = file.display().to_string();
        let page = Page::of(&name, std::fs::read_to_string(&file).unwrap());
        assert!(page.opened() == page.text, "{name}: `cargo xtask headers` writes its years anew");
    }
}
