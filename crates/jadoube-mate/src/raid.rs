//! Mates drawn from where the men stand: one man gives check, the squares beside the king are
//! blocked or guarded as they are, and one more man may help.
//!
//! That is cheap enough to try after any move of a game; what is drawn is then played out.

use jadoube_chess::{Kind, Move, Position, Side, Square};

use crate::camp::Camp;
use crate::men::{attacks_of, bit, squares};
use crate::script::{Script, Step};
use crate::walk::{FARTHEST, farthest_step};

/// Looks for a mate by a side, and leaves its script and its line; whether there is one.
pub(crate) fn raid(
    position: &Position,
    by: Side,
    script: &mut Script,
    line: &mut Vec<Move>,
) -> bool {
    let camp = Camp::new(position, by, None);
    let mut ideas = Ideas::new();
    camp.think(position.king(!by), 0, &mut ideas);
    if camp.try_out(&ideas, script, line) {
        return true;
    }
    for push in pushes(position, by) {
        let camp = Camp::new(position, by, Some(push));
        let mut ideas = Ideas::new();
        camp.think(position.king(!by), 0, &mut ideas);
        if camp.try_out(&ideas, script, line) {
            return true;
        }
    }
    let mut ideas = Ideas::new();
    let mut left = KINGS;
    for moves in 1..=FARTHEST {
        for to in squares(camp.victim.hits[moves] & EDGE).take(left) {
            camp.think(to, moves, &mut ideas);
            left -= 1;
        }
    }
    camp.try_out(&ideas, script, line)
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

/// To how many squares the king to be mated may go.
const KINGS: usize = 24;
const EDGE: u64 = 0xff81_8181_8181_81ff;

/// A check, and what it leaves open.
#[derive(Clone, Copy)]
pub(crate) struct Idea {
    cost: usize,
    /// Where the king is to be mated, and how many moves away that is.
    pub(crate) victim: Square,
    king_moves: usize,
    /// Who gives check from where, and in how many moves.
    pub(crate) checker: usize,
    pub(crate) check: Square,
    moves: usize,
    /// The squares beside the king that are not blocked nor attacked by that man; and of those the
    /// ones that no other man attacks.
    pub(crate) open: u64,
    pub(crate) flights: u64,
}

/// The most promising ideas, the best first.
struct Ideas {
    list: [Option<Idea>; TRIALS],
}

/// How many ideas are tried, and how many helpers for each.
const TRIALS: usize = 24;
const HELPERS: usize = 3;

impl Ideas {
    const fn new() -> Self {
        Self { list: [None; TRIALS] }
    }

    fn add(&mut self, idea: Idea) {
        let is_worse = |other: &Option<Idea>| other.is_none_or(|other| other.cost > idea.cost);
        if let Some(place) = self.list.iter().position(is_worse) {
            self.list[place..].rotate_right(1);
            self.list[place] = Some(idea);
        }
    }
}

impl Camp<'_> {
    /// Adds the checks to a king on a square.
    fn think(&self, victim: Square, king_moves: usize, ideas: &mut Ideas) {
        let zone = attacks_of(Kind::King, self.by, victim, 0);
        for checker in 1..self.len {
            let walk = &self.men[checker].walk;
            let kind = walk.piece.kind;
            let held = self.held(checker, checker);
            let occupied = self.others & !bit(walk.from);
            let checks = attacks_of(kind, self.by, victim, occupied);
            for moves in 1..=FARTHEST {
                for check in squares(walk.hits[moves] & checks) {
                    let seen = attacks_of(kind, self.by, check, occupied);
                    let open = zone & !(self.theirs & !bit(check)) & !seen;
                    let flights = open & !held;
                    let count = flights.count_ones() as usize;
                    if count <= FLIGHTS {
                        let cost = cost(moves + count, king_moves) + count;
                        ideas.add(Idea {
                            cost,
                            victim,
                            king_moves,
                            checker,
                            check,
                            moves,
                            open,
                            flights,
                        });
                    }
                }
            }
        }
    }

    /// Plays out ideas until one leads to mate.
    fn try_out(&self, ideas: &Ideas, script: &mut Script, line: &mut Vec<Move>) -> bool {
        ideas.list.iter().flatten().any(|idea| {
            let Some(away) = self.away(idea) else { return false };
            let mut play = |helper: Option<(usize, usize, Square)>, block: Option<Step>| {
                script.clear();
                let [own, other] = script.steps_of(self.by);
                other.extend(away.iter().flatten());
                self.victim.go(idea.king_moves, idea.victim, self.occupied, other);
                other.extend(block);
                own.extend(self.push);
                if let Some((helper, moves, to)) = helper {
                    self.men[helper].walk.go(moves, to, self.occupied, own);
                }
                self.men[idea.checker].walk.go(idea.moves, idea.check, self.occupied, own);
                script.play_out(self.position, self.by, line)
            };
            if idea.flights == 0 {
                return play(None, None);
            }
            let block = self.block(idea);
            block.is_some() && play(None, block) || {
                let mut helpers = self.helpers(idea);
                helpers.sort_by_key(|&(_, moves, _)| moves);
                helpers.iter().take(HELPERS).any(|&helper| play(Some(helper), None))
            }
        })
    }
}

/// So many squares one man may guard besides the one that gives check.
const FLIGHTS: usize = 3;

/// Half-moves until both sides have made their moves, and each move again.
fn cost(own: usize, other: usize) -> usize {
    2 * own.max(other) + own + other
}
