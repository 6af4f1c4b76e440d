//! What the keeper of a game needs to know: when to look again, who is shown what, what is counted.

use jadoube_chess::BySide;
use jadoube_clock::Clock;

use crate::game::Phase;
use crate::game::occurrences::{occurrences, standings};
use crate::{Game, Ply, Side};

impl Game {
    /// The time of the next thing that happens without anyone doing it: a flag falls, or the
    /// default time of a missing player runs out. In game time; `None` if the passing of time
    /// cannot change anything.
    ///
    /// Law: 6.7.1, 6.8
    pub fn next_deadline(&self) -> Option<u64> {
        if self.is_over() {
            return None;
        }
        let flag = self.clock().and_then(Clock::next_flag).map(|(at, _)| at);
        let default = self.default_time_over().filter(|&over| self.at <= over);
        flag.into_iter().chain(default).min()
    }

    /// The first instant at which a missing player is too late, if the engine observes.
    fn default_time_over(&self) -> Option<u64> {
        if self.missing == BySide::both(false) || !self.rules.engine_observes() {
            return None;
        }
        let limit = self.rules.regulations().default_time_ms;
        let limit = limit.unwrap_or(self.rules.provisions().default_time_ms);
        self.started_at.map(|started| started + u64::from(limit) + 1)
    }

    /// How often the position on the board has occurred; only the arbiter is told (12.6).
    ///
    /// Law: 9.2.3
    pub fn occurrences(&self) -> usize {
        self.now.position().map_or(0, |position| occurrences(self, position))
    }

    /// The plies after which the position on the board has occurred, including the last one; `None`
    /// is the start of the game.
    ///
    /// Law: 9.2.3
    pub fn occurred_after(&self) -> Vec<Option<&Ply>> {
        let Some(position) = self.now.position() else { return Vec::new() };
        let plies = std::iter::once(None).chain(self.line.iter().map(Some));
        let stood = standings(self).zip(plies);
        stood.filter(|(it, _)| it.position() == Some(position)).map(|(_, ply)| ply).collect()
    }

    /// Whether the clocks were stopped; only the arbiter restarts them (6.11.3).
    pub fn is_stopped(&self) -> bool {
        self.phase == Phase::Stopped
    }

    /// Whether the clock still waits to be started.
    pub fn is_not_started(&self) -> bool {
        self.phase == Phase::NotStarted
    }

    /// The side that has appealed against a decision, until the appeal is decided (11.10).
    pub fn appeal(&self) -> Option<Side> {
        self.conduct.appeal.map(|(side, _)| side)
    }

    /// How often `side` was warned.
    pub const fn warnings(&self, side: Side) -> u8 {
        *self.conduct.warnings.of(side)
    }
}
