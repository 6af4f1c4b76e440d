//! A game as it is in the file, before its moves are found.

use std::mem;

use super::game::{Problem, Step};
use super::resolve::{RawMove, RawStep};
use super::start::Start;
use super::{GameResult, Trouble};

/// The most parts (tags, moves, comments, signs) of a game; anything beyond is reported and left
/// out.
pub const MOST_STEPS: usize = 1 << 20;

/// The most bytes of text in a game; anything beyond is reported and left out.
pub const MOST_TEXT: usize = 1 << 26;

/// The most problems of a game that are listed one by one; the others are only counted.
pub const MOST_PROBLEMS: usize = 1 << 10;

#[derive(Default)]
pub(super) struct Raw {
    pub(super) tags: Vec<(String, String)>,
    pub(super) start: Start,
    pub(super) steps: Vec<RawStep>,
    /// The number of open variations.
    pub(super) depth: u32,
    pub(super) result: Option<GameResult>,
    /// The result, if it is written like castling.
    pub(super) castling: Option<RawMove>,
    pub(super) problems: Problems,
    /// Bytes of text so far.
    text: usize,
    is_too_long: bool,
}

impl Raw {
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.steps.is_empty()
    }

    pub(super) fn push(&mut self, step: RawStep) {
        let len = match &step {
            RawStep::Move(mv) => mv.text.len(),
            RawStep::Step(Step::Comment(text)) => text.len(),
            RawStep::Step(_) => 0,
        };
        if self.has_room_for(len) {
            self.steps.push(step);
        }
    }

    pub(super) fn push_tag(&mut self, name: String, value: String) {
        if self.has_room_for(name.len() + value.len()) {
            self.tags.push((name, value));
        }
    }

    pub(super) fn push_trouble(&mut self, trouble: Trouble<'static>) {
        self.start.trouble(&trouble);
        self.problems.push(Problem::Trouble(trouble));
    }

    /// Notes what is wrong with the tags about the start.
    pub(super) fn end_tags(&mut self) {
        while let Some(trouble) = self.start.next_trouble(0) {
            self.problems.push(Problem::Trouble(trouble));
        }
    }

    /// Reserves room for one more part with this much text, if there is any.
    fn has_room_for(&mut self, len: usize) -> bool {
        self.text = self.text.saturating_add(len);
        let parts = self.tags.len() + self.steps.len();
        if parts < MOST_STEPS && self.text <= MOST_TEXT {
            return true;
        }
        if !mem::replace(&mut self.is_too_long, true) {
            self.problems.push(Problem::TooLong);
        }
        false
    }
}

/// Problems, of which only a limited number is kept.
#[derive(Default)]
pub(super) struct Problems {
    kept: Vec<Problem>,
    /// The number of problems that were not kept.
    more: usize,
}

impl Problems {
    fn push(&mut self, problem: Problem) {
        if self.kept.len() < MOST_PROBLEMS {
            self.kept.push(problem);
        } else {
            self.more = self.more.saturating_add(1);
        }
    }

    /// These and other problems, in the order of the file.
    pub(super) fn and(self, others: Vec<Problem>) -> Vec<Problem> {
        let Self { kept: mut problems, mut more } = self;
        problems.extend(others);
        problems.sort_by_key(Problem::offset);
        more = more.saturating_add(problems.len().saturating_sub(MOST_PROBLEMS));
        problems.truncate(MOST_PROBLEMS);
        if more > 0 {
            problems.push(Problem::More(more));
        }
        problems
    }
}
