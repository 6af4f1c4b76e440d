//! Where a piece gets in a few moves if nothing else moves.
//!
//! It only serves to guess what is close; no answer depends on it.

use std::ops::RangeInclusive;

use jadoube_chess::{Kind, Piece, Side, Square};

use crate::attacks::{attacks, bit, pawn_steps, squares};
use crate::fill::attacks_from;
use crate::watch::script::Step;

/// The most moves to consider.
pub(crate) const FARTHEST: usize = 7;
/// The most moves of a piece that goes far.
const PIECE: usize = 3;
/// The most moves of the queen that a pawn becomes.
const QUEEN: usize = 2;

/// A piece and where it gets in how many moves.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    /// The piece it is when it arrives.
    pub(crate) piece: Piece,
    pub(crate) from: Square,
    /// The steps of a pawn until it becomes that piece.
    steps: usize,
    /// The squares first reached in each number of moves, at most `last`.
    pub(crate) hits: [u64; FARTHEST + 1],
    pub(crate) last: usize,
    /// The squares from which it may go on.
    open: u64,
}

/// What stands where.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    pub(crate) occupied: u64,
    /// Where the piece cannot go, and where it should not stop on its way.
    pub(crate) shut: u64,
    pub(crate) avoid: u64,
}

impl Walk {
    pub(crate) const fn standing(piece: Piece, from: Square) -> Self {
        Self { piece, from, steps: 0, hits: [0; FARTHEST + 1], last: 0, open: 0 }
    }

    /// The ways of a piece.
    pub(crate) fn piece(piece: Piece, from: Square, ground: Ground) -> Self {
        let mut walk = Self::standing(piece, from);
        let last = if piece.kind == Kind::King { FARTHEST } else { PIECE };
        walk.spread(from, last, ground);
        walk
    }

    /// The ways of the queen that a pawn becomes, if it can just go on.
    pub(crate) fn pawn(side: Side, from: Square, ground: Ground) -> Option<Self> {
        let mut walk = Self::standing(Piece { side, kind: Kind::Queen }, from);
        let mut at = from;
        while at.rank() != side.last_rank() {
            at = farthest_step(side, at, ground.occupied)?;
            walk.steps += 1;
        }
        let occupied = ground.occupied & !bit(from);
        let last = (walk.steps + QUEEN).min(FARTHEST);
        walk.spread(at, last, Ground { occupied, ..ground });
        Some(walk)
    }

    fn spread(&mut self, from: Square, last: usize, ground: Ground) {
        self.hits[self.steps] = bit(from);
        self.last = last;
        self.open = !ground.occupied & !ground.avoid | bit(from);
        let mut met = ground.shut | bit(from);
        for moves in self.steps + 1..=last {
            let new = attacks_from(self.piece, self.hits[moves - 1] & self.open, ground.occupied);
            self.hits[moves] = new & !met;
            met |= new;
        }
    }

    /// All squares that it reaches, and the one where it stands.
    pub(crate) fn all(&self) -> u64 {
        self.hits.iter().fold(0, |all, hits| all | hits)
    }

    /// After how many moves it may arrive somewhere.
    pub(crate) fn moves(&self) -> RangeInclusive<usize> {
        self.steps.max(1)..=self.last
    }

    /// The nearest of some squares, and how many moves away it is; not the one where the piece
    /// stands.
    pub(crate) fn nearest(&self, among: u64) -> Option<(usize, Square)> {
        if among == 0 {
            return None;
        }
        self.moves().find_map(|moves| Some((moves, squares(self.hits[moves] & among).next()?)))
    }

    /// Adds the way to a square this many moves away.
    pub(crate) fn go(&self, moves: usize, to: Square, occupied: u64, steps: &mut Vec<Step>) {
        let start = steps.len();
        let Piece { side, kind } = self.piece;
        let mut at = self.from;
        for step in 1..=self.steps {
            let Some(to) = farthest_step(side, at, occupied) else { return };
            let promotion = (step == self.steps).then_some(kind);
            steps.push(Step { kind: Kind::Pawn, from: at, to, promotion });
            at = to;
        }
        let mut to = to;
        for moves in (self.steps..moves).rev() {
            let before = attacks(self.piece, to, occupied) & self.hits[moves] & self.open;
            let Some(from) = squares(before).next() else { return };
            steps.insert(start + self.steps, Step::new(kind, from, to));
            to = from;
        }
    }
}

/// The farthest square a pawn gets to with one move.
pub(crate) fn farthest_step(side: Side, from: Square, occupied: u64) -> Option<Square> {
    let mut steps = squares(pawn_steps(side, from, occupied));
    match side {
        Side::White => steps.last(),
        Side::Black => steps.next(),
    }
}
