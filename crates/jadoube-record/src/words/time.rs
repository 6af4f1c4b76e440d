//! Lengths of time as the law cases write them.

/// Reads `M:SS`, `H:MM:SS` or either with `.mmm`, as milliseconds.
pub fn parse_time(text: &str) -> Option<i64> {
    jadoube_clock::parse_time(text).ok().and_then(|ms| i64::try_from(ms).ok())
}

/// Reads a time with any number of hours: what passed between two acts need not fit a clock.
pub fn parse_span(text: &str) -> Option<i64> {
    parse_time(text).or_else(|| {
        let (hours, rest) = text.split_once(':')?;
        let is_number = hours.bytes().all(|digit| digit.is_ascii_digit());
        let hours: i64 = hours.parse().ok().filter(|_| is_number)?;
        let rest = rest.contains(':').then(|| parse_time(&format!("0:{rest}")))??;
        hours.checked_mul(3_600_000)?.checked_add(rest)
    })
}

/// Writes milliseconds as `M:SS` below an hour and `H:MM:SS` from an hour on, with `.mmm` only
/// where the seconds are not whole.
pub fn write_time(ms: i64) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    format!("{sign}{}", jadoube_clock::short_time(ms.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for (text, ms) in [("2:00", 120_000), ("1:30:00", 5_400_000), ("0:04.500", 4_500)] {
            assert_eq!(parse_time(text), Some(ms));
            assert_eq!(write_time(ms), text);
        }
        assert_eq!(parse_time("0:09:55"), Some(595_000));
        assert_eq!(write_time(-1_500), "-0:01.500");
        assert_eq!(parse_time("1:75"), None);
    }

    #[test]
    fn spans_are_read_however_long() {
        for ms in [0, 120_000, 9_999 * 3_600_000, 9_007_199_254_740_991, i64::MAX] {
            assert_eq!(parse_span(&write_time(ms)), Some(ms), "{}", write_time(ms));
        }
        for wrong in
            ["", "99999", "99999999:00", "+99999:00:00", "99999:60:00", "9e9:00:00", "-1:00:00"]
        {
            assert_eq!(parse_span(wrong), None, "{wrong}");
        }
        assert_eq!(parse_span("99999999999999999999:00:00"), None);
    }
}
