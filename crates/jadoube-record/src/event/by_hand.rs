//! The few phrases that cannot be declared.

/// `sets clock White 10:00, Black 4:30, move 38`: any of the three, but not none.
pub(crate) mod clock_set {
    use std::fmt;

    use crate::Event;
    use crate::words::forms::time;
    use crate::words::{Miss, Read, Readable as _, Words, write_time};

    pub(crate) fn write(event: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Event::ClockSetByArbiter { white_ms, black_ms, move_number } = event else {
            return Ok(());
        };
        let time = |side: &str, ms: &Option<i64>| ms.map(|ms| format!("{side} {}", write_time(ms)));
        let number = move_number.map(|number| format!("move {number}"));
        let parts = [time("White", white_ms), time("Black", black_ms), number];
        write!(f, "sets clock {}", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<Event> {
        words.literal("sets clock ")?;
        let (mut white_ms, mut black_ms, mut move_number) = (None, None, None);
        loop {
            if words.literal("White ").is_ok() {
                white_ms = Some(time::read(words)?);
            } else if words.literal("Black ").is_ok() {
                black_ms = Some(time::read(words)?);
            } else if words.literal("move ").is_ok() {
                move_number = Some(u32::read(words)?);
            } else {
                return Err(Miss);
            }
            if words.literal(", ").is_err() {
                return Ok(Event::ClockSetByArbiter { white_ms, black_ms, move_number });
            }
        }
    }
}
