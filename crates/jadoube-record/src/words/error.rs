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
        if let Some(near) = nearest {
            // What was probably meant comes first in the list.
            expected.sort_by_key(|it| *it != Expected::Words(near));
        }
        Self { found: found.to_owned(), expected: list(&expected), nearest }
    }

    /// The words that were not understood; empty if the text ended too early.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// The part of the words that is wrong: as many as the word has that was probably meant, or all.
    pub fn slip(&self) -> &str {
        let count = self.nearest.map_or(usize::MAX, |nearest| nearest.split(' ').count());
        let mut ends = self.found.match_indices(' ').map(|(end, _)| end);
        ends.nth(count.saturating_sub(1)).map_or(&self.found, |end| &self.found[..end])
    }

    /// What is wrong, without all that could have stood there: `` `gians`: did you mean `gains`? ``
    pub fn problem(&self) -> String {
        match (self.slip(), self.nearest) {
            ("", _) => "the line ends too early".to_owned(),
            (slip, None) => format!("`{slip}` is not understood"),
            (slip, Some(nearest)) => format!("`{slip}`: did you mean `{nearest}`?"),
        }
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
        let Self { expected, nearest, .. } = self;
        match nearest {
            Some(_) => write!(f, "{} Expected {expected}", self.problem()),
            None => write!(f, "{}: expected {expected}", self.problem()),
        }
    }
}

impl std::error::Error for ParseWordsError {}

#[cfg(test)]
mod tests {
    use crate::Event;

    #[test]
    fn the_word_that_was_probably_meant_comes_first() {
        let error = "claims clock seting now".parse::<Event>().expect_err("a slip");
        assert_eq!(error.problem(), "`seting`: did you mean `setting`?");
        assert_eq!(error.expected(), "`setting` or `defect`");
        let error = "touchs e2".parse::<Event>().expect_err("a slip");
        assert_eq!(error.problem(), "`touchs`: did you mean `touches`?");
        assert!(error.expected().starts_with("`touches`, `accepts`,"), "{error}");
        let error = "dances".parse::<Event>().expect_err("no act");
        assert_eq!(error.problem(), "`dances` is not understood");
        assert_eq!("says".parse::<Event>().expect_err("half").problem(), "the line ends too early");
    }
}
