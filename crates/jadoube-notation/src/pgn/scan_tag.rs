//! Where the parts of a tag pair are.

use super::LONGEST_TOKEN;
use super::scan::{Ahead, End, trim_blanks};

/// A tag pair, or what was meant to be one; places are counted from its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TagEnd {
    Tag { name: (usize, usize), value: (usize, usize), end: usize },
    Malformed { end: usize },
    TooLong,
}

impl Ahead<'_> {
    /// Reads a tag pair. Its value ends at the first quotation mark that is followed by a bracket;
    /// if there is none, at the last one on the line that has a bracket after it.
    pub(crate) fn tag(self) -> Option<TagEnd> {
        let (bytes, at_limit) = self.within(LONGEST_TOKEN);
        let after = |rest: &[u8]| bytes.len() - trim_blanks(rest).len();
        let name_start = after(bytes.get(1..).unwrap_or_default());
        let is_name = |byte: &u8| *byte > b' ' && !b"\"[]".contains(byte);
        let name_len = bytes[name_start..].iter().take_while(|byte| is_name(byte)).count();
        let name = (name_start, name_start + name_len);
        let quote = after(&bytes[name.1..]);
        match bytes.get(quote) {
            Some(b'"') if name_len > 0 => self.value(name, quote + 1),
            None if at_limit => Some(TagEnd::TooLong),
            None if !self.is_complete => None,
            _ => self.malformed(),
        }
    }

    fn value(self, name: (usize, usize), start: usize) -> Option<TagEnd> {
        let (bytes, at_limit) = self.within(LONGEST_TOKEN);
        let mut from = start;
        while let Some(found) = memchr::memchr3(b'"', b'\n', b'\r', &bytes[from..]) {
            let at = from + found;
            if bytes[at] != b'"' {
                return Some(self.by_line(name, start, at));
            }
            from = at + 1;
            let escapes = bytes[start..at].iter().rev().take_while(|byte| **byte == b'\\').count();
            if escapes % 2 == 1 {
                continue;
            }
            let rest = trim_blanks(&bytes[from..]);
            match rest.first() {
                Some(b']') => {
                    let end = bytes.len() - rest.len() + 1;
                    return Some(TagEnd::Tag { name, value: (start, at), end });
                }
                None if !at_limit && !self.is_complete => return None,
                _ => {}
            }
        }
        match (at_limit, self.is_complete) {
            (true, _) => Some(TagEnd::TooLong),
            (false, true) => Some(self.by_line(name, start, bytes.len())),
            (false, false) => None,
        }
    }

    /// Reads the tag on a line that ends at `end`.
    fn by_line(self, name: (usize, usize), start: usize, end: usize) -> TagEnd {
        let value = self.bytes[start..end].trim_ascii_end();
        let value = value.strip_suffix(b"]").and_then(|it| it.trim_ascii_end().strip_suffix(b"\""));
        match value {
            Some(value) => TagEnd::Tag { name, value: (start, start + value.len()), end },
            None => TagEnd::Malformed { end },
        }
    }

    fn malformed(self) -> Option<TagEnd> {
        self.line().map(|end| match end {
            End::Proper(end) | End::Cut(end) => TagEnd::Malformed { end },
            End::TooLong => TagEnd::TooLong,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(&str, &str)>) {
        let ahead = Ahead { bytes: text.as_bytes(), is_complete: true };
        let found = match ahead.tag() {
            Some(TagEnd::Tag { name, value, .. }) => {
                Some((&text[name.0..name.1], &text[value.0..value.1]))
            }
            _ => None,
        };
        assert_eq!(found, expected, "{text}");
        // With fewer bytes the answer is the same or none.
        for end in 1..text.len() {
            let part = Ahead { bytes: &text.as_bytes()[..end], is_complete: false };
            assert!(part.tag().is_none_or(|part| Some(part) == ahead.tag()), "{text} up to {end}");
        }
    }

    #[test]
    fn tags_are_read_as_people_write_them() {
        check("[Event \"x\"]", Some(("Event", "x")));
        check("[ Event  \"x\" ]\n", Some(("Event", "x")));
        check("[Event\"\"]", Some(("Event", "")));
        check("[A \"x\"][B \"y\"]", Some(("A", "x")));
        check("[A \"x\\\"y\"]", Some(("A", "x\\\"y")));
        check("[A \"x \"y\" z\"]\n", Some(("A", "x \"y\" z")));
        check("[A \"x \"y\"\"]\r\n", Some(("A", "x \"y\"")));
        check("[A \"C:\\\"]\n[B \"y\"]", Some(("A", "C:\\")));
        check("[A \"\\\\\"]", Some(("A", "\\\\")));
    }

    #[test]
    fn what_is_no_tag_is_found_out() {
        for text in [
            "[",
            "[]",
            "[A]",
            "[A x]",
            "[\"x\"]",
            "[A \"x",
            "[A \"x]\n",
            "[A \"x\"\n]",
            "[[A \"x\"]",
        ] {
            check(text, None);
        }
    }
}
