//! How far a text that begins in a certain way extends, and what it says.
//!
//! Each function takes the bytes from the beginning of the text. If it would have to see more of
//! them than there are, it returns `None`, unless the file ends there.

use super::{LONGEST_SYMBOL, LONGEST_TOKEN};

/// The bytes from a place on.
#[derive(Clone, Copy)]
pub(crate) struct Ahead<'a> {
    pub(crate) bytes: &'a [u8],
    /// Whether the file ends where the bytes end.
    pub(crate) is_complete: bool,
}

/// How a text ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// After this many bytes, as it should.
    Proper(usize),
    /// After this many bytes, because something else begins or the file ends.
    Cut(usize),
    /// Beyond the limit.
    TooLong,
}

impl<'a> Ahead<'a> {
    /// The bytes up to a limit, and whether the limit is what ends them.
    ///
    /// A text that is exactly as long as the limit must still be followed by the byte that ends it.
    pub(crate) fn within(self, limit: usize) -> (&'a [u8], bool) {
        match self.bytes.get(..=limit) {
            Some(bytes) => (bytes, true),
            None => (self.bytes, false),
        }
    }

    /// The answer if the end of a text was not found.
    fn unfound(self, at_limit: bool) -> Option<End> {
        match (at_limit, self.is_complete) {
            (true, _) => Some(End::TooLong),
            (false, true) => Some(End::Cut(self.bytes.len())),
            (false, false) => None,
        }
    }

    /// Reads a comment in braces. It also ends at the next game's first tag, or else all games up
    /// to the next closing brace would be lost.
    pub(crate) fn comment(self) -> Option<End> {
        let (bytes, at_limit) = self.within(LONGEST_TOKEN);
        let closed = memchr::memchr(b'}', bytes);
        let inside = &bytes[..closed.unwrap_or(bytes.len())];
        if let Some(end) = next_game(inside) {
            return Some(End::Cut(end));
        }
        match closed {
            Some(brace) => Some(End::Proper(brace + 1)),
            None => self.unfound(at_limit),
        }
    }

    /// Reads up to the end of the line, which is not counted.
    pub(crate) fn line(self) -> Option<End> {
        let (bytes, at_limit) = self.within(LONGEST_TOKEN);
        match memchr::memchr2(b'\n', b'\r', bytes) {
            Some(end) => Some(End::Proper(end)),
            None => self.unfound(at_limit),
        }
    }

    /// Reads a word among the moves.
    pub(crate) fn word(self) -> Option<End> {
        let (bytes, at_limit) = self.within(LONGEST_SYMBOL);
        let mut end = 0;
        while let Some(&byte) = bytes.get(end) {
            if byte == b'(' && end > 0 && matches!(bytes[end - 1], b'1' | b'8') {
                match promotion_in_brackets(&bytes[end..]) {
                    Some(0) => return Some(End::Proper(end)),
                    Some(len) => end += len,
                    None if at_limit || self.is_complete => return Some(End::Proper(end)),
                    None => return None,
                }
            } else if ends_word(&bytes[end..]) || is_latin_space(bytes, end) {
                return Some(End::Proper(end));
            } else {
                end += 1;
            }
        }
        match self.unfound(at_limit) {
            Some(End::Cut(end)) => Some(End::Proper(end)),
            other => other,
        }
    }

    /// The number of digits that come next.
    pub(crate) fn digits(self) -> Option<usize> {
        let (bytes, at_limit) = self.within(LONGEST_SYMBOL);
        match bytes.iter().position(|byte| !byte.is_ascii_digit()) {
            None if !at_limit && !self.is_complete => None,
            found => Some(found.unwrap_or(bytes.len())),
        }
    }

    /// Whether a tag pair begins here, `[Name "`.
    pub(crate) fn opens_tag(self) -> Option<bool> {
        if self.bytes.starts_with(FIRST_TAG) {
            return Some(true);
        }
        let (bytes, at_limit) = self.within(LONGEST_SYMBOL);
        let name = trim_blanks(bytes.strip_prefix(b"[").unwrap_or_default());
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let len = name.iter().take_while(|byte| is_name(byte)).count();
        match trim_blanks(&name[len..]) {
            [b'"', ..] => Some(len > 0),
            [] if !at_limit && !self.is_complete => None,
            _ => Some(false),
        }
    }

    /// Whether nothing more of this game follows: only white space up to a tag or the end of the
    /// file.
    ///
    /// A very long run of white space counts as something.
    pub(crate) fn is_game_over(self) -> Option<bool> {
        let (bytes, at_limit) = self.within(LONGEST_SYMBOL);
        match bytes.iter().position(|&byte| byte > b' ') {
            Some(at) if bytes[at] == b'[' => Self { bytes: &self.bytes[at..], ..self }.opens_tag(),
            Some(_) => Some(false),
            None if at_limit => Some(false),
            None => self.is_complete.then_some(true),
        }
    }
}

/// The place in a comment where the next game's first tag begins, at the beginning of a line.
pub(crate) fn next_game(bytes: &[u8]) -> Option<usize> {
    memchr::memchr2_iter(b'\n', b'\r', bytes)
        .map(|at| at + 1)
        .find(|&at| bytes[at..].starts_with(FIRST_TAG))
}

/// The beginning of the first tag of a game that keeps to the standard.
pub(crate) const FIRST_TAG: &[u8] = b"[Event \"";

/// Whether a word ends before these bytes.
pub(crate) fn ends_word(bytes: &[u8]) -> bool {
    match bytes {
        [] => true,
        // In the middle of a word it is more likely to be part of a UTF-8 character.
        [0xa0, ..] => false,
        [0x80..=0xff, ..] => odd_space(bytes) > 0,
        [byte, ..] => WORD_ENDS[usize::from(*byte)],
    }
}

/// The ASCII characters that cannot be part of a word.
static WORD_ENDS: [bool; 128] = {
    let mut table = [false; 128];
    let mut byte = 0;
    while byte <= b' ' {
        table[byte as usize] = true;
        byte += 1;
    }
    let signs = *b"{}()[];!?$%<>\",*";
    let mut at = 0;
    while at < signs.len() {
        table[signs[at] as usize] = true;
        at += 1;
    }
    table
};

/// Whether a no-break space of Latin-1 is there; after ASCII it cannot be part of UTF-8.
fn is_latin_space(bytes: &[u8], at: usize) -> bool {
    bytes[at] == 0xa0 && at > 0 && bytes[at - 1].is_ascii()
}

/// The length of white space beyond ASCII at the beginning: a no-break space in UTF-8 or in
/// Latin-1, or a byte order mark, which concatenated files have in the middle.
pub(crate) fn odd_space(bytes: &[u8]) -> usize {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => 3,
        [0xc2, 0xa0, ..] => 2,
        [0xa0, ..] => 1,
        _ => 0,
    }
}

/// The length of dots at the beginning: one, or an ellipsis in UTF-8 or in Windows-1252.
pub(crate) fn dots(bytes: &[u8]) -> usize {
    match bytes {
        [0xe2, 0x80, 0xa6, ..] => 3,
        [b'.' | 0x85, ..] => 1,
        _ => 0,
    }
}

/// The length of a new piece in brackets, `(Q)`; 0 if it is something else.
fn promotion_in_brackets(bytes: &[u8]) -> Option<usize> {
    let letter = &bytes[1..];
    let len = match letter.first()? {
        byte if byte.is_ascii_alphabetic() => 1,
        // One UTF-8 character, or a letter of two, like that of the Russian king.
        0x80.. => letter.iter().take(5).take_while(|byte| **byte >= 0x80).count(),
        _ => return Some(0),
    };
    match letter.get(len)? {
        b')' => Some(len + 2),
        _ => Some(0),
    }
}

/// The bytes after spaces and tabs.
pub(crate) fn trim_blanks(bytes: &[u8]) -> &[u8] {
    let blanks = bytes.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    &bytes[blanks..]
}
