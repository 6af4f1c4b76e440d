use jadoube_cases::{Coverage, Page};
use jadoube_laws::{Article, Edition, art};

/// The articles shown from both sides in 2023 by these cases, each a block.
fn paired(blocks: &[&str]) -> Vec<Article> {
    let mut text = String::new();
    for (number, block) in blocks.iter().enumerate() {
        text.push_str(&format!("## Case {number}\n\n```case\n{block}```\n\n"));
    }
    let coverage = Coverage::of(&[Page::read("page.md", text).unwrap()]);
    assert!(coverage.failing.is_empty(), "{:?}", coverage.failing);
    let evidence = coverage.evidence.iter().filter(|(_, evidence)| evidence.pair.is_some());
    evidence
        .filter(|((_, edition), _)| *edition == Edition::E2023)
        .map(|((article, _), _)| *article)
        .collect()
}

const TOUCH: &str = "laws 2023\n\nWhite touches e2\n  => White must move the pawn e2 [4.3.1]\n";

#[test]
fn one_case_alone_shows_no_limit() {
    assert_eq!(paired(&[TOUCH]), []);
}

#[test]
fn a_changed_act_shows_it() {
    let accident = "laws 2023\n\nWhite touches e2 by accident\n  => no effect [4.2.2]\n";
    assert!(paired(&[TOUCH, accident]).contains(&art!("4.3.1")));
}

#[test]
fn another_square_shows_nothing() {
    let other = "laws 2023\n\nWhite touches d2\n  => White must move the pawn d2 [4.3.1]\n";
    assert_eq!(paired(&[TOUCH, other]), []);
}

#[test]
fn a_line_more_in_the_header_shows_it() {
    let first = "laws 2023\ncontrol 90m\n\nWhite completes e2e5\n  => the position is restored [7.5.1]\n  \
                 => Black gains 2:00 [7.5.5]\n  => White must move the pawn e2 [7.5.1]\n";
    let second = "laws 2023\ncontrol 90m\ntally White illegal 1\n\nWhite completes e2e5\n  => Black wins [7.5.5]\n";
    let page = |block: &str| Page::read("p.md", format!("## T\n\n```case\n{block}```\n")).unwrap();
    let blessed = |block: &str| {
        let text = page(block).bless(jadoube_cases::Bless::Rulings).text;
        text.split_once("```case\n").unwrap().1.split_once("```").unwrap().0.to_owned()
    };
    // The wording of the ruling is for the cases to fix; here it must only be different.
    let (first, second) = (blessed(first), blessed(second));
    assert_ne!(first, second);
    assert!(paired(&[&first, &second]).contains(&art!("7.5.5")));
    let two_lines = second.replace("control 90m", "control 60m");
    assert!(!paired(&[&first, &two_lines]).contains(&art!("7.5.5")));
}

#[test]
fn the_step_before_is_no_other_side() {
    // Its facts are one line fewer, but it is a different act.
    let one = "laws 2023\n\nWhite touches e2\n  => White must move the pawn e2 [4.3.1]\nWhite releases on e4\n  == to move Black\n";
    assert!(!paired(&[one]).contains(&art!("4.3.1")));
}

#[test]
fn a_case_that_fails_proves_nothing() {
    let text = "## Wrong\n\n```case\nlaws 2023\n\nWhite touches e2\n  => White must move the pawn d2 [4.3.1]\n```\n";
    let coverage = Coverage::of(&[Page::read("page.md", text).unwrap()]);
    assert!(coverage.evidence.is_empty());
    assert_eq!(coverage.failing.len(), 1);
}
