use jadoube_chess::{Arrangement, Move, Setup};

use super::{DEEPEST_VARIATION, GameResult, MOST_STEPS, MOST_TEXT, Nag, Trouble};
use crate::Language;

/// A whole game with everything in it.
///
/// Moves, comments and variations form one flat sequence of [`Step`]s in the order of the file, so
/// that variations may be nested to any depth.
#[derive(Clone, Debug)]
pub struct Game {
    /// The tag pairs in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The start of the game: a legal position, or an illegal one that a FEN tag sets up.
    pub start: Arrangement,
    /// The moves and everything among them.
    pub steps: Vec<Step>,
    /// The result at its end.
    pub result: Option<GameResult>,
    /// The language in which the moves were read.
    pub language: Language,
    /// Everything that could not be read.
    pub problems: Vec<Problem>,
}

/// One thing in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// A null move, where an annotator lets a side pass.
    Null,
    /// An annotation glyph about the last move.
    Nag(Nag),
    /// A comment.
    Comment(String),
    /// A draw was offered with the last move.
    ///
    /// Law: C.12
    DrawOffer,
    /// What follows could have been played in place of the last move.
    VariationStart,
    /// The return to the line that the variation departs from.
    VariationEnd,
    /// Text that should be a move but could not be read, or comes after such text.
    Unread(String),
    /// An illegal move that was not corrected and stood, and what was on the board after it.
    ///
    /// Law: A.5.2
    Stood {
        /// The move as it was written.
        text: String,
        /// The arrangement after it.
        after: Setup,
    },
}

/// Something in a game that could not be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// Something that is not PGN, a start that cannot be set up, or a move that cannot be found.
    #[error("{0}")]
    Trouble(Trouble<'static>),
    /// Variations too deep to be played; their moves are kept as text.
    #[error("variations deeper than {DEEPEST_VARIATION} are not played")]
    TooDeep,
    /// Letters mean different pieces in these languages, and the game can be read to its end in
    /// each.
    #[error(
        "the language is not certain, the moves can be read in {}: choose the right one",
        names(.0)
    )]
    LanguageUndecided(Vec<Language>),
    /// The game has more parts than the limit.
    #[error(
        "the game has more than {MOST_STEPS} parts or {MOST_TEXT} bytes; the rest was left out"
    )]
    TooLong,
    /// The number of further problems that are not listed one by one.
    #[error("and {0} more")]
    More(usize),
}

fn names(languages: &[Language]) -> String {
    languages.iter().map(|language| language.name()).collect::<Vec<_>>().join(", ")
}

impl Problem {
    /// The place of the problem; what concerns the whole game comes last.
    pub(super) fn offset(&self) -> u64 {
        match self {
            Self::Trouble(trouble) => trouble.offset,
            Self::LanguageUndecided(_) | Self::TooDeep | Self::TooLong | Self::More(_) => u64::MAX,
        }
    }
}

impl Game {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The moves of the main line, up to anything that could not be read.
    pub fn main_line(&self) -> impl Iterator<Item = Move> {
        let mut depth = 0u32;
        self.steps
            .iter()
            .filter(move |step| {
                match step {
                    Step::VariationStart => depth += 1,
                    Step::VariationEnd => depth = depth.saturating_sub(1),
                    _ => {}
                }
                depth == 0
            })
            .take_while(|step| !matches!(step, Step::Unread(_) | Step::Stood { .. }))
            .filter_map(|step| match step {
                Step::Move(mv) => Some(*mv),
                _ => None,
            })
    }
}
