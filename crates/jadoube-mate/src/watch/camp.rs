//! The pieces of the mating side, and how they could help to give mate.

use jadoube_chess::{Board, Kind, Piece, Position, Side, Square};

use crate::attacks::{attacks_of, between, bit, squares};
use crate::fill;
use crate::watch::ideas::Idea;
use crate::watch::script::Step;
use crate::watch::walk::{Ground, Walk, farthest_step};

/// The mating side's piece, and what it attacks now as if the king to be mated were not there.
#[derive(Clone, Copy)]
pub(crate) struct Raider {
    pub(crate) walk: Walk,
    seen: u64,
    /// All squares to which its walk leads.
    pub(crate) reach: u64,
}

impl Raider {
    fn new(walk: Walk, seen: u64) -> Self {
        Self { walk, seen, reach: walk.all() }
    }
}

const RAIDERS: usize = 16;

/// A piece that helps, in how many moves and from where.
pub(crate) type Helper = (usize, usize, Square);

/// The moves of pieces that have to get out of the way.
pub(crate) type Away = [Option<Step>; 2];

pub(crate) struct Camp<'a> {
    pub(crate) position: &'a Position,
    pub(crate) by: Side,
    pub(crate) occupied: u64,
    /// All pieces except the king to be mated, which hides nothing and blocks nothing.
    pub(crate) others: u64,
    pub(crate) theirs: u64,
    pub(crate) victim: Walk,
    /// The king first.
    pub(crate) raiders: [Raider; RAIDERS],
    pub(crate) len: usize,
    pub(crate) push: Option<Step>,
    /// What is attacked by one, by two, by three pieces or more; all pawns count as one.
    attacked: [u64; 3],
    /// What the pieces of the side to be mated attack this often, and what its pawns attack.
    pub(crate) guarded: [u64; 3],
    pub(crate) guarded_by_pawns: u64,
}

impl<'a> Camp<'a> {
    /// The pieces as they stand, or after a step of a pawn.
    pub(crate) fn new(position: &'a Position, by: Side, push: Option<Step>) -> Self {
        let board = position.board();
        let moved =
            |pieces: u64| push.map_or(pieces, |step| pieces & !bit(step.from) | bit(step.to));
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
        let guarded_by_pawns = fill::pawns(!by, board.of(!by, Kind::Pawn).bits());
        let guarded = guarded(board, !by, bit(at));
        let shut = own | attacks_of(Kind::King, by, victim, 0) | guarded_by_pawns | guarded[0];
        let walk = Walk::piece(king, at, Ground { occupied, shut, avoid: 0 });
        let first = Raider::new(walk, attacks_of(Kind::King, by, at, 0));
        let mut camp = Self {
            position,
            by,
            occupied,
            others,
            theirs: board.side(!by).bits() & !bit(victim),
            victim: Walk::standing(Piece { side: !by, ..king }, victim),
            raiders: [first; RAIDERS],
            len: 0,
            push,
            attacked: [fill::pawns(by, pawns), 0, 0],
            guarded,
            guarded_by_pawns,
        };
        camp.add(first);
        for kind in PIECES {
            for from in board.of(by, kind) {
                let walk = Walk::piece(Piece { side: by, kind }, from, ground(kind));
                camp.add(Raider::new(walk, attacks_of(kind, by, from, others)));
            }
        }
        if board.of(by, Kind::Queen).is_empty() {
            for from in squares(pawns) {
                if let Some(walk) = Walk::pawn(by, from, ground(Kind::Queen)) {
                    camp.add(Raider::new(walk, 0));
                }
            }
        }
        let shut = board.side(!by).bits() | camp.held(RAIDERS, RAIDERS);
        camp.victim = Walk::piece(camp.victim.piece, victim, Ground { occupied, shut, avoid: 0 });
        camp
    }

    fn add(&mut self, raider: Raider) {
        if self.len < RAIDERS {
            self.raiders[self.len] = raider;
            self.len += 1;
            count_in(&mut self.attacked, raider.seen);
        }
    }

    /// What is attacked by all but these two pieces, which may be the same.
    pub(crate) fn held(&self, one: usize, two: usize) -> u64 {
        let seen = |index: usize| self.raiders.get(index).map_or(0, |raider| raider.seen);
        let [once, twice, thrice] = self.attacked;
        let both = if one == two { 0 } else { seen(one) & seen(two) };
        once & !seen(one) & !seen(two) | twice & !both | thrice
    }

    /// The pieces that can guard everything that is open, in how many moves and from where.
    pub(crate) fn helpers(&self, idea: &Idea) -> impl Iterator<Item = Helper> {
        let shut = self.theirs | bit(idea.check) | bit(idea.victim);
        let checker = self.raiders[idea.checker].walk.from;
        let occupied = self.others & !bit(checker) | bit(idea.check);
        let guarding = move |kind, all| {
            squares(all).fold(!shut, |from, at| from & attacks_of(kind, self.by, at, occupied))
        };
        let mut last = (Kind::Pawn, 0);
        (0..self.len).filter(move |&helper| helper != idea.checker).filter_map(move |helper| {
            let Raider { walk, seen, reach } = &self.raiders[helper];
            let kind = walk.piece.kind;
            // Pieces of a kind come one after the other.
            if last.0 != kind {
                last = (kind, guarding(kind, idea.flights));
            }
            let mut from = last.1 & reach;
            if from == 0 {
                return None;
            }
            // What it attacks now it may no longer attack from there.
            if seen & idea.open != 0 {
                from &= guarding(kind, idea.open & !self.held(idea.checker, helper));
            }
            if helper == 0 {
                from &= !attacks_of(Kind::King, self.by, idea.victim, 0);
            }
            let (moves, to) = walk.nearest(from)?;
            Some((helper, moves, to))
        })
    }

    /// A piece of the side to be mated that can step on the only open square, after others got out
    /// of the way.
    pub(crate) fn block(&self, idea: &Idea, away: &Away) -> Option<Step> {
        if !idea.flights.is_power_of_two() || idea.flights & bit(idea.check) != 0 {
            return None;
        }
        let to = squares(idea.flights).next()?;
        let zone = attacks_of(Kind::King, self.by, idea.victim, 0);
        PIECES.into_iter().find_map(|kind| {
            let mut pieces = self.position.board().of(!self.by, kind).bits();
            for step in away.iter().flatten().filter(|step| step.kind == kind) {
                pieces = pieces & !bit(step.from) | bit(step.to);
            }
            let from =
                squares(attacks_of(kind, self.by, to, self.occupied) & pieces & !zone).next()?;
            Some(Step::new(kind, from, to))
        })
    }

    /// What is open after pieces got out of the way.
    pub(crate) fn after(&self, idea: &Idea, away: &Away) -> Idea {
        let mut idea = *idea;
        let (mut left, mut taken) = (0, 0);
        for step in away.iter().flatten() {
            left |= bit(step.from);
            taken |= bit(step.to);
        }
        let walk = &self.raiders[idea.checker].walk;
        let zone = attacks_of(Kind::King, self.by, idea.victim, 0);
        let occupied = self.others & !bit(walk.from) & !left | taken;
        let seen = attacks_of(walk.piece.kind, self.by, idea.check, occupied);
        idea.open = (idea.open | zone & left & !seen) & !taken;
        idea.flights = idea.open & !self.held(idea.checker, idea.checker);
        idea
    }

    /// What has to get out of the way so that the check is not parried, preferably not to squares
    /// that busy pieces need; nothing if that is too much.
    pub(crate) fn away(&self, idea: &Idea, busy: u64) -> Option<Away> {
        let board = self.position.board();
        let check = idea.check;
        let checker = &self.raiders[idea.checker].walk;
        let occupied = self.others & !bit(checker.from) | bit(check);
        let needed = bit(check) | between(checker.piece.kind, check, idea.victim);
        let mut away = [None; 2];
        let mut count = 0;
        let takers =
            attacks_of(Kind::Pawn, self.by, check, 0) & board.of(!self.by, Kind::Pawn).bits();
        for from in squares(takers) {
            if count == away.len() {
                return None;
            }
            let to = farthest_step(!self.by, from, self.occupied)?;
            away[count] = Some(Step::new(Kind::Pawn, from, to));
            count += 1;
        }
        for from in squares(self.parriers(needed, occupied) & !bit(check)) {
            if count == away.len() {
                return None;
            }
            let kind = board.piece_at(from)?.kind;
            let parries =
                squares(needed).fold(0, |all, at| all | attacks_of(kind, self.by, at, occupied));
            let checks = attacks_of(kind, self.by, self.position.king(self.by), self.occupied);
            let to = attacks_of(kind, self.by, from, self.occupied)
                & !(self.occupied | parries | checks | needed);
            let far = !attacks_of(kind, self.by, self.position.king(self.by), 0) & !busy;
            // Preferably where it blocks the way of its king.
            let to = [idea.flights & !busy, far, !busy, !0]
                .into_iter()
                .find_map(|liked| squares(to & liked).next())?;
            away[count] = Some(Step::new(kind, from, to));
            count += 1;
        }
        Some(away)
    }

    /// The pieces of the side to be mated, except its king, that attack one of some squares if
    /// exactly these squares are occupied.
    fn parriers(&self, needed: u64, occupied: u64) -> u64 {
        let board = self.position.board();
        let [knights, bishops, rooks, queens] =
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen]
                .map(|kind| board.of(!self.by, kind).bits());
        squares(needed).fold(0, |all, at| {
            all | attacks_of(Kind::Knight, self.by, at, 0) & knights
                | attacks_of(Kind::Bishop, self.by, at, occupied) & (bishops | queens)
                | attacks_of(Kind::Rook, self.by, at, occupied) & (rooks | queens)
        })
    }
}

const PIECES: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// What the pieces of a side, except its king, attack, once, twice, three times or more, as if some
/// squares were empty.
fn guarded(board: &Board, side: Side, empty: u64) -> [u64; 3] {
    let occupied = board.occupied().bits() & !empty;
    let mut guarded = [0; 3];
    for kind in PIECES {
        for from in board.of(side, kind) {
            count_in(&mut guarded, attacks_of(kind, side, from, occupied));
        }
    }
    guarded
}

/// Adds what one more piece attacks.
const fn count_in([once, twice, thrice]: &mut [u64; 3], seen: u64) {
    *thrice |= *twice & seen;
    *twice |= *once & seen;
    *once |= seen;
}
