use jadoube_chess::{Arrangement, Move};

use super::{Comment, Event, GameResult, Mark, MoveText, Nag, Tag, Trouble};

/// One event of a replay, and where it is in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayItem<'a> {
    /// The offset of its first byte in the file.
    pub offset: u64,
    /// The event itself.
    pub event: ReplayEvent<'a>,
}

/// What can happen in a replay.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayEvent<'a> {
    /// A tag pair.
    Tag(Tag<'a>),
    /// The pieces are set up; once in every game, after its tags. `None` if they cannot be set up.
    Start(Option<&'a Arrangement>),
    /// A legal move.
    Move(Played<'a>),
    /// A null move, where an annotator lets a side pass.
    Null,
    /// The text of a move that cannot be played, because an earlier one could not.
    Unplayed(MoveText<'a>),
    /// An annotation glyph about the last move.
    Nag(Nag),
    /// A comment.
    Comment(Comment<'a>),
    /// A sign that belongs to the last move.
    Mark(Mark),
    /// What follows could have been played in place of the last move.
    VariationStart,
    /// The return to the line that the variation departs from.
    VariationEnd,
    /// A result: that of the game, if no variation is open.
    Result(GameResult),
    /// A line for other programs.
    Escape(&'a [u8]),
    /// Something that cannot be read or played.
    Trouble(Trouble<'a>),
    /// The end of a game.
    GameEnd,
}

/// A move that was found and played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played<'a> {
    /// The text as it is in the file.
    pub text: MoveText<'a>,
    /// The move.
    pub mv: Move,
    /// Whether the sign of a draw offer is attached to the text.
    ///
    /// Law: C.12
    pub offers_draw: bool,
    /// The board after the move.
    pub after: &'a Arrangement,
}

impl<'a> From<Event<'a>> for ReplayEvent<'a> {
    /// Converts everything that needs no board. A move counts as not played.
    fn from(event: Event<'a>) -> Self {
        match event {
            Event::Tag(tag) => Self::Tag(tag),
            Event::MovesStart => Self::Start(None),
            Event::Move(text) => Self::Unplayed(text),
            Event::Null => Self::Null,
            Event::Nag(nag) => Self::Nag(nag),
            Event::Comment(comment) => Self::Comment(comment),
            Event::Mark(mark) => Self::Mark(mark),
            Event::VariationStart => Self::VariationStart,
            Event::VariationEnd => Self::VariationEnd,
            Event::Result(result) => Self::Result(result),
            Event::Escape(line) => Self::Escape(line),
            Event::Trouble(trouble) => Self::Trouble(trouble),
            Event::GameEnd => Self::GameEnd,
        }
    }
}
