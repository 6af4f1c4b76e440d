//! The small reader behind all `FromStr` of this crate, and what its words are made of.
//!
//! No word of the record may stand here: only how words are read and written. A word is declared
//! with `#[derive(Word)]`; `values` are what stands in its fields, `forms` the forms in which plain
//! numbers and texts do.

mod error;
pub(crate) mod forms;
mod gloss;
mod nearest;
pub(crate) mod quoted;
mod reader;
mod time;
mod values;

use std::fmt;

use jadoube_lawbook::{Argument, Message};

pub use error::ParseWordsError;
pub use gloss::{Gloss, Row};
pub use reader::{Mark, Miss, Read, Words};
pub use time::{parse_span, parse_time, write_time};

pub(crate) use values::Ms;

/// Something that is said in the words of the law cases.
pub trait Word: Sized {
    /// Takes words that say such a thing, and gives them as they are written today, however they
    /// were put: what means the same is the same text.
    fn recognise(words: &mut Words<'_>) -> Read<String>;
}

/// A word that holds all of its value, so that it can be read back.
pub trait Readable: Sized {
    /// Takes the words and what they say.
    fn read(words: &mut Words<'_>) -> Read<Self>;
}

impl<T: Readable + ToString> Word for T {
    fn recognise(words: &mut Words<'_>) -> Read<String> {
        T::read(words).map(|word| word.to_string())
    }
}

/// Something of which there are samples, for tests over the whole vocabulary and for tables.
pub(crate) trait Sample: Sized {
    /// At least one; the first is the most usual.
    fn samples() -> Vec<Self>;

    /// All that the row of a word names that has such a field; nothing where one example is enough.
    fn shown() -> Vec<Self> {
        Vec::new()
    }
}

/// What a table shows of a type first, then its samples.
pub(crate) fn examples<T: Sample>() -> Vec<T> {
    T::shown().into_iter().chain(T::samples()).collect()
}

/// All that a table shows of a type, or its first sample.
pub(crate) fn shown_once<T: Sample>() -> Vec<T> {
    let shown = T::shown();
    if shown.is_empty() { T::samples().into_iter().take(1).collect() } else { shown }
}

/// Something that a message can tell.
pub(crate) trait Told {
    /// The argument of the message.
    fn argument(&self) -> Argument;
}

/// Something that a message tells, always or only sometimes.
pub(crate) trait Telling {
    /// Adds it to a message as the argument of that name.
    fn add_to(&self, message: Message, name: &'static str) -> Message;
}

impl<T: Told> Telling for T {
    fn add_to(&self, message: Message, name: &'static str) -> Message {
        message.with(name, self.argument())
    }
}

/// What is told only sometimes, such as a reason, makes it another message, whose id ends with its name.
impl<T: Told> Telling for Option<T> {
    fn add_to(&self, message: Message, name: &'static str) -> Message {
        match self {
            Some(told) => {
                let id = format!("{}-{name}", message.id);
                told.add_to(Message { id: id.into(), ..message }, name)
            }
            None => message,
        }
    }
}

/// Reads a whole line as one word, or says what should stand where it is not understood.
pub fn whole<T: Readable>(text: &str) -> Result<T, ParseWordsError> {
    Words::whole(text, T::read)
}

/// A whole line as it is written today, if it says such a thing: `White gains 0:02:00` is `White gains
/// 2:00`, and an older phrase becomes the one that took its place.
pub fn as_written<T: Word>(text: &str) -> Result<String, ParseWordsError> {
    Words::whole(text, T::recognise)
}

/// What a function writes.
pub(crate) fn written(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> String {
    fmt::from_fn(write).to_string()
}

/// The best of several attempts to read from one place: the one that takes the most.
pub(crate) struct Longest<T> {
    start: Mark,
    best: Option<(T, Mark)>,
}

impl<T> Longest<T> {
    pub(crate) const fn new(start: Mark) -> Self {
        Self { start, best: None }
    }

    pub(crate) fn attempt<'a>(
        &mut self,
        words: &mut Words<'a>,
        read: impl FnOnce(&mut Words<'a>) -> Read<T>,
    ) {
        words.back(self.start);
        if let Ok(value) = read(words)
            && self.best.as_ref().is_none_or(|(_, end)| words.mark() > *end)
        {
            self.best = Some((value, words.mark()));
        }
    }

    /// Tries an older phrase, which nobody is told to write.
    pub(crate) fn attempt_older<'a>(
        &mut self,
        words: &mut Words<'a>,
        read: impl FnOnce(&mut Words<'a>) -> Read<T>,
    ) {
        words.unnoted(|words| self.attempt(words, read));
    }

    pub(crate) fn taken(self, words: &mut Words<'_>) -> Read<T> {
        let Some((value, end)) = self.best else {
            words.back(self.start);
            return Err(Miss);
        };
        words.back(end);
        Ok(value)
    }
}
