//! The question asked after every move of a game.

use jadoube_chess::{Move, Position, Side};

use crate::ask::is_mate_after;
use crate::men::bit;
use crate::{Answer, Limit, can_mate};

/// Keeps what is known of a game: whether each side can still give mate.
///
/// A line of mate found after one move proves the next positions too, as long as the game follows
/// it or it can still be played after other moves; and what is impossible stays so.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::{Limit, Watcher};
/// let mut watcher = Watcher::new(&Position::start());
/// for attempt in ["e2e4", "e7e5", "g1f3", "b8c6"] {
///     let mv = watcher.position().check(attempt.parse().unwrap()).unwrap();
///     watcher.play(mv);
///     assert!(watcher.can_mate(Side::White, Limit::NONE).is_yes());
///     assert!(watcher.can_mate(Side::Black, Limit::NONE).is_yes());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Watcher {
    position: Position,
    known: [Known; 2],
}

/// What is known for one side.
#[derive(Clone, Debug)]
enum Known {
    /// This answer for the position now. The line of a mate may begin with a move that only waits
    /// until the other side goes on with the line proper.
    Now(Answer, Begins),
    /// A line that led to mate before the last move of the game; begun by that move's side, or by
    /// the other.
    Before(Vec<Move>, Begins),
    /// Nothing.
    Nothing,
}

/// How a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    /// With the move of the side that has the move.
    AtOnce,
    /// With the other side's move, before which the side that has the move must wait.
    AfterWaiting,
}

impl Watcher {
    /// Begins with a position.
    pub const fn new(position: &Position) -> Self {
        Self { position: *position, known: [Known::Nothing, Known::Nothing] }
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Goes on with a legal move of the position.
    pub fn play(&mut self, mv: Move) {
        self.position.play_mut(mv);
        for known in &mut self.known {
            *known = match std::mem::replace(known, Known::Nothing) {
                // No move leads out of where no mate is possible.
                Known::Now(Answer::No(proof), begins) => Known::Now(Answer::No(proof), begins),
                Known::Now(Answer::Yes(line), begins) if !line.is_empty() => {
                    after(line, begins, mv)
                }
                // A line that was not asked about meanwhile waits for its side's move.
                Known::Before(line, Begins::AfterWaiting) => Known::Before(line, Begins::AtOnce),
                _ => Known::Nothing,
            };
        }
    }

    /// Whether `by` can give mate from the position now, as [`can_mate`] answers it.
    pub fn can_mate(&mut self, by: Side, limit: Limit) -> &Answer {
        let known = &mut self.known[by as usize];
        let (answer, begins) = match std::mem::replace(known, Known::Nothing) {
            Known::Now(answer, begins) if answer != Answer::Unknown => (answer, begins),
            Known::Before(line, begins) => match adapted(&self.position, line, begins, by) {
                Some(line) => (Answer::Yes(line), begins),
                None => (can_mate(&self.position, by, limit), Begins::AtOnce),
            },
            _ => (can_mate(&self.position, by, limit), Begins::AtOnce),
        };
        *known = Known::Now(answer, begins);
        match known {
            Known::Now(answer, _) => answer,
            Known::Before(..) | Known::Nothing => &Answer::Unknown,
        }
    }
}

/// What remains of a line after a move of the game.
fn after(mut line: Vec<Move>, begins: Begins, mv: Move) -> Known {
    let is_followed = line[0] == mv;
    match begins {
        Begins::AtOnce if !is_followed => Known::Before(line, Begins::AfterWaiting),
        _ => {
            line.remove(0);
            if is_followed {
                Known::Now(Answer::Yes(line), Begins::AtOnce)
            } else {
                Known::Before(line, Begins::AtOnce)
            }
        }
    }
}

/// The line if it can still be played, with a waiting move before it if need be.
fn adapted(position: &Position, line: Vec<Move>, begins: Begins, by: Side) -> Option<Vec<Move>> {
    if begins == Begins::AtOnce {
        return is_mate_after(position, &line, by).then_some(line);
    }
    let used = line.iter().fold(0, |used, mv| used | bit(mv.from()) | bit(mv.to()));
    let mut moves = Vec::with_capacity(64);
    position.legal_moves_into(&mut moves);
    let waits = |mv: &&Move| {
        !mv.resets_quiet_plies()
            && mv.castling().is_none()
            && used & (bit(mv.from()) | bit(mv.to())) == 0
    };
    let mut waiting = Vec::with_capacity(line.len() + 1);
    for &wait in moves.iter().filter(waits).take(WAITS) {
        waiting.clear();
        waiting.push(wait);
        waiting.extend_from_slice(&line);
        if is_mate_after(position, &waiting, by) {
            return Some(waiting);
        }
    }
    None
}

/// How many waiting moves to try.
const WAITS: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is played, the watcher answers as the question asked afresh, and its lines are mates.
    #[test]
    fn a_watched_game_is_answered_as_one_asked_afresh() {
        let limit = Limit::positions(500);
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/5k2/8/2p1p3/2P1P3/8/3BK3/8 w - - 0 1",
            "8/8/4k3/8/3n4/8/4PK2/8 b - - 0 1",
        ] {
            let mut watcher = Watcher::new(&Position::from_fen(fen).expect("a position"));
            let mut number = 7_usize;
            for _ in 0..60 {
                let position = *watcher.position();
                for by in Side::ALL {
                    let afresh = can_mate(&position, by, limit);
                    let answer = watcher.can_mate(by, limit);
                    assert_eq!(answer.is_yes(), afresh.is_yes(), "{position}");
                    assert_eq!(answer.is_no(), afresh.is_no(), "{position}");
                    if let Answer::Yes(line) = answer {
                        assert!(is_mate_after(&position, line, by), "{position}");
                    }
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                number = number.wrapping_mul(31).wrapping_add(11) % 10_007;
                watcher.play(moves[number % moves.len()]);
            }
        }
    }
}
