//! The law book as tables, generated from the files in `laws/` by the tests.

pub(crate) mod articles;
pub(crate) mod clauses;
pub(crate) mod differences;
pub(crate) mod editions;
pub(crate) mod notes;
pub(crate) mod open_points;
pub(crate) mod terms;
#[cfg(feature = "trial-edition")]
pub(crate) mod trial;
pub(crate) mod words_pl;
pub(crate) mod words_sk;
