use std::fmt;
use std::str::FromStr;

use jadoube_chess::Kind;

use crate::letters::{FIGURINES, ROWS, Row};
use crate::signs::CaptureSign;

/// A language in which players write the pieces, each with its own letters.
///
/// Figurines belong to no language and are read in all of them.
///
/// ```
/// use jadoube_chess::Kind;
/// use jadoube_notation::Language;
/// let polish: Language = "pl".parse().unwrap();
/// assert_eq!(polish, Language::Polish);
/// assert_eq!(polish.letter(Kind::Knight), "S");
/// assert_eq!(Language::Russian.letter(Kind::King), "Кр");
/// ```
///
/// Law: C.2, C.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
#[cfg_attr(feature = "schema", schemars(extend("enum" = codes())))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    Bulgarian,
    Catalan,
    Croatian,
    Czech,
    Danish,
    Dutch,
    English,
    Estonian,
    Finnish,
    French,
    German,
    Greek,
    Hungarian,
    Icelandic,
    Italian,
    Latvian,
    Lithuanian,
    Norwegian,
    Polish,
    Portuguese,
    Romanian,
    Russian,
    Serbian,
    Slovak,
    Slovene,
    Spanish,
    Swedish,
    Turkish,
    Ukrainian,
}

impl Language {
    /// All languages in the order of their English names.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        ROWS.iter().map(|row| row.language)
    }

    /// The two-letter code of ISO 639-1.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// The English name of the language.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The letter or letters that the language writes for a kind of piece; empty for a pawn.
    ///
    /// Law: C.2, C.3, C.4
    pub fn letter(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Pawn => "",
            kind => self.letters(kind).first().copied().unwrap_or_default(),
        }
    }

    /// Everything that is read as a kind of piece, the usual letter first.
    ///
    /// For the pawn these are the letters that some players write although pawns have none; there
    /// may be none.
    pub fn letters(self, kind: Kind) -> &'static [&'static str] {
        self.row().letters[kind as usize]
    }

    /// The sign for a capture that is usual in print in this language.
    ///
    /// Law: C.9, C.13.3
    pub fn capture_sign(self) -> CaptureSign {
        self.row().capture
    }

    /// The languages in which this letter stands for a piece, each with the piece.
    pub fn knowing(letter: &str) -> Vec<(Self, Kind)> {
        let kind_in = |language: Self| {
            let mut pieces = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Pawn);
            pieces.find(|&kind| language.letters(kind).contains(&letter))
        };
        Self::all().filter_map(|language| Some((language, kind_in(language)?))).collect()
    }

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The letter at the start of a text: its kind, its length in bytes, and whether it is a
    /// capital, as it should be.
    ///
    /// The longest letter counts, so that `Кр` is a king and not a knight with something after it.
    pub(crate) fn letter_at(self, text: &str) -> Option<(Kind, usize, Case)> {
        [Case::Capital, Case::Small].into_iter().find_map(|case| {
            let letters = Kind::ALL
                .into_iter()
                .flat_map(|kind| self.letters(kind).iter().map(move |l| (kind, *l)));
            letters
                .filter_map(|(kind, letter)| Some((kind, prefix_length(text, letter, case)?, case)))
                .max_by_key(|&(_, length, _)| length)
        })
    }
}

/// Whether a letter begins with a capital.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Capital,
    Small,
}

/// How many bytes of the text this letter takes up; what follows its first character may be in
/// either case.
fn prefix_length(text: &str, letter: &str, case: Case) -> Option<usize> {
    let mut rest = text.chars();
    for (index, expected) in letter.chars().enumerate() {
        let found = rest.next()?;
        let small = found.to_lowercase().eq(expected.to_lowercase());
        let fits = match (index, case) {
            (0, Case::Capital) => found == expected,
            _ => small,
        };
        if !fits {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}

/// The kind of a figurine of either colour.
///
/// Law: C.3
pub(crate) fn figurine_kind(glyph: char) -> Option<Kind> {
    let (kind, _) = FIGURINES.iter().find(|(_, glyphs)| glyphs.contains(&glyph))?;
    Some(*kind)
}

/// The figurine that stands for a kind of piece; nothing for a pawn.
pub(crate) fn figurine(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "",
        Kind::Knight => "♘",
        Kind::Bishop => "♗",
        Kind::Rook => "♖",
        Kind::Queen => "♕",
        Kind::King => "♔",
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text does not name a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a language: expected one of {}", codes().join(", "))]
pub struct ParseLanguageError {
    text: String,
}

fn codes() -> Vec<&'static str> {
    ROWS.iter().map(|row| row.code).collect()
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    /// Reads the code of ISO 639-1 or the English name, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        let text = text.trim();
        ROWS.iter()
            .find(|row| row.code.eq_ignore_ascii_case(text) || row.name.eq_ignore_ascii_case(text))
            .map(|row| row.language)
            .ok_or_else(|| ParseLanguageError { text: text.to_owned() })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Language {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Language {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_languages() {
        for (index, row) in ROWS.iter().enumerate() {
            assert_eq!(row.language as usize, index, "{}", row.name);
            assert_eq!(format!("{:?}", row.language), row.name);
            assert_eq!(row.code.parse(), Ok(row.language));
            assert_eq!(row.name.to_uppercase().parse(), Ok(row.language));
        }
    }

    #[test]
    fn no_language_writes_one_letter_for_two_kinds() {
        for language in Language::all() {
            let letters: Vec<_> =
                Kind::ALL.into_iter().flat_map(|kind| language.letters(kind)).collect();
            for (index, letter) in letters.iter().enumerate() {
                assert!(!letters[..index].contains(letter), "{letter} in {language}");
            }
            for kind in &Kind::ALL[1..] {
                assert!(!language.letter(*kind).is_empty(), "{kind} in {language}");
            }
        }
    }

    #[test]
    fn the_longest_letter_counts() {
        let russian = Language::Russian;
        assert_eq!(russian.letter_at("Крf1"), Some((Kind::King, 4, Case::Capital)));
        assert_eq!(russian.letter_at("КРf1"), Some((Kind::King, 4, Case::Capital)));
        assert_eq!(russian.letter_at("Кf3"), Some((Kind::Knight, 2, Case::Capital)));
        assert_eq!(russian.letter_at("крf1"), Some((Kind::King, 4, Case::Small)));
        assert_eq!(Language::English.letter_at("Ktf3"), Some((Kind::Knight, 2, Case::Capital)));
        assert_eq!(Language::English.letter_at("Kf3"), Some((Kind::King, 1, Case::Capital)));
    }
}
