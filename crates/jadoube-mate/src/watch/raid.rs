//! Mates constructed from where the pieces stand: one piece gives check, the squares beside the
//! king are blocked or guarded as they are, and one more piece may help.
//!
//! That is cheap enough to try after any move of a game; what is constructed is then played out.

use jadoube_chess::{Kind, Move, Position, Side, Square};

use crate::attacks::{attacks_of, between, bit, squares};
use crate::watch::camp::{Away, Camp, Helper};
use crate::watch::ideas::{Idea, Ideas};
use crate::watch::script::{Script, Step};
use crate::watch::walk::{FARTHEST, farthest_step};

/// A way to construct a mate.
pub(crate) type Raid = fn(&Position, Side, &mut Script, &mut Vec<Move>) -> bool;

/// Looks for a mate by a side after a move that changes much, if none can be constructed without
/// it; leaves its script and its line. Most positions have such a mate.
pub(crate) fn raid_after_a_move(
    position: &Position,
    by: Side,
    script: &mut Script,
    line: &mut Vec<Move>,
) -> bool {
    let mut moves = position.legal_moves();
    moves.sort_by_key(|&mv| rank(mv));
    // Each piece once.
    let mut tried = 0;
    moves.retain(|mv| {
        let is_first = tried & bit(mv.from()) == 0;
        tried |= bit(mv.from());
        is_first
    });
    moves.into_iter().take(FIRST_MOVES).any(|first| {
        let is_found = raid(&position.play(first), by, script, line);
        if is_found {
            line.insert(0, first);
            script.steps[position.to_move()].insert(0, first.into());
        }
        is_found
    })
}

/// How many first moves are tried.
const FIRST_MOVES: usize = 8;

/// Which first moves lead to mates most often: captures, then the moves of knights.
const fn rank(mv: Move) -> usize {
    match (mv.captured(), mv.kind()) {
        (_, Kind::King) => 5,
        (Some(_), _) => 0,
        (None, Kind::Knight) => 1,
        (None, Kind::Bishop | Kind::Queen) => 2,
        (None, Kind::Rook) => 3,
        (None, Kind::Pawn) => 4,
    }
}

/// Looks for a mate by a side, and leaves its script and its line; returns whether there is one. A
/// side in check has to answer that first.
pub(crate) fn raid(
    position: &Position,
    by: Side,
    script: &mut Script,
    line: &mut Vec<Move>,
) -> bool {
    if position.is_check() {
        return false;
    }
    let camp = Camp::new(position, by, None);
    let mut ideas = Ideas::default();
    camp.think(position.king(!by), 0, &mut ideas);
    if camp.try_out(&mut ideas, FIRST_TRIALS, script, line) {
        return true;
    }
    let mut left = KINGS;
    for moves in 1..=FARTHEST {
        let where_to = if moves <= NEAR { !0 } else { EDGE };
        for to in squares(camp.victim.hits[moves] & where_to).take(left) {
            camp.think(to, moves, &mut ideas);
            left -= 1;
        }
        if moves <= NEAR && camp.try_out(&mut ideas, NEAR_TRIALS, script, line) {
            return true;
        }
    }
    if camp.try_out(&mut ideas, TRIALS, script, line) {
        return true;
    }
    pushes(position, by).any(|push| {
        let camp = Camp::new(position, by, Some(push));
        let mut ideas = Ideas::default();
        camp.think(position.king(!by), 0, &mut ideas);
        camp.try_out(&mut ideas, TRIALS, script, line)
    })
}

/// Steps of pawns in the middle that have not moved yet.
fn pushes(position: &Position, by: Side) -> impl Iterator<Item = Step> {
    let board = position.board();
    let home = match by {
        Side::White => 0x1800,
        Side::Black => 0x0018_0000_0000_0000,
    };
    let occupied = board.occupied().bits();
    squares(board.of(by, Kind::Pawn).bits() & home).filter_map(move |from| {
        let to = farthest_step(by, from, occupied)?;
        Some(Step::new(Kind::Pawn, from, to))
    })
}

/// The number of squares to which the king to be mated may go.
const KINGS: usize = 24;
const EDGE: u64 = 0xff81_8181_8181_81ff;
/// Up to this many moves away it may be mated anywhere; farther away, only on an edge.
const NEAR: usize = 2;

/// How many ideas are tried for a king where it stands, and for one nearby at a time; how many in
/// the end, and how many helpers for each.
const FIRST_TRIALS: usize = 6;
const NEAR_TRIALS: usize = 4;
const TRIALS: usize = 12;
const HELPERS: usize = 3;

impl Camp<'_> {
    /// Adds the checks to a king on a square.
    fn think(&self, victim: Square, king_moves: usize, ideas: &mut Ideas) {
        let zone = attacks_of(Kind::King, self.by, victim, 0);
        for checker in 1..self.len {
            let walk = &self.raiders[checker].walk;
            let kind = walk.piece.kind;
            let held = self.held(checker, checker);
            let occupied = self.others & !bit(walk.from);
            let checks = attacks_of(kind, self.by, victim, occupied);
            if checks & self.raiders[checker].reach == 0 {
                continue;
            }
            for moves in walk.moves() {
                for check in squares(walk.hits[moves] & checks) {
                    let seen = attacks_of(kind, self.by, check, occupied);
                    let open = zone & !(self.theirs & !bit(check)) & !seen;
                    let flights = open & !held;
                    let count = flights.count_ones() as usize;
                    if count <= FLIGHTS {
                        let takers = self.takers(check);
                        // What the piece itself attacks stays shut, whatever moves elsewhere.
                        let others = (zone & !seen).count_ones() as usize;
                        let cost = cost(moves + count, king_moves) + count + takers + 2 * others;
                        let idea =
                            Idea { victim, king_moves, checker, check, moves, open, flights };
                        ideas.add(cost, idea);
                    }
                }
            }
        }
    }

    /// The cost of the pieces of the side to be mated that may capture the checking piece.
    const fn takers(&self, check: Square) -> usize {
        let [once, twice, thrice] = self.guarded;
        let place = check.index();
        let takers = (once >> place & 1) + (twice >> place & 1) + (thrice >> place & 1);
        TAKER * takers as usize + PAWN * (self.guarded_by_pawns >> place & 1) as usize
    }

    /// Plays out this many ideas, until one leads to mate.
    fn try_out(
        &self,
        ideas: &mut Ideas,
        trials: usize,
        script: &mut Script,
        line: &mut Vec<Move>,
    ) -> bool {
        (0..trials).map_while(|_| ideas.take()).any(|idea| self.try_idea(&idea, script, line))
    }

    fn try_idea(&self, idea: &Idea, script: &mut Script, line: &mut Vec<Move>) -> bool {
        let Some(away) = self.away(idea, bit(idea.check)) else { return false };
        let idea = &self.after(idea, &away);
        if idea.flights == 0 {
            return self.try_script(idea, &away, None, None, script, line);
        }
        let block = self.block(idea, &away);
        if block.is_some() && self.try_script(idea, &away, None, block, script, line) {
            return true;
        }
        let mut helpers: [Option<Helper>; HELPERS] = [None; HELPERS];
        for helper in self.helpers(idea) {
            let is_later = |other: &Option<Helper>| other.is_none_or(|other| other.1 > helper.1);
            if let Some(place) = helpers.iter().position(is_later) {
                helpers[place..].rotate_right(1);
                helpers[place] = Some(helper);
            }
        }
        helpers
            .into_iter()
            .flatten()
            .any(|helper| self.try_script(idea, &away, Some(helper), None, script, line))
    }

    /// Plays out an idea, with a helper or with a piece that blocks what is open.
    fn try_script(
        &self,
        idea: &Idea,
        away: &Away,
        helper: Option<Helper>,
        block: Option<Step>,
        script: &mut Script,
        line: &mut Vec<Move>,
    ) -> bool {
        script.clear();
        let [own, other] = script.steps_of(self.by);
        own.extend(self.push);
        if let Some((helper, moves, to)) = helper {
            self.raiders[helper].walk.go(moves, to, self.occupied, own);
        }
        let first = own.len();
        self.raiders[idea.checker].walk.go(idea.moves, idea.check, self.occupied, own);
        if let Some((_, _, to)) = helper
            && busy(&own[first..]) & bit(to) != 0
        {
            // The helper must not be in the way of the piece that gives check.
            let (start, last) = (usize::from(self.push.is_some()), own.len() - 1);
            own[start..last].rotate_left(first - start);
        }
        let busy = busy(own);
        if away.iter().flatten().any(|step| busy & bit(step.to) != 0) {
            let Some(away) = self.away(idea, busy) else { return false };
            other.extend(away.iter().flatten());
        } else {
            other.extend(away.iter().flatten());
        }
        self.victim.go(idea.king_moves, idea.victim, self.occupied, other);
        other.extend(block);
        script.looks_like_mate(self.position, self.by)
            && script.play_out(self.position, self.by, line)
    }
}

/// The squares that moves need.
fn busy(steps: &[Step]) -> u64 {
    steps.iter().fold(0, |busy, step| {
        busy | bit(step.from) | bit(step.to) | between(step.kind, step.from, step.to)
    })
}

/// The most squares that one piece may guard besides the checking one.
const FLIGHTS: usize = 2;

/// The cost of a piece that has to get out of the way, and the additional cost of a pawn.
const TAKER: usize = 2;
const PAWN: usize = 5;

/// The moves until both sides have made theirs, plus the mating side's own again: what is short
/// lasts longer.
fn cost(own: usize, other: usize) -> usize {
    3 * own.max(other) + own
}
