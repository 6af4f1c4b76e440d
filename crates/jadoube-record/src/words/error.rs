//! What was not understood, and what could have stood there.

use std::fmt;

use crate::words::nearest;

/// A text that is not in the words of this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseWordsError {
    found: String,
    expected: String,
    nearest: Option<&'static str>,
}

/// What could have stood at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Expected {
    /// These very words.
    Words(&'static str),
    /// A value: `a square such as e4`.
    Described(&'static str),
    /// The end of the line.
    Nothing,
}

impl ParseWordsError {
    /// A text that was found where `expected` should stand.
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { found: found.into(), expected: expected.into(), nearest: None }
    }

    /// What was found at a place, and all that could have stood there.
    pub(crate) fn at(found: &str, mut expected: Vec<Expected>) -> Self {
        expected.sort();
        // That the line could end here helps only where nothing else could stand.
        if expected.len() > 1 {
            expected.retain(|it| *it != Expected::Nothing);
        }
        let known = expected.iter().filter_map(|it| match it {
            Expected::Words(words) => Some(*words),
            Expected::Described(_) | Expected::Nothing => None,
        });
        let nearest = nearest::nearest(found, known);
        Self { found: found.to_owned(), expected: list(&expected), nearest }
    }

    /// The words that were not understood; empty if the text ended too early.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// What was expected instead.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// The words that were probably meant.
    pub const fn nearest(&self) -> Option<&'static str> {
        self.nearest
    }
}

/// More than this is no help; then the first word of each says where to look.
const MANY: usize = 24;

/// `a, b or c`
fn list(expected: &[Expected]) -> String {
    let mut texts: Vec<String> = expected.iter().map(ToString::to_string).collect();
    if texts.len() > MANY {
        texts = expected.iter().map(Expected::first_word).collect();
        texts.dedup();
    }
    match texts.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "other words".to_owned(),
    }
}

impl Expected {
    fn first_word(&self) -> String {
        match self {
            Self::Words(words) => format!("`{}`", words.split(' ').next().unwrap_or(words)),
            Self::Described(_) | Self::Nothing => self.to_string(),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => write!(f, "`{words}`"),
            Self::Described(what) => f.write_str(what),
            Self::Nothing => f.write_str("the end of the line"),
        }
    }
}

impl fmt::Display for ParseWordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, expected, nearest } = self;
        match (found.as_str(), nearest) {
            ("", _) => write!(f, "the line ends too early: expected {expected}"),
            (found, None) => write!(f, "`{found}` is not understood: expected {expected}"),
            (found, Some(nearest)) => {
                write!(f, "`{found}`: did you mean `{nearest}`? Expected {expected}")
            }
        }
    }
}

impl std::error::Error for ParseWordsError {}
