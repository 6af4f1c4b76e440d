use std::fmt;
use std::str::FromStr;

use crate::tables::{words_pl, words_sk};

/// A language in which the law book speaks.
///
/// ```
/// use jadoube_lawbook::Locale;
/// assert_eq!("en".parse(), Ok(Locale::English));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Locale {
    /// English.
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "en"))]
    English,
    /// Polish.
    #[cfg_attr(feature = "serde", serde(rename = "pl"))]
    Polish,
    /// Slovak.
    #[cfg_attr(feature = "serde", serde(rename = "sk"))]
    Slovak,
}

impl Locale {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Slovak];

    /// The code of the language, which is also its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Slovak => "sk",
        }
    }

    /// A text of the law book in this language, or the English text if there is no translation.
    ///
    /// ```
    /// use jadoube_lawbook::{Locale, art};
    /// let stalemate = art!("5.2.1").title();
    /// assert_eq!(Locale::English.words(stalemate), stalemate);
    /// ```
    pub fn words(self, english: &str) -> &str {
        let table: &[(&str, &'static str)] = match self {
            Self::English => return english,
            Self::Polish => &words_pl::WORDS,
            Self::Slovak => &words_sk::WORDS,
        };
        let place = table.binary_search_by(|(text, _)| (*text).cmp(english));
        place.map_or(english, |place| table[place].1)
    }

    /// The Fluent files: name and content.
    #[cfg(feature = "messages")]
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($code:literal) => {
                &[
                    ("acts.ftl", include_str!(concat!("../locales/", $code, "/acts.ftl"))),
                    ("events.ftl", include_str!(concat!("../locales/", $code, "/events.ftl"))),
                    (
                        "illegalities.ftl",
                        include_str!(concat!("../locales/", $code, "/illegalities.ftl")),
                    ),
                    ("laws.ftl", include_str!(concat!("../locales/", $code, "/laws.ftl"))),
                    (
                        "positions.ftl",
                        include_str!(concat!("../locales/", $code, "/positions.ftl")),
                    ),
                    ("rulings.ftl", include_str!(concat!("../locales/", $code, "/rulings.ftl"))),
                    ("terms.ftl", include_str!(concat!("../locales/", $code, "/terms.ftl"))),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
            Self::Polish => files!("pl"),
            Self::Slovak => files!("sk"),
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The text did not name a language of the law book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLocaleError(String);

impl fmt::Display for ParseLocaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Locale::ALL.map(Locale::code).join(", ");
        write!(f, "`{}` is not a language of the law book: expected {codes}", self.0)
    }
}

impl std::error::Error for ParseLocaleError {}

impl FromStr for Locale {
    type Err = ParseLocaleError;

    fn from_str(text: &str) -> Result<Self, ParseLocaleError> {
        Self::ALL
            .into_iter()
            .find(|locale| locale.code() == text)
            .ok_or_else(|| ParseLocaleError(text.to_owned()))
    }
}
