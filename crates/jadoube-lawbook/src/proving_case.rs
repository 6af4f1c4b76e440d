use crate::Article;

/// A law case that shows how an article applies, as `cargo xtask coverage` found it.
///
/// ```
/// use jadoube_lawbook::{ProvingCase, art};
/// assert!(ProvingCase::of(art!("7.5.5")).any(|case| case.editions.contains("2023")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ProvingCase {
    /// The editions for which it does so, as years.
    pub editions: &'static str,
    /// The page that contains the case.
    pub page: &'static str,
    /// The case's heading.
    pub title: &'static str,
}

impl ProvingCase {
    /// The cases that prove an article.
    pub fn of(article: Article) -> impl Iterator<Item = Self> {
        let lines = include_str!("proving_cases.tsv").lines();
        lines.filter_map(move |line| {
            let mut fields = line.split('\t');
            let of_article = fields.next() == Some(article.id());
            let case =
                Self { editions: fields.next()?, page: fields.next()?, title: fields.next()? };
            of_article.then_some(case)
        })
    }
}
