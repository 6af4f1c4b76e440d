use std::fmt;
use std::str::FromStr;

/// A language in which there are messages.
///
/// ```
/// use jadoube_lawbook::Locale;
/// assert_eq!("en".parse(), Ok(Locale::English));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Locale {
    /// English.
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "en"))]
    English,
}

impl Locale {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// The code of the language, which is also its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The Fluent files: name and content.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($code:literal) => {
                &[
                    (
                        "illegalities.ftl",
                        include_str!(concat!("../locales/", $code, "/illegalities.ftl")),
                    ),
                    ("laws.ftl", include_str!(concat!("../locales/", $code, "/laws.ftl"))),
                    ("rulings.ftl", include_str!(concat!("../locales/", $code, "/rulings.ftl"))),
                    ("terms.ftl", include_str!(concat!("../locales/", $code, "/terms.ftl"))),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The text named no language in which there are messages.
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
