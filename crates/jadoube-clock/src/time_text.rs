//! Exact times as text: `0:09:55`, `2:00`, `0:00:04.250`.

use std::fmt;

use crate::MAX_MS;

/// Why a text is not a time of the form `H:MM:SS` or `M:SS`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a time; expected {expected}")]
pub struct ParseTimeError {
    text: String,
    expected: &'static str,
}

/// Reads `H:MM:SS`, `M:SS`, either with `.mmm`, as milliseconds.
///
/// The first number may be of any size; those after a colon have two digits and are less than 60.
///
/// ```
/// use jadoube_clock::parse_time;
///
/// assert_eq!(parse_time("0:09:55")?, 595_000);
/// assert_eq!(parse_time("2:00")?, 120_000);
/// assert_eq!(parse_time("90:00.5")?, 5_400_500);
/// assert!(parse_time("2:60").is_err());
/// # Ok::<(), jadoube_clock::ParseTimeError>(())
/// ```
pub fn parse_time(text: &str) -> Result<u64, ParseTimeError> {
    read(text).map_err(|expected| ParseTimeError { text: text.to_owned(), expected })
}

/// A time as `H:MM:SS`, with the milliseconds if there are any.
///
/// ```
/// assert_eq!(jadoube_clock::long_time(595_000).to_string(), "0:09:55");
/// assert_eq!(jadoube_clock::long_time(4_250).to_string(), "0:00:04.250");
/// ```
pub fn long_time(ms: u64) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        let (minutes, seconds) = (ms / 60_000 % 60, ms / 1_000 % 60);
        write!(f, "{}:{minutes:02}:{seconds:02}", ms / 3_600_000)?;
        write_milliseconds(f, ms)
    })
}

/// A time as `M:SS` below an hour and as `H:MM:SS` from there on, with the milliseconds if there
/// are any.
///
/// ```
/// assert_eq!(jadoube_clock::short_time(120_000).to_string(), "2:00");
/// assert_eq!(jadoube_clock::short_time(3_600_000).to_string(), "1:00:00");
/// ```
pub fn short_time(ms: u64) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        if ms >= 3_600_000 {
            return write!(f, "{}", long_time(ms));
        }
        write!(f, "{}:{:02}", ms / 60_000, ms / 1_000 % 60)?;
        write_milliseconds(f, ms)
    })
}

fn write_milliseconds(f: &mut fmt::Formatter<'_>, ms: u64) -> fmt::Result {
    match ms % 1_000 {
        0 => Ok(()),
        rest => write!(f, ".{rest:03}"),
    }
}

fn read(text: &str) -> Result<u64, &'static str> {
    const FORM: &str = "H:MM:SS or M:SS, such as 0:09:55 or 2:00";
    let (whole, fraction) =
        text.split_once('.').map_or((text, None), |(whole, rest)| (whole, Some(rest)));
    let fields: Vec<&str> = whole.split(':').collect();
    let (first, others) = fields.split_first().ok_or(FORM)?;
    if !(1..=2).contains(&others.len()) {
        return Err(FORM);
    }
    let mut units = number(first).ok_or(FORM)?;
    for field in others {
        let part = number(field).filter(|_| field.len() == 2).ok_or(FORM)?;
        if part >= 60 {
            return Err("minutes and seconds after a colon to be below 60");
        }
        units = units.saturating_mul(60).saturating_add(part);
    }
    let ms = units.saturating_mul(1_000);
    let ms = ms.saturating_add(fraction.map_or(Some(0), milliseconds).ok_or(FORM)?);
    if ms > MAX_MS {
        return Err("less than 9999 hours");
    }
    Ok(ms)
}

/// One to three digits after the point.
fn milliseconds(digits: &str) -> Option<u64> {
    let scale = match digits.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return None,
    };
    number(digits).map(|number| number * scale)
}

/// Reads digits only: `parse` alone would accept a sign.
fn number(digits: &str) -> Option<u64> {
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number)
}
