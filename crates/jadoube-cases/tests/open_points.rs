use std::fs;
use std::path::Path;

use jadoube_cases::{Page, case_files};
use jadoube_lawbook::OpenPoint;

/// The part of the page that is about a point.
fn section<'a>(text: &'a str, point: &OpenPoint) -> &'a str {
    let heading = format!("## {}. {}\n", point.number, point.subject);
    let start = text.find(&heading).unwrap_or_else(|| panic!("docs/decisions lacks {heading}"));
    let rest = &text[start + heading.len()..];
    rest.find("\n## ").map_or(rest, |end| &rest[..end])
}

#[test]
fn every_open_point_is_decided_by_cases_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = root.join("docs/decisions");
    let text = fs::read_to_string(folder.join("open-points.md")).expect("the page of open points");
    for point in OpenPoint::all() {
        let section = section(&text, point);
        let decision = format!("**Decision:** {}", point.decision);
        assert!(section.contains(&decision), "{}: the page decides otherwise", point.subject);
        let cases: Vec<&str> =
            section.lines().filter_map(|line| line.strip_prefix("- [")).collect();
        assert!(!cases.is_empty(), "{}: no case is named", point.subject);
        cases.into_iter().for_each(|case| is_there(&folder, case));
    }
}

/// A link to a page of cases, after the opening bracket, names a case of that page.
fn is_there(folder: &Path, link: &str) {
    let (title, path) = link
        .strip_suffix(')')
        .and_then(|link| link.rsplit_once("]("))
        .unwrap_or_else(|| panic!("{link} is no link"));
    let page = fs::read_to_string(folder.join(path)).expect("the page of a case");
    let page = Page::of(path, page);
    let found = page.cases.iter().any(|case| case.title == title);
    assert!(found, "{path} has no case `{title}`");
}

#[test]
fn the_table_of_ends_names_every_case_of_its_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = root.join("docs/decisions");
    let text = fs::read_to_string(folder.join("what-ends-a-game.md")).expect("the table of ends");
    let links: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("- [")).collect();
    links.iter().for_each(|link| is_there(&folder, link));
    let pages = case_files(&root.join("cases/05-completion/what-comes-first")).expect("the pages");
    let cases: usize = pages
        .iter()
        .map(|page| {
            let text = fs::read_to_string(page).expect("a page of cases");
            Page::of(page.display().to_string(), text).cases.len()
        })
        .sum();
    assert_eq!(links.len(), cases);
}

#[test]
fn a_point_that_is_a_choice_has_its_setting() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("docs/decisions/open-points.md")).expect("the page");
    let readme = fs::read_to_string(root.join("cases/README.md")).expect("the page of words");
    for point in OpenPoint::all() {
        let named = section(&text, point).contains("\nSetting: ");
        assert_eq!(named, point.setting.is_some(), "{}", point.subject);
        if let Some(setting) = point.setting {
            let line = format!("| `{setting} ");
            assert!(readme.contains(&line), "cases/README.md does not tell of {setting}");
            assert!(section(&text, point).contains(&format!("`{setting}`")), "{}", point.subject);
        }
    }
}
