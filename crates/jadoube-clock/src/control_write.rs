//! Writes the text form of a time control.

use std::fmt;

use crate::{Controls, PerMove, Period, TimeControl};

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let periods = self.periods();
        let common = periods[0].per_move;
        let is_common = periods.iter().all(|period| period.per_move == common);
        for (index, period) in periods.iter().enumerate() {
            if index > 0 {
                f.write_str(" + ")?;
            }
            write_period(f, period)?;
            if !is_common && period.per_move != PerMove::Nothing {
                write!(f, " ({})", period.per_move)?;
            }
        }
        if is_common && common != PerMove::Nothing {
            write!(f, ", {common}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Controls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.differ() {
            write!(f, "White {}; Black {}", self.white, self.black)
        } else {
            self.white.fmt(f)
        }
    }
}

impl fmt::Display for PerMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self {
            Self::Nothing | Self::Increment(_) => "+",
            Self::Bronstein(_) => "b",
            Self::Delay(_) => "d",
        };
        f.write_str(sign)?;
        write_time(f, self.ms())
    }
}

fn write_period(f: &mut fmt::Formatter<'_>, period: &Period) -> fmt::Result {
    write_time(f, period.time_ms)?;
    match period.moves {
        Some(moves) => write!(f, "/{moves}"),
        None => Ok(()),
    }
}

/// Whole hours as hours, everything else in minutes and less: people say 90 minutes, and 2 hours.
fn write_time(f: &mut fmt::Formatter<'_>, ms: u64) -> fmt::Result {
    const HOUR_MS: u64 = 3_600_000;
    if ms == 0 {
        return f.write_str("0s");
    }
    if ms.is_multiple_of(HOUR_MS) {
        return write!(f, "{}h", ms / HOUR_MS);
    }
    let parts = [(ms / 60_000, "m"), (ms / 1_000 % 60, "s"), (ms % 1_000, "ms")];
    for (number, unit) in parts {
        if number > 0 {
            write!(f, "{number}{unit}")?;
        }
    }
    Ok(())
}
