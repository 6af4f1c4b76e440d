//! Which law cases prove an article, as `cargo xtask coverage` found it.

use jadoube_lawbook::Article;
use serde::Serialize;

/// A case that shows what an article turns on.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Proof {
    /// The editions for which it does, as years.
    pub(crate) editions: &'static str,
    /// Where it stands.
    pub(crate) page: &'static str,
    /// Its heading.
    pub(crate) title: &'static str,
}

/// The cases that prove an article.
pub(crate) fn proofs(article: Article) -> impl Iterator<Item = Proof> {
    let lines = include_str!("proofs.tsv").lines();
    lines.filter_map(move |line| {
        let mut fields = line.split('\t');
        let of_article = fields.next() == Some(article.id());
        let proof = Proof { editions: fields.next()?, page: fields.next()?, title: fields.next()? };
        of_article.then_some(proof)
    })
}
