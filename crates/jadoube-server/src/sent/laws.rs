//! The rule book.

use std::collections::BTreeMap;

use jadoube_lawbook::{Edition, Kind, Origin, Source};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

/// What an edition of the Laws has, chapter by chapter.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawContents {
    pub(crate) edition: Edition,
    pub(crate) chapters: Vec<LawChapter>,
}

/// A chapter and its articles.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawChapter {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) articles: Vec<LawBrief>,
}

/// An article in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawBrief {
    pub(crate) id: &'static str,
    /// Its number in the edition, if that has it.
    pub(crate) number: Option<&'static str>,
    pub(crate) title: &'static str,
    pub(crate) summary: Option<&'static str>,
    /// Whether it only leads in or heads others.
    pub(crate) heading: bool,
}

/// What was found, the best first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawHits {
    pub(crate) edition: Edition,
    /// Whether the first of them has all the words that were looked for.
    pub(crate) has_all_words: bool,
    /// How many there are; not all of them are told.
    pub(crate) count: usize,
    pub(crate) articles: Vec<LawBrief>,
}

/// All the rule book has about an article.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawArticle {
    #[serde(flatten)]
    pub(crate) page: LawPage,
    pub(crate) edition: Edition,
    /// Its number in the edition, if that has it.
    pub(crate) number: Option<&'static str>,
    /// The articles one level below.
    pub(crate) parts: Vec<LawBrief>,
    pub(crate) see_also: Vec<LawBrief>,
}

/// What the book has about an article in all editions; its own JSON is read as this.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawPage {
    id: String,
    title: String,
    chapter: String,
    /// By edition.
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, Option<String>>"))]
    numbers: BTreeMap<Edition, Option<String>>,
    /// The clause that says it in an edition, where it is said in another one.
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, Option<String>>"))]
    places: BTreeMap<Edition, Option<String>>,
    related: Vec<String>,
    /// By edition.
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, LawClause>"))]
    clauses: BTreeMap<Edition, LawClause>,
    notes: Vec<LawNote>,
    differences: Vec<LawDifference>,
    open_points: Vec<LawOpenPoint>,
    glossary: Vec<LawTerm>,
    cases: Vec<LawProof>,
}

/// An article as one edition has it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawClause {
    number: String,
    title: String,
    kind: Kind,
    /// Whether it only leads in or heads others.
    heading: bool,
    summary: String,
    /// What is otherwise in the editions before.
    differs: String,
    /// The penalties that it opens to the arbiter: articles, or words.
    penalties: Vec<String>,
    setting: Option<LawSetting>,
    /// Misprints of the texts at hand, with the right reading.
    misprints: Vec<String>,
}

/// What an organiser may choose under a clause.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawSetting {
    name: String,
    /// What holds if nothing is chosen.
    default: String,
}

/// What is printed under an article besides its text.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawNote {
    article: String,
    origin: Origin,
    title: String,
    text: String,
    /// For which it holds.
    editions: Vec<Edition>,
}

/// A point on which editions differ.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawDifference {
    number: u8,
    subject: String,
    articles: Vec<String>,
    fields: Vec<String>,
    /// By edition.
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, String>"))]
    says: BTreeMap<Edition, String>,
    /// By edition.
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, Source>"))]
    sources: BTreeMap<Edition, Source>,
}

/// A point that the texts leave open, and how it is decided here.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawOpenPoint {
    number: u8,
    subject: String,
    articles: Vec<String>,
    open: String,
    decision: String,
    /// The regulation by which an organiser may decide otherwise.
    setting: Option<String>,
}

/// A word of the Laws and its meaning.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawTerm {
    en: String,
    pl: String,
    sk: String,
    meaning: String,
    articles: Vec<String>,
    note: Option<String>,
}

/// A law case that shows what an article turns on.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LawProof {
    /// For which it does, as years.
    editions: String,
    page: String,
    title: String,
}

/// A law case as it stands on its page, in Markdown.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS))]
pub(crate) struct LawCase {
    pub(crate) page: String,
    pub(crate) title: String,
    pub(crate) text: &'static str,
}
