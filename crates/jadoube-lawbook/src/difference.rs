use std::fmt;

use crate::tables::differences::DIFFERENCES;
use crate::{Article, Edition};

/// A point on which editions differ, and what each of them provides.
///
/// ```
/// use jadoube_lawbook::{Difference, Edition, Source, art};
/// let fivefold = Difference::about(art!("9.6.1")).next().unwrap();
/// assert_eq!(fivefold.says(Edition::E1993), "no such rule");
/// assert_eq!(fivefold.source(Edition::E2014), Source::Text);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Difference {
    /// The number of the point, from 1.
    pub number: u8,
    /// The subject of the point.
    pub subject: &'static str,
    /// The fields of [`Provisions`](crate::Provisions) that hold it.
    pub fields: &'static [&'static str],
    /// The articles it concerns.
    pub articles: &'static [Article],
}

impl Difference {
    /// All points, by number.
    pub fn all() -> &'static [Self] {
        &DIFFERENCES
    }

    /// The points that concern an article.
    pub fn about(article: Article) -> impl Iterator<Item = &'static Self> {
        DIFFERENCES.iter().filter(move |difference| difference.articles.contains(&article))
    }

    /// What `edition` provides; words in brackets are from outside the available text.
    pub fn says(&self, edition: Edition) -> &'static str {
        self.in_edition(edition).0
    }

    /// What the editions provide, the oldest first; consecutive ones that say the same are put
    /// together.
    ///
    /// ```
    /// use jadoube_lawbook::{Difference, art};
    /// let fivefold = Difference::about(art!("9.6.1")).next().unwrap();
    /// let said = fivefold.said();
    /// assert_eq!((said[0].years.as_str(), said[0].says), ("1993", "no such rule"));
    /// assert!(said[2].years.starts_with("2018–"));
    /// ```
    pub fn said(&self) -> Vec<Said> {
        let alike = |one: &Edition, other: &Edition| {
            self.says(*one) == self.says(*other) && self.source(*one) == self.source(*other)
        };
        let of_editions = |editions: &[Edition]| Said {
            years: match editions {
                [first, .., last] => format!("{first}–{last}"),
                _ => editions[0].to_string(),
            },
            says: self.says(editions[0]),
            source: self.source(editions[0]),
        };
        Edition::ALL.chunk_by(alike).map(of_editions).collect()
    }

    /// The source of the value for `edition`.
    pub fn source(&self, edition: Edition) -> Source {
        self.in_edition(edition).1
    }

    fn in_edition(&self, edition: Edition) -> (&'static str, Source) {
        edition.row().says[usize::from(self.number) - 1]
    }
}

/// What one edition, or several consecutive ones, provide on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The year, or the first and the last: `2018–2023`.
    pub years: String,
    /// What is provided.
    pub says: &'static str,
    /// The source of that.
    pub source: Source,
}

/// The source of the value of a provision.
///
/// Only extracts of the editions of 1993 and 2014 are available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "LawSource"), ts(rename = "LawSource"))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Source {
    /// The available text.
    Text,
    /// The official text or arbiters' literature, as the available text is only an extract.
    Outside,
    /// A later edition that has the rule, as the extract does not include it.
    Later,
    /// The edition has no such thing.
    Absent,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Text => "from the text",
            Self::Outside => "from outside the extract",
            Self::Later => "taken from a later edition",
            Self::Absent => "no such rule",
        })
    }
}
