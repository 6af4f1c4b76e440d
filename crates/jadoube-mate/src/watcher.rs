//! The question asked after every move of a game.

use jadoube_chess::{Move, Position, Side};

use crate::ask::is_mate_after;
use crate::{Answer, Limit, can_mate};

/// Keeps what is known of a game: whether each side can still give mate.
///
/// A line of mate found after one move proves the next positions too, as long as the game follows
/// it or the rest of it can still be played; and what is impossible stays so.
///
/// ```
/// use jadoube_chess::{Position, Side};
/// use jadoube_mate::{Limit, Watcher};
/// let mut watcher = Watcher::new(&Position::from_fen("8/8/8/8/8/5k2/6q1/7K w - - 0 1").unwrap());
/// assert!(watcher.can_mate(Side::Black, Limit::NONE).is_no());
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
    /// This answer for the position now.
    Now(Answer),
    /// A line that led to mate before the last move of the game.
    Before(Vec<Move>),
    /// Nothing.
    Nothing,
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
                Known::Now(Answer::No(proof)) => Known::Now(Answer::No(proof)),
                Known::Now(Answer::Yes(mut line)) if !line.is_empty() => {
                    let is_followed = line.remove(0) == mv;
                    if is_followed { Known::Now(Answer::Yes(line)) } else { Known::Before(line) }
                }
                // A line two moves old is tried no more.
                _ => Known::Nothing,
            };
        }
    }

    /// Whether `by` can give mate from the position now, as [`can_mate`] answers it.
    pub fn can_mate(&mut self, by: Side, limit: Limit) -> &Answer {
        let known = &mut self.known[by as usize];
        let answer = match std::mem::replace(known, Known::Nothing) {
            Known::Now(answer) if answer != Answer::Unknown => answer,
            Known::Before(line) if is_mate_after(&self.position, &line, by) => Answer::Yes(line),
            _ => can_mate(&self.position, by, limit),
        };
        *known = Known::Now(answer);
        match known {
            Known::Now(answer) => answer,
            Known::Before(_) | Known::Nothing => &Answer::Unknown,
        }
    }
}
