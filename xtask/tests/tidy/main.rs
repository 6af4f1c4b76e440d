//! What ARCHITECTURE.md promises, read out of the sources.
//!
//! Each check is in a file with a test on a small made-up source that shows that it can fail.

mod circles;
mod editions;
mod lengths;
mod modules;
mod pages;
mod pure;
mod sources;
mod tokens;
mod total;
mod uses;
mod words;
