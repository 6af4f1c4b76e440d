//! The search that decides what nothing else does.

use jadoube_chess::{Move, Position, Side};

use crate::material::lacks_mating_material;
use crate::queue::Queue;
use crate::score::score;
use crate::seen::Seen;
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
    if let Some(ending) = position.ending() {
        let is_mate_by = position.is_checkmate() && position.to_move() != by;
        return if is_mate_by { Answer::Yes(Vec::new()) } else { Answer::No(Proof::Over(ending)) };
    }
    if let Some(rule) = lacks_mating_material(position.board(), by) {
        return Answer::No(Proof::Material(rule));
    }
    Search::new(by, limit).run(position)
}

/// Where a position came from.
struct Origin {
    parent: u32,
    mv: Move,
}

/// All positions that can arise, the promising first, each once.
///
/// It ends with a mate, or with the limit, or when every position has been looked at: then there is
/// no mate among them. A position in which material alone forbids the mate is left out with all that
/// can come of it, because the rules of material outlast every move.
struct Search {
    by: Side,
    limit: Limit,
    seen: Seen,
    /// By number of the position, the first excepted.
    origins: Vec<Origin>,
    queue: Queue<(Position, u32, u32)>,
}

/// What came of looking at a position.
enum Found {
    Mate(Vec<Move>),
    LimitReached,
}

impl Search {
    const fn limit_reached(&self, met: usize) -> bool {
        met >= self.limit.positions
    }

    fn new(by: Side, limit: Limit) -> Self {
        Self { by, limit, seen: Seen::new(), origins: Vec::new(), queue: Queue::new() }
    }

    fn run(mut self, start: &Position) -> Answer {
        let Some(first) = self.seen.insert(start) else { return Answer::Unknown };
        self.queue.push(0, (*start, first, 0));
        while let Some((position, number, depth)) = self.queue.pop() {
            match self.expand(&position, number, depth) {
                Some(Found::Mate(line)) => {
                    assert!(is_mate_after(start, &line, self.by), "a line must end in mate");
                    return Answer::Yes(line);
                }
                Some(Found::LimitReached) => return Answer::Unknown,
                None => {}
            }
        }
        Answer::No(Proof::Exhausted { positions: self.seen.len() })
    }

    /// Meets all positions one move further.
    fn expand(&mut self, position: &Position, number: u32, depth: u32) -> Option<Found> {
        for mv in position.legal_moves() {
            let next = position.play(mv);
            if next.to_move() != self.by && next.is_check() && !next.has_legal_move() {
                return Some(Found::Mate(self.line_to(number, mv)));
            }
            if lacks_mating_material(next.board(), self.by).is_some() {
                continue;
            }
            if self.limit_reached(self.seen.len()) {
                return Some(Found::LimitReached);
            }
            if let Some(new) = self.seen.insert(&next) {
                self.origins.push(Origin { parent: number, mv });
                self.queue.push(score(&next, self.by, depth + 1), (next, new, depth + 1));
            }
        }
        None
    }

    /// The moves from the start to a position, and one more.
    fn line_to(&self, mut number: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while number > 0 {
            let origin = &self.origins[number as usize - 1];
            line.push(origin.mv);
            number = origin.parent;
        }
        line.reverse();
        line
    }
}

/// Whether a line of legal moves ends in mate given by a side.
fn is_mate_after(start: &Position, line: &[Move], by: Side) -> bool {
    let mut position = *start;
    for mv in line {
        if position.check(mv.attempt()) != Ok(*mv) {
            return false;
        }
        position.play_mut(*mv);
    }
    position.is_checkmate() && position.to_move() != by
}
