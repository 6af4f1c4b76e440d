//! Taking a line apart, from left to right, with a memory of how far anything was understood.

use crate::ParseWordsError;
use crate::words::error::Expected;
use crate::words::quoted;

/// That the words at this place say something else. What should have stood there, the [`Words`]
/// remember if they are asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miss;

/// What was read, or that it was not there.
pub type Read<T> = Result<T, Miss>;

/// A place in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

/// A line, and how much of it is read.
pub struct Words<'a> {
    text: &'a str,
    at: usize,
    missed: Option<Missed>,
}

/// The place up to which something was understood, and what could have stood there.
#[derive(Default)]
struct Missed {
    at: usize,
    expected: Vec<Expected>,
}

impl<'a> Words<'a> {
    /// Reads a whole line. Only where that fails it is read once more to find out why.
    pub fn whole<T>(
        text: &'a str,
        read: impl Fn(&mut Words<'a>) -> Read<T>,
    ) -> Result<T, ParseWordsError> {
        let mut words = Self { text: text.trim(), at: 0, missed: None };
        if let Ok(value) = read(&mut words)
            && words.rest().is_empty()
        {
            return Ok(value);
        }
        words.at = 0;
        words.missed = Some(Missed::default());
        if read(&mut words).is_ok() {
            words.left_over();
        }
        Err(words.error())
    }

    /// What is left.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Where reading is.
    pub const fn mark(&self) -> Mark {
        Mark(self.at)
    }

    /// Goes on from a place where reading was.
    pub const fn back(&mut self, mark: Mark) {
        self.at = mark.0;
    }

    /// Takes `phrase` as whole words; a blank in it is one blank or more.
    pub fn literal(&mut self, phrase: &'static str) -> Read<()> {
        let rest = self.rest();
        let after = match rest.strip_prefix(phrase) {
            Some(after) if phrase.ends_with(' ') => after.trim_start_matches(' '),
            Some(after) => after,
            // Where the line ends too early, what comes next says what is missing.
            None if phrase.strip_suffix(' ') == Some(rest) => "",
            // Most phrases are told from others by their first letter.
            None if rest.as_bytes().first() != phrase.as_bytes().first() => {
                return Err(self.miss_literal(phrase));
            }
            None => strip_loosely(rest, phrase).ok_or_else(|| self.miss_literal(phrase))?,
        };
        let is_letter = |letter: char| letter.is_alphanumeric();
        if phrase.ends_with(is_letter) && after.starts_with(is_letter) {
            return Err(self.miss_literal(phrase));
        }
        self.at = self.text.len() - after.len();
        Ok(())
    }

    /// Takes one of two phrases.
    pub fn either(&mut self, one: &'static str, other: &'static str) -> Read<()> {
        self.literal(one).or_else(|_| self.literal(other))
    }

    /// Takes `text` where it stands, and does not miss it elsewhere.
    pub fn skip(&mut self, text: &str) {
        if self.rest().starts_with(text) {
            self.at += text.len();
        }
    }

    /// Takes something that may be left out.
    pub fn optional<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let start = self.mark();
        let value = read(self).ok();
        if value.is_none() {
            self.back(start);
        }
        value
    }

    /// Takes the next word, up to a blank or a comma, as a value, of which `expected` says what it
    /// may be.
    pub fn value<T>(
        &mut self,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Read<T> {
        self.value_until(&[' ', ','], expected, parse)
    }

    /// Takes so many letters as a value.
    pub fn letters<T>(
        &mut self,
        count: usize,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Read<T> {
        let Some(value) = self.rest().get(..count).and_then(parse) else {
            return Err(self.miss(expected));
        };
        self.at += count;
        Ok(value)
    }

    /// Takes what stands before any of `ends` as a value.
    pub fn value_until<T>(
        &mut self,
        ends: &[char],
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Read<T> {
        let rest = self.rest();
        let end = rest.find(ends).unwrap_or(rest.len());
        let Some(value) = parse(&rest[..end]) else { return Err(self.miss(expected)) };
        self.at += end;
        Ok(value)
    }

    /// Takes a text in quotation marks.
    pub fn quoted(&mut self) -> Read<String> {
        let Some((text, rest)) = quoted::take(self.rest()) else {
            return Err(self.miss("a text in quotation marks"));
        };
        self.at = self.text.len() - rest.len();
        Ok(text)
    }

    /// Takes all that is left, of which there must be some.
    pub fn take_rest(&mut self, expected: &'static str) -> Read<&'a str> {
        let rest = self.rest().trim_start();
        if rest.is_empty() {
            return Err(self.miss(expected));
        }
        self.at = self.text.len();
        Ok(rest)
    }

    /// Reads on without noting what could have stood where.
    pub(crate) fn unnoted(&mut self, read: impl FnOnce(&mut Self)) {
        let missed = self.missed.take();
        read(self);
        self.missed = missed;
    }

    /// Notes that something else should stand here.
    pub fn miss(&mut self, expected: &'static str) -> Miss {
        self.note(self.at, || Expected::Described(expected));
        Miss
    }

    /// Notes where `phrase` is left: of `claims clock seting` only the last word is not understood.
    fn miss_literal(&mut self, phrase: &'static str) -> Miss {
        if self.missed.is_none() {
            return Miss;
        }
        let (mut rest, mut wanted) = (self.rest(), phrase);
        if rest.starts_with(' ') && !wanted.starts_with(' ') {
            // After a blank no word goes on: `White gains` could not have been `White's`.
            return Miss;
        }
        loop {
            (rest, wanted) = (rest.trim_start(), wanted.trim_start());
            let end = wanted.find(' ').unwrap_or(wanted.len());
            let after = match rest.strip_prefix(&wanted[..end]) {
                Some(after) if after.is_empty() || after.starts_with(' ') => after,
                _ => break,
            };
            if end == wanted.len() {
                break;
            }
            (rest, wanted) = (after, &wanted[end..]);
        }
        let wanted = wanted.trim();
        if wanted.is_empty() {
            return Miss;
        }
        self.note(self.text.len() - rest.len(), || Expected::Words(wanted));
        Miss
    }

    /// Notes that what is left belongs to nothing.
    fn left_over(&mut self) {
        let rest = self.rest().trim_start();
        self.note(self.text.len() - rest.len(), || Expected::Nothing);
    }

    fn note(&mut self, at: usize, expected: impl FnOnce() -> Expected) {
        let Some(missed) = &mut self.missed else { return };
        if at > missed.at {
            *missed = Missed { at, expected: Vec::new() };
        }
        if at == missed.at {
            let expected = expected();
            if !missed.expected.contains(&expected) {
                missed.expected.push(expected);
            }
        }
    }

    fn error(mut self) -> ParseWordsError {
        let missed = self.missed.take().unwrap_or_default();
        ParseWordsError::at(&self.text[missed.at..], missed.expected)
    }
}

/// Takes `phrase` off the front, with any number of blanks where it has one.
fn strip_loosely<'a>(mut rest: &'a str, phrase: &str) -> Option<&'a str> {
    for (index, part) in phrase.split(' ').enumerate() {
        if index > 0 {
            let trimmed = rest.trim_start_matches(' ');
            if trimmed.len() == rest.len() {
                return None;
            }
            rest = trimmed;
        }
        rest = rest.strip_prefix(part)?;
    }
    Some(rest)
}
