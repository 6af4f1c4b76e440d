//! What tells a search where to look first.

use jadoube_chess::{Move, Position, Side};

use crate::search::checks::Checks;
use crate::search::view::View;
use crate::search::weights::Style;

/// Rates the moves of a position. It only says where to look first.
pub(crate) trait Guide {
    /// What the guide remembers about the line that led to a position.
    type Trace: Copy;

    /// What it remembers at the start.
    fn start(&self) -> Self::Trace;

    /// What it remembers one move later.
    fn follow(&self, trace: Self::Trace, mv: Move) -> Self::Trace;

    /// Passes each move on with a number, the smaller the better; it may hold back moves that it
    /// does not like, if it says so in [`IS_COMPLETE`](Self::IS_COMPLETE).
    fn rate(
        &self,
        position: &Position,
        trace: Self::Trace,
        depth: u32,
        checks: &Checks,
        moves: &[Move],
        take: impl FnMut(i32, Move),
    );

    /// Whether it passes on all moves.
    const IS_COMPLETE: bool;
}

impl<G: Guide> Guide for &G {
    type Trace = G::Trace;
    const IS_COMPLETE: bool = G::IS_COMPLETE;

    fn start(&self) -> G::Trace {
        G::start(self)
    }

    fn follow(&self, trace: G::Trace, mv: Move) -> G::Trace {
        G::follow(self, trace, mv)
    }

    fn rate(
        &self,
        position: &Position,
        trace: G::Trace,
        depth: u32,
        checks: &Checks,
        moves: &[Move],
        take: impl FnMut(i32, Move),
    ) {
        G::rate(self, position, trace, depth, checks, moves, take);
    }
}

/// Goes by what the position looks like.
pub(crate) struct Looks<'a> {
    pub(crate) by: Side,
    pub(crate) style: &'a Style,
}

impl Guide for Looks<'_> {
    type Trace = ();
    const IS_COMPLETE: bool = true;

    fn start(&self) {}

    fn follow(&self, (): (), _: Move) {}

    fn rate(
        &self,
        position: &Position,
        (): (),
        depth: u32,
        checks: &Checks,
        moves: &[Move],
        take: impl FnMut(i32, Move),
    ) {
        View::new(position, self.by, checks, depth, self.style).rate(moves, take);
    }
}
