use crate::tables::notes::NOTES;
use crate::{Article, Edition};

/// What is printed under an article in addition to its text, in our own words.
///
/// ```
/// use jadoube_lawbook::{Edition, Note, art};
/// let notes: Vec<_> = Note::under(art!("7.5.5")).collect();
/// assert_eq!(notes.len(), 2);
/// assert!(notes[0].holds_in(Edition::E2023));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Note {
    /// The article it is printed under.
    pub article: Article,
    /// What kind of note it is.
    pub origin: Origin,
    /// What it is about, in a few words.
    pub title: &'static str,
    /// What it says.
    pub text: &'static str,
    /// The editions to which it applies, the oldest first.
    pub editions: &'static [Edition],
}

/// The source of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "LawOrigin"), ts(rename = "LawOrigin"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Origin {
    /// A comment of the Arbiters' Manual of 2020.
    ArbitersManual,
    /// Another wording, found in a printed text of that edition.
    OlderWording,
}

impl Note {
    /// All notes, in the order of the articles they are printed under in 2018.
    pub fn all() -> &'static [Self] {
        &NOTES
    }

    /// The notes under an article.
    pub fn under(article: Article) -> impl Iterator<Item = &'static Self> {
        NOTES.iter().filter(move |note| note.article == article)
    }

    /// Whether it may be used for games under `edition`.
    pub fn holds_in(&self, edition: Edition) -> bool {
        self.editions.contains(&edition)
    }
}
