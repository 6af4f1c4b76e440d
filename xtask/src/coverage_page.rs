//! docs/coverage.md, and the same for `jadoube laws`.

use std::fmt::Write;

use jadoube_cases::StepPlace;
use jadoube_lawbook::{Article, Chapter, Edition, Kind};

use crate::coverage::{Book, State};

const INTRODUCTION: &str = "\
# Coverage

Every article of the Laws in every edition: where the code cites it, which law cases prove it, and how it stands.
Made by `cargo xtask coverage`; do not edit.

A case proves the article on which a ruling really rested first, in the editions in which it was played. How a clause stands:

- **covered**: an *enforced* or *procedure* clause, if two steps differ in one fact (one line of the header or of the steps before, or the act
  itself) and in the rulings that rest on the clause; or the same act is done twice in a case, one line apart, and ruled on differently. A *configured* or *recorded*
  clause, if a ruling rests on it.
- **open**: not yet shown so. `cargo xtask coverage --open 4` says what is missing.
- **exempt**: it heads others or explains.
- **cannot**: it binds people, and no case can be made of it; the reason stands at the end and in [cannot.toml](../cases/cannot.toml).

What is routine (a move made, the clock going over) no case writes down; it counts at steps with a `==` line.
";

/// The whole page.
pub(crate) fn text(book: &Book) -> String {
    let mut page = INTRODUCTION.to_owned();
    for chapter in Chapter::all() {
        let _ = write!(page, "\n## {chapter}\n\n");
        let years = Edition::ALL.map(|edition| edition.to_string());
        let _ = writeln!(page, "| article | {} | what | kind | code | cases |", years.join(" | "));
        let _ = writeln!(page, "|{}", "---|".repeat(years.len() + 5));
        for article in chapter.articles() {
            page.push_str(&row(book, article));
        }
    }
    page.push_str("\n## Cannot be a case\n\n");
    for (article, reason) in &book.cannot {
        let _ = writeln!(page, "- **{article}** {}: {reason}", article.title());
    }
    if book.cannot.is_empty() {
        page.push_str("None.\n");
    }
    page.push_str("\n## Cited where the edition has no such article\n\n");
    page.push_str(&strays(book));
    let _ = write!(page, "\n{}\n", book.counts());
    page
}

fn row(book: &Book, article: Article) -> String {
    let mut row = format!("| {article} ");
    for edition in Edition::ALL {
        match (article.number(edition), book.state(article, edition)) {
            (Some(number), Some(State::Exempt)) => write!(row, "| {number} exempt "),
            (Some(number), Some(state)) => write!(row, "| {number} **{state}** "),
            _ => write!(row, "| "),
        }
        .expect("writing to a text");
    }
    let heading = if article.latest_clause().heading { ", heading" } else { "" };
    let _ = write!(row, "| {} | {}{heading} ", cell(article.title()), kind(article));
    let code = book.code.get(&article).map(Vec::as_slice).unwrap_or_default();
    let code: Vec<String> = code.iter().map(|file| code_link(file)).collect();
    let _ = writeln!(row, "| {} | {} |", code.join(" "), cases(book, article));
    row
}

fn kind(article: Article) -> Kind {
    article.latest_clause().kind
}

/// What proves the article, editions with the same evidence together.
fn cases(book: &Book, article: Article) -> String {
    let mut found: Vec<(String, Vec<Edition>)> = Vec::new();
    for edition in Edition::ALL {
        if article.number(edition).is_none() {
            continue;
        }
        let Some(evidence) = book.coverage.evidence.get(&(article, edition)) else { continue };
        let shown = match &evidence.pair {
            Some([one, other]) if one.title == other.title && one.path == other.path => link(one),
            Some([one, other]) => format!("{} against {}", link(one), link(other)),
            None => link(&evidence.steps[0]),
        };
        let mut all: Vec<_> = evidence.steps.iter().map(|step| (&step.path, &step.title)).collect();
        all.dedup();
        let count = all.len();
        let noun = if count == 1 { "case" } else { "cases" };
        let text = format!("{shown} ({count} {noun})");
        match found.iter_mut().find(|(other, _)| *other == text) {
            Some((_, editions)) => editions.push(edition),
            None => found.push((text, vec![edition])),
        }
    }
    let texts = found.into_iter().map(|(text, editions)| {
        let years: Vec<String> = editions.iter().map(ToString::to_string).collect();
        format!("{}: {text}", years.join(" "))
    });
    texts.collect::<Vec<_>>().join("<br>")
}

/// The cases that show each covered clause, a line each: article, editions, page, title.
pub(crate) fn proving_cases(book: &Book) -> String {
    let mut lines = String::new();
    for article in Article::all() {
        let mut found: Vec<(&StepPlace, Vec<Edition>)> = Vec::new();
        for edition in Edition::ALL {
            if book.state(article, edition) != Some(State::Covered) {
                continue;
            }
            let evidence = &book.coverage.evidence[&(article, edition)];
            let steps = evidence.pair.as_ref().map_or(&evidence.steps[..1], |pair| &pair[..]);
            for step in steps {
                let same = |other: &StepPlace| other.path == step.path && other.title == step.title;
                match found.iter_mut().find(|(other, _)| same(other)) {
                    Some((_, editions)) if editions.last() == Some(&edition) => {}
                    Some((_, editions)) => editions.push(edition),
                    None => found.push((step, vec![edition])),
                }
            }
        }
        for (step, editions) in found {
            let years: Vec<String> = editions.iter().map(ToString::to_string).collect();
            let _ =
                writeln!(lines, "{article}\t{}\t{}\t{}", years.join(" "), step.path, step.title);
        }
    }
    lines
}

/// Rulings that rest on an article which their edition does not have.
fn strays(book: &Book) -> String {
    let mut text = String::new();
    for ((article, edition), evidence) in &book.coverage.evidence {
        if article.number(*edition).is_none() {
            let place = article
                .place_in(*edition)
                .map_or("nowhere".to_owned(), |place| format!("in {place}"));
            let _ = writeln!(
                text,
                "- {article} in {edition} (which has it {place}): {}",
                link(&evidence.steps[0])
            );
        }
    }
    if text.is_empty() { "None.\n".to_owned() } else { text }
}

fn link(step: &StepPlace) -> String {
    format!("[{}](../{}#{})", cell(&step.title), step.path, anchor(&step.title))
}

fn code_link(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    format!("[{name}](../{file})")
}

/// The anchor of a heading, as Markdown is commonly shown.
fn anchor(title: &str) -> String {
    let kept = title.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_of_headings() {
        assert_eq!(anchor("A claim, after 4.3, comes too-late"), "a-claim-after-43-comes-too-late");
    }
}
