//! What the lexer finds.

use super::{Fault, GameResult, Mark, Nag};
use crate::San;

/// A text and its meaning; places are counted in the window.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TokenKind {
    Tag { name: (usize, usize), value: (usize, usize) },
    MovesStart,
    Move(Option<San>),
    Null,
    Nag(Nag),
    BraceComment,
    LineComment,
    Mark(Mark),
    VariationStart,
    VariationEnd,
    Result(GameResult),
    Escape,
    Trouble(Fault),
    GameEnd,
}
