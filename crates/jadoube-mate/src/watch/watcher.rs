//! The question asked after every move of a game.

use jadoube_chess::{BySide, Move, Position, Side};

use crate::answer::{Answer, Dead, Limit};
use crate::watch::known::{Known, Way};
use crate::watch::way_back::WayBack;

/// Keeps what is known about a game: whether each side can still give mate.
///
/// A line of mate found after one move also proves the next positions, as long as the game follows
/// it or it can still be played after other moves; and what is impossible stays impossible.
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
    way_back: WayBack,
    known: BySide<Known>,
    /// The side that is asked about first to find whether the position is dead: the one whose mate
    /// was found last.
    first: Side,
}

impl Watcher {
    /// Starts with a position.
    pub fn new(position: &Position) -> Self {
        Self {
            position: *position,
            way_back: WayBack::default(),
            known: BySide::from_fn(Known::new),
            first: Side::White,
        }
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a legal move of the current position.
    pub fn play(&mut self, mv: Move) {
        let side = self.position.to_move();
        self.position.play_mut(mv);
        let needed =
            self.known.iter().filter_map(|(_, known)| known.begins()).max().unwrap_or_default();
        let has_way_back = self.way_back.follow(&self.position, mv, needed);
        for (_, known) in &mut self.known {
            known.follow(side, mv, has_way_back);
        }
    }

    /// Whether `by` can give mate from the current position; the same answer as
    /// [`can_mate`](crate::can_mate), though perhaps with another line.
    pub fn can_mate(&mut self, by: Side, limit: Limit) -> &Answer {
        Way::ALL.into_iter().find(|&way| self.is_answered(by, way, limit));
        self.known[by].answer()
    }

    /// Whether the current position is dead; the same answer as
    /// [`is_dead_position`](crate::is_dead_position), though perhaps with another line.
    ///
    /// One line is enough to show that it is not, so this costs less than asking about each side.
    ///
    /// Law: 5.2.2
    pub fn is_dead(&mut self, limit: Limit) -> Dead {
        // What is cheap is tried for both sides before what is expensive is tried for either.
        for way in Way::ALL {
            for by in [self.first, !self.first] {
                if self.is_answered(by, way, limit)
                    && let answer @ Answer::Yes(_) = self.known[by].answer()
                {
                    self.first = by;
                    return Dead::No(by, answer.clone());
                }
            }
        }
        let [white, black] = Side::ALL.map(|by| self.known[by].answer());
        match white.is_no() && black.is_no() {
            true => Dead::Yes(white.clone(), black.clone()),
            false => Dead::Unknown,
        }
    }

    /// Whether there is an answer for a side, known or found in this way.
    fn is_answered(&mut self, by: Side, way: Way, limit: Limit) -> bool {
        self.known[by].is_answered(way, &self.position, by, &self.way_back, limit)
    }
}
