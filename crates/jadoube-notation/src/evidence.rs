//! Whether a scoresheet can serve as evidence.

use std::fmt;

use crate::{Language, Written};

/// The system in which a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum System {
    /// The one that counts as evidence: `Nf3`, `e2-e4`, `♘f3`, in any language and form.
    Algebraic,
    /// Files named after pieces: `P-K4`, `N-KB3`, `QxP ch`, `P4R`.
    Descriptive,
    /// Squares as two digits, as in correspondence chess: `5254`.
    Numeric,
    /// Squares as two letters, as once in telegrams: `GEGO`.
    Telegraphic,
    /// Some other system.
    Unknown,
    /// Nothing is written.
    Blank,
}

impl System {
    /// The system of one entry, judged without a position.
    ///
    /// Castling is written the same in algebraic and descriptive notation, and counts as algebraic.
    ///
    /// ```
    /// use jadoube_notation::System;
    /// assert_eq!(System::of("Sf3"), System::Algebraic);
    /// assert_eq!(System::of("N-KB3"), System::Descriptive);
    /// assert_eq!(System::of("5254"), System::Numeric);
    /// ```
    ///
    /// Law: C.0
    pub fn of(entry: &str) -> Self {
        let entry = entry.trim();
        if entry.is_empty() {
            Self::Blank
        } else if Language::all().any(|language| Written::parse(entry, language).is_ok()) {
            Self::Algebraic
        } else if is_numeric(entry) {
            Self::Numeric
        } else if is_descriptive(entry) {
            Self::Descriptive
        } else if is_telegraphic(entry) {
            Self::Telegraphic
        } else {
            Self::Unknown
        }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Algebraic => "algebraic notation",
            Self::Descriptive => "descriptive notation",
            Self::Numeric => "numeric notation",
            Self::Telegraphic => "telegraphic notation",
            Self::Unknown => "no known notation",
            Self::Blank => "blank",
        })
    }
}

/// Whether a scoresheet can serve as evidence.
///
/// Only algebraic notation can. Whether the moves are correct is another question.
///
/// Law: C.0
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// Every entry is algebraic.
    Admissible,
    /// Nothing is written.
    Blank,
    /// An entry is in another system.
    NotAlgebraic {
        /// The number of the first such entry, from 0.
        entry: usize,
        /// What is written there.
        text: String,
        /// The system it is written in.
        system: System,
    },
}

impl Evidence {
    /// Judges a whole sheet, entry by entry.
    ///
    /// Blank entries between others do not count: a player may be behind with recording.
    ///
    /// ```
    /// use jadoube_notation::{Evidence, System};
    /// assert_eq!(Evidence::of(["e4", "e5", "Nf3"]), Evidence::Admissible);
    /// assert_eq!(Evidence::of(["e4", "P-K4"]), Evidence::NotAlgebraic {
    ///     entry: 1,
    ///     text: "P-K4".to_owned(),
    ///     system: System::Descriptive,
    /// });
    /// ```
    ///
    /// Law: C.0
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a str>) -> Self {
        let mut verdict = Self::Blank;
        for (entry, text) in entries.into_iter().enumerate() {
            match System::of(text) {
                System::Blank => {}
                System::Algebraic => verdict = Self::Admissible,
                system => return Self::NotAlgebraic { entry, text: text.to_owned(), system },
            }
        }
        verdict
    }

    /// Whether the sheet can serve as evidence.
    pub fn is_admissible(&self) -> bool {
        *self == Self::Admissible
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Admissible => f.write_str("the sheet is in algebraic notation"),
            Self::Blank => f.write_str("the sheet is blank"),
            Self::NotAlgebraic { entry, text, system } => {
                write!(f, "entry {} is not algebraic: `{text}` is {system}", entry + 1)
            }
        }
    }
}

/// Two squares of two digits each, perhaps a digit for the promotion: `5254`, `57581`.
fn is_numeric(entry: &str) -> bool {
    let digits: Vec<_> = entry.chars().filter(|c| !matches!(c, '-' | ' ' | '.')).collect();
    matches!(digits.len(), 4 | 5) && digits.iter().all(|digit| ('1'..='8').contains(digit))
}

/// A piece that goes or captures, and a file or piece named in capitals: `P-K4`, `QxP ch`, `P4R`.
fn is_descriptive(entry: &str) -> bool {
    const WORDS: [&str; 8] = ["double", "check", "mate", "disc", "dis", "dbl", "ch", "ep"];
    let entry = entry.replace("e.p.", " ");
    let mut words = entry.split(|c: char| c.is_whitespace() || c == '.' || c == '+');
    let first = words.next().unwrap_or_default();
    let rest_fits = words.all(|word| word.is_empty() || WORDS.contains(&word));
    let without_knights = first.replace("Kt", "N");
    let known = |c: char| "PNBRQKCATDFOxX-/()=12345678!?".contains(c);
    let capitals = without_knights.chars().filter(char::is_ascii_uppercase).count();
    let starts = without_knights.starts_with(|c: char| c.is_ascii_uppercase());
    let goes = without_knights.contains(['-', 'x', 'X', '/', '(']);
    let numbered = without_knights.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    rest_fits && starts && capitals >= 2 && (goes || numbered) && without_knights.chars().all(known)
}

/// Two squares of a consonant and a vowel each: `GEGO`.
fn is_telegraphic(entry: &str) -> bool {
    let letters: Vec<_> = entry.chars().map(|c| c.to_ascii_uppercase()).collect();
    let square = |pair: &[char]| {
        matches!(pair, [first, second]
            if first.is_ascii_uppercase() && !"AEIOU".contains(*first) && "AEIOU".contains(*second))
    };
    letters.len() == 4 && letters.chunks(2).all(square)
}
