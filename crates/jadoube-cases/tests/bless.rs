use jadoube_cases::{Bless, Page};
use jadoube_laws::Edition;

use crate::page_of;

/// Blesses a page with one block; returns what a reader sees of it.
fn blessed(lines: &str, what: Bless) -> String {
    let page = page_of("A page", lines);
    let text = page.bless(what).text;
    let again = Page::read("again.md", text.clone()).unwrap();
    for case in &again.cases {
        for played in case.play_all(&again) {
            let of_rulings = |trouble: &&jadoube_cases::Trouble| {
                what == Bless::RulingsAndStates || !trouble.to_string().contains("does not hold")
            };
            assert!(played.troubles.iter().find(of_rulings).is_none(), "{:?}", played.troubles);
        }
    }
    let (_, block) = text.split_once("```case\n").unwrap();
    block.split_once("```").unwrap().0.to_owned()
}

#[test]
fn a_case_that_passes_stays_byte_for_byte() {
    let lines = "laws   2018 2023\n\nWhite touches e2\n =>   White must move the pawn e2 [4.3.1]\n";
    let page = page_of("A touched pawn", lines);
    let blessed = page.bless(Bless::RulingsAndStates);
    assert_eq!(blessed.text, page.text);
    assert!(blessed.changes.is_empty());
}

#[test]
fn a_wrong_ruling_is_replaced_and_nothing_else() {
    let lines = "laws 2018 2023\n\nWhite  touches e2\n   => White must move the pawn d2 [4.3.2]\n   == to move White\n";
    let new = blessed(lines, Bless::Rulings);
    let (before, after) = new.split_once("  => ").unwrap();
    assert_eq!(before, "laws 2018 2023\n\nWhite  touches e2\n");
    assert!(after.starts_with("White must move the pawn e2 "), "{after}");
    assert!(after.ends_with(" [4.3.1]\n   == to move White\n"), "{after}");
}

#[test]
fn missing_rulings_come_and_superfluous_ones_go() {
    let lines = "laws 2023\n\nWhite touches e2\nWhite releases on e4\n  => no effect [4.7]\n  == to move Black\n";
    let new = blessed(lines, Bless::Rulings);
    let found: Vec<&str> =
        new.lines().map(str::trim).filter(|line| line.starts_with("=>")).collect();
    assert_eq!(found.len(), 1, "{new}");
    assert!(found[0].starts_with("=> White must move the pawn e2"), "{new}");
}

#[test]
fn states_are_left_alone_unless_asked_for() {
    let lines = "laws 2018 2023\n\nWhite completes e2e4\n  == to move White\n  == 2018: not over\n";
    assert_eq!(blessed(lines, Bless::Rulings), lines);
    let new = blessed(lines, Bless::RulingsAndStates);
    assert_eq!(new, lines.replace("to move White", "to move Black"));
}

#[test]
fn years_stand_in_front_where_editions_differ() {
    // A move with two hands is an illegal move in 2018 and 2023, and nothing in 1993.
    let lines = "laws 1993 2018 2023\ncontrol 90m\n\nWhite plays e2e4 with both hands\nWhite presses\n  == not over\n";
    let new = blessed(lines, Bless::Rulings);
    let rulings: Vec<&str> =
        new.lines().map(str::trim).filter(|line| line.starts_with("=>")).collect();
    assert!(rulings.iter().any(|line| line.starts_with("=> 2018 2023: ")), "{new}");
}

#[test]
fn other_line_ends_stay() {
    let text = "## A touched pawn\r\n\r\n```case\r\nlaws 2023\r\n\r\nWhite touches e2\r\n  => no effect [4.3.1]\r\n```\r\n";
    let page = Page::read("page.md", text).unwrap();
    let blessed = page.bless(Bless::Rulings);
    assert_eq!(blessed.text.matches('\n').count(), blessed.text.matches("\r\n").count());
    assert_eq!(blessed.changes.len(), 1);
    assert_eq!(blessed.changes[0].removed, ["=> no effect [4.3.1]"]);
    assert_eq!(blessed.changes[0].line, 6);
}

#[test]
fn years_to_the_last_edition_are_open_as_the_case_is() {
    let steps = "control 90m\n\nWhite plays e2e4 with both hands\nWhite presses\n  == not over\n";
    let new = blessed(&format!("laws 1993 2018-\n{steps}"), Bless::Rulings);
    assert!(new.contains("  => 2018-: "), "{new}");
    let newest = Edition::NEWEST;
    let new = blessed(&format!("laws 1993 {newest}-\n{steps}"), Bless::Rulings);
    assert!(new.contains(&format!("  => {newest}: ")), "{new}");
}
