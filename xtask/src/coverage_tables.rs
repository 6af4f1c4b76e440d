//! The tables beside the cases: real incidents, and what a case for each clause should show.
//! Everything they name must exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use jadoube_cases::{Case, Page};
use jadoube_lawbook::{Article, Edition, Kind};
use jadoube_laws::{ConductEffect, Effect, Event, art};

/// The beginning of an idea that is not an event at a board.
const NO_EVENT: &str = "no event: ";

/// What is missing, one line each; empty if nothing is.
pub(crate) fn missing(root: &Path, pages: &[Page]) -> Result<Vec<String>, String> {
    let mut missing = incidents(root, pages)?;
    missing.extend(ideas(root, pages)?);
    missing.extend(recorded(pages));
    Ok(missing)
}

fn table(path: &Path) -> Result<BTreeMap<String, String>, String> {
    let wrong = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
    toml::from_str(&text).map_err(|error| wrong(&error))
}

/// Every incident has a case with its name in brackets after the title.
fn incidents(root: &Path, pages: &[Page]) -> Result<Vec<String>, String> {
    let names = table(&root.join("cases/incidents.toml"))?;
    let titles: Vec<&str> =
        pages.iter().flat_map(|page| &page.cases).map(|case| case.title.as_str()).collect();
    let has_case = |name: &str| titles.iter().any(|title| title.ends_with(&format!("({name})")));
    Ok(names
        .keys()
        .filter(|name| !has_case(name))
        .map(|name| format!("the incident {name} has no case"))
        .collect())
}

#[derive(serde::Deserialize)]
struct Inventory {
    clause: Vec<Clause>,
}

#[derive(serde::Deserialize)]
struct Clause {
    id: String,
    edition: u16,
    #[serde(default)]
    tests: Vec<String>,
}

/// What a case for a clause should show is shown by one that is played in its edition, or the table
/// says why there is none.
fn ideas(root: &Path, pages: &[Page]) -> Result<Vec<String>, String> {
    let mut ideas = table(&root.join("cases/ideas.toml"))?;
    let path = root.join("crates/jadoube-lawbook/laws/inventory.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let inventory: Inventory =
        toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    let by_name: BTreeMap<String, &Case> = pages
        .iter()
        .flat_map(|page| {
            let page_name = page.path.trim_start_matches("cases/").trim_end_matches(".md");
            page.cases.iter().map(move |case| (format!("{page_name}: {}", case.title), case))
        })
        .collect();
    let mut missing = Vec::new();
    let mut known = BTreeSet::new();
    for clause in &inventory.clause {
        for idea in &clause.tests {
            known.insert(idea.as_str());
            let Some(shown) = ideas.get(idea) else {
                missing.push(format!("{}: nothing shows: {idea}", clause.id));
                continue;
            };
            if shown.starts_with(NO_EVENT) {
                continue;
            }
            match by_name.get(shown) {
                None => missing.push(format!("{}: there is no case `{shown}`", clause.id)),
                Some(case) if !is_played_in(case, clause.edition) => {
                    missing.push(format!("{}: `{shown}` is not played in it", clause.id));
                }
                Some(_) => {}
            }
        }
    }
    ideas.retain(|idea, _| !known.contains(idea.as_str()));
    missing.extend(ideas.into_keys().map(|idea| format!("no clause has the idea: {idea}")));
    Ok(missing)
}

fn is_played_in(case: &Case, year: u16) -> bool {
    case.header.editions.iter().any(|edition| edition.to_string() == year.to_string())
}

/// Every clause of the kind *recorded* has an incident with a lawful and one with an unlawful
/// penalty.
fn recorded(pages: &[Page]) -> Vec<String> {
    let mut seen: BTreeSet<(Article, Edition, bool)> = BTreeSet::new();
    for page in pages {
        for played in page.cases.iter().flat_map(|case| case.play_all(page)) {
            if played.troubles.is_empty() {
                let entries = played.steps.iter().flat_map(|step| &step.entries);
                penalties(entries, |article, is_lawful| {
                    seen.insert((article, played.edition, is_lawful));
                });
            }
        }
    }
    let mut missing = Vec::new();
    for (article, edition) in Article::all()
        .flat_map(|article| Edition::ALL.into_iter().map(move |edition| (article, edition)))
    {
        let is_recorded =
            article.clause(edition).is_some_and(|clause| clause.kind == Kind::Recorded);
        for (is_lawful, word) in [(true, "a lawful"), (false, "an unlawful")] {
            if is_recorded && !seen.contains(&(article, edition, is_lawful)) {
                missing.push(format!("{article} in {edition}: no incident with {word} penalty"));
            }
        }
    }
    missing
}

/// Finds for each article on which something rested whether a lawful or an unlawful penalty
/// followed, at once or later in the game.
fn penalties<'a>(
    entries: impl Iterator<Item = &'a jadoube_laws::Entry>,
    mut came: impl FnMut(Article, bool),
) {
    let mut incidents: BTreeSet<Article> = BTreeSet::new();
    for entry in entries {
        let by_arbiter =
            matches!(entry.event, Event::ArbiterDecided { .. } | Event::PenaltyGiven { .. });
        for ruling in &entry.rulings {
            incidents.extend(ruling.basis.first());
            let is_lawful = match ruling.effect {
                Effect::Warned { .. }
                | Effect::GameEnded(_)
                | Effect::OfConduct(
                    ConductEffect::SentOut { .. }
                    | ConductEffect::Fined { .. }
                    | ConductEffect::Excluded { .. }
                    | ConductEffect::Expelled { .. },
                ) => true,
                Effect::TimeAdded { .. } | Effect::TimeTaken { .. } if by_arbiter => true,
                Effect::OfConduct(ConductEffect::PenaltyRefused { .. }) => false,
                // A decision that was not among the lawful ones.
                Effect::NoEffect if by_arbiter && ruling.basis[0] == art!("12.1") => false,
                _ => continue,
            };
            incidents.iter().for_each(|&article| came(article, is_lawful));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{coverage, places};

    #[test]
    fn whatever_the_tables_name_is_there() {
        let root = places::root();
        let missing = missing(root, &coverage::pages(root).unwrap()).unwrap();
        assert!(missing.is_empty(), "{}", missing.join("\n"));
    }

    #[test]
    fn what_is_missing_is_told() {
        let root = places::root();
        let missing = missing(root, &[]).unwrap();
        let told = |part: &str| missing.iter().any(|line| line.contains(part));
        assert!(told("the incident touch-02 has no case"));
        assert!(told("2023:7.5.1: there is no case"));
        assert!(told("11.5 in 2023: no incident with an unlawful penalty"));
    }
}
