//! pgn-reader with shakmaty.

use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position};

use super::{Game, LOST, TITLE, extend_title};

pub(super) fn games(bytes: &[u8]) -> Vec<Game> {
    let mut reader = Reader::new(Cursor::new(bytes));
    let mut games = Vec::new();
    while let Ok(Some(game)) = reader.read_game(&mut Reading) {
        games.push(game);
    }
    games
}

/// Reads one game after the other.
struct Reading;

/// A line of play; a position is unknown once a move could not be read.
#[derive(Clone)]
struct Line {
    before: Option<Chess>,
    now: Option<Chess>,
}

struct Tags {
    title: String,
    seen: usize,
    start: Option<Chess>,
}

struct Moves {
    game: Game,
    here: Line,
    outer: Vec<Line>,
}

impl Visitor for Reading {
    type Tags = Tags;
    type Movetext = Moves;
    type Output = Game;

    fn begin_tags(&mut self) -> ControlFlow<Game, Tags> {
        ControlFlow::Continue(Tags { title: String::new(), seen: 0, start: Some(Chess::default()) })
    }

    fn tag(&mut self, tags: &mut Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<Game> {
        if tags.seen < TITLE {
            extend_title(&mut tags.title, &value.decode());
        }
        tags.seen += 1;
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            tags.start = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<Game, Moves> {
        let Tags { title, start, .. } = tags;
        let here = Line { before: start.clone(), now: start };
        let game = Game { title, words: Vec::new() };
        ControlFlow::Continue(Moves { game, here, outer: Vec::new() })
    }

    fn san(&mut self, moves: &mut Moves, san: SanPlus) -> ControlFlow<Game> {
        let Some(before) = moves.here.now.take() else { return ControlFlow::Continue(()) };
        let after = match san.san {
            San::Null => {
                moves.game.words.push("--".to_owned());
                before.clone().swap_turn().ok()
            }
            san => match san.to_move(&before) {
                Ok(mv) => {
                    let mut after = before.clone();
                    moves
                        .game
                        .words
                        .push(SanPlus::from_move_and_play_unchecked(&mut after, mv).to_string());
                    Some(after)
                }
                Err(_) => {
                    moves.game.words.push(LOST.to_owned());
                    None
                }
            },
        };
        moves.here = Line { before: Some(before), now: after };
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, moves: &mut Moves) -> ControlFlow<Game, Skip> {
        moves.outer.push(moves.here.clone());
        moves.here.now = moves.here.before.clone();
        moves.game.words.push("(".to_owned());
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, moves: &mut Moves) -> ControlFlow<Game> {
        if let Some(line) = moves.outer.pop() {
            moves.here = line;
        }
        moves.game.words.push(")".to_owned());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, moves: Moves) -> Game {
        moves.game
    }
}
