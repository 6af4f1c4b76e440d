//! One binary for the tests over the whole vocabulary.

mod audience;
mod json;
mod mirror;
mod same_words;
mod secret;
mod words;
