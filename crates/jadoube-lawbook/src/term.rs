use crate::Article;
use crate::tables::terms::TERMS;

/// A word of the Laws and its meaning.
///
/// ```
/// use jadoube_lawbook::{Term, art};
/// let stalemate = Term::all().iter().find(|term| term.sk == "pat").unwrap();
/// assert_eq!(stalemate.en, "stalemate");
/// assert_eq!(stalemate.articles, [art!("5.2.1")]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Term {
    /// The word in English.
    pub en: &'static str,
    /// The word in Polish.
    pub pl: &'static str,
    /// The word in Slovak.
    pub sk: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// The articles that define or use it; empty if it belongs to a whole chapter or to no article.
    pub articles: &'static [Article],
    /// What is odd about the printed glossaries here, with the correct reading.
    pub note: Option<&'static str>,
}

impl Term {
    /// All words, by the English alphabet.
    pub fn all() -> &'static [Self] {
        &TERMS
    }

    /// The words that belong to an article.
    pub fn of(article: Article) -> impl Iterator<Item = &'static Self> {
        TERMS.iter().filter(move |term| term.articles.contains(&article))
    }
}
