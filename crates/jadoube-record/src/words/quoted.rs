//! Texts in the words of the law cases, on one line whatever is in them.
//!
//! In quotation marks `\"` and `\\` stand for the mark and the backslash, `\n`, `\r` and `\t` for the
//! ends of lines and the tabulator, `\u{202e}` for any character by its number. A backslash before
//! anything else stands for itself.

use std::fmt::{self, Write as _};

/// A text in quotation marks, with what could end or garble it escaped.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for letter in self.0.chars() {
            match letter {
                '"' | '\\' => write!(f, "\\{letter}")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                letter if does_not_show(letter) => write!(f, "\\u{{{:x}}}", u32::from(letter))?,
                letter => f.write_char(letter)?,
            }
        }
        f.write_char('"')
    }
}

/// A text that ends its line: as it is where nothing in it needs escaping, else in quotation marks.
pub(crate) struct Last<'a>(pub(crate) &'a str);

impl fmt::Display for Last<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text) = *self;
        let is_plain = !text.is_empty()
            && text.trim() == text
            && !text.starts_with('"')
            && !text.chars().any(does_not_show);
        if is_plain { f.write_str(text) } else { write!(f, "{}", Quoted(text)) }
    }
}

/// Reads what [`Last`] has written.
pub(crate) fn read_last(text: &str) -> String {
    match take(text) {
        Some((quoted, "")) => quoted,
        _ => text.to_owned(),
    }
}

/// Takes a text in quotation marks off the front; what is left comes with it.
pub(crate) fn take(text: &str) -> Option<(String, &str)> {
    let mut rest = text.strip_prefix('"')?;
    let mut taken = String::new();
    loop {
        let end = rest.find(['"', '\\'])?;
        taken.push_str(&rest[..end]);
        let (mark, after) = rest[end..].split_at(1);
        if mark == "\"" {
            return Some((taken, after));
        }
        let (letter, after) = escaped(after).unwrap_or(('\\', after));
        taken.push(letter);
        rest = after;
    }
}

/// The character that is meant by what follows a backslash.
fn escaped(text: &str) -> Option<(char, &str)> {
    let mut letters = text.chars();
    let letter = match letters.next()? {
        mark @ ('"' | '\\') => mark,
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let (number, rest) = letters.as_str().strip_prefix('{')?.split_once('}')?;
            let is_number = (1..=6).contains(&number.len())
                && number.bytes().all(|digit| digit.is_ascii_hexdigit());
            let number = u32::from_str_radix(number, 16).ok().filter(|_| is_number)?;
            return Some((char::from_u32(number)?, rest));
        }
        _ => return None,
    };
    Some((letter, letters.as_str()))
}

/// Control characters, other ends of lines, and what turns the direction of text.
fn does_not_show(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_written_on_one_line_and_read_back() {
        for (text, written) in [
            ("check", r#""check""#),
            ("", r#""""#),
            ("he said \"check\"", r#""he said \"check\"""#),
            ("a\nb\r\tc", r#""a\nb\r\tc""#),
            ("\\n", r#""\\n""#),
            ("\0\u{1b}\u{202e}", r#""\u{0}\u{1b}\u{202e}""#),
            ("ż🙂", r#""ż🙂""#),
        ] {
            assert_eq!(Quoted(text).to_string(), written);
            assert_eq!(take(written), Some((text.to_owned(), "")), "{written}");
            assert_eq!(read_last(&Last(text).to_string()), text);
        }
    }

    #[test]
    fn a_backslash_before_anything_else_stands_for_itself() {
        for text in [r"¯\_(ツ)_/¯", r"\u{}", r"\u{110000}", r"\u{d800}", r"\u{0000041}", r"\u{+1}"]
        {
            assert_eq!(take(&format!("\"{text}\" on")), Some((text.to_owned(), " on")));
        }
        assert_eq!(take(r#""\u{41}\u{0041}""#), Some(("AA".to_owned(), "")));
    }

    #[test]
    fn a_text_without_an_end_is_none() {
        for text in ["", "x", "\"", "\"x", r#""x\""#, r#""\\\""#] {
            assert_eq!(take(text), None, "{text}");
        }
    }

    #[test]
    fn the_end_of_a_line_is_plain_where_it_can_be() {
        for text in ["a phone rang", "the \"queen\" is missing", "C:\\new"] {
            assert_eq!(Last(text).to_string(), text);
        }
        for text in ["", " a", "a ", "\"a\"", "\"a\" b", "a\nb", "\u{a0}"] {
            assert!(Last(text).to_string().starts_with('"'), "{text:?}");
            assert_eq!(read_last(&Last(text).to_string()), text, "{text:?}");
        }
        assert_eq!(read_last("\"a\" and \"b\""), "\"a\" and \"b\"");
    }
}
