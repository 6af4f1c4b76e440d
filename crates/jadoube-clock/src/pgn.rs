//! PGN's `TimeControl` tag.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::control::MAX_MS;
use crate::{Controls, ParseControlError, PerMove, Period, TextFault, TimeControl};

/// The value of PGN's `TimeControl` tag.
///
/// Beyond the standard, a period with a number of moves may have an increment (`40/5400+30`),
/// seconds may have decimals (`10+0.1`), and `d` or `b` instead of the plus sign means a delay or
/// Bronstein time, for which the standard has no sign.
///
/// ```
/// use jadoube_clock::{PgnTimeControl, TimeControl};
///
/// let PgnTimeControl::Control(control) = "40/5400+30:1800+30".parse()? else { panic!() };
/// assert_eq!(control.to_string(), "90m/40 + 30m, +30s");
/// let daily: PgnTimeControl = "1/86400".parse()?;
/// assert_eq!(daily, PgnTimeControl::Control("24h/1".parse()?));
/// assert_eq!(daily.to_string(), "1/86400");
/// # Ok::<(), jadoube_clock::ParseControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PgnTimeControl {
    /// `?`: the time control is unknown.
    Unknown,
    /// `-`: the game had no time control.
    NoControl,
    /// `*180`: an hourglass, in which a player gains what the opponent uses. The Laws do not have
    /// it and a [`crate::Clock`] does not support it.
    Sandclock {
        /// The time each player starts with.
        time_ms: u64,
    },
    /// A control as in the Laws.
    Control(TimeControl),
}

impl From<&Controls> for PgnTimeControl {
    /// PGN has one control for both players: the result is unknown if their controls differ.
    fn from(controls: &Controls) -> Self {
        if controls.differ() { Self::Unknown } else { Self::Control(controls.white.clone()) }
    }
}

impl FromStr for PgnTimeControl {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::NoControl),
            _ => {}
        }
        if let Some(time) = text.strip_prefix('*').filter(|time| !time.contains(':')) {
            let span = 1..text.len();
            let time_ms = milliseconds(time).and_then(positive);
            let time_ms = time_ms.map_err(|fault| ParseControlError::new(fault, text, span))?;
            return Ok(Self::Sandclock { time_ms });
        }
        let mut periods = Vec::new();
        let mut spans: Vec<Range<usize>> = Vec::new();
        let mut start = 0;
        for field in text.split(':') {
            let span = start..start + field.len();
            start = span.end + 1;
            let period = period(field);
            let period =
                period.map_err(|fault| ParseControlError::new(fault, text, span.clone()))?;
            periods.push(period);
            spans.push(span);
        }
        TimeControl::new(periods).map(Self::Control).map_err(|fault| {
            let span = fault.period().and_then(|number| spans.get(number - 1));
            let span = span.cloned().unwrap_or(0..text.len());
            ParseControlError::new(TextFault::Control(fault), text, span)
        })
    }
}

impl fmt::Display for PgnTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::NoControl => f.write_str("-"),
            Self::Sandclock { time_ms } => write!(f, "*{}", seconds(*time_ms)),
            Self::Control(control) => {
                for (index, period) in control.periods().iter().enumerate() {
                    if index > 0 {
                        f.write_str(":")?;
                    }
                    write_period(f, period)?;
                }
                Ok(())
            }
        }
    }
}

fn write_period(f: &mut fmt::Formatter<'_>, period: &Period) -> fmt::Result {
    if let Some(moves) = period.moves {
        write!(f, "{moves}/")?;
    }
    write!(f, "{}", seconds(period.time_ms))?;
    let sign = match period.per_move {
        PerMove::Nothing => return Ok(()),
        PerMove::Increment(_) => '+',
        PerMove::Delay(_) => 'd',
        PerMove::Bronstein(_) => 'b',
    };
    write!(f, "{sign}{}", seconds(period.per_move.ms()))
}

/// Seconds, with as many decimals as needed.
fn seconds(ms: u64) -> String {
    let (whole, part) = (ms / 1_000, ms % 1_000);
    if part == 0 {
        whole.to_string()
    } else {
        let decimals = format!("{part:03}");
        format!("{whole}.{}", decimals.trim_end_matches('0'))
    }
}

fn period(field: &str) -> Result<Period, TextFault> {
    if field.starts_with('*') {
        return Err(TextFault::SandclockAmongPeriods);
    }
    let (moves, rest) = match field.split_once('/') {
        Some((moves, rest)) => (Some(moves), rest),
        None => (None, field),
    };
    let moves = match moves {
        None => 0,
        Some(moves) => match number(moves)? {
            0 => return Err(TextFault::ExpectedMoves),
            moves => u32::try_from(moves).map_err(|_| TextFault::TooLarge)?,
        },
    };
    let (time, per_move) = match rest.find(['+', 'd', 'b']) {
        None => (rest, PerMove::Nothing),
        Some(at) => {
            let ms = milliseconds(&rest[at + 1..])?;
            let per_move = match rest.as_bytes()[at] {
                b'd' => PerMove::Delay(ms),
                b'b' => PerMove::Bronstein(ms),
                _ => PerMove::Increment(ms),
            };
            (&rest[..at], per_move)
        }
    };
    Ok(Period::moves(moves, milliseconds(time)?).with(per_move))
}

/// Seconds with at most three decimals, as milliseconds.
fn milliseconds(text: &str) -> Result<u64, TextFault> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if decimals.len() > 3 {
        return Err(TextFault::ExpectedPgnField);
    }
    let part = number(&format!("{decimals:0<3}"))?;
    if decimals.is_empty() {
        return Err(TextFault::ExpectedPgnField);
    }
    number(whole)?.checked_mul(1_000).and_then(|ms| ms.checked_add(part)).ok_or(TextFault::TooLarge)
}

fn positive(ms: u64) -> Result<u64, TextFault> {
    match ms {
        0 => Err(TextFault::ExpectedPgnField),
        ms if ms > MAX_MS => Err(TextFault::TooLarge),
        ms => Ok(ms),
    }
}

/// Reads digits only: `parse` alone would accept a sign.
fn number(digits: &str) -> Result<u64, TextFault> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TextFault::ExpectedPgnField);
    }
    digits.parse().map_err(|_| TextFault::TooLarge)
}
