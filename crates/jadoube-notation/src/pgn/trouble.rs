use std::borrow::Cow;
use std::fmt;

use jadoube_chess::{Flaws, ParseFenError};

use super::{DEEPEST_VARIATION, LONGEST_SYMBOL, LONGEST_TOKEN};
use crate::ReadError;

/// Something in a PGN file that cannot be read or played, and where it is.
///
/// Reading goes on after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble<'a> {
    /// What is wrong.
    pub fault: Fault,
    /// The offset of the first byte concerned.
    pub offset: u64,
    /// Its line, counted from 1.
    pub line: u64,
    /// The text concerned, decoded; only the beginning if it is too long.
    pub text: Cow<'a, str>,
}

impl Trouble<'_> {
    /// This trouble without borrowing from the file.
    pub fn into_owned(self) -> Trouble<'static> {
        Trouble { text: Cow::Owned(self.text.into_owned()), ..self }
    }
}

impl fmt::Display for Trouble<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, byte {}: {}", self.line, self.offset, self.fault)?;
        // A fault in a move already names its text.
        if self.text.is_empty() || matches!(self.fault, Fault::Move(_)) {
            return Ok(());
        }
        // A text may be long and have line breaks and worse in it; a message has one line.
        let shown = self.text.chars().take(MOST_SHOWN);
        let shown: String = shown.map(|it| if it.is_control() { ' ' } else { it }).collect();
        let rest = if self.text.chars().nth(MOST_SHOWN).is_some() { "…" } else { "" };
        write!(f, ": `{shown}{rest}`")
    }
}

/// The most characters of a text that are shown in a message.
const MOST_SHOWN: usize = 60;

/// What is wrong at a place in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A comment is not closed before the next game or the end of the file.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// A tag pair is not like `[Name "value"]`.
    #[error("this is not a tag pair like [Name \"value\"]")]
    MalformedTag,
    /// A comment, line or tag is longer than [`LONGEST_TOKEN`].
    #[error("this is longer than {LONGEST_TOKEN} bytes and was skipped")]
    TooLong,
    /// A word among the moves is longer than [`LONGEST_SYMBOL`].
    #[error("this word is longer than {LONGEST_SYMBOL} bytes and was skipped")]
    WordTooLong,
    /// `$` without a number from 0 to 255, or an unusual run of `!` and `?`.
    #[error("an annotation is a number from 0 to 255, or one of ! ? !! ?? !? ?!")]
    BadNag,
    /// A character has no meaning here.
    #[error("this has no meaning here")]
    Stray,
    /// `)` where no variation is open.
    #[error("no variation is open here")]
    NoVariationOpen,
    /// Variations, as many as given, are not closed before the game ends.
    #[error("variations that are still open at the end of the game: {0}")]
    UnclosedVariations(u32),
    /// A second result.
    #[error("the game already has a result")]
    SecondResult,
    /// A move after the result on the same line.
    #[error("the game has already ended")]
    AfterResult,
    /// Neither a move nor anything else that is known.
    #[error("unknown word")]
    Word,
    /// A move is not legal, or its text fits several.
    #[error(transparent)]
    Move(Box<ReadError>),
    /// A text does not fit exactly one move in an illegal position.
    #[error("this does not fit exactly one move in this illegal position")]
    NoSuchMove,
    /// The FEN tag is not FEN.
    #[error("cannot read the position: {0}")]
    Fen(Box<ParseFenError>),
    /// No moves can be made from the position of the FEN tag.
    #[error("no play is possible from the position: {0}")]
    Unplayable(Box<Flaws>),
    /// A variant of chess with other rules.
    #[error("the rules of this variant are unknown")]
    UnknownVariant,
    /// A variation deeper than [`DEEPEST_VARIATION`].
    #[error("variations deeper than {DEEPEST_VARIATION} are not played")]
    TooDeep,
}
