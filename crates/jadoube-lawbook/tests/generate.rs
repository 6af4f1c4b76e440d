//! Makes the tables in `src/tables/` from the files in `laws/`.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::book::{self, Clause};
use crate::generate_editions;

/// The places of articles and clauses in the tables.
pub(crate) struct Places {
    /// Ids of articles in the order of the Laws.
    articles: Vec<String>,
    clauses: Vec<Clause>,
    notes: Vec<Clause>,
}

impl Places {
    pub(crate) fn of(inventory: Vec<Clause>) -> Self {
        let (notes, clauses): (Vec<Clause>, Vec<Clause>) =
            inventory.into_iter().partition(Clause::is_note);
        let mut articles: Vec<String> = clauses
            .iter()
            .filter(|clause| clause.edition == NAMED_BY)
            .map(|clause| clause.article.clone())
            .collect();
        // An article that it does not have comes after the one it is related to, or else after the
        // one that it followed in its own edition.
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
        Self { articles, clauses, notes }
    }

    pub(crate) fn article(&self, id: &str) -> usize {
        place(&self.articles, id)
    }

    /// How many articles there are.
    pub(crate) fn count(&self) -> usize {
        self.articles.len()
    }

    /// The clauses of an edition's own, each with its article.
    pub(crate) fn clauses_of(&self, year: u16) -> impl Iterator<Item = (usize, usize)> {
        let clauses = self.clauses.iter().enumerate();
        let own = clauses.filter(move |(_, clause)| clause.edition == year);
        own.map(|(place, clause)| (self.article(clause.article_id()), place))
    }

    /// The number of the clause at a place.
    pub(crate) fn number_at(&self, clause: usize) -> &str {
        &self.clauses[clause].article
    }

    fn article_of(&self, edition: u16, number: &str) -> &str {
        self.clauses
            .iter()
            .find(|clause| clause.edition == edition && clause.article == number)
            .unwrap_or_else(|| panic!("inventory.toml: a note stands under no clause: {number}"))
            .article_id()
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

pub(crate) const HEAD: &str =
    "// Generated from laws/ by the test `fresh::tables_are_fresh`; do not edit.\n\n";
/// Articles are named by their numbers in this edition, and records cite them so.
const NAMED_BY: u16 = 2023;

/// All tables: the name of the file in `src/tables/`, and its text.
pub(crate) fn tables() -> Vec<(&'static str, String)> {
    let places = Places::of(book::inventory());
    vec![
        ("articles.rs", articles(&places)),
        ("clauses.rs", clauses(&places)),
        ("differences.rs", differences(&places)),
        ("editions.rs", generate_editions::editions(&places)),
        ("notes.rs", notes(&places)),
        ("open_points.rs", open_points(&places)),
        ("terms.rs", terms(&places)),
        ("trial.rs", generate_editions::trial(&places)),
        ("words_pl.rs", words("pl")),
        ("words_sk.rs", words("sk")),
    ]
}

fn articles(places: &Places) -> String {
    // Relations are written on one side but apply to both.
    let mut related: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for clause in &places.clauses {
        for other in &clause.related {
            related.entry(clause.article_id()).or_default().push(other);
            related.entry(other).or_default().push(clause.article_id());
        }
    }
    let mut text = format!("{HEAD}use crate::Article;\nuse crate::article::ArticleRow;\n\n");
    open_table(&mut text, "ARTICLES", "ArticleRow", places.articles.len());
    for id in &places.articles {
        let related = related.get(id.as_str()).map(Vec::as_slice).unwrap_or_default();
        writeln!(text, "    ArticleRow {{ id: {id:?}, related: {} }},", places.list(related))
            .unwrap();
    }
    text + "];\n"
}

fn clauses(places: &Places) -> String {
    let mut text = format!("{HEAD}use crate::{{Article, Clause, Edition, Kind, Setting}};\n\n");
    open_table(&mut text, "CLAUSES", "Clause", places.clauses.len());
    for clause in &places.clauses {
        let setting = match (&clause.setting, &clause.default) {
            (Some(name), Some(default)) => {
                format!("Some(Setting {{ name: {name:?}, default: {default:?} }})")
            }
            _ => "None".to_owned(),
        };
        writeln!(
            text,
            "    Clause {{ edition: Edition::E{}, number: {:?}, article: Article::at({}), title: {:?}, \
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
    let mut text = format!("{HEAD}use crate::{{Article, Difference}};\n\n");
    open_table(&mut text, "DIFFERENCES", "Difference", differences.len());
    for difference in &differences {
        writeln!(
            text,
            "    Difference {{ number: {}, subject: {:?}, fields: &{:?}, articles: {} }},",
            difference.number,
            difference.subject,
            difference.fields,
            places.list(&difference.articles),
        )
        .unwrap();
    }
    text + "];\n"
}

fn notes(places: &Places) -> String {
    let mut text = format!("{HEAD}use crate::{{Article, Edition, Note, Origin}};\n\n");
    open_table(&mut text, "NOTES", "Note", places.notes.len());
    for note in &places.notes {
        let (clause, origin) = note.article.split_once('/').expect("the id of a note has a slash");
        let origin = match origin.starts_with("manual-") {
            true => "ArbitersManual",
            false => "OlderWording",
        };
        // A note names its article, or belongs to the clause that its own number begins with.
        let article = match note.says_article() {
            true => note.article_id(),
            false => places.article_of(note.edition, clause),
        };
        let editions: Vec<String> =
            note.holds_in.iter().map(|year| format!("Edition::E{year}")).collect();
        writeln!(
            text,
            "    Note {{ article: Article::at({}), origin: Origin::{origin}, title: {:?}, \
             text: {:?}, editions: &[{}] }},",
            places.article(article),
            note.title,
            note.summary,
            editions.join(", "),
        )
        .unwrap();
    }
    text + "];\n"
}

fn open_points(places: &Places) -> String {
    let points = book::open_points();
    let mut text = format!("{HEAD}use crate::{{Article, OpenPoint}};\n\n");
    open_table(&mut text, "OPEN_POINTS", "OpenPoint", points.len());
    for point in &points {
        writeln!(
            text,
            "    OpenPoint {{ number: {}, subject: {:?}, articles: {}, open: {:?}, decision: {:?}, \
             setting: {:?} }},",
            point.number,
            point.subject,
            places.list(&point.articles),
            point.open,
            point.decision,
            point.setting,
        )
        .unwrap();
    }
    text + "];\n"
}

fn terms(places: &Places) -> String {
    let glossary = book::glossary();
    let mut text = format!("{HEAD}use crate::{{Article, Term}};\n\n");
    open_table(&mut text, "TERMS", "Term", glossary.len());
    for term in &glossary {
        // Whole chapters and "passim" are not articles.
        let articles = term
            .article_2023
            .split(',')
            .map(str::trim)
            .filter(|id| places.articles.iter().any(|article| article == id));
        writeln!(
            text,
            "    Term {{ en: {:?}, pl: {:?}, sk: {:?}, meaning: {:?}, articles: {}, note: {:?} }},",
            term.en,
            term.pl,
            term.sk,
            term.meaning,
            places.list(articles),
            term.note,
        )
        .unwrap();
    }
    text + "];\n"
}

/// Sorted by the English text, by which it is looked up.
fn words(code: &str) -> String {
    let words = book::words(code);
    let mut text = HEAD.to_owned();
    open_table(&mut text, "WORDS", "(&str, &str)", words.len());
    for (english, other) in &words {
        writeln!(text, "    ({english:?}, {other:?}),").unwrap();
    }
    text + "];\n"
}

fn open_table(text: &mut String, name: &str, row: &str, len: usize) {
    writeln!(text, "#[rustfmt::skip]\npub(crate) static {name}: [{row}; {len}] = [").unwrap();
}

pub(crate) fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}
