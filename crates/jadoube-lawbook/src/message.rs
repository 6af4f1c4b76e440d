use std::borrow::Cow;
use std::collections::BTreeMap;
#[cfg(feature = "messages")]
use std::fmt;
use std::fmt::Display;

use crate::{Article, Edition};

/// Something to tell people, before it is put into a language: an id and typed arguments.
///
/// This is what programs exchange; `Messages`, of the feature `messages`, turns it into text.
///
/// ```
/// # #[cfg(feature = "messages")] {
/// use jadoube_lawbook::{Argument, Locale, Message, Messages};
/// let message = Message::new("illegality-empty-square").with("square", Argument::square("e4"));
/// let text = Messages::new(Locale::English).text(&message).unwrap();
/// assert_eq!(text, "there is no piece on e4");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Message {
    /// The id, the same in all languages.
    pub id: Cow<'static, str>,
    /// The arguments by their names.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "BTreeMap::is_empty"))]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, Argument>>"))]
    pub arguments: BTreeMap<Cow<'static, str>, Argument>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), arguments: BTreeMap::new() }
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.insert(name.into(), argument);
        self
    }
}

/// An argument of a message, with its type, so that each language can put it in its own way.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Argument {
    /// A player: `white` or `black`.
    Side(Cow<'static, str>),
    /// The kind of a piece: `pawn` to `king`.
    Piece(Cow<'static, str>),
    /// A square: `e4`.
    Square(Cow<'static, str>),
    /// A span of time in milliseconds.
    Ms(u64),
    /// An article, cited by its number in the edition of the game.
    Article(Article),
    /// An edition of the Laws.
    Edition(Edition),
    /// A count.
    Number(i64),
    /// One of the words by which the message selects a variant, the same in all languages.
    Word(Cow<'static, str>),
    /// Something a person wrote or said; it is shown as it is.
    Text(Cow<'static, str>),
    /// Another message, told in the same language.
    Message(Box<Message>),
    /// Several messages, one after the other.
    List(Vec<Message>),
}

impl Argument {
    /// A player, by anything that prints as White or Black.
    pub fn side(side: impl Display) -> Self {
        Self::Side(side.to_string().to_lowercase().into())
    }

    /// The kind of a piece, by anything that prints as pawn, knight, bishop, rook, queen or king.
    pub fn piece(piece: impl Display) -> Self {
        Self::Piece(piece.to_string().to_lowercase().into())
    }

    /// A square, by anything that prints as its name.
    pub fn square(square: impl Display) -> Self {
        Self::Square(square.to_string().into())
    }

    /// A word by which a message selects a variant.
    pub fn word(word: impl Display) -> Self {
        Self::Word(word.to_string().into())
    }

    /// Something a person wrote or said.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Self::Text(text.into())
    }
}

/// A span of time as clocks show it: `2:00`, `1:30:00`, `0:00.5`.
#[cfg(feature = "messages")]
pub(crate) struct Time(pub(crate) u64);

#[cfg(feature = "messages")]
impl Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => write!(f, "{minutes}:{seconds:02}")?,
            _ => write!(f, "{hours}:{minutes:02}:{seconds:02}")?,
        }
        match ms {
            0 => Ok(()),
            _ => f.write_str(format!(".{ms:03}").trim_end_matches('0')),
        }
    }
}
