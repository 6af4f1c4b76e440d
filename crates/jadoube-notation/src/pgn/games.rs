use std::io::{self, Read};

use jadoube_chess::{Arrangement, Position};

use super::game::{Game, Step};
use super::input::{Input, Slice, Stream};
use super::raw::Raw;
use super::resolve::{RawMove, RawStep, resolve};
use super::start::Start;
use super::{Event, GameResult, Mark, Reader};
use crate::{Language, San};

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
    /// Reads the moves in this language; with `None`, each game's language is found by replaying
    /// it.
    #[must_use]
    pub fn in_language(self, language: Option<Language>) -> Self {
        Self { language, ..self }
    }
}

impl<I: Input> Games<I> {
    /// The next game; `None` at the end of the file.
    ///
    /// An error means that the bytes could not be read; anything wrong with their contents is among
    /// the [problems](Game::problems) of the game.
    pub fn next_game(&mut self) -> io::Result<Option<Game>> {
        let mut raw = Raw::default();
        let mut is_empty = true;
        while self.next_part(&mut raw)? {
            is_empty = false;
        }
        let is_empty = is_empty && raw.is_empty();
        Ok((!is_empty).then(|| self.game(raw)))
    }

    /// Takes in one more event; returns false at the end of the game.
    fn next_part(&mut self, raw: &mut Raw) -> io::Result<bool> {
        let Some(item) = self.reader.next_item()? else { return Ok(false) };
        let offset = item.offset;
        match item.event {
            Event::GameEnd => return Ok(false),
            Event::Tag(tag) => {
                let (name, value) = (tag.name().into_owned(), tag.value().into_owned());
                if Start::concerns(name.as_bytes()) {
                    let line = self.reader.line_at(offset);
                    raw.start.tag(name.as_bytes(), &value, offset, line);
                }
                raw.push_tag(name, value);
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
                // Line breaks in a comment only mean that the writer's line was full.
                let words: Vec<_> = comment.text().split_whitespace().map(str::to_owned).collect();
                raw.push(RawStep::Step(Step::Comment(words.join(" "))));
            }
            Event::Mark(Mark::DrawOffer) => raw.push(RawStep::Step(Step::DrawOffer)),
            // The move itself says what these signs say.
            Event::Mark(Mark::EnPassant | Mark::Check) => {}
            Event::VariationStart => {
                raw.depth = raw.depth.saturating_add(1);
                raw.push(RawStep::Step(Step::VariationStart));
            }
            Event::VariationEnd => {
                raw.depth = raw.depth.saturating_sub(1);
                raw.push(RawStep::Step(Step::VariationEnd));
            }
            Event::Result(result) if raw.depth > 0 => {
                // Not the result of the game, but of an example in an annotation.
                raw.push(RawStep::Step(Step::Comment(result.to_string())));
            }
            Event::Result(result) => {
                raw.result = Some(result);
                if result == GameResult::BothLose && self.reader.starts_at(offset, b"0-0") {
                    let (text, san) = ("0-0".to_owned(), San::parse(b"0-0"));
                    let line = self.reader.line_at(offset);
                    raw.castling = Some(RawMove { text, san, offset, line });
                }
            }
            // Not meant for the reader of a game but for other programs.
            Event::Escape(_) => {}
            Event::Trouble(trouble) => raw.push_trouble(trouble.into_owned()),
        }
        Ok(true)
    }

    fn game(&self, mut raw: Raw) -> Game {
        raw.end_tags();
        let ordinary = Arrangement::from(Position::start());
        let start = raw.start.arrangement(&ordinary);
        let mut resolved = resolve(raw.steps, start.as_ref(), self.language);
        let mut result = raw.result;
        // Castling as the last word of a game looks like the result of a game that both lose.
        if raw.start.result != Some(GameResult::BothLose)
            && raw.castling.is_some_and(|castling| resolved.take_castling(castling))
        {
            result = None;
        }
        let problems = raw.problems.and(resolved.problems);
        let (steps, language) = (resolved.steps, resolved.language);
        let start = start.unwrap_or(ordinary);
        Game { tags: raw.tags, start, steps, result, language, problems }
    }
}
