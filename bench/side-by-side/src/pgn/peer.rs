//! pgn-reader with shakmaty: its own way of replaying, without a key.

use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use super::Found;

pub(super) fn tokenise(bytes: &[u8]) -> Found {
    visit(bytes, false)
}

pub(super) fn replay(bytes: &[u8]) -> Found {
    visit(bytes, true)
}

fn visit(bytes: &[u8], replays: bool) -> Found {
    let mut visitor = Games { found: Found::default(), replays };
    let mut reader = Reader::new(Cursor::new(bytes));
    // It stops at what it cannot read; the counts show it.
    let _ = reader.visit_all_games(&mut visitor);
    visitor.found
}

struct Games {
    found: Found,
    replays: bool,
}

impl Visitor for Games {
    type Tags = Option<Chess>;
    /// `None` once a move could not be read.
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.found.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<()> {
        if name == b"FEN" {
            *start = Fen::from_ascii(value.as_bytes())
                .ok()
                .and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(Some(start.unwrap_or_default()))
    }

    fn san(&mut self, position: &mut Option<Chess>, san: SanPlus) -> ControlFlow<()> {
        if !self.replays {
            self.found.plies += 1;
        } else if let Some(before) = position {
            match san.san.to_move(before) {
                Ok(mv) => {
                    before.play_unchecked(mv);
                    self.found.plies += 1;
                }
                Err(_) => {
                    self.found.errors += 1;
                    *position = None;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Option<Chess>) {}
}
