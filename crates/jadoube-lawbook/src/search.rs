use std::collections::HashMap;

use crate::stem::stems;
use crate::{Article, Chapter, Edition, Locale, Note, Term};

/// An article found by its words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// The article.
    pub article: Article,
    /// Whether it has all the words that were searched for.
    pub has_all_words: bool,
    score: f64,
}

/// The weight of a word by the place where it occurs.
const IN_TITLE: f64 = 6.0;
const IN_GLOSSARY: f64 = 5.0;
const IN_TEXT: f64 = 2.0;
const IN_NOTE: f64 = 1.0;
/// In the title of a heading above the article, or of the chapter.
const ABOVE: f64 = 1.0;
/// What words next to each other and in order add, for each that follows another.
const NEIGHBOURS_IN_TITLE: f64 = 6.0;
const NEIGHBOURS_IN_TEXT: f64 = 2.0;

/// Searches for articles of an edition by words, the best first.
///
/// Words count more in a title than in the text, and the rarer they are the more they count; forms
/// of a word are treated as one (touch, touched). If some articles have all the words, only those
/// are returned. The words are searched for in the texts of `locale`; if no article has them all
/// there, also in those of the other languages.
///
/// ```
/// use jadoube_lawbook::{Edition, Locale, art, search};
/// let hits = search("flags fallen together", Edition::E2023, Locale::English);
/// assert!(hits.iter().any(|hit| hit.article == art!("III.3.1")));
/// ```
pub fn search(words: &str, edition: Edition, locale: Locale) -> Vec<Hit> {
    let mut found = search_in(words, edition, locale);
    // Words that say nothing are not searched for in another language either.
    if stems(words, locale).next().is_none() {
        return found;
    }
    for other in Locale::ALL {
        if found.iter().any(|hit| hit.has_all_words) {
            break;
        }
        let hits = search_in(words, edition, other);
        if found.is_empty() || hits.iter().any(|hit| hit.has_all_words) {
            found = hits;
        }
    }
    found
}

fn search_in(words: &str, edition: Edition, locale: Locale) -> Vec<Hit> {
    let mut asked: Vec<String> = stems(words, locale).collect();
    asked.dedup();
    if asked.is_empty() {
        return Vec::new();
    }
    let pages: Vec<Page> =
        Article::all().filter_map(|article| Page::of(article, edition, locale)).collect();
    let rarity: HashMap<&str, f64> = asked
        .iter()
        .map(|word| {
            let with = pages.iter().filter(|page| page.weight(word) > 0.0).count();
            (word.as_str(), (1.0 + pages.len() as f64 / (1.0 + with as f64)).ln())
        })
        .collect();
    let mut hits: Vec<Hit> = pages.iter().filter_map(|page| page.hit(&asked, &rarity)).collect();
    if hits.iter().any(|hit| hit.has_all_words) {
        hits.retain(|hit| hit.has_all_words);
    }
    // The sort is stable, so that equal hits stay in the order of the Laws.
    hits.sort_by(|left, right| right.score.total_cmp(&left.score));
    hits
}

/// The words of an article, by where they stand.
struct Page {
    article: Article,
    is_heading: bool,
    title: Vec<String>,
    glossary: Vec<String>,
    text: Vec<String>,
    notes: Vec<String>,
    above: Vec<String>,
}

impl Page {
    fn of(article: Article, edition: Edition, locale: Locale) -> Option<Self> {
        let clause = article.clause(edition)?;
        let stems_of = |text| stems(locale.words(text), locale);
        // People know the words of the Laws in more than one language.
        let glossary = Term::of(article).flat_map(|term| [term.en, term.pl, term.sk]);
        let meanings = Term::of(article).map(|term| term.meaning);
        let notes = Note::under(article).filter(|note| note.holds_in(edition));
        Some(Self {
            article,
            is_heading: clause.heading,
            title: stems_of(clause.title).collect(),
            glossary: glossary.flat_map(|term| stems(term, locale)).collect(),
            text: stems_of(clause.summary).chain(meanings.flat_map(stems_of)).collect(),
            notes: notes.flat_map(|note| [note.title, note.text]).flat_map(stems_of).collect(),
            above: above(article, edition).flat_map(stems_of).collect(),
        })
    }

    /// The weight of a word here, by the best place where it occurs.
    fn weight(&self, word: &str) -> f64 {
        [
            (&self.title, IN_TITLE),
            (&self.glossary, IN_GLOSSARY),
            (&self.text, IN_TEXT),
            (&self.notes, IN_NOTE),
            (&self.above, ABOVE),
        ]
        .into_iter()
        .find(|(words, _)| words.iter().any(|other| other == word))
        .map_or(0.0, |(_, weight)| weight)
    }

    fn hit(&self, asked: &[String], rarity: &HashMap<&str, f64>) -> Option<Hit> {
        let found = asked.iter().filter(|word| self.weight(word) > 0.0).count();
        if found == 0 {
            return None;
        }
        let words: f64 = asked.iter().map(|word| self.weight(word) * rarity[word.as_str()]).sum();
        let neighbours: f64 = asked
            .windows(2)
            .map(|pair| {
                let side_by_side = |words: &[String]| words.windows(2).any(|other| other == pair);
                if side_by_side(&self.title) || side_by_side(&self.glossary) {
                    NEIGHBOURS_IN_TITLE
                } else if side_by_side(&self.text) {
                    NEIGHBOURS_IN_TEXT
                } else {
                    0.0
                }
            })
            .sum();
        // Of two titles with the words, the one that says nothing else is meant.
        let rest_of_title = 0.1 * self.title.len() as f64;
        let heading = if self.is_heading { 1.0 } else { 0.0 };
        Some(Hit {
            article: self.article,
            has_all_words: found == asked.len(),
            score: words + neighbours - rest_of_title - heading,
        })
    }
}

/// The titles of the headings above an article.
fn above(article: Article, edition: Edition) -> impl Iterator<Item = &'static str> {
    let number = article.number(edition).unwrap_or_default();
    number
        .match_indices('.')
        .filter_map(move |(at, _)| Article::numbered(&number[..at], edition))
        .filter_map(move |above| above.clause(edition))
        .map(|clause| clause.title)
        .chain([Chapter::of(article).title])
}

/// Articles that may be meant by a number that `edition` does not have: those with the same number
/// in other editions, the newest first, then those next to it.
///
/// ```
/// use jadoube_lawbook::{Edition, art, resembling};
/// assert_eq!(resembling("A.3.2", Edition::E2023)[0], art!("A.4.3"));
/// assert!(resembling("7.5.9", Edition::E2023).contains(&art!("7.5.5")));
/// ```
pub fn resembling(number: &str, edition: Edition) -> Vec<Article> {
    let mut found: Vec<Article> = Edition::ALL
        .into_iter()
        .rev()
        .filter_map(|other| Article::numbered(number, other))
        .collect();
    let mut beginning = number;
    while found.is_empty()
        && let Some((rest, _)) = beginning.rsplit_once(['.', '('])
    {
        beginning = rest;
        found = Article::all()
            .filter(|article| {
                article.number(edition).is_some_and(|other| {
                    other.strip_prefix(beginning).is_some_and(|rest| {
                        rest.is_empty() || rest.starts_with(['.', '(']) && !rest[1..].contains('.')
                    })
                })
            })
            .collect();
    }
    found.dedup();
    found
}
