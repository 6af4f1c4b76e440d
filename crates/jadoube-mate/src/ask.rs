//! The question and the ways to its answer, the cheap ones first.

use jadoube_chess::{Kind, Move, Position, Side};

use crate::cage::is_caged;
use crate::closure::Closure;
use crate::dive::{Dive, Dived};
use crate::forced::is_walled_in_soon;
use crate::guide::Looks;
use crate::material::lacks_mating_material;
use crate::picture::plans;
use crate::raid::raid;
use crate::scatter::scatter;
use crate::script::{Script, Step};
use crate::split::is_walled_in;
use crate::weights::{STYLES, Style};
use crate::{Answer, Limit, Proof};

/// Whether `by` can give mate by any series of legal moves from a position.
///
/// The side to move, castling rights, en passant and stalemate count; repetition and the counts of
/// moves do not, because the Laws ask for what is possible and not for what would be claimed.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::{Answer, Limit, can_mate};
/// // The pawn can be promoted, so White can still win; Black has only a king.
/// let position = Position::from_fen("8/8/8/8/8/4k3/P7/K7 w - - 0 1").unwrap();
/// let Answer::Yes(line) = can_mate(&position, Side::White, Limit::NONE) else { panic!() };
/// let end = line.iter().fold(position, |position, &mv| position.play(mv));
/// assert!(end.is_checkmate());
/// assert!(can_mate(&position, Side::Black, Limit::NONE).is_no());
/// ```
///
/// Law: 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3, I.8
pub fn can_mate(position: &Position, by: Side, limit: Limit) -> Answer {
    let answer = at_once(position, by).or_else(|| drawn(position, by));
    match answer {
        Some(answer) => checked(position, by, Some(answer)),
        None => search(position, by, limit),
    }
}

/// The same where no mate is on the board and none could be drawn from where the men stand.
pub(crate) fn search(position: &Position, by: Side, limit: Limit) -> Answer {
    let most = limit.positions;
    let mut answer = at_once(position, by).or_else(|| first(position, by, most.min(FIRST)));
    if answer.is_none() && most > FIRST {
        answer = next(position, by, most);
    }
    let answer = answer.unwrap_or_else(|| Closure::new(by, most).run(position));
    checked(position, by, Some(answer))
}

/// [`can_mate`] with little work, counted: at most some hundred positions are looked at.
///
/// It may say [`Answer::Unknown`]; what else it says is as certain.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::quick;
/// assert!(quick(&Position::start(), Side::Black).is_yes());
/// ```
///
/// Law: 5.1.2, 5.2.2, 6.9, 7.5.5
pub fn quick(position: &Position, by: Side) -> Answer {
    let answer = at_once(position, by).or_else(|| drawn(position, by));
    checked(position, by, answer.or_else(|| first(position, by, QUICK)))
}

/// Whether [`quick`] finds a mate for either side. What is cheap is tried for both sides before what
/// is dear is tried for either.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_mate::is_plainly_alive;
/// assert!(is_plainly_alive(&Position::start()));
/// ```
///
/// Law: 5.2.2
pub fn is_plainly_alive(position: &Position) -> bool {
    let mut open = [false; 2];
    for by in Side::ALL {
        let answer = at_once(position, by).or_else(|| drawn(position, by));
        match checked(position, by, answer) {
            Answer::Yes(_) => return true,
            Answer::No(_) => {}
            Answer::Unknown => open[by as usize] = true,
        }
    }
    let found = |by: Side| checked(position, by, first(position, by, QUICK)).is_yes();
    Side::ALL.into_iter().any(|by| open[by as usize] && found(by))
}

/// An answer whose line has been replayed.
fn checked(position: &Position, by: Side, answer: Option<Answer>) -> Answer {
    let answer = answer.unwrap_or(Answer::Unknown);
    if let Answer::Yes(line) = &answer {
        assert!(is_mate_after(position, line, by), "a line must end in mate");
    }
    answer
}

/// What needs no search: mate on the board, too little material, the end of the game.
fn at_once(position: &Position, by: Side) -> Option<Answer> {
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

/// A mate drawn from where the men stand, where they are many: with few a search is as quick.
fn drawn(position: &Position, by: Side) -> Option<Answer> {
    let mut line = Vec::new();
    let is_found = position.board().occupied().len() >= MANY
        && !looks_locked(position)
        && raid(position, by, &mut Script::default(), &mut line);
    is_found.then_some(Answer::Yes(line))
}

const MANY: usize = 16;

/// What a short search finds, or a short look at what the men can reach.
fn first(position: &Position, by: Side, most: usize) -> Option<Answer> {
    // What looks more likely is tried first.
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
            // The style for a crowd is the third.
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
    // Perhaps a side has only so many moves to spare.
    scatter(position, by, STARTS, FROM_EACH).map(Answer::Yes)
}

/// The position after moves to which there was no choice, and those moves.
fn after_only_moves(start: &Position) -> (Position, Vec<Move>) {
    let (mut position, mut line) = (*start, Vec::new());
    while line.len() < ONLY_MOVES {
        let [mv] = position.legal_moves()[..] else { break };
        position = position.play(mv);
        line.push(mv);
    }
    (position, line)
}

/// How many moves without choice to make before planning, and plans to make.
const ONLY_MOVES: usize = 20;
const PLANS: usize = 16;
/// Positions to meet near by, and work to do from each that a capture or a pawn move leads to.
const STARTS: usize = 1000;
const FROM_EACH: usize = 300;

/// How much work the first search does: some 120 positions with many moves, 350 with few.
const FIRST: usize = 500;
/// How much the quick one does.
const QUICK: usize = 140;
/// How many abstractions are looked at by then if men look locked, and if they do not.
const SPLITS: usize = 8;
const FEW_SPLITS: usize = 4;

/// How much is tried before trying more.
struct Round {
    /// Work to do in each style, counted in positions.
    looks: usize,
    /// Positions to look at for being walled in, this one and those next, and abstractions of each.
    ahead: usize,
    splits: usize,
    /// Plans to follow, and work to do for each.
    plans: usize,
    positions: usize,
}

const ROUNDS: [Round; 3] = [
    Round { looks: FIRST, ahead: 12, splits: 8, plans: 6, positions: 250 },
    Round { looks: 2000, ahead: 12, splits: 50, plans: 16, positions: 750 },
    Round { looks: 10_000, ahead: 12, splits: 300, plans: 8, positions: 4000 },
];

/// Whether a look at the men makes it likely that they are walled in.
fn looks_locked(position: &Position) -> bool {
    let board = position.board();
    let white = board.of(Side::White, Kind::Pawn).bits();
    let black = board.of(Side::Black, Kind::Pawn).bits();
    let locked = (white & (black >> 8)).count_ones();
    let free = board.kind(Kind::Queen) | board.kind(Kind::Rook) | board.kind(Kind::Knight);
    free.is_empty() && locked > 0 && locked * 4 >= (white | black).count_ones()
}

/// Whether a line of legal moves ends in mate given by a side.
pub(crate) fn is_mate_after(start: &Position, line: &[Move], by: Side) -> bool {
    let mut position = *start;
    for &mv in line {
        // Castling is not found by its square.
        let is_legal = match mv.castling() {
            None => Step::from(mv).find(&position) == Some(mv),
            Some(_) => position.check(mv.attempt()) == Ok(mv),
        };
        if !is_legal {
            return false;
        }
        position.play_mut(mv);
    }
    position.is_checkmate() && position.to_move() != by
}
