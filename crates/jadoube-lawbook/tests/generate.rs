//! Makes the tables in `src/tables/` from the files in `laws/`.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::book::{self, Clause};

/// The places of articles and clauses in the tables.
pub(crate) struct Places {
    /// Ids of articles in the order of the Laws.
    articles: Vec<String>,
    clauses: Vec<Clause>,
}

impl Places {
    pub(crate) fn read() -> Self {
        let clauses: Vec<Clause> =
            book::inventory().into_iter().filter(|clause| !clause.is_note()).collect();
        let mut articles: Vec<String> = clauses
            .iter()
            .filter(|clause| clause.edition == 2023)
            .map(|clause| clause.article.clone())
            .collect();
        // An article that 2023 does not have comes after the one it is related to, or else after
        // the one that it followed in its own edition.
        let mut before = None;
        for clause in &clauses {
            let id = clause.article_id();
            if !articles.iter().any(|article| article == id) {
                let neighbour = clause.related.first().map(String::as_str).or(before);
                let at = neighbour.map_or(0, |neighbour| place(&articles, neighbour) + 1);
                let at = at
                    + articles[at..]
                        .iter()
                        .take_while(|article| article.contains(':') && article.as_str() < id)
                        .count();
                articles.insert(at, id.to_owned());
            }
            before = Some(id);
        }
        Self { articles, clauses }
    }

    fn article(&self, id: &str) -> usize {
        place(&self.articles, id)
    }

    fn list(&self, ids: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let mut places: Vec<usize> = ids.into_iter().map(|id| self.article(id.as_ref())).collect();
        places.sort_unstable();
        places.dedup();
        let articles: Vec<String> =
            places.iter().map(|place| format!("Article::at({place})")).collect();
        format!("&[{}]", articles.join(", "))
    }
}

fn place(articles: &[String], id: &str) -> usize {
    articles
        .iter()
        .position(|article| article == id)
        .unwrap_or_else(|| panic!("laws/: there is no article {id}"))
}

const HEAD: &str =
    "// Generated from laws/ by the test `fresh::tables_are_fresh`; do not edit.\n\n";
const YEARS: [u16; 4] = [1993, 2014, 2018, 2023];

/// All tables: the name of the file in `src/tables/`, and its text.
pub(crate) fn tables() -> Vec<(&'static str, String)> {
    let places = Places::read();
    vec![
        ("articles.rs", articles(&places)),
        ("clauses.rs", clauses(&places)),
        ("differences.rs", differences(&places)),
    ]
}

fn articles(places: &Places) -> String {
    // Relations are written on one side and hold on both.
    let mut related: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for clause in &places.clauses {
        for other in &clause.related {
            related.entry(clause.article_id()).or_default().push(other);
            related.entry(other).or_default().push(clause.article_id());
        }
    }
    let mut text = format!("{HEAD}use crate::Article;\nuse crate::article::ArticleRow;\n\n");
    writeln!(
        text,
        "#[rustfmt::skip]\npub(crate) static ARTICLES: [ArticleRow; {}] = [",
        places.articles.len()
    )
    .unwrap();
    for id in &places.articles {
        let numbers = YEARS.map(|year| {
            let clause = places
                .clauses
                .iter()
                .position(|clause| clause.edition == year && clause.article_id() == id);
            clause.map_or("None".to_owned(), |place| format!("Some({place})"))
        });
        let related = related.get(id.as_str()).map(Vec::as_slice).unwrap_or_default();
        writeln!(
            text,
            "ArticleRow {{ id: {id:?}, clauses: [{}], related: {} }},",
            numbers.join(", "),
            places.list(related)
        )
        .unwrap();
    }
    text + "];\n"
}

fn clauses(places: &Places) -> String {
    let mut text = format!("{HEAD}use crate::{{Article, Clause, Edition, Kind, Setting}};\n\n");
    writeln!(
        text,
        "#[rustfmt::skip]\npub(crate) static CLAUSES: [Clause; {}] = [",
        places.clauses.len()
    )
    .unwrap();
    for clause in &places.clauses {
        let setting = match (&clause.setting, &clause.default) {
            (Some(name), Some(default)) => {
                format!("Some(Setting {{ name: {name:?}, default: {default:?} }})")
            }
            _ => "None".to_owned(),
        };
        writeln!(
            text,
            "Clause {{ edition: Edition::E{}, number: {:?}, article: Article::at({}), title: {:?}, \
             kind: Kind::{}, heading: {}, summary: {:?}, differs: {:?}, penalties: &{:?}, \
             setting: {setting}, misprints: &{:?} }},",
            clause.edition,
            clause.article,
            places.article(clause.article_id()),
            clause.title,
            capital(&clause.kind),
            clause.heading,
            clause.summary,
            clause.differs_from,
            clause.penalties,
            clause.errata,
        )
        .unwrap();
    }
    text + "];\n"
}

fn differences(places: &Places) -> String {
    let differences = book::differences();
    let mut text = format!("{HEAD}use crate::{{Article, Difference, Source}};\n\n");
    writeln!(
        text,
        "#[rustfmt::skip]\npub(crate) static DIFFERENCES: [Difference; {}] = [",
        differences.len()
    )
    .unwrap();
    for difference in &differences {
        let said = YEARS.map(|year| {
            let year = year.to_string();
            difference.editions.get(&year).unwrap_or_else(|| {
                panic!("differences.toml: {} says nothing of {year}", difference.number)
            })
        });
        writeln!(
            text,
            "Difference {{ number: {}, subject: {:?}, fields: &{:?}, articles: {}, says: {:?}, \
             sources: [{}] }},",
            difference.number,
            difference.subject,
            difference.fields,
            places.list(&difference.articles),
            said.map(|said| said.says.as_str()),
            said.map(|said| format!("Source::{}", capital(&said.source))).join(", "),
        )
        .unwrap();
    }
    text + "];\n"
}

fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}
