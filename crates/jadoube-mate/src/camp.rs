//! The men of a side that is to give mate, and how they could help with it.

use jadoube_chess::{Board, Kind, Piece, Position, Side, Square};

use crate::men::{attacks_of, between, bit, squares};
use crate::raid::Idea;
use crate::script::Step;
use crate::walk::{Ground, Walk};

/// The mating side's man, and what it attacks now as if the king to be mated were not there.
#[derive(Clone, Copy)]
pub(crate) struct Man {
    pub(crate) walk: Walk,
    seen: u64,
}

const MEN: usize = 16;

pub(crate) struct Camp<'a> {
    pub(crate) position: &'a Position,
    pub(crate) by: Side,
    pub(crate) occupied: u64,
    /// Without the king to be mated, which hides nothing and blocks nothing.
    pub(crate) others: u64,
    pub(crate) theirs: u64,
    pub(crate) victim: Walk,
    /// The king first.
    pub(crate) men: [Man; MEN],
    pub(crate) len: usize,
    pub(crate) push: Option<Step>,
    /// What pawns attack.
    pawns: u64,
}

impl<'a> Camp<'a> {
    /// The men as they stand, or after a step of a pawn.
    pub(crate) fn new(position: &'a Position, by: Side, push: Option<Step>) -> Self {
        let board = position.board();
        let moved = |men: u64| push.map_or(men, |step| men & !bit(step.from) | bit(step.to));
        let occupied = moved(board.occupied().bits());
        let victim = position.king(!by);
        let others = occupied & !bit(victim);
        let own = moved(board.side(by).bits());
        let pawns = moved(board.of(by, Kind::Pawn).bits());
        let ground = |kind| Ground {
            occupied,
            shut: own,
            // A check on the way would have to be answered.
            avoid: attacks_of(kind, by, victim, occupied),
        };
        let king = Piece { side: by, kind: Kind::King };
        let at = position.king(by);
        let shut = own | attacks_of(Kind::King, by, victim, 0) | attacked(board, !by, bit(at));
        let walk = Walk::piece(king, at, Ground { occupied, shut, avoid: 0 });
        let first = Man { walk, seen: attacks_of(Kind::King, by, at, 0) };
        let mut camp = Self {
            position,
            by,
            occupied,
            others,
            theirs: board.side(!by).bits() & !bit(victim),
            victim: Walk::standing(Piece { side: !by, ..king }, victim),
            men: [first; MEN],
            len: 1,
            push,
            pawns: squares(pawns).fold(0, |all, from| all | attacks_of(Kind::Pawn, by, from, 0)),
        };
        for kind in PIECES {
            for from in board.of(by, kind) {
                let walk = Walk::piece(Piece { side: by, kind }, from, ground(kind));
                camp.add(Man { walk, seen: attacks_of(kind, by, from, others) });
            }
        }
        if board.of(by, Kind::Queen).is_empty() {
            for from in squares(pawns) {
                if let Some(walk) = Walk::pawn(by, from, ground(Kind::Queen)) {
                    camp.add(Man { walk, seen: 0 });
                }
            }
        }
        let shut = board.side(!by).bits() | camp.held(MEN, MEN);
        camp.victim = Walk::piece(camp.victim.piece, victim, Ground { occupied, shut, avoid: 0 });
        camp
    }

    fn add(&mut self, man: Man) {
        if self.len < MEN {
            self.men[self.len] = man;
            self.len += 1;
        }
    }

    /// What is attacked by all but these two.
    pub(crate) fn held(&self, one: usize, two: usize) -> u64 {
        let men = self.men[..self.len].iter().enumerate();
        men.fold(
            self.pawns,
            |held, (index, man)| {
                if index == one || index == two { held } else { held | man.seen }
            },
        )
    }

    /// Who can guard all that is open, in how many moves and from where.
    pub(crate) fn helpers(&self, idea: &Idea) -> Vec<(usize, usize, Square)> {
        let shut = self.theirs | bit(idea.check) | bit(idea.victim);
        let zone = attacks_of(Kind::King, self.by, idea.victim, 0);
        let checker = self.men[idea.checker].walk.from;
        let occupied = self.others & !bit(checker) | bit(idea.check);
        let helpers = (0..self.len).filter(|&helper| helper != idea.checker);
        let helpers = helpers.filter_map(|helper| {
            let walk = &self.men[helper].walk;
            let needed = idea.open & !self.held(idea.checker, helper);
            let shut = if helper == 0 { shut | zone } else { shut };
            let from = squares(needed).fold(!shut, |from, at| {
                from & attacks_of(walk.piece.kind, self.by, at, occupied & !bit(walk.from))
            });
            let (moves, to) = walk.nearest(from)?;
            Some((helper, moves, to))
        });
        helpers.collect()
    }

    /// A man of the side to be mated that can step on the only open square.
    pub(crate) fn block(&self, idea: &Idea) -> Option<Step> {
        if !idea.flights.is_power_of_two() || idea.flights & bit(idea.check) != 0 {
            return None;
        }
        let to = squares(idea.flights).next()?;
        let zone = attacks_of(Kind::King, self.by, idea.victim, 0);
        PIECES.into_iter().find_map(|kind| {
            let men = self.position.board().of(!self.by, kind).bits() & !zone;
            let from = squares(attacks_of(kind, self.by, to, self.occupied) & men).next()?;
            Some(Step::new(kind, from, to))
        })
    }

    /// What has to go away so that the check is not parried; nothing if that is too much.
    pub(crate) fn away(&self, idea: &Idea) -> Option<[Option<Step>; 3]> {
        let board = self.position.board();
        let check = idea.check;
        let checker = &self.men[idea.checker].walk;
        let occupied = self.others & !bit(checker.from) | bit(check);
        let needed = bit(check) | between(checker.piece.kind, check, idea.victim);
        let takers =
            attacks_of(Kind::Pawn, self.by, check, 0) & board.of(!self.by, Kind::Pawn).bits();
        if takers != 0 {
            return None;
        }
        let mut away = [None; 3];
        let mut count = 0;
        for kind in PIECES {
            let men = board.of(!self.by, kind).bits() & !bit(check);
            if men == 0 {
                continue;
            }
            let parries =
                squares(needed).fold(0, |all, at| all | attacks_of(kind, self.by, at, occupied));
            for from in squares(parries & men) {
                if count == away.len() {
                    return None;
                }
                let checks = attacks_of(kind, self.by, self.position.king(self.by), self.occupied);
                let to = attacks_of(kind, self.by, from, self.occupied)
                    & !(self.occupied | parries | checks | needed);
                let to = squares(to).next()?;
                away[count] = Some(Step::new(kind, from, to));
                count += 1;
            }
        }
        Some(away)
    }
}

const PIECES: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// What the men of a side but its king attack, as if some squares were empty.
fn attacked(board: &Board, side: Side, empty: u64) -> u64 {
    let occupied = board.occupied().bits() & !empty;
    PIECES.into_iter().chain([Kind::Pawn]).fold(0, |all, kind| {
        squares(board.of(side, kind).bits())
            .fold(all, |all, from| all | attacks_of(kind, side, from, occupied))
    })
}
