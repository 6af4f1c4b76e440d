use std::sync::Arc;

use crate::{PerMove, Period};

/// The longest time a period, an increment or a display may have: 9,999 hours.
pub const MAX_MS: u64 = 9_999 * 3_600_000;

/// The highest move number a clock counts to; by the 75-move rule no game can last longer.
pub const MAX_MOVES: u32 = 9_999;

/// The most periods a control may have.
const MAX_PERIODS: usize = 99;

/// The time a player has: one period or several, fixed before the game.
///
/// A last period with a number of moves repeats: `150m/40 + 60m/16` goes on with 16 moves an hour.
/// The order of periods, their length and the time for each move are free; controls that cannot be
/// played are refused when they are made.
///
/// ```
/// use jadoube_clock::{Period, PerMove, TimeControl};
///
/// let control: TimeControl = "90m/40 + 30m, +30s".parse()?;
/// assert_eq!(control.periods().len(), 2);
/// assert_eq!(control.period(1), Period::rest(1_800_000).with(PerMove::Increment(30_000)));
/// assert_eq!(control.to_string(), "90m/40 + 30m, +30s");
/// # Ok::<(), jadoube_clock::ParseControlError>(())
/// ```
///
/// Law: 6.3.1
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Never empty; shared, so that a clock is cheap to clone.
    periods: Arc<[Period]>,
}

/// Why periods do not make a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ControlFault {
    /// There are no periods.
    #[error("a time control needs a period")]
    NoPeriod,
    /// A period that is not the last has no number of moves.
    #[error("period {0} needs a number of moves, as in 90m/40, because another period follows")]
    RestBeforeEnd(usize),
    /// A period gives no time at all.
    #[error("period {0} gives no time")]
    NoTime(usize),
    /// A time is longer than [`MAX_MS`].
    #[error("period {0} has more than 9999 hours")]
    TooLong(usize),
    /// A number of moves is higher than [`MAX_MOVES`].
    #[error("period {0} has more than 9999 moves")]
    TooManyMoves(usize),
    /// There are more periods than any game needs.
    #[error("the time control has more than 99 periods")]
    TooManyPeriods,
}

impl ControlFault {
    /// The period at fault, counted from 1.
    pub const fn period(self) -> Option<usize> {
        match self {
            Self::NoPeriod | Self::TooManyPeriods => None,
            Self::RestBeforeEnd(number)
            | Self::NoTime(number)
            | Self::TooLong(number)
            | Self::TooManyMoves(number) => Some(number),
        }
    }
}

impl TimeControl {
    /// Makes a control of these periods, in this order.
    pub fn new(periods: impl IntoIterator<Item = Period>) -> Result<Self, ControlFault> {
        // One more than allowed is enough to know that there are too many.
        let periods: Vec<Period> = periods
            .into_iter()
            .take(MAX_PERIODS + 1)
            .map(|period| period.with(period.per_move.normal()))
            .collect();
        if periods.is_empty() {
            return Err(ControlFault::NoPeriod);
        }
        if periods.len() > MAX_PERIODS {
            return Err(ControlFault::TooManyPeriods);
        }
        for (index, period) in periods.iter().enumerate() {
            let number = index + 1;
            if period.time_ms > MAX_MS || period.per_move.ms() > MAX_MS {
                return Err(ControlFault::TooLong(number));
            }
            if period.time_ms == 0 && period.per_move.ms() == 0 {
                return Err(ControlFault::NoTime(number));
            }
            match period.moves {
                Some(moves) if moves.get() > MAX_MOVES => {
                    return Err(ControlFault::TooManyMoves(number));
                }
                None if number < periods.len() => return Err(ControlFault::RestBeforeEnd(number)),
                _ => {}
            }
        }
        Ok(Self { periods: periods.into() })
    }

    /// The periods as they were given; the last one repeats if it has a number of moves.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The period with this index, counted from 0; past the end it is the last one again.
    pub fn period(&self, index: u32) -> Period {
        let last = self.periods.len() - 1;
        self.periods[(index as usize).min(last)]
    }

    /// Whether there is a period with this index: one that was given, or a repetition of the last.
    pub fn has_period(&self, index: u32) -> bool {
        (index as usize) < self.periods.len() || self.repeats()
    }

    /// Whether the last period has a number of moves and so repeats.
    pub fn repeats(&self) -> bool {
        self.last().moves.is_some()
    }

    /// The number of moves, from the first of the game, to have completed when the period's time is
    /// over.
    ///
    /// `None` for a period in which all moves must be completed.
    pub fn moves_required(&self, index: u32) -> Option<u32> {
        let mut required = 0u32;
        let count = (index as usize).saturating_add(1);
        for period in self.periods.iter().take(count) {
            required = required.saturating_add(period.moves?.get());
        }
        let repetitions = count.saturating_sub(self.periods.len());
        let repetitions = u32::try_from(repetitions).unwrap_or(u32::MAX);
        let each = self.last().moves.map_or(0, |moves| moves.get());
        Some(required.saturating_add(repetitions.saturating_mul(each)))
    }

    /// The index of the period of a player who has completed `moves` moves.
    pub fn period_after(&self, moves: u32) -> u32 {
        let mut left = moves;
        let mut index = 0;
        for period in self.periods.iter() {
            match period.moves {
                Some(needed) if left >= needed.get() => left -= needed.get(),
                _ => return index,
            }
            index += 1;
        }
        // Only a control that repeats gets here: the others end with a period for all moves.
        let each = self.last().moves.map_or(1, |moves| moves.get());
        index.saturating_add(left / each)
    }

    /// Whether any period gives time with each move, in whatever way (III.2.2).
    pub fn has_time_per_move(&self) -> bool {
        self.periods.iter().any(|period| period.per_move.ms() > 0)
    }

    /// This time control with `per_move` in each of its periods, as III.4 provides.
    pub fn with_per_move(&self, per_move: PerMove) -> Result<Self, ControlFault> {
        Self::new(self.periods.iter().map(|period| period.with(per_move)))
    }

    fn last(&self) -> Period {
        self.periods[self.periods.len() - 1]
    }
}
