use std::fmt;
use std::str::FromStr;

use crate::tables::articles::ARTICLES;
use crate::tables::clauses::CLAUSES;
use crate::{Clause, Edition, Kind};

/// An article of the Laws: the same one through all editions, whatever its number in each.
///
/// Its id is its number in 2023; an article that only older editions have is named with the
/// edition, such as `1993:8.3`. [`art!`](crate::art) makes one that is checked at compile time.
/// Articles compare in the order of the Laws.
///
/// ```
/// use jadoube_lawbook::{Article, Edition, art};
/// let threefold = art!("9.2");
/// assert_eq!(threefold.number(Edition::E2018), Some("9.2.1"));
/// assert_eq!("2018:9.2.1".parse(), Ok(threefold));
/// assert_eq!(threefold.to_string(), "9.2");
/// assert!(art!("9.6.1") < art!("10.1"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
pub struct Article(u16);

/// An [`Article`] by its id, checked at compile time.
///
/// The id is the number in 2023. A number of another edition is written with the edition in front.
///
/// ```
/// use jadoube_lawbook::art;
/// assert_eq!(art!("2014:A.4c"), art!("A.5.3"));
/// ```
///
/// An unknown number does not compile:
///
/// ```compile_fail
/// let article = jadoube_lawbook::art!("7.5.9");
/// ```
#[macro_export]
macro_rules! art {
    ($id:literal) => {
        const { $crate::Article::expect($id) }
    };
}

/// A row of the table of articles.
#[derive(Debug)]
pub(crate) struct ArticleRow {
    pub(crate) id: &'static str,
    pub(crate) related: &'static [Article],
}

impl Article {
    /// All articles of all editions, in the order of the Laws.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..ARTICLES.len() as u16).map(Self)
    }

    /// The article with this id, or with this number in an edition written in front (`2018:9.2.1`).
    pub const fn find(id: &str) -> Option<Self> {
        let bytes = id.as_bytes();
        if bytes.len() > 5 && bytes[4] == b':' {
            let (year, number) = bytes.split_at(5);
            let mut place = 0;
            while place < Edition::ALL.len() {
                let edition = Edition::ALL[place];
                if is_year(year, edition.year()) {
                    return Self::with_number(number, edition);
                }
                place += 1;
            }
            return None;
        }
        let mut place = 0;
        while place < ARTICLES.len() {
            if same(ARTICLES[place].id.as_bytes(), bytes) {
                return Some(Self(place as u16));
            }
            place += 1;
        }
        None
    }

    /// The article that had this number in `edition`.
    pub fn numbered(number: &str, edition: Edition) -> Option<Self> {
        Self::with_number(number.as_bytes(), edition)
    }

    const fn with_number(number: &[u8], edition: Edition) -> Option<Self> {
        let clauses = edition.row().clauses;
        let mut place = 0;
        while place < clauses.len() {
            if let Some(clause) = clauses[place]
                && same(CLAUSES[clause as usize].number.as_bytes(), number)
            {
                return Some(Self(place as u16));
            }
            place += 1;
        }
        None
    }

    /// The article with this id; for [`art!`](crate::art), where a failure is a compile error.
    ///
    /// # Panics
    ///
    /// If there is no such article.
    #[doc(hidden)]
    pub const fn expect(id: &str) -> Self {
        match Self::find(id) {
            Some(article) => article,
            None => panic!("no such article: give its number in 2023, or as 2014:A.4c"),
        }
    }

    /// The id: the number in 2023, or something like `1993:8.3` if 2023 has no such article.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The number of this article in `edition`, if the edition has it.
    pub fn number(self, edition: Edition) -> Option<&'static str> {
        self.clause(edition).map(|clause| clause.number)
    }

    /// What differs in each edition from those before it, the newest first; the oldest has nothing
    /// to differ from.
    pub fn changes(self) -> impl Iterator<Item = (Edition, &'static str)> {
        let later = self.clauses().filter(|clause| clause.edition > Edition::ALL[0]);
        later.map(|clause| (clause.edition, clause.differs))
    }

    /// What the article is about, in a few words.
    pub fn title(self) -> &'static str {
        self.latest_clause().title
    }

    /// How the article concerns a program in `edition`, if the edition has it.
    pub fn kind(self, edition: Edition) -> Option<Kind> {
        self.clause(edition).map(|clause| clause.kind)
    }

    /// The clause that is this article in `edition`.
    pub fn clause(self, edition: Edition) -> Option<&'static Clause> {
        let place = edition.row().clauses[usize::from(self.0)];
        place.map(|place| &CLAUSES[usize::from(place)])
    }

    /// Its clauses, the newest first; one that later editions kept unchanged comes once.
    pub fn clauses(self) -> impl Iterator<Item = &'static Clause> {
        let editions = Edition::ALL.into_iter().rev();
        editions.filter_map(move |edition| {
            self.clause(edition).filter(|clause| clause.edition == edition)
        })
    }

    /// The clause of the newest edition that has this article.
    pub fn latest_clause(self) -> &'static Clause {
        Edition::ALL
            .into_iter()
            .rev()
            .find_map(|edition| self.clause(edition))
            .expect("an article stands in at least one edition")
    }

    /// The articles that this one was split into or merged with in another edition.
    pub fn related(self) -> &'static [Self] {
        self.row().related
    }

    fn row(self) -> &'static ArticleRow {
        &ARTICLES[usize::from(self.0)]
    }

    pub(crate) const fn at(place: u16) -> Self {
        Self(place)
    }
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut place = 0;
    while place < left.len() {
        if left[place] != right[place] {
            return false;
        }
        place += 1;
    }
    true
}

/// Whether `text` begins with the four digits of `year`.
const fn is_year(text: &[u8], year: u16) -> bool {
    let mut rest = year;
    let mut place = 4;
    while place > 0 {
        place -= 1;
        if text[place] as u16 != b'0' as u16 + rest % 10 {
            return false;
        }
        rest /= 10;
    }
    true
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "art!(\"{self}\")")
    }
}

/// The text is not the number of an article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseArticleError(String);

impl fmt::Display for ParseArticleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not an article of the Laws: expected a number of 2023 like 7.5.5, or of an \
             edition named in front like 2014:A.4c",
            self.0
        )
    }
}

impl std::error::Error for ParseArticleError {}

impl FromStr for Article {
    type Err = ParseArticleError;

    fn from_str(text: &str) -> Result<Self, ParseArticleError> {
        Self::find(text).ok_or_else(|| ParseArticleError(text.to_owned()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Article {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
