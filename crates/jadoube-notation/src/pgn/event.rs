use std::borrow::Cow;

use super::text::decode;
use super::{Comment, GameResult, Nag, Tag, Trouble};
use crate::San;

/// One event of a PGN file, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Item<'a> {
    /// The offset of its first byte in the file.
    pub offset: u64,
    /// The event itself.
    pub event: Event<'a>,
}

/// Something in a PGN file, borrowed from it.
///
/// Move numbers are not events, because the moves already imply them.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<'a> {
    /// A tag pair.
    Tag(Tag<'a>),
    /// The end of the tags; once in every game, before its first move, result or end.
    MovesStart,
    /// A move, or whatever is in the place of a move.
    Move(MoveText<'a>),
    /// A null move, where an annotator lets a side pass: `--`, `Z0` or `@@@@`.
    Null,
    /// An annotation glyph, `$1` or `!`.
    Nag(Nag),
    /// A comment.
    Comment(Comment<'a>),
    /// A sign that belongs to the previous move but is written apart from it.
    Mark(Mark),
    /// `(`: what follows could have been played in place of the last move.
    VariationStart,
    /// `)`: the end of a variation.
    VariationEnd,
    /// A result: that of the game, if no variation is open.
    Result(GameResult),
    /// A line that begins with `%`, meant for other programs.
    Escape(&'a [u8]),
    /// Something that cannot be read.
    Trouble(Trouble<'a>),
    /// The end of a game.
    GameEnd,
}

/// The text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) san: Option<San>,
}

impl<'a> MoveText<'a> {
    /// The text, decoded.
    pub fn text(&self) -> Cow<'a, str> {
        decode(self.bytes)
    }

    /// The text as it is in the file.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The move that it says, if it is plain English SAN.
    pub const fn san(&self) -> Option<San> {
        self.san
    }
}

/// A sign that belongs to a move and may be written apart from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `(=)`: a draw was offered with the move.
    ///
    /// Law: C.12
    DrawOffer,
    /// `e.p.`: a capture en passant.
    ///
    /// Law: C.13.6
    EnPassant,
    /// `+`, `++`, `#`: check or mate.
    ///
    /// Law: C.13.4, C.13.5
    Check,
}
