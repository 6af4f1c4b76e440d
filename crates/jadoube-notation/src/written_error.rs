use std::fmt;

use jadoube_chess::Kind;

use crate::Language;

/// The text is not a move in algebraic notation, whatever the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrittenError {
    /// The text is empty or only white space.
    #[error("the text is empty: expected a move like e4, Nf3 or 0-0")]
    Empty,
    /// A letter is not one of the language.
    #[error(
        "`{letter}` in `{text}`, character {}, is not the letter of a piece in {language}{}",
        character(.text, *.at), Elsewhere(.known)
    )]
    UnknownLetter {
        /// The whole text.
        text: String,
        /// The letter.
        letter: String,
        /// Its place, in bytes.
        at: usize,
        /// The language in which the text was read.
        language: Language,
        /// The languages that have it, and for which piece.
        known: Vec<(Language, Kind)>,
    },
    /// The square of arrival is missing or incomplete.
    #[error(
        "`{text}` has no square of arrival: expected one such as e4 at character {}",
        character(.text, *.at)
    )]
    SquareMissing {
        /// The whole text.
        text: String,
        /// The place where the square should be, in bytes.
        at: usize,
    },
    /// Something is out of place.
    #[error(
        "`{text}` is not a move: expected {expected} at character {}, found {}",
        character(.text, *.at), Found(.text, *.at)
    )]
    Unexpected {
        /// The whole text.
        text: String,
        /// Its place, in bytes.
        at: usize,
        /// What was expected there.
        expected: &'static str,
    },
}

impl WrittenError {
    /// The place of the error in the text, in bytes.
    pub fn at(&self) -> usize {
        match self {
            Self::Empty => 0,
            Self::UnknownLetter { at, .. }
            | Self::SquareMissing { at, .. }
            | Self::Unexpected { at, .. } => *at,
        }
    }
}

/// The number of the character at a place, counted from 1.
fn character(text: &str, at: usize) -> usize {
    text.get(..at).map_or(0, |before| before.chars().count()) + 1
}

/// Shows what is at a place.
struct Found<'a>(&'a str, usize);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.get(self.1..).and_then(|rest| rest.chars().next()) {
            Some(character) => write!(f, "`{}`", character.escape_debug()),
            None => f.write_str("the end"),
        }
    }
}

/// Shows what a letter means in other languages.
struct Elsewhere<'a>(&'a [(Language, Kind)]);

impl fmt::Display for Elsewhere<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = ": ";
        for kind in Kind::ALL {
            let mut languages = self.0.iter().filter(|(_, of)| *of == kind).map(|(in_, _)| in_);
            if let Some(first) = languages.next() {
                write!(f, "{before}it is the {kind} in {first}")?;
                languages.try_for_each(|language| write!(f, ", {language}"))?;
                before = "; ";
            }
        }
        if self.0.is_empty() { f.write_str(", nor in any other language") } else { Ok(()) }
    }
}
