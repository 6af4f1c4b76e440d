use std::fmt;

use crate::{Article, Edition};

/// An article as it is cited in a game under an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    article: Article,
    edition: Edition,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.article.place_in(self.edition) {
            Some(number) => f.write_str(number),
            None => {
                let clause = self.article.latest_clause();
                write!(f, "{}:{}", clause.edition, clause.number)
            }
        }
    }
}

/// Which articles an edition has, and how to cite those it does not have.
impl Article {
    /// The place where `edition` says what this article says: its own number, or else the number of
    /// the clause that it was split from or merged into.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, art};
    /// assert_eq!(art!("4.3.2").number(Edition::E1993), None);
    /// assert_eq!(art!("4.3.2").place_in(Edition::E1993), Some("7.2a"));
    /// ```
    pub fn place_in(self, edition: Edition) -> Option<&'static str> {
        self.number(edition)
            .or_else(|| self.related().iter().find_map(|related| related.number(edition)))
    }

    /// The first of these articles that `edition` has, or the last if it has none: what editions
    /// divide in different ways is cited where the one in force has it.
    ///
    /// ```
    /// use jadoube_lawbook::{Article, Edition, art};
    /// let orientation = [art!("1993:1.2"), art!("2.1")];
    /// assert_eq!(Article::first_in(Edition::E1993, &orientation), art!("1993:1.2"));
    /// assert_eq!(Article::first_in(Edition::E2023, &orientation), art!("2.1"));
    /// ```
    ///
    /// # Panics
    ///
    /// If there are no articles to choose from.
    pub fn first_in(edition: Edition, articles: &[Self]) -> Self {
        let last = articles.last().expect("an article to choose");
        Self::those_in(edition, articles).next().unwrap_or(*last)
    }

    /// Those of these articles that `edition` has.
    pub fn those_in(edition: Edition, articles: &[Self]) -> impl Iterator<Item = Self> {
        articles.iter().copied().filter(move |article| article.clause(edition).is_some())
    }

    /// The article itself if `edition` has it, otherwise the first related one that it has; the
    /// article itself if the edition has nothing like it.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, art};
    /// assert_eq!(art!("3.7.3.2").nearest_in(Edition::E1993), art!("3.7.3.1"));
    /// assert_eq!(art!("3.7.3.2").nearest_in(Edition::E2023), art!("3.7.3.2"));
    /// ```
    pub fn nearest_in(self, edition: Edition) -> Self {
        let mut related = Self::those_in(edition, self.related());
        if self.clause(edition).is_some() { self } else { related.next().unwrap_or(self) }
    }

    /// The newest edition other than `edition` in which the article has this number.
    pub fn elsewhere(self, number: &str, edition: Edition) -> Option<Edition> {
        let mut others = Edition::ALL.into_iter().rev().filter(|other| *other != edition);
        others.find(|other| self.number(*other) == Some(number))
    }

    /// How to cite this article in a game under `edition`: by its number there or, if the edition
    /// has nothing like it, by its number in another edition, with the year.
    ///
    /// ```
    /// use jadoube_lawbook::{Edition, art};
    /// assert_eq!(art!("9.2").cited_in(Edition::E2018).to_string(), "9.2.1");
    /// assert_eq!(art!("9.6.1").cited_in(Edition::E1993).to_string(), "2023:9.6.1");
    /// ```
    pub fn cited_in(self, edition: Edition) -> Citation {
        Citation { article: self, edition }
    }
}
