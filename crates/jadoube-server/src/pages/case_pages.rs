//! The pages of law cases that were there when the program was built.

// `CASES: &[(&str, &str)]`, the path of each page and its text.
include!(concat!(env!("OUT_DIR"), "/case_pages.rs"));

/// The case with this heading, without it.
pub(crate) fn case(page: &str, title: &str) -> Option<&'static str> {
    let (_, text) = CASES.iter().find(|(path, _)| *path == page)?;
    let mut cases = text.split("\n## ").skip(1);
    cases.find_map(|case| {
        let (heading, text) = case.split_once('\n')?;
        (heading.trim() == title).then(|| text.trim())
    })
}
