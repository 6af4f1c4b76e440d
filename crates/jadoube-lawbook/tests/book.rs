//! The files in `laws/` as they are read for the tests and for generating the tables.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
pub(crate) struct Inventory {
    pub(crate) clause: Vec<Clause>,
}

#[derive(Deserialize)]
pub(crate) struct Clause {
    pub(crate) id: String,
    pub(crate) edition: u16,
    pub(crate) article: String,
    is: Option<String>,
    #[serde(default)]
    pub(crate) related: Vec<String>,
    #[serde(default = "manual_holds_in")]
    pub(crate) holds_in: Vec<u16>,
    pub(crate) title: String,
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) heading: bool,
    pub(crate) summary: String,
    pub(crate) differs_from: String,
    #[serde(default)]
    pub(crate) penalties: Vec<String>,
    pub(crate) setting: Option<String>,
    pub(crate) default: Option<String>,
    #[serde(default)]
    pub(crate) errata: Vec<String>,
}

fn manual_holds_in() -> Vec<u16> {
    vec![2018, 2023]
}

impl Clause {
    /// Whether it is a comment or variant printed under a clause, not a clause.
    pub(crate) fn is_note(&self) -> bool {
        self.article.contains('/')
    }

    /// The id of the article that this clause belongs to.
    pub(crate) fn article_id(&self) -> &str {
        self.is.as_deref().unwrap_or(&self.article)
    }

    /// Whether the file names the article.
    pub(crate) fn says_article(&self) -> bool {
        self.is.is_some()
    }
}

#[derive(Deserialize)]
pub(crate) struct EditionList {
    pub(crate) edition: Vec<EditionData>,
    pub(crate) trial: EditionData,
}

#[derive(Clone, Deserialize)]
pub(crate) struct EditionData {
    pub(crate) year: u16,
    pub(crate) about: String,
    pub(crate) like: Option<u16>,
    #[serde(default)]
    pub(crate) without: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct Differences {
    pub(crate) difference: Vec<Difference>,
}

#[derive(Deserialize)]
pub(crate) struct Difference {
    pub(crate) number: u8,
    pub(crate) subject: String,
    pub(crate) fields: Vec<String>,
    pub(crate) articles: Vec<String>,
    #[serde(flatten)]
    pub(crate) editions: BTreeMap<String, Said>,
}

#[derive(Deserialize)]
pub(crate) struct Said {
    pub(crate) source: String,
    pub(crate) says: String,
}

#[derive(Deserialize)]
pub(crate) struct Glossary {
    pub(crate) term: Vec<Term>,
}

#[derive(Deserialize)]
pub(crate) struct Term {
    pub(crate) en: String,
    pub(crate) pl: String,
    pub(crate) sk: String,
    pub(crate) article_2023: String,
    pub(crate) meaning: String,
    pub(crate) note: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct OpenPoints {
    pub(crate) point: Vec<OpenPoint>,
}

#[derive(Deserialize)]
pub(crate) struct OpenPoint {
    pub(crate) number: u8,
    pub(crate) subject: String,
    pub(crate) articles: Vec<String>,
    pub(crate) open: String,
    pub(crate) decision: String,
    pub(crate) setting: Option<String>,
}

/// The clauses and notes of all editions.
pub(crate) fn inventory() -> Vec<Clause> {
    read::<Inventory>("inventory.toml").clause
}

/// The editions, and the trial edition.
pub(crate) fn editions() -> EditionList {
    read::<EditionList>("editions.toml")
}

/// The points on which editions differ.
pub(crate) fn differences() -> Vec<Difference> {
    read::<Differences>("differences.toml").difference
}

/// The words of the Laws.
pub(crate) fn glossary() -> Vec<Term> {
    read::<Glossary>("glossary.toml").term
}

/// What the texts leave open.
pub(crate) fn open_points() -> Vec<OpenPoint> {
    read::<OpenPoints>("open_points.toml").point
}

/// The texts of the law book in another language, by the English ones: all files of its folder.
pub(crate) fn words(code: &str) -> BTreeMap<String, String> {
    let folder = root().join("laws/words").join(code);
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        for (english, text) in read::<BTreeMap<String, String>>(&format!("words/{code}/{name}")) {
            let before = all.insert(english.clone(), text);
            assert!(before.is_none(), "words/{code}/{name} has again: {english}");
        }
    }
    all
}

/// The folder of this crate.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn read<T: DeserializeOwned>(name: &str) -> T {
    let path = root().join("laws").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}
