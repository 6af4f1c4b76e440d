//! The tests of the law book.

mod articles;
mod book;
mod differences;
mod fresh;
mod generate;
mod generate_editions;
mod messages;
mod notes;
mod searching;
mod serialised;
mod words;
