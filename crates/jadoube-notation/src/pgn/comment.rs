use std::borrow::Cow;
use std::time::Duration;

use super::text::decode;

/// A comment: `{in braces}`, or from `;` to the end of the line.
///
/// ```
/// use std::time::Duration;
/// use jadoube_notation::pgn::{Event, Evaluation, Reader};
/// let mut reader = Reader::new(b"{A quiet move. [%clk 1:02:03] [%eval -0.25,18]}");
/// let item = reader.next_item().unwrap().unwrap();
/// let Event::Comment(comment) = item.event else { panic!() };
/// assert_eq!(comment.clock(), Some(Duration::from_secs(3723)));
/// assert_eq!(comment.evaluation(), Some(Evaluation::Centipawns(-25)));
/// assert_eq!(comment.prose(), "A quiet move.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment<'a> {
    pub(crate) bytes: &'a [u8],
}

impl<'a> Comment<'a> {
    /// Makes a comment of these bytes, without braces or semicolon.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    /// The whole text, decoded and trimmed.
    pub fn text(&self) -> Cow<'a, str> {
        decode(self.bytes.trim_ascii())
    }

    /// The bytes as they are in the file, without braces or semicolon.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The commands in the comment, `[%name value]`, in order.
    pub fn commands(&self) -> impl Iterator<Item = Command<'a>> + use<'a> {
        let mut rest = self.bytes;
        std::iter::from_fn(move || {
            let (_, command, after) = next_command(rest)?;
            rest = after;
            Some(command)
        })
    }

    /// The annotator's own text, without the commands.
    pub fn prose(&self) -> String {
        let mut prose = String::new();
        let mut rest = self.bytes;
        while let Some((before, _, after)) = next_command(rest) {
            append(&mut prose, before);
            rest = after;
        }
        append(&mut prose, rest);
        prose
    }

    /// The time on the mover's clock after the move, `[%clk 0:05:00]`.
    pub fn clock(&self) -> Option<Duration> {
        self.value("clk").and_then(parse_time)
    }

    /// The time that the move took, `[%emt 0:00:07]`.
    pub fn elapsed(&self) -> Option<Duration> {
        self.value("emt").and_then(parse_time)
    }

    /// An engine's evaluation of the position, `[%eval 0.17]`, from White's point of view.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.value("eval").and_then(parse_evaluation)
    }

    fn value(&self, name: &str) -> Option<&'a str> {
        self.commands().find(|command| command.name == name).map(|command| command.value)
    }
}

/// A command to a program inside a comment, `[%clk 0:05:00]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// The word after the per cent sign.
    pub name: &'a str,
    /// The rest, trimmed.
    pub value: &'a str,
}

/// An engine's evaluation of a position, from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// An advantage in hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; by Black, if negative.
    Mate(i32),
}

/// The text before the next command, the command, and what follows it.
fn next_command(bytes: &[u8]) -> Option<(&[u8], Command<'_>, &[u8])> {
    let mut from = 0;
    loop {
        let start = from + memchr::memmem::find(&bytes[from..], b"[%")?;
        let end = start + memchr::memchr(b']', &bytes[start..])?;
        if let Ok(inside) = std::str::from_utf8(&bytes[start + 2..end]) {
            let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
            let command = Command { name, value: value.trim() };
            return Some((&bytes[..start], command, &bytes[end + 1..]));
        }
        // Commands are always ASCII; this is prose that happens to look like one.
        from = end;
    }
}

fn append(prose: &mut String, part: &[u8]) {
    let part = decode(part.trim_ascii());
    if !prose.is_empty() && !part.is_empty() {
        prose.push(' ');
    }
    prose.push_str(&part);
}

/// Reads hours, minutes and seconds, separated by colons; the last may have decimals.
fn parse_time(text: &str) -> Option<Duration> {
    let mut seconds = 0u64;
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let parts: Vec<&str> = whole.splitn(4, ':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        let part: u64 = digits(part)?.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    if fraction.is_empty() {
        return Some(Duration::from_secs(seconds));
    }
    let nanoseconds = format!("{:0<9.9}", digits(fraction)?).parse().ok()?;
    Some(Duration::new(seconds, nanoseconds))
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// Reads `0.17`, `-1.5,20` with the depth after it, or `#-3`.
fn parse_evaluation(text: &str) -> Option<Evaluation> {
    let text = text.split(',').next()?.trim();
    if let Some(moves) = text.strip_prefix('#') {
        return moves.parse().ok().map(Evaluation::Mate);
    }
    let pawns: f64 = text.parse().ok()?;
    // A float beyond the range of integers becomes the nearest one.
    pawns.is_finite().then(|| Evaluation::Centipawns((pawns * 100.0).round() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        for (text, milliseconds) in [
            ("0:05:00", Some(300_000)),
            ("1:40:00.5", Some(6_000_500)),
            ("0:00:03.25", Some(3_250)),
            ("90", Some(90_000)),
            ("5:30", Some(330_000)),
            ("", None),
            ("1:2:3:4", None),
            ("-0:01:00", None),
            ("0:0x:00", None),
            ("99999999999999999999:00:00", None),
        ] {
            assert_eq!(parse_time(text), milliseconds.map(Duration::from_millis), "{text}");
        }
    }

    #[test]
    fn evaluations_are_read() {
        for (text, evaluation) in [
            ("0.17", Some(Evaluation::Centipawns(17))),
            ("-1.5,20", Some(Evaluation::Centipawns(-150))),
            ("#-3", Some(Evaluation::Mate(-3))),
            ("#4", Some(Evaluation::Mate(4))),
            ("nan", None),
            ("", None),
        ] {
            assert_eq!(parse_evaluation(text), evaluation, "{text}");
        }
    }

    #[test]
    fn prose_and_commands_are_parted() {
        let comment = Comment::new(b" good [%csl Rd4,Gd5][%cal Ge2e4] K\xf6nig [%clk 0:01] ");
        let names: Vec<_> = comment.commands().map(|command| command.name).collect();
        assert_eq!(names, ["csl", "cal", "clk"]);
        assert_eq!(comment.prose(), "good König");
        assert_eq!(Comment::new(b"[%open").prose(), "[%open");
        assert_eq!(Comment::new(b"[%\xff] x").prose(), "[%\u{ff}] x");
    }
}
