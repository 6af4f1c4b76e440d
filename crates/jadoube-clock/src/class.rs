use jadoube_lawbook::Class;

use crate::{Controls, TimeControl};

/// The number of moves for which increments count when a game is classified.
const COUNTED_MOVES: u32 = 60;
const MINUTE_MS: u64 = 60_000;

/// The class of a game by its time controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Classification {
    /// The class by the longer of the two times.
    pub class: Class,
    /// Whether the players have different controls: the Laws say nothing about the class of such a
    /// game, so the organiser should be warned.
    pub sides_differ: bool,
}

impl TimeControl {
    /// The time by which a game is classified: all periods, and the increments of sixty moves.
    ///
    /// A period that repeats counts as often as sixty moves require.
    ///
    /// Law: A.1, B.1
    pub fn classed_ms(&self) -> u64 {
        let given = u32::try_from(self.periods().len()).unwrap_or(u32::MAX);
        let reached = self.period_after(COUNTED_MOVES - 1).saturating_add(1);
        let times = (0..given.max(reached)).map(|index| self.period(index).time_ms);
        let moves = (0..COUNTED_MOVES).map(|made| self.period(self.period_after(made)));
        let per_move = moves.map(|period| period.per_move.ms());
        times.chain(per_move).fold(0, u64::saturating_add)
    }

    /// Standard, rapid or blitz; exactly 60 minutes is standard, exactly 10 is blitz.
    ///
    /// Law: A.1, B.1
    pub fn class(&self) -> Class {
        class_of(self.classed_ms())
    }
}

impl Controls {
    /// The class of the game, by the longer time if the players' times differ.
    ///
    /// Law: A.1, B.1
    pub fn classify(&self) -> Classification {
        Classification {
            class: class_of(self.white.classed_ms().max(self.black.classed_ms())),
            sides_differ: self.differ(),
        }
    }
}

fn class_of(ms: u64) -> Class {
    if ms >= 60 * MINUTE_MS {
        Class::Standard
    } else if ms > 10 * MINUTE_MS {
        Class::Rapid
    } else {
        Class::Blitz
    }
}
