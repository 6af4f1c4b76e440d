//! What is read as pages: the built files of `web/`, the rule book and its cases.

pub(crate) mod built;
pub(crate) mod case_pages;
pub(crate) mod laws;
