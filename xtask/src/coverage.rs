//! `cargo xtask coverage`: which articles the cases prove, as docs/coverage.md.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use jadoube_cases::{Coverage, Page, case_files};
use jadoube_lawbook::{Article, Chapter, Edition, Kind};

use crate::bless::read;
use crate::coverage_page;
use crate::coverage_tables;
use crate::places;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write nothing; fail if docs/coverage.md is out of date.
    #[arg(long)]
    check: bool,
    /// Write nothing; list what is open in an article or chapter (4, 7.5, A.5.2; `all`), and why.
    #[arg(long, value_name = "ARTICLE", conflicts_with = "check")]
    open: Option<String>,
    /// With --open: only this edition.
    #[arg(long, value_name = "YEAR", requires = "open")]
    edition: Option<Edition>,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let book = Book::read(places::root())?;
    for failing in &book.coverage.failing {
        eprintln!(
            "{}:{}: does not pass, so it proves nothing: {}",
            failing.path, failing.line, failing.title
        );
    }
    if let Some(name) = &args.open {
        return list_open(&book, name, args.edition);
    }
    for (name, text) in book.files() {
        let path = places::root().join(name);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if args.check {
            return Err(format!("{name} is out of date; run `cargo xtask coverage` to rewrite it"));
        }
        fs::write(&path, &text).map_err(|error| format!("cannot write {name}: {error}"))?;
    }
    let missing = coverage_tables::missing(places::root(), &pages(places::root())?)?;
    if !missing.is_empty() {
        return Err(missing.join("\n"));
    }
    println!("{}", book.counts());
    Ok(())
}

/// Everything that the page is made of.
pub(crate) struct Book {
    pub(crate) coverage: Coverage,
    /// Why no case can be made of an article.
    pub(crate) cannot: BTreeMap<Article, String>,
    /// The files that cite an article.
    pub(crate) code: BTreeMap<Article, Vec<String>>,
}

/// The state of a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// It is shown in the way its kind requires.
    Covered,
    /// A ruling rests on it, but no two steps show what makes the difference.
    NoPair,
    /// No ruling rests on it.
    NoRuling,
    /// It heads other clauses, or explains.
    Exempt,
    /// It cannot be a case.
    Cannot,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Covered => "covered",
            Self::NoPair | Self::NoRuling => "open",
            Self::Exempt => "exempt",
            Self::Cannot => "cannot",
        })
    }
}

impl Book {
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let pages = pages(root)?;
        Ok(Self {
            coverage: Coverage::of(&pages),
            cannot: cannot(&root.join("cases/cannot.toml"))?,
            code: crate::coverage_code::places(&root.join("crates"))?,
        })
    }

    /// The files to write: the page, and what `jadoube laws` shows about cases.
    pub(crate) fn files(&self) -> [(&'static str, String); 2] {
        [
            ("docs/coverage.md", coverage_page::text(self)),
            ("crates/jadoube-lawbook/src/proving_cases.tsv", coverage_page::proving_cases(self)),
        ]
    }

    /// The state of an article in an edition that has it.
    pub(crate) fn state(&self, article: Article, edition: Edition) -> Option<State> {
        let clause = article.clause(edition)?;
        let evidence = self.coverage.evidence.get(&(article, edition));
        let needs_pair = matches!(clause.kind, Kind::Enforced | Kind::Procedure);
        Some(match evidence {
            Some(evidence) if evidence.pair.is_some() || !needs_pair => State::Covered,
            _ if clause.heading || clause.kind == Kind::Informative => State::Exempt,
            _ if self.cannot.contains_key(&article) => State::Cannot,
            Some(_) => State::NoPair,
            None => State::NoRuling,
        })
    }

    /// The clauses of all editions by their state, as the page ends with them.
    pub(crate) fn counts(&self) -> String {
        let mut counts = BTreeMap::new();
        for article in Article::all() {
            for state in Edition::ALL.into_iter().filter_map(|edition| self.state(article, edition))
            {
                *counts.entry(state.to_string()).or_insert(0) += 1;
            }
        }
        let count = |state: State| counts.get(&state.to_string()).copied().unwrap_or(0);
        format!(
            "covered={} open={} exempt={} cannot={}",
            count(State::Covered),
            count(State::NoRuling),
            count(State::Exempt),
            count(State::Cannot)
        )
    }
}

fn list_open(book: &Book, name: &str, edition: Option<Edition>) -> Result<(), String> {
    let chapter = Chapter::named(name);
    let asked = |article: Article| {
        name == "all"
            || chapter.is_some_and(|chapter| Chapter::of(article) == chapter)
            || article
                .id()
                .strip_prefix(name)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    if !Article::all().any(asked) {
        return Err(format!(
            "`{name}` is not an article or chapter: expected 4, 7.5, A.5.2 or all"
        ));
    }
    let editions = edition.map_or(Edition::ALL.to_vec(), |only| vec![only]);
    let mut count = 0;
    for article in Article::all().filter(|&article| asked(article)) {
        for &shown in &editions {
            let why = match book.state(article, shown) {
                Some(State::NoRuling) => "no ruling rests on it".to_owned(),
                Some(State::NoPair) => {
                    let steps = &book.coverage.evidence[&(article, shown)].steps;
                    let first = &steps[0];
                    format!(
                        "no pair: {} steps have a ruling that rests on it, such as {}:{}, but no other step \
                         differs from one of them in one line and in that ruling",
                        steps.len(),
                        first.path,
                        first.line
                    )
                }
                _ => continue,
            };
            count += 1;
            let clause = article.clause(shown).expect("it has a state");
            println!("{article} ({shown}, {}) {}: {why}", clause.kind, clause.title);
        }
    }
    println!("{count} open");
    Ok(())
}

pub(crate) fn pages(root: &Path) -> Result<Vec<Page>, String> {
    let files = case_files(&root.join("cases")).map_err(|error| format!("cases/: {error}"))?;
    let mut pages = Vec::new();
    for file in files {
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        pages.push(read(&name, text));
    }
    Ok(pages)
}

fn cannot(path: &Path) -> Result<BTreeMap<Article, String>, String> {
    let wrong = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| wrong(&error))?;
    table
        .into_iter()
        .map(|(article, reason)| {
            let article = article.parse::<Article>().map_err(|error| wrong(&error))?;
            let reason =
                reason.as_str().ok_or_else(|| wrong(&format!("{article} needs a reason")))?;
            Ok((article, reason.to_owned()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_fresh() {
        let book = Book::read(places::root()).unwrap();
        for (name, text) in book.files() {
            let written = fs::read_to_string(places::root().join(name)).unwrap();
            assert!(written == text, "{name} is out of date: run `cargo xtask coverage`");
        }
    }
}
