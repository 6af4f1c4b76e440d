use std::io::{self, Read};
use std::mem;

use jadoube_chess::{Fen, Position};

use super::game::{Game, Problem, Step};
use super::input::{Input, Slice, Stream};
use super::resolve::{RawMove, RawStep, resolve};
use super::{Event, GameResult, Mark, Reader};
use crate::Language;

/// The most parts (moves, comments, signs) of a game; what is beyond is reported and left out.
pub const MOST_STEPS: usize = 1 << 20;

/// Reads whole games, one after the other, with their moves found on the board.
///
/// ```
/// use jadoube_notation::Language;
/// use jadoube_notation::pgn::Games;
/// let mut games = Games::new(b"1. e4 e5 2. Sf3 Sc6 *").in_language(Some(Language::Polish));
/// let game = games.next_game().unwrap().unwrap();
/// assert_eq!(game.main_line().count(), 4);
/// assert!(game.problems.is_empty());
/// assert!(games.next_game().unwrap().is_none());
/// ```
#[derive(Debug)]
pub struct Games<I> {
    reader: Reader<I>,
    language: Option<Language>,
}

impl<'a> Games<Slice<'a>> {
    /// Reads a file that is in memory.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { reader: Reader::new(bytes), language: Some(Language::English) }
    }
}

impl<R: Read> Games<Stream<R>> {
    /// Reads a file piece by piece.
    pub fn from_read(source: R) -> Self {
        Self { reader: Reader::from_read(source), language: Some(Language::English) }
    }
}

impl<I> Games<I> {
    /// Reads the moves in this language; without one, each game's language is found by replay.
    #[must_use]
    pub fn in_language(self, language: Option<Language>) -> Self {
        Self { language, ..self }
    }
}

/// A game as it stands in the file.
#[derive(Default)]
struct Raw {
    tags: Vec<(String, String)>,
    steps: Vec<RawStep>,
    result: Option<GameResult>,
    problems: Vec<Problem>,
    is_too_long: bool,
}

impl Raw {
    fn push(&mut self, step: RawStep) {
        if self.steps.len() < MOST_STEPS {
            self.steps.push(step);
        } else if !mem::replace(&mut self.is_too_long, true) {
            self.problems.push(Problem::TooLong(MOST_STEPS));
        }
    }
}

impl<I: Input> Games<I> {
    /// The next game; nothing at the end of the file.
    ///
    /// An error is one of reading the bytes; what is wrong with them stands among the
    /// [problems](Game::problems) of the game.
    pub fn next_game(&mut self) -> io::Result<Option<Game>> {
        let mut raw = Raw::default();
        let mut is_empty = true;
        while self.next_part(&mut raw)? {
            is_empty = false;
        }
        let is_empty = is_empty && raw.tags.is_empty() && raw.steps.is_empty();
        Ok((!is_empty).then(|| self.game(raw)))
    }

    /// Takes one more event in; false at the end of the game.
    fn next_part(&mut self, raw: &mut Raw) -> io::Result<bool> {
        let Some(item) = self.reader.next_item()? else { return Ok(false) };
        let offset = item.offset;
        match item.event {
            Event::GameEnd => return Ok(false),
            Event::Tag(tag) => {
                raw.tags.push((tag.name().into_owned(), tag.value().into_owned()));
            }
            Event::Move(text) => {
                let (san, text) = (text.san(), text.text().into_owned());
                let line = self.reader.line_at(offset);
                raw.push(RawStep::Move(RawMove { text, san, offset, line }));
            }
            Event::MovesStart => {}
            Event::Null => raw.push(RawStep::Step(Step::Null)),
            Event::Nag(nag) => raw.push(RawStep::Step(Step::Nag(nag))),
            Event::Comment(comment) => {
                // Lines of a comment end where the writer's line was full; they mean nothing.
                let words: Vec<_> = comment.text().split_whitespace().map(str::to_owned).collect();
                raw.push(RawStep::Step(Step::Comment(words.join(" "))));
            }
            Event::Mark(Mark::DrawOffer) => raw.push(RawStep::Step(Step::DrawOffer)),
            // What these signs say, the move says too.
            Event::Mark(Mark::EnPassant | Mark::Check) => {}
            Event::VariationStart => raw.push(RawStep::Step(Step::VariationStart)),
            Event::VariationEnd => raw.push(RawStep::Step(Step::VariationEnd)),
            Event::Result(result) => raw.result = Some(result),
            // Meant for other programs than the reader of a game.
            Event::Escape(_) => {}
            Event::Trouble(trouble) => raw.problems.push(Problem::Trouble(trouble.into_owned())),
        }
        Ok(true)
    }

    fn game(&self, raw: Raw) -> Game {
        let Raw { tags, steps, result, mut problems, .. } = raw;
        let fen = tags.iter().find(|(name, _)| name == "FEN").map(|(_, value)| value);
        let start = fen.map_or_else(|| Ok(Position::start()), |fen| read_start(fen));
        let is_playable = start.is_ok();
        let start = start.unwrap_or_else(|reason| {
            let fen = fen.cloned().unwrap_or_default();
            problems.push(Problem::Start { fen, reason });
            Position::start()
        });
        let resolved = resolve(steps, &start, self.language, is_playable);
        problems.extend(resolved.problems);
        Game { tags, start, steps: resolved.steps, result, language: resolved.language, problems }
    }
}

/// The position of a FEN tag, or what is wrong with it. A study may well be a position that no game
/// reaches.
fn read_start(text: &str) -> Result<Position, String> {
    let (fen, _) = Fen::lenient(text).map_err(|error| error.to_string())?;
    let start = Position::allowing_unreachable(*fen.setup());
    start.map(|(start, _)| start).map_err(|flaws| flaws.to_string())
}
