//! Eight bytes at a time: where a plain move begins and ends, found without a loop.

use crate::San;

/// A plain move found ahead.
pub(crate) struct Plain {
    /// How many bytes of white space and numbers stand before it.
    pub(crate) skipped: usize,
    pub(crate) len: usize,
    pub(crate) san: San,
}

/// The plain move that follows white space and a number, if it is near and white space ends it.
///
/// None means only that it takes a closer look to say what follows.
#[inline(always)]
pub(crate) fn plain_move(bytes: &[u8]) -> Option<Plain> {
    let ahead: &[u8; 16] = bytes.first_chunk()?;
    let word = load(ahead, 0);
    let white = up_to_space(word);
    // Two of them may be the end of a paragraph.
    if white & 0x8080 == 0x8080 {
        return None;
    }
    let digit = !at_least(word, b':') & at_least(word, b'0');
    let skippable = (white | digit | equal(word, b'.')) & ASCII_BITS & !word;
    let skipped = first(!skippable & ASCII_BITS)?;
    let word = load(ahead, skipped);
    let len = first(up_to_space(word) & !word)?;
    if len == 0 {
        return None;
    }
    San::parse_word(word, len).map(|san| Plain { skipped, len, san })
}

const ASCII_BITS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

#[inline(always)]
fn load(bytes: &[u8; 16], at: usize) -> u64 {
    bytes[at..].first_chunk().map_or(0, |word| u64::from_le_bytes(*word))
}

/// The number of the first byte whose highest bit is set.
#[inline(always)]
fn first(bits: u64) -> Option<usize> {
    (bits != 0).then(|| bits.trailing_zeros() as usize / 8)
}

/// Sets the highest bit of every byte that is a space or a control character.
///
/// Here and in the next two, bytes beyond ASCII give anything.
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
