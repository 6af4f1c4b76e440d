use std::fmt;

use crate::{Article, Edition};

/// What a number means in a text about some editions.
///
/// As everywhere, it is a number of 2023. A number that 2023 does not have is one of those
/// editions' own. If they use it for something else, [`Cited::others`] says so.
///
/// ```
/// use jadoube_lawbook::{Cited, Edition, art};
/// let cited = Cited::read("A.4c", [Edition::E2014]).unwrap();
/// assert_eq!(cited.article(), art!("A.5.3"));
/// let cited = Cited::read("9.2.1", [Edition::E2018]).unwrap();
/// assert_eq!(cited.article(), art!("9.2.1"));
/// assert_eq!(cited.others(), [(Edition::E2018, art!("9.2"))]);
/// let cited = Cited::read("2018:9.2.1", [Edition::E2018]).unwrap();
/// assert_eq!((cited.article(), cited.others()), (art!("9.2"), &[][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited {
    number: String,
    article: Article,
    others: Vec<(Edition, Article)>,
}

impl Cited {
    /// Reads a number in a text about `editions`.
    ///
    /// # Errors
    ///
    /// If neither 2023 nor any of them has it, or if 2023 does not have it and two of them have it
    /// for different articles.
    pub fn read(
        number: &str,
        editions: impl IntoIterator<Item = Edition>,
    ) -> Result<Self, CiteError> {
        let unknown = || CiteError::Unknown(number.to_owned());
        let cited = |article, others| Ok(Self { number: number.to_owned(), article, others });
        if number.contains(':') {
            return cited(Article::find(number).ok_or_else(unknown)?, Vec::new());
        }
        let own = editions
            .into_iter()
            .filter_map(|edition| Some((edition, Article::numbered(number, edition)?)));
        let mut own: Vec<(Edition, Article)> = own.collect();
        let article = match (Article::find(number), own.first()) {
            (Some(article), _) => article,
            (None, Some(&(_, article))) if own.iter().all(|(_, own)| *own == article) => article,
            (None, Some(_)) => return Err(CiteError::Ambiguous(number.to_owned(), own)),
            (None, None) => return Err(unknown()),
        };
        own.retain(|(_, own)| *own != article);
        cited(article, own)
    }

    /// The article that is meant.
    pub const fn article(&self) -> Article {
        self.article
    }

    /// The editions that have this number for another article, and that article.
    pub fn others(&self) -> &[(Edition, Article)] {
        &self.others
    }
}

impl fmt::Display for Cited {
    /// Writes the number and, if it is ambiguous, what it means and what else it could mean, each
    /// in an unambiguous form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.number)?;
        if self.others.is_empty() {
            return Ok(());
        }
        let (id, title) = (self.article.id(), self.article.title());
        let others = readings(&self.number, &self.others);
        write!(f, " is read as 2023:{id} ({title}); with its year it could be {others}")
    }
}

/// `2018:9.2.1 (title) or 1993:9.2.1 (title)`.
fn readings(number: &str, readings: &[(Edition, Article)]) -> String {
    let words = readings.iter().map(|(edition, article)| {
        let title = article.clause(*edition).map_or(article.title(), |clause| clause.title);
        format!("{edition}:{number} ({title})")
    });
    words.collect::<Vec<_>>().join(" or ")
}

/// A number whose meaning cannot be determined.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CiteError {
    /// None of the editions in question has it.
    Unknown(String),
    /// The editions have it for different articles.
    Ambiguous(String, Vec<(Edition, Article)>),
}

impl fmt::Display for CiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(_) => f.write_str(
                "the number of an article in 2023 or in the editions in question, or with its \
                 year as 2014:A.4c",
            ),
            Self::Ambiguous(number, meanings) => f.write_str(&readings(number, meanings)),
        }
    }
}

impl std::error::Error for CiteError {}
