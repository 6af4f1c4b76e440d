//! The cases of a page as tests, each under each of its editions.

use jadoube_cases::{Page, Trouble};
use libtest_mimic::{Failed, Trial};

/// The tests of a page in order; a case that cannot be read is one that fails.
pub(crate) fn trials(name: &str, page: &Page) -> Vec<Trial> {
    let mut trials = Vec::new();
    for case in &page.cases {
        for edition in case.header.editions.iter() {
            let (page, case) = (page.clone(), case.clone());
            let title = format!("{name}::{} ({edition})", case.title);
            let line = case.line;
            let test = move || verdict(case.play(&page, edition).troubles);
            trials.push((line, Trial::test(title, test)));
        }
    }
    for broken in &page.broken {
        let title = format!("{name}::{} (reading)", broken.title);
        let trouble = broken.trouble.clone();
        trials.push((broken.line, Trial::test(title, move || verdict(vec![trouble]))));
    }
    trials.sort_by_key(|(line, _)| *line);
    trials.into_iter().map(|(_, trial)| trial).collect()
}

fn verdict(troubles: Vec<Trouble>) -> Result<(), Failed> {
    let text: Vec<String> =
        troubles.into_iter().map(|trouble| format!("{:?}", miette::Report::new(trouble))).collect();
    if text.is_empty() { Ok(()) } else { Err(Failed::from(text.join("\n"))) }
}
