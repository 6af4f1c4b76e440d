use std::fmt;

use crate::{Article, Edition, Locale};

/// An article as one edition has it, in our own words.
///
/// ```
/// use jadoube_lawbook::{Edition, Kind, art};
/// let clause = art!("9.2").clause(Edition::E2018).unwrap();
/// assert_eq!(clause.number, "9.2.1");
/// assert_eq!(clause.kind, Kind::Enforced);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clause {
    /// The edition; later ones that kept the clause unchanged share it.
    pub edition: Edition,
    /// The number in that edition.
    pub number: &'static str,
    /// The article that this clause belongs to.
    pub article: Article,
    /// What it is about, in a few words.
    pub title: &'static str,
    /// How it concerns a program.
    pub kind: Kind,
    /// Whether it only introduces or heads other clauses, without a ruling of its own.
    pub heading: bool,
    /// What it says.
    pub summary: &'static str,
    /// What differs from the editions before.
    pub differs: &'static str,
    /// The penalties that it allows the arbiter: articles, or words.
    pub penalties: &'static [&'static str],
    /// What an organiser chooses under it.
    pub setting: Option<Setting>,
    /// Misprints of the available texts, with the correct reading.
    pub misprints: &'static [&'static str],
}

/// What an organiser may choose under a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Setting {
    /// Its name in regulations.
    pub name: &'static str,
    /// What applies if nothing is chosen.
    pub default: &'static str,
}

impl Setting {
    /// What applies if nothing is chosen, in a language; values that regulations contain are the
    /// same in all languages.
    pub fn default_in(self, locale: Locale) -> &'static str {
        match self.default.contains(' ') {
            true => locale.words(self.default),
            false => self.default,
        }
    }
}

/// How a clause concerns a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "LawKind"), ts(rename = "LawKind"))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// A program rules by it.
    Enforced,
    /// What players and arbiter have to do, and what follows.
    Procedure,
    /// The organiser chooses.
    Configured,
    /// What happened can only be noted, for a human to judge.
    Recorded,
    /// It explains or defines.
    Informative,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Enforced => "enforced",
            Self::Procedure => "procedure",
            Self::Configured => "configured",
            Self::Recorded => "recorded",
            Self::Informative => "informative",
        })
    }
}
