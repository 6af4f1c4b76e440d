use std::fmt;
use std::str::FromStr;

use crate::signs::{CheckSign, MateSign};
use crate::{Language, Signs};

/// How much of a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Form {
    /// The piece and the square of arrival, `Nf3`; the file or rank it comes from only if needed.
    ///
    /// Law: C.8, C.10
    Short,
    /// The short form without the signs of capture, check, mate and en passant, `ed6`, whatever the
    /// signs of the style are.
    ///
    /// Law: C.9.3, C.13
    Abbreviated,
    /// Both squares, `Ng1f3`, `e5xd6`.
    ///
    /// Law: C.8
    Long,
    /// The short form with figurines, `♘f3`: white ones for both sides, as is usual in print.
    ///
    /// Law: C.3
    Figurine,
    /// The form that chess programs exchange, `g1f3`, `e7e8q`, regardless of language and signs.
    Uci,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 5] =
        [Self::Short, Self::Abbreviated, Self::Long, Self::Figurine, Self::Uci];

    const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Abbreviated => "abbreviated",
            Self::Long => "long",
            Self::Figurine => "figurine",
            Self::Uci => "uci",
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text does not name a form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a form: expected short, abbreviated, long, figurine or uci")]
pub struct ParseFormError(String);

impl FromStr for Form {
    type Err = ParseFormError;

    /// Reads the name of a form, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseFormError> {
        let mut forms = Self::ALL.into_iter();
        forms
            .find(|form| form.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseFormError(text.to_owned()))
    }
}

/// The way in which moves are written: language, form and signs.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{Form, Language, Style};
/// let position = Position::start();
/// let knight = position.move_from_uci("g1f3").unwrap();
/// let polish = Style::fide(Language::Polish);
/// assert_eq!(polish.write(&position, knight).to_string(), "Sf3");
/// assert_eq!(polish.with_form(Form::Long).write(&position, knight).to_string(), "Sg1f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Style {
    /// The language whose letters stand for the pieces.
    pub language: Language,
    /// How much of a move is written.
    pub form: Form,
    /// The signs that are written.
    pub signs: Signs,
}

impl Style {
    /// The first form of the Laws' sample game: short, with all signs, `exd6 e.p.`, `Qe3+`.
    ///
    /// Law: C.sample
    pub fn fide(language: Language) -> Self {
        let signs = Signs { capture: language.capture_sign(), ..Signs::FIDE };
        Self { language, form: Form::Short, signs }
    }

    /// The second form of the Laws' sample game: without the optional signs, `ed6`, `Qe3`.
    ///
    /// Law: C.sample
    pub fn fide_abbreviated(language: Language) -> Self {
        Self { language, form: Form::Abbreviated, signs: Signs::NONE }
    }

    /// The third form of the Laws' sample game: both squares, with captures and en passant but not
    /// checks, `e5xd6 e.p.`, `Qd4e3`.
    ///
    /// Law: C.sample
    pub fn fide_long(language: Language) -> Self {
        let short = Self::fide(language);
        let signs = Signs { check: CheckSign::Omitted, mate: MateSign::Omitted, ..short.signs };
        Self { form: Form::Long, signs, ..short }
    }

    /// The SAN of PGN's export format: English, short, `e8=Q+`, `O-O`.
    pub const fn pgn() -> Self {
        Self { language: Language::English, form: Form::Short, signs: Signs::PGN }
    }

    /// This style with another form.
    #[must_use]
    pub const fn with_form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// This style with other signs.
    #[must_use]
    pub const fn with_signs(self, signs: Signs) -> Self {
        Self { signs, ..self }
    }

    /// The signs that this style actually writes, given its form.
    pub(crate) const fn written_signs(&self) -> Signs {
        match self.form {
            Form::Abbreviated => Signs {
                promotion: self.signs.promotion,
                castling: self.signs.castling,
                ..Signs::NONE
            },
            Form::Short | Form::Long | Form::Figurine | Form::Uci => self.signs,
        }
    }
}
