//! How close a move brings a mate that both sides work for.
//!
//! It only decides where to look first: in the end every position is looked at.

use jadoube_chess::{Kind, Move, Position, Side, Square};

use crate::attacks::{attacks_of, bit};
use crate::fill::{self, diagonals, knights, orthogonals};
use crate::search::checks::Checks;
use crate::search::steps::{TO_EDGE, corners, fewest_steps, steps};
use crate::search::weights::{Style, Weights};

/// What matters about a position, looked up once for all its moves.
pub(crate) struct View<'a> {
    position: &'a Position,
    weights: &'a Weights,
    checks: &'a Checks,
    by: Side,
    /// The king to be mated, and the other.
    victim: Square,
    king: Square,
    /// All pieces except the king to be mated, and those of its side.
    others: u64,
    losers: u64,
    /// What the mating side's pieces, except its king, attack: at least once, at least twice.
    once: u64,
    twice: u64,
    king_attacks: u64,
    pawn_attacks: u64,
    /// The squares beside the king to be mated, and the mating side's pieces that attack one.
    zone: u64,
    guards: u64,
    /// The squares from which each kind of piece attacks a square of the zone.
    sees: [u64; 6],
    corners: &'static [u8; 64],
    /// The steps of the foremost pawn, if a queen is wanted.
    steps: i32,
    base: i32,
    /// The score with the king to be mated where it stands, without its free squares and the way
    /// between the kings; with that way; and the whole of it, if a move changes nothing.
    here: i32,
    here_apart: i32,
    unchanged: i32,
}

/// More than any move subtracts.
const OFFSET: i32 = 60;

impl<'a> View<'a> {
    pub(crate) fn new(
        position: &'a Position,
        by: Side,
        checks: &'a Checks,
        depth: u32,
        style: &'a Style,
    ) -> Self {
        let board = position.board();
        let (victim, king) = (position.king(!by), position.king(by));
        let others = board.occupied().bits() & !bit(victim);
        let own = |kind| board.of(by, kind).bits();
        let (pawns, majors) = (own(Kind::Pawn), own(Kind::Queen) | own(Kind::Rook));
        let weights = match (majors, pawns) {
            (0, 0) => &style[2],
            (0, _) => &style[1],
            _ => &style[0],
        };
        let is_queen_wanted = majors == 0 && pawns != 0;
        let all_pawns = board.kind(Kind::Pawn).bits();
        let pawn_attacks = fill::pawns(by, pawns);
        let zone = attacks_of(Kind::King, by, victim, 0);
        let Attacked { once, twice, guards } = attacked(position, by, others, pawn_attacks, zone);
        let base = OFFSET
            + depth as i32 * weights.depth
            + board.of(!by, Kind::Queen).len() as i32 * weights.queens
            + board.of(!by, Kind::Rook).len() as i32 * weights.rooks;
        let sees = if position.to_move() == by { sees(zone, others) } else { [0; 6] };
        let mut view = Self {
            position,
            weights,
            checks,
            by,
            victim,
            king,
            others,
            losers: board.side(!by).bits() & !bit(victim),
            once,
            twice,
            king_attacks: attacks_of(Kind::King, by, king, 0),
            pawn_attacks,
            zone,
            guards,
            sees,
            corners: corners(majors | pawns | own(Kind::Knight), own(Kind::Bishop)),
            steps: if is_queen_wanted { fewest_steps(by, pawns, all_pawns) } else { 0 },
            base,
            here: 0,
            here_apart: 0,
            unchanged: 0,
        };
        view.here = view.place(victim);
        view.here_apart = view.here + weights.apart * (steps(victim, king) - 2).max(0);
        view.unchanged = view.here_apart + view.free(view.losers, view.once | view.king_attacks);
        view
    }

    /// Passes each move on with a number: smaller is closer.
    #[inline]
    pub(crate) fn rate(&self, moves: &[Move], mut take: impl FnMut(i32, Move)) {
        if self.position.to_move() == self.by {
            moves.iter().for_each(|&mv| take(self.score_own(mv), mv));
        } else {
            moves.iter().for_each(|&mv| take(self.score_other(mv), mv));
        }
    }

    /// The number of one move.
    pub(crate) fn score(&self, mv: Move) -> i32 {
        if self.position.to_move() == self.by { self.score_own(mv) } else { self.score_other(mv) }
    }

    /// A move of the mating side.
    #[inline(always)]
    fn score_own(&self, mv: Move) -> i32 {
        let weights = self.weights;
        let (from, to) = (bit(mv.from()), bit(mv.to()));
        let mut score = match mv.captured() {
            None => 0,
            Some(Kind::Pawn) => weights.won_pawn,
            Some(Kind::Knight | Kind::Bishop) => weights.won_minor,
            Some(_) => weights.won_major,
        };
        if self.checks.may_check(mv) {
            score += weights.check;
        }
        let losers = self.losers & !to;
        if mv.kind() == Kind::King {
            let seen = self.once | attacks_of(Kind::King, self.by, mv.to(), 0);
            return score
                + self.here
                + self.free(losers, seen)
                + weights.apart * (steps(self.victim, mv.to()) - 2).max(0);
        }
        score += weights.approach * steps(mv.to(), self.victim);
        if mv.kind() == Kind::Pawn {
            return score + self.score_pawn(mv);
        }
        // Most moves are far from the king.
        let sees = self.sees[mv.kind() as usize] & to != 0;
        let guards = self.guards & from != 0;
        if !sees && !guards && self.zone & to == 0 {
            return score + self.unchanged;
        }
        let mut seen = self.once;
        if guards {
            seen &= self.twice | !attacks_of(mv.kind(), self.by, mv.from(), self.others);
        }
        if sees {
            seen |= attacks_of(mv.kind(), self.by, mv.to(), self.others & !from | to);
        }
        score + self.here_apart + self.free(losers, seen | self.king_attacks)
    }

    /// What a move of a pawn of the mating side changes.
    fn score_pawn(&self, mv: Move) -> i32 {
        let weights = self.weights;
        let (from, to) = (bit(mv.from()), bit(mv.to()));
        let kind = mv.promotion().unwrap_or(Kind::Pawn);
        let seen = self.once
            & (self.twice | !attacks_of(Kind::Pawn, self.by, mv.from(), self.others))
            | attacks_of(kind, self.by, mv.to(), self.others & !from | to);
        let (steps_left, score) = match mv.promotion() {
            Some(Kind::Queen | Kind::Rook) => (0, weights.promotion),
            Some(_) => (self.steps, weights.other),
            None if self.steps != 0 => {
                let board = self.position.board();
                let pawns = board.of(self.by, Kind::Pawn).bits() & !from | to;
                let all = board.kind(Kind::Pawn).bits() & !from | to;
                (fewest_steps(self.by, pawns, all), 0)
            }
            None => (0, 0),
        };
        score
            + self.here_apart
            + self.free(self.losers & !to, seen | self.king_attacks)
            + weights.steps * (steps_left - self.steps)
    }

    /// A move of the side to be mated.
    #[inline(always)]
    fn score_other(&self, mv: Move) -> i32 {
        let weights = self.weights;
        let (from, to) = (bit(mv.from()), bit(mv.to()));
        let mut score = match mv.captured() {
            None => 0,
            Some(Kind::Pawn) => weights.lost_pawn,
            Some(Kind::Knight | Kind::Bishop) => weights.lost_minor,
            Some(_) => weights.lost_major,
        };
        let seen = self.once | self.king_attacks;
        if mv.kind() == Kind::King {
            return score + self.away(mv.to(), seen);
        }
        score += weights.other;
        if to & self.pawn_attacks != 0 {
            score += weights.sacrifice;
        }
        if mv.kind() == Kind::Pawn {
            score += weights.pawn;
            if mv.promotion().is_some() {
                score += weights.other_promotion;
            }
        }
        let change = steps(mv.to(), self.victim) - steps(mv.from(), self.victim);
        score += weights.nearer * change.signum();
        if (from | to) & self.zone == 0 {
            return score + self.unchanged;
        }
        score + self.here_apart + self.free(self.losers & !from | to, seen)
    }

    /// The squares beside the king to be mated that are neither blocked nor attacked.
    #[inline(always)]
    fn free(&self, losers: u64, seen: u64) -> i32 {
        self.weights.free * (self.zone & !losers & !seen).count_ones() as i32
    }

    /// The whole score with the king to be mated elsewhere.
    #[inline(always)]
    fn away(&self, victim: Square, seen: u64) -> i32 {
        let weights = self.weights;
        let zone = attacks_of(Kind::King, self.by, victim, 0);
        self.place(victim)
            + weights.free * (zone & !self.losers & !seen).count_ones() as i32
            + weights.apart * (steps(victim, self.king) - 2).max(0)
    }

    /// The part of the score that depends on the square of the king to be mated, apart from what is
    /// near.
    #[inline(always)]
    fn place(&self, victim: Square) -> i32 {
        let weights = self.weights;
        self.base
            + weights.edge * i32::from(TO_EDGE[victim.index()])
            + weights.corner * i32::from(self.corners[victim.index()])
            + weights.steps * self.steps
    }
}

/// What the pieces of a side attack.
struct Attacked {
    once: u64,
    twice: u64,
    guards: u64,
}

/// What the pieces of `by`, except its king, attack; the king to be mated hides nothing behind it.
fn attacked(position: &Position, by: Side, others: u64, pawn_attacks: u64, zone: u64) -> Attacked {
    let board = position.board();
    let (mut once, mut twice, mut guards) = (pawn_attacks, 0, 0);
    for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        for from in board.of(by, kind) {
            let seen = attacks_of(kind, by, from, others);
            twice |= once & seen;
            once |= seen;
            guards |= if seen & zone == 0 { 0 } else { bit(from) };
        }
    }
    Attacked { once, twice, guards }
}

/// The squares from which each kind of piece attacks a square of the zone; nothing for kings and
/// pawns.
fn sees(zone: u64, others: u64) -> [u64; 6] {
    let (diagonal, orthogonal) = (diagonals(zone, others), orthogonals(zone, others));
    [0, knights(zone), diagonal, orthogonal, diagonal | orthogonal, 0]
}
