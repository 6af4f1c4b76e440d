use jadoube_chess::{Arrangement, Move};

use super::{Comment, Event, GameResult, Mark, MoveText, Nag, Tag, Trouble};

/// One thing that happens in a replay, and where it stands in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayItem<'a> {
    /// The offset of its first byte in the file.
    pub offset: u64,
    /// What it is.
    pub event: ReplayEvent<'a>,
}

/// What happens in a replay.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayEvent<'a> {
    /// A tag pair.
    Tag(Tag<'a>),
    /// The pieces are set up; once in every game, after its tags. Nothing, if they cannot be.
    Start(Option<&'a Arrangement>),
    /// A legal move.
    Move(Played<'a>),
    /// A side passes, as annotators let it.
    Null,
    /// The text of a move that cannot be played, because one before it could not.
    Unplayed(MoveText<'a>),
    /// A judgement on the last move.
    Nag(Nag),
    /// A comment.
    Comment(Comment<'a>),
    /// A sign that belongs to the last move.
    Mark(Mark),
    /// What follows could have been played in place of the last move.
    VariationStart,
    /// Back to the line from which the variation leads away.
    VariationEnd,
    /// A result; of the game, where no variation is open.
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
    /// The text as it stands in the file.
    pub text: MoveText<'a>,
    /// The move.
    pub mv: Move,
    /// Whether the sign of a draw offer clings to the text.
    ///
    /// Law: C.12
    pub offers_draw: bool,
    /// What is on the board after it.
    pub after: &'a Arrangement,
}

impl<'a> From<Event<'a>> for ReplayEvent<'a> {
    /// Takes over what needs no board. A move has not been played.
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
