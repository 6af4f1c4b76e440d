//! One search after the other, each longer than the one before, and proofs between them.

use jadoube_chess::{Kind, Move, Position, Side, SquareSet};

use crate::answer::{Answer, Limit, Proof};
use crate::proof::cage::is_caged;
use crate::proof::forced::is_walled_in_soon;
use crate::proof::material::lacks_mating_material;
use crate::proof::split::is_walled_in;
use crate::search::closure::Closure;
use crate::search::dive::{Dive, Dived};
use crate::search::guide::Looks;
use crate::search::picture::plans;
use crate::search::scatter::scatter;
use crate::search::weights::{STYLES, Style};

/// Whether `by` can give mate, if no mate could be constructed from where the pieces stand.
pub(crate) fn search(position: &Position, by: Side, limit: Limit) -> Answer {
    let most = limit.positions;
    let mut answer = at_once(position, by).or_else(|| first(position, by, most.min(FIRST)));
    if answer.is_none() && most > FIRST {
        answer = next(position, by, most);
    }
    let answer = answer.unwrap_or_else(|| Closure::new(by, most).run(position));
    checked(position, by, Some(answer))
}

/// What needs no search: mate on the board, too little material, the end of the game.
pub(crate) fn at_once(position: &Position, by: Side) -> Option<Answer> {
    // Mate comes first: an arrangement that no game leads to may be one that the rules about
    // material exclude.
    if position.to_move() != by && position.is_checkmate() {
        return Some(Answer::Yes(Vec::new()));
    }
    if let Some(rule) = lacks_mating_material(position.board(), by) {
        return Some(Answer::No(Proof::Material(rule)));
    }
    position.ending().map(|ending| Answer::No(Proof::Over(ending)))
}

/// What a short search finds, or a short look at what the pieces can reach.
pub(crate) fn first(position: &Position, by: Side, most: usize) -> Option<Answer> {
    // Whichever looks more likely is tried first.
    let looks_locked = looks_locked(position);
    if looks_locked && is_walled_in(position, by, SPLITS) {
        return Some(Answer::No(Proof::WalledIn));
    }
    let answer = look(position, by, &STYLES[0], most);
    if answer.is_none() && !looks_locked && is_walled_in(position, by, FEW_SPLITS) {
        return Some(Answer::No(Proof::WalledIn));
    }
    answer
}

/// Looks at positions, best first; `most` bounds the work and so the positions.
fn look(position: &Position, by: Side, style: &Style, most: usize) -> Option<Answer> {
    match Dive::new(by, Looks { by, style }).run(position, most) {
        Dived::Mate(line) => Some(Answer::Yes(line)),
        Dived::Exhausted(positions) => Some(Answer::No(Proof::Exhausted { positions })),
        Dived::Nothing => None,
    }
}

/// What longer searches find, each longer than the one before.
fn next(position: &Position, by: Side, most: usize) -> Option<Answer> {
    let looks_locked = looks_locked(position);
    let forced = after_only_moves(position);
    let mut all_plans = None;
    for round in &ROUNDS {
        let styles: &[usize] = match (round.looks, looks_locked) {
            // The first search was in the first style.
            (FIRST, _) => &[1, 2],
            // The style for a crowded board is the third.
            (_, true) => &[2, 0, 1],
            (_, false) => &[0, 1, 2],
        };
        for &style in styles {
            let answer = look(position, by, &STYLES[style], most.min(round.looks));
            if answer.is_some() || most < round.looks {
                return answer;
            }
        }
        if is_walled_in_soon(position, by, round.ahead, round.splits) {
            return Some(Answer::No(Proof::WalledIn));
        }
        if round.plans > 0 {
            let plans = all_plans.get_or_insert_with(|| plans(&forced.0, by, PLANS));
            for plan in plans.iter().take(round.plans) {
                if let Dived::Mate(rest) = Dive::new(by, plan).run(&forced.0, round.positions) {
                    return Some(Answer::Yes([&*forced.1, &*rest].concat()));
                }
            }
        }
    }
    if is_caged(position, by) {
        return Some(Answer::No(Proof::WalledIn));
    }
    // Perhaps a side has only a few moves to spare.
    scatter(position, by, STARTS, FROM_EACH).map(Answer::Yes)
}

/// The position after forced moves, and those moves.
fn after_only_moves(start: &Position) -> (Position, Vec<Move>) {
    let (mut position, mut line) = (*start, Vec::new());
    while line.len() < ONLY_MOVES {
        let [mv] = position.legal_moves()[..] else { break };
        position = position.play(mv);
        line.push(mv);
    }
    (position, line)
}

/// The most forced moves to make before planning, and the number of plans to make.
const ONLY_MOVES: usize = 20;
const PLANS: usize = 16;
/// The number of positions to meet nearby, and the work to do from each that follows a capture or a
/// pawn move.
const STARTS: usize = 1000;
const FROM_EACH: usize = 300;

/// How much work the first search does: about 120 positions with many moves, 350 with few.
const FIRST: usize = 500;
/// How much work the quick search does.
pub(crate) const QUICK: usize = 140;
/// The number of abstractions looked at by then if the pieces look locked, and if they do not.
const SPLITS: usize = 8;
const FEW_SPLITS: usize = 4;

/// How much is tried before more is tried.
struct Round {
    /// The work to do in each style, counted in positions.
    looks: usize,
    /// The number of positions to check for being walled in, this one and the next ones, and the
    /// abstractions of each.
    ahead: usize,
    splits: usize,
    /// The number of plans to follow, and the work to do for each.
    plans: usize,
    positions: usize,
}

const ROUNDS: [Round; 3] = [
    Round { looks: FIRST, ahead: 12, splits: 8, plans: 6, positions: 250 },
    Round { looks: 2000, ahead: 12, splits: 50, plans: 16, positions: 750 },
    Round { looks: 10_000, ahead: 12, splits: 300, plans: 8, positions: 4000 },
];

/// Whether a look at the pieces makes it likely that they are walled in.
pub(crate) fn looks_locked(position: &Position) -> bool {
    let board = position.board();
    let white = board.of(Side::White, Kind::Pawn).bits();
    let black = board.of(Side::Black, Kind::Pawn).bits();
    let locked = (white & (black >> 8)).count_ones();
    let free = board.kind(Kind::Queen) | board.kind(Kind::Rook) | board.kind(Kind::Knight);
    free.is_empty() && locked > 0 && locked * 4 >= (white | black).count_ones()
}

/// An answer whose line has been replayed.
pub(crate) fn checked(position: &Position, by: Side, answer: Option<Answer>) -> Answer {
    let answer = answer.unwrap_or(Answer::Unknown);
    if let Answer::Yes(line) = &answer {
        assert!(is_mate_after(position, line, by), "a line must end in mate");
    }
    answer
}

/// Whether a line of legal moves ends in mate given by a side.
pub(crate) fn is_mate_after(start: &Position, line: &[Move], by: Side) -> bool {
    let mut position = *start;
    for &mv in line {
        // Castling is not found by its square.
        let is_legal = match mv.castling() {
            None => {
                let from = SquareSet::from(mv.from());
                position.find_only(mv.kind(), mv.to(), from, mv.promotion()) == Some(mv)
            }
            Some(_) => position.check(mv.attempt()) == Ok(mv),
        };
        if !is_legal {
            return false;
        }
        position.play_mut(mv);
    }
    position.is_checkmate() && position.to_move() != by
}
