use crate::Article;
use crate::tables::open_points::OPEN_POINTS;

/// A point that the texts leave open, and how it is decided here.
///
/// ```
/// use jadoube_lawbook::{OpenPoint, art};
/// let point = OpenPoint::about(art!("8.4")).next().unwrap();
/// assert_eq!(point.subject, "End of the duty to record");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OpenPoint {
    /// The number of the point, from 1.
    pub number: u8,
    /// The subject of the point.
    pub subject: &'static str,
    /// The articles it concerns; empty if it concerns a whole edition.
    pub articles: &'static [Article],
    /// What the texts leave open.
    pub open: &'static str,
    /// How it is decided here; words in brackets are based on arbiters' literature outside the
    /// texts.
    pub decision: &'static str,
    /// The setting by which an organiser may decide differently.
    pub setting: Option<&'static str>,
}

impl OpenPoint {
    /// All points, by number.
    pub fn all() -> &'static [Self] {
        &OPEN_POINTS
    }

    /// The points that concern an article.
    pub fn about(article: Article) -> impl Iterator<Item = &'static Self> {
        OPEN_POINTS.iter().filter(move |point| point.articles.contains(&article))
    }
}
