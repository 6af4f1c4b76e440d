//! A case that cannot be read fails alone.

use jadoube_cases::{Bless, Coverage, Page};
use jadoube_laws::{Edition, art};
use libtest_mimic::Arguments;

use crate::trials::trials;

const GOOD: &str = "laws 2023\n\nWhite touches e2\n  => White must move the pawn e2 [4.3.1]\n";

/// A page of three cases with these lines in the middle one.
fn three(middle: &str) -> String {
    let case = |title: &str, lines: &str| format!("## {title}\n\n```case\n{lines}```\n\n");
    format!("# Page\n\n{}{}{}", case("First", GOOD), case("Second", middle), case("Third", GOOD))
}

/// What cannot be read in a case, and the line of the page where it is.
const BROKEN: [(&str, usize); 7] = [
    ("laws 2023\n\nWhite tickles e2\n  => no effect [4.3.1]\n", 17),
    ("laws 2023\n\nWhite touches e2\n  => White must move the pawn e2 [4.99]\n", 18),
    ("laws 2023\n\nWhite touches e2\n  => Black gians 2:00 [4.3.1]\n", 18),
    ("laws 2023\n\nWhite touches e2\n  == sometime over\n", 18),
    ("laws 2024\n\nWhite touches e2\n  == not over\n", 15),
    ("control 90m\n\nWhite touches e2\n  == not over\n", 14),
    ("laws 2023\n\nWhite touches e2\n", 14),
];

#[test]
fn the_others_are_read_and_the_broken_one_is_pointed_at() {
    for (lines, line) in BROKEN {
        let page = Page::of("page.md", three(lines));
        let titles: Vec<&str> = page.cases.iter().map(|case| case.title.as_str()).collect();
        assert_eq!(titles, ["First", "Third"], "{lines}");
        let [broken] = &page.broken[..] else { panic!("{:?}", page.broken) };
        assert_eq!((broken.title.as_str(), broken.line), ("Second", 12));
        assert_eq!(broken.trouble.line(), line, "{lines}");
        for case in &page.cases {
            assert!(case.play_all(&page).iter().all(|played| played.troubles.is_empty()));
        }
        let troubles = Page::read("page.md", three(lines)).expect_err("a page with a broken case");
        assert_eq!(troubles.len(), 1);
    }
}

/// What is said of a line in a case, and what could have stood there.
fn said_of(line: &str) -> (String, String) {
    let lines = format!("laws 2023\n\nWhite touches e2\n  == not over\n{line}\n");
    let page = Page::of("page.md", three(&lines));
    let trouble = &page.broken[0].trouble;
    (trouble.to_string(), trouble.label().to_owned())
}

#[test]
fn a_slip_is_answered_with_the_word_that_was_meant() {
    for (line, problem) in [
        ("  => Black gians 2:00 [4.3.1]", "`gians`: did you mean `gains`?"),
        ("White touchs e2", "`touchs`: did you mean `touches`?"),
        ("Wite touches e2", "`Wite`: did you mean `White`?"),
        (
            "White presses wth the other hand",
            "`wth the other hand`: did you mean `with the other hand`?",
        ),
        (
            "  => White is warned [12.9.1] twice",
            "`White is warned [12.9.1] twice` is not understood",
        ),
        ("  => to arbiter: White's flag has falen [6.8]", "`falen`: did you mean `fallen`?"),
    ] {
        let (is, expected) = said_of(line);
        assert_eq!(is, problem);
        assert!(expected.starts_with("expected ") && !expected.contains("  "), "{expected}");
    }
}

#[test]
fn all_acts_are_listed_once_where_one_is_not_known() {
    let (problem, expected) = said_of("White plyas e2e4");
    assert_eq!(problem, "`plyas`: did you mean `plays`?");
    assert!(expected.starts_with("expected `plays`, `accepts`, "), "{expected}");
    for act in ["`plays`", "`completes`", "`touches`", "`presses`", "`waits`"] {
        assert_eq!(expected.matches(act).count(), 1, "{act}: {expected}");
    }
    let (problem, expected) = said_of("White resigns now");
    assert_eq!(
        (problem.as_str(), expected.as_str()),
        ("`now` is not understood", "expected the end of the line")
    );
}

#[test]
fn a_block_without_its_end_ends_where_the_next_case_begins() {
    let text = three(GOOD).replacen("```\n\n## Third", "\n## Third", 1);
    let page = Page::of("page.md", text.clone());
    let titles: Vec<&str> = page.cases.iter().map(|case| case.title.as_str()).collect();
    assert_eq!(titles, ["First", "Third"]);
    assert_eq!((page.broken[0].title.as_str(), page.broken[0].trouble.line()), ("Second", 14));
    let without_heading = text.replacen("\n## Third\n", "\n", 1);
    let page = Page::of("page.md", without_heading);
    assert_eq!((page.cases.len(), page.broken.len()), (1, 2));
    let to_the_end = three(GOOD).trim_end().trim_end_matches("```").to_owned();
    let page = Page::of("page.md", to_the_end);
    assert_eq!((page.cases.len(), page.broken[0].title.as_str()), (2, "Third"));
}

#[test]
fn it_is_a_test_that_fails() {
    let page = Page::of("page.md", three(BROKEN[0].0));
    let trials = trials("page", &page);
    let names: Vec<&str> = trials.iter().map(|trial| trial.name()).collect();
    assert_eq!(names, ["page::First (2023)", "page::Second (reading)", "page::Third (2023)"]);
    let arguments = Arguments { quiet: true, test_threads: Some(1), ..Arguments::default() };
    let conclusion = libtest_mimic::run(&arguments, trials);
    assert_eq!((conclusion.num_passed, conclusion.num_failed), (2, 1));
}

#[test]
fn it_proves_nothing_and_the_others_do() {
    let coverage = Coverage::of(&[Page::of("page.md", three(BROKEN[0].0))]);
    assert_eq!(coverage.evidence[&(art!("4.3.1"), Edition::E2023)].steps.len(), 2);
    let [failing] = &coverage.failing[..] else { panic!("{:?}", coverage.failing) };
    assert_eq!((failing.title.as_str(), failing.line), ("Second", 12));
}

#[test]
fn blessing_leaves_it_as_it_is() {
    for (lines, _) in BROKEN {
        let text = three(lines);
        let wrong = text.replacen("the pawn e2 [4.3.1]", "the pawn d2 [4.3.1]", 1);
        let blessed = Page::of("page.md", wrong).bless(Bless::RulingsAndStates);
        assert_eq!(blessed.changes.len(), 1);
        let blessed: Vec<String> = blessed.text.split_whitespace().map(str::to_owned).collect();
        assert!(blessed.iter().eq(text.split_whitespace()), "{blessed:?}");
        let old = three(&lines.replace("laws 2023", "laws 2018 2023"));
        let second = |text: &str| text.split("\n## ").nth(2).unwrap().to_owned();
        assert_eq!(second(&Page::of("page.md", old.clone()).opened()), second(&old));
    }
}
