//! What ARCHITECTURE.md promises, read out of the sources.
//!
//! Each check stands in a file with a test on a small made-up source that shows that it can fail.

mod circles;
mod modules;
mod sources;
mod tokens;
mod uses;
