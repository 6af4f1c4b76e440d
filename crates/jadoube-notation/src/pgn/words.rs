//! Eight bytes at a time: where plain moves and plain tags begin and end.

use super::LONGEST_TOKEN;
use crate::San;

/// A plain move found ahead.
pub(crate) struct Plain {
    /// The number of bytes of white space and numbers before it.
    pub(crate) skipped: usize,
    pub(crate) len: usize,
    pub(crate) san: San,
}

/// Finds the plain move after white space and a number, if it is near and followed by white space.
///
/// `None` means only that a closer look is needed to tell what follows.
#[inline(always)]
pub(crate) fn plain_move(bytes: &[u8]) -> Option<Plain> {
    let ahead: &[u8; 16] = bytes.first_chunk()?;
    let word = load(ahead, 0)?;
    let white = up_to_space(word);
    let digit = !at_least(word, b':') & at_least(word, b'0');
    let skippable = (white | digit | equal(word, b'.')) & ASCII_BITS & !word;
    let skipped = first(!skippable & ASCII_BITS)?;
    let next = load(ahead, 8)?;
    let shift = (skipped * 8) as u32;
    // Two line ends may end a paragraph, and zeros may be not a number but a malformed move.
    let before = (1 << shift) - 1;
    if white & white << 8 & before != 0 {
        return None;
    }
    if skipped >= 4 {
        let zero = equal(word, b'0');
        if zero & zero << 8 & before & ASCII_BITS != 0 {
            return None;
        }
    }
    let ends = white & !word;
    let next_ends = up_to_space(next) & !next;
    let word = word >> shift | (next << 1) << (63 - shift);
    let ends = ends >> shift | (next_ends << 1) << (63 - shift);
    let len = first(ends)?;
    if len == 0 {
        return None;
    }
    San::parse_word(word, len).map(|san| Plain { skipped, len, san })
}

/// A plain tag found ahead, as the places of its parts.
pub(crate) struct PlainTag {
    pub(crate) start: usize,
    pub(crate) name_end: usize,
    pub(crate) value_end: usize,
}

impl PlainTag {
    /// The place where the value begins, after a space and a quotation mark.
    pub(crate) const fn value_start(&self) -> usize {
        self.name_end + 2
    }

    /// The place where the tag ends, after a quotation mark and a bracket.
    pub(crate) const fn end(&self) -> usize {
        self.value_end + 2
    }
}

/// Finds the tag on the next line, if it is written exactly as `[Name "value"]`. The event tag is
/// left out, as it may begin another game.
///
/// `None` means only that a closer look is needed to tell what follows.
#[inline(always)]
pub(crate) fn plain_tag(bytes: &[u8]) -> Option<PlainTag> {
    let ahead: &[u8; 24] = bytes.first_chunk()?;
    let start = 1 + usize::from(ahead[0] == b'\r');
    if ahead[start - 1] != b'\n' || ahead[start] != b'[' {
        return None;
    }
    // What is too long for the closer look is too long here.
    let bytes = bytes.get(..=start + LONGEST_TOKEN).unwrap_or(bytes);
    let mut name_end = start + 1;
    let mut word = load(bytes, name_end)?;
    let mut stop = name_stop(word);
    if stop == 0 {
        name_end += 8;
        word = load(bytes, name_end)?;
        stop = name_stop(word);
    }
    name_end += first(stop)?;
    let is_event = name_end == start + 6 && bytes[start..].starts_with(b"[Event");
    if is_event || name_end == start + 1 {
        return None;
    }
    let value_start = name_end + 2;
    if bytes.get(name_end..value_start)? != b" \"" {
        return None;
    }
    let value = memchr::memchr3(b'"', b'\n', b'\r', &bytes[value_start..])?;
    let value_end = value_start + value;
    // A backslash makes the quotation mark part of the value.
    let is_closed = bytes[value_end - 1] != b'\\' && bytes[value_end..].starts_with(b"\"]");
    is_closed.then_some(PlainTag { start, name_end, value_end })
}

/// Marks the bytes that cannot be in a name.
#[inline(always)]
fn name_stop(word: u64) -> u64 {
    let stop = up_to_space(word) | equal(word, b'"') | equal(word, b'[') | equal(word, b']');
    stop & ASCII_BITS & !word
}

const ASCII_BITS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

#[inline(always)]
fn load(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|word| u64::from_le_bytes(*word))
}

/// The number of the first byte whose highest bit is set.
#[inline(always)]
fn first(bits: u64) -> Option<usize> {
    (bits != 0).then(|| bits.trailing_zeros() as usize / 8)
}

/// Sets the highest bit of every byte that is a space or a control character.
///
/// Here and in the next two functions, bytes beyond ASCII may give any result.
#[inline(always)]
fn up_to_space(word: u64) -> u64 {
    !at_least(word, b' ' + 1) & ASCII_BITS
}

/// Sets the highest bit of every byte that is `limit` or more.
#[inline(always)]
fn at_least(word: u64, limit: u8) -> u64 {
    // With the highest bit set no byte borrows from the next.
    (word | ASCII_BITS) - ONES * u64::from(limit)
}

/// Sets the highest bit of every byte that is `byte`.
#[inline(always)]
fn equal(word: u64, byte: u8) -> u64 {
    !at_least(word ^ (ONES * u64::from(byte)), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(usize, usize)>) {
        let mut bytes = text.as_bytes().to_vec();
        bytes.resize(bytes.len().max(16), b' ');
        let found = plain_move(&bytes).map(|plain| (plain.skipped, plain.len));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn moves_are_found_behind_numbers() {
        check("e4 e5 2. Nf3", Some((0, 2)));
        check(" 12. Nf3+ e5", Some((5, 4)));
        check("1...\nNf3+ e5", Some((5, 4)));
        check("112. Qa1xb2+ ", Some((5, 7)));
        check("\n1.e4\n", Some((3, 2)));
        check("e8=Q+ ", Some((0, 5)));
    }

    #[test]
    fn all_else_takes_a_closer_look() {
        for text in [
            "",
            " ",
            "1-0 ",
            "1/2-1/2",
            "*",
            "e4!",
            "e4) ",
            "{e4 } ",
            "e4{ ",
            "  e4 ",
            "\n\n1. e4",
            "1\n\n1. e4",
            "0000 e4",
            "1111111. e4",
            "0-0 ",
            "$1 e4",
            "(e4 ",
            "\u{2658}f3 ",
            "e4\u{a0}",
            "12345678",
        ] {
            check(text, None);
        }
        assert!(plain_move(b"e4 e5 Nf3 Nc6 B").is_none());
    }

    #[track_caller]
    fn check_tag(text: &str, expected: Option<(&str, &str)>) {
        let mut bytes = text.as_bytes().to_vec();
        bytes.resize(bytes.len() + 24, b' ');
        let found = plain_tag(&bytes).map(|tag| {
            (&text[tag.start + 1..tag.name_end], &text[tag.value_start()..tag.value_end])
        });
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn plain_tags_are_found() {
        check_tag("\n[White \"x\"]", Some(("White", "x")));
        check_tag("\r\n[EventDate \"x\"]", Some(("EventDate", "x")));
        check_tag("\n[A \"\"]", Some(("A", "")));
        check_tag("\n[WhiteRatingDiff \"+5\"]", Some(("WhiteRatingDiff", "+5")));
        check_tag("\n[Site \"a long value, Łódź\"]", Some(("Site", "a long value, Łódź")));
    }

    #[test]
    fn other_tags_take_a_closer_look() {
        for text in [
            "[A \"x\"]",
            "\n\n[A \"x\"]",
            "\n[A  \"x\"]",
            "\n[A\"x\"]",
            "\n[A \"x\" ]",
            "\n[A]",
            "\n[A \"x\ny\"]",
            "\n[A \"x\\\"y\"]",
            "\n[A \"x\"y\"]",
            "\n[ A \"x\"]",
            "\n[ \"x\"]",
            "\n[[A \"x\"]",
            "\n[Event \"x\"]",
            "\n[ThisNameIsFarTooLong \"x\"]",
        ] {
            check_tag(text, None);
        }
    }

    #[test]
    fn bits_are_set_for_just_the_bytes_meant() {
        for byte in 0..=127u8 {
            for other in [0, b' ', b'!', b'.', b'/', b'0', b'9', b':', b'z', 127] {
                let mut bytes = [other; 8];
                bytes[3] = byte;
                let word = u64::from_le_bytes(bytes);
                let bit = |bits: u64| bits & (0x80 << 24) != 0;
                assert_eq!(bit(up_to_space(word)), byte <= b' ');
                assert_eq!(bit(at_least(word, b'0')), byte >= b'0');
                assert_eq!(bit(equal(word, b'.')), byte == b'.');
            }
        }
    }
}
