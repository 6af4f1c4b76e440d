use std::borrow::Cow;
use std::fmt;

use jadoube_chess::{Flaws, ParseFenError};

use super::{DEEPEST_VARIATION, LONGEST_SYMBOL, LONGEST_TOKEN};
use crate::ReadError;

/// Something in a PGN file that cannot be read or played, and where it stands.
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
    /// The text concerned, decoded; of a text that is too long only the beginning.
    pub text: Cow<'a, str>,
}

impl Trouble<'_> {
    /// The same without a loan from the file.
    pub fn into_owned(self) -> Trouble<'static> {
        Trouble { text: Cow::Owned(self.text.into_owned()), ..self }
    }
}

impl fmt::Display for Trouble<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, byte {}: {}", self.line, self.offset, self.fault)?;
        // What is wrong with a move names the text itself.
        if self.text.is_empty() || matches!(self.fault, Fault::Move(_)) {
            return Ok(());
        }
        // A text may be long and have lines and worse in it; a message has one line.
        let shown = self.text.chars().take(MOST_SHOWN);
        let shown: String = shown.map(|it| if it.is_control() { ' ' } else { it }).collect();
        let rest = if self.text.chars().nth(MOST_SHOWN).is_some() { "…" } else { "" };
        write!(f, ": `{shown}{rest}`")
    }
}

/// The most characters of a text in a message.
const MOST_SHOWN: usize = 60;

/// What is wrong with a place in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A comment that no brace closes before the next game or the end of the file.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// A tag pair that is not `[Name "value"]`.
    #[error("this is not a tag pair like [Name \"value\"]")]
    MalformedTag,
    /// A comment, line or tag longer than [`LONGEST_TOKEN`].
    #[error("this is longer than {LONGEST_TOKEN} bytes and was passed over")]
    TooLong,
    /// A word in the moves longer than [`LONGEST_SYMBOL`].
    #[error("this word is longer than {LONGEST_SYMBOL} bytes and was passed over")]
    WordTooLong,
    /// `$` without a number from 0 to 255, or another run of `!` and `?` than the usual ones.
    #[error("an annotation is a number from 0 to 255, or one of ! ? !! ?? !? ?!")]
    BadNag,
    /// A character that has no meaning here.
    #[error("this has no meaning here")]
    Stray,
    /// `)` where no variation is open.
    #[error("no variation is open here")]
    NoVariationOpen,
    /// Variations, so many, that nothing closes before the game ends.
    #[error("variations that are still open at the end of the game: {0}")]
    UnclosedVariations(u32),
    /// A second result.
    #[error("the game has a result already")]
    SecondResult,
    /// A move after the result on the same line.
    #[error("the game has ended already")]
    AfterResult,
    /// Not a move, nor anything else that is known.
    #[error("this word is not known")]
    Word,
    /// A move that is not legal, or whose text fits several.
    #[error(transparent)]
    Move(Box<ReadError>),
    /// A move that does not fit just one move in an illegal position.
    #[error("there is not just one such move in this illegal position")]
    NoSuchMove,
    /// The FEN tag is not FEN.
    #[error("the position cannot be read: {0}")]
    Fen(Box<ParseFenError>),
    /// The position of the FEN tag gives no sense to moves.
    #[error("the position cannot be played from: {0}")]
    Unplayable(Box<Flaws>),
    /// A variant of chess with other rules.
    #[error("the rules of this variant are not known")]
    UnknownVariant,
    /// A variation deeper than [`DEEPEST_VARIATION`].
    #[error("variations deeper than {DEEPEST_VARIATION} are not played")]
    TooDeep,
}
