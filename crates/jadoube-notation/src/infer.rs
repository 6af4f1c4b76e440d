//! Finding out in which language a game is written.

use jadoube_chess::{Move, Position};

use crate::{Language, ReadError, read_move};

/// The language in which a game is written, as far as the game shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// This language and no other.
    Decided(Language),
    /// One of several languages, in the order of their names.
    Undecided {
        /// All languages in which the whole game can be read.
        languages: Vec<Language>,
        /// Whether the moves are the same in all of them, so that it does not matter which it is.
        same_moves: bool,
    },
    /// No language: where each of them failed.
    None(Vec<Failure>),
}

/// The point from which a game can no longer be read in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The language that failed.
    pub language: Language,
    /// The number of the entry, from 0.
    pub entry: usize,
    /// Why it cannot be read.
    pub error: ReadError,
}

/// Finds the languages in which a game can be played through.
///
/// Letters clash: `S` is a knight in Polish and a bishop in Slovak. The game decides, because in
/// the wrong language some move soon is illegal. If several languages remain, those in which the
/// game was read without a [`Doubt`](crate::Doubt) are preferred. All that remain then are
/// returned: a game of pawn moves, or one in figurines, can be in any language.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{Inference, Language, infer_language};
/// let moves = ["e4", "e5", "Sf3", "Sc6", "Gb5", "a6"];
/// let inference = infer_language(moves.into_iter(), &Position::start());
/// assert_eq!(inference, Inference::Decided(Language::Polish));
/// ```
///
/// Law: C.2, C.3
pub fn infer_language<'a>(moves: impl Iterator<Item = &'a str>, start: &Position) -> Inference {
    let moves: Vec<_> = moves.collect();
    let mut readings = Vec::new();
    let mut failures = Vec::new();
    for language in Language::all() {
        match replay(&moves, start, language) {
            Ok(reading) => readings.push(reading),
            Err(failure) => failures.push(failure),
        }
    }
    if readings.iter().any(|reading| reading.doubts == 0) {
        readings.retain(|reading| reading.doubts == 0);
    }
    match readings.as_slice() {
        [] => Inference::None(failures),
        [one] => Inference::Decided(one.language),
        [first, rest @ ..] => Inference::Undecided {
            same_moves: rest.iter().all(|reading| reading.moves == first.moves),
            languages: readings.iter().map(|reading| reading.language).collect(),
        },
    }
}

/// A game read to its end in a language.
struct Reading {
    language: Language,
    moves: Vec<Move>,
    doubts: usize,
}

fn replay(moves: &[&str], start: &Position, language: Language) -> Result<Reading, Failure> {
    let mut position = *start;
    let mut reading = Reading { language, moves: Vec::with_capacity(moves.len()), doubts: 0 };
    for (entry, text) in moves.iter().enumerate() {
        let read = read_move(text, &position, language).map_err(|error| Failure {
            language,
            entry,
            error,
        })?;
        position = position.play(read.mv);
        reading.moves.push(read.mv);
        reading.doubts += read.doubts.len();
    }
    Ok(reading)
}
