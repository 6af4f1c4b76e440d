//! The small reader behind all `FromStr` of this crate: one word, number or square at a time.
//!
//! No word of the record may stand here: only how words are read.

pub(crate) mod quoted;

use std::fmt;
use std::str::FromStr;

use jadoube_chess::{Kind, Side, Square};

/// A text that is not in the words of this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseWordsError {
    found: String,
    expected: String,
}

impl ParseWordsError {
    /// A text that was found where `expected` should stand.
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { found: found.into(), expected: expected.into() }
    }

    /// The words that were not understood; empty if the text ended too early.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// What was expected instead.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl fmt::Display for ParseWordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            write!(f, "the line ends too early: expected {}", self.expected)
        } else {
            write!(f, "`{}` is not understood: expected {}", self.found, self.expected)
        }
    }
}

impl std::error::Error for ParseWordsError {}

type Result<T> = std::result::Result<T, ParseWordsError>;

/// What is left to read of a line.
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// All of a line.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.trim() }
    }

    /// What is left.
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// Takes all that is left, in quotation marks or without.
    pub fn take_text(&mut self) -> String {
        quoted::read_last(self.take_rest())
    }

    /// Takes all that is left.
    pub fn take_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// Takes `phrase` if it stands next, as whole words.
    pub fn take(&mut self, phrase: &str) -> bool {
        let Some(after) = self.rest.strip_prefix(phrase) else { return false };
        if !after.is_empty() && !after.starts_with([' ', ',', ':', '\'']) {
            return false;
        }
        self.rest = after.trim_start();
        true
    }

    /// Takes `phrase`, which must stand next.
    pub fn expect(&mut self, phrase: &str) -> Result<()> {
        if self.take(phrase) { Ok(()) } else { Err(self.wrong(format!("`{phrase}`"))) }
    }

    /// The next word, up to a blank or a comma.
    pub fn word(&mut self) -> &'a str {
        let end = self.rest.find([' ', ',']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        word
    }

    /// The next word as a value, of which `expected` says what it may be.
    pub fn parsed<T: FromStr>(&mut self, expected: &str) -> Result<T> {
        let word = self.word();
        word.parse().map_err(|_| ParseWordsError::new(word, expected))
    }

    /// A square.
    pub fn square(&mut self) -> Result<Square> {
        self.parsed("a square such as e4")
    }

    /// A number.
    pub fn number<T: FromStr>(&mut self) -> Result<T> {
        self.parsed("a number")
    }

    /// `White` or `Black`.
    pub fn side(&mut self) -> Result<Side> {
        match self.word() {
            "White" => Ok(Side::White),
            "Black" => Ok(Side::Black),
            word => Err(ParseWordsError::new(word, "White or Black")),
        }
    }

    /// `White's` or `Black's`.
    pub fn sides(&mut self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.take(&format!("{side}'s")))
    }

    /// A kind of man, with or without an article.
    pub fn kind(&mut self) -> Result<Kind> {
        for article in ["the", "a", "an"] {
            self.take(article);
        }
        let word = self.word();
        Kind::ALL
            .into_iter()
            .find(|kind| kind.to_string() == word)
            .ok_or_else(|| ParseWordsError::new(word, "king, queen, rook, bishop, knight or pawn"))
    }

    /// A length of time, `M:SS`, `H:MM:SS` or either with `.mmm`, in milliseconds.
    pub fn time(&mut self) -> Result<i64> {
        let word = self.word();
        parse_time(word).ok_or_else(|| ParseWordsError::new(word, "a time such as 2:00 or 1:30:00"))
    }

    /// A length of time that no clock need show, in milliseconds.
    pub fn span(&mut self) -> Result<i64> {
        let word = self.word();
        parse_span(word).ok_or_else(|| ParseWordsError::new(word, "a time such as 2:00 or 1:30:00"))
    }

    /// A text in quotation marks.
    pub fn quoted(&mut self) -> Result<String> {
        let taken = quoted::take(self.rest);
        let (text, rest) = taken.ok_or_else(|| self.wrong("a text in quotation marks"))?;
        self.rest = rest.trim_start();
        Ok(text)
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.wrong("the end of the line")) }
    }

    /// What stands next is not what was expected.
    pub fn wrong(&self, expected: impl Into<String>) -> ParseWordsError {
        ParseWordsError::new(self.rest, expected)
    }
}

/// Reads `M:SS`, `H:MM:SS` or either with `.mmm`, as milliseconds.
pub fn parse_time(text: &str) -> Option<i64> {
    jadoube_clock::parse_time(text).ok().and_then(|ms| i64::try_from(ms).ok())
}

/// Reads the same with any number of hours: what passed between two acts need not fit a clock.
pub fn parse_span(text: &str) -> Option<i64> {
    parse_time(text).or_else(|| {
        let (hours, rest) = text.split_once(':')?;
        let is_number = hours.bytes().all(|digit| digit.is_ascii_digit());
        let hours: i64 = hours.parse().ok().filter(|_| is_number)?;
        let rest = rest.contains(':').then(|| parse_time(&format!("0:{rest}")))??;
        hours.checked_mul(3_600_000)?.checked_add(rest)
    })
}

/// Writes milliseconds as `M:SS` below an hour and `H:MM:SS` from an hour on, with `.mmm` only
/// where the seconds are not whole.
pub fn write_time(ms: i64) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    format!("{sign}{}", jadoube_clock::short_time(ms.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for (text, ms) in [("2:00", 120_000), ("1:30:00", 5_400_000), ("0:04.500", 4_500)] {
            assert_eq!(parse_time(text), Some(ms));
            assert_eq!(write_time(ms), text);
        }
        assert_eq!(parse_time("0:09:55"), Some(595_000));
        assert_eq!(write_time(-1_500), "-0:01.500");
        assert_eq!(parse_time("1:75"), None);
    }

    #[test]
    fn spans_are_read_however_long() {
        for ms in [0, 120_000, 9_999 * 3_600_000, 9_007_199_254_740_991, i64::MAX] {
            assert_eq!(parse_span(&write_time(ms)), Some(ms), "{}", write_time(ms));
        }
        for wrong in
            ["", "99999", "99999999:00", "+99999:00:00", "99999:60:00", "9e9:00:00", "-1:00:00"]
        {
            assert_eq!(parse_span(wrong), None, "{wrong}");
        }
        assert_eq!(parse_span("99999999999999999999:00:00"), None);
    }

    #[test]
    fn a_phrase_is_taken_only_as_whole_words() {
        let mut words = Words::new("claims time now");
        assert!(!words.take("claim"));
        assert!(words.take("claims"));
        assert!(words.take("time"));
        assert_eq!(words.rest(), "now");
    }
}
