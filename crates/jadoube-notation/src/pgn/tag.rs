use std::borrow::Cow;

use super::text::decode;

/// A tag pair, `[White "Menchik, Vera"]`.
///
/// ```
/// use jadoube_notation::pgn::{Event, Reader};
/// let mut reader = Reader::new(br#"[Event "The \"Immortal\""]"#);
/// let item = reader.next_item().unwrap().unwrap();
/// let Event::Tag(tag) = item.event else { panic!() };
/// assert_eq!(tag.name(), "Event");
/// assert_eq!(tag.value(), r#"The "Immortal""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    pub(crate) name: &'a [u8],
    pub(crate) value: &'a [u8],
}

impl<'a> Tag<'a> {
    /// The name of the tag.
    pub fn name(&self) -> Cow<'a, str> {
        decode(self.name)
    }

    /// The name as it is in the file.
    pub const fn name_bytes(&self) -> &'a [u8] {
        self.name
    }

    /// The value, decoded, with `\"` and `\\` replaced by the characters they stand for.
    pub fn value(&self) -> Cow<'a, str> {
        let text = decode(self.value);
        if text.contains('\\') { Cow::Owned(unescaped(&text)) } else { text }
    }

    /// The value as it is in the file, without the outer quotation marks.
    pub const fn value_bytes(&self) -> &'a [u8] {
        self.value
    }
}

/// A backslash before anything but a quotation mark or another backslash is an ordinary one.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let escaped = characters.next_if(|&next| character == '\\' && matches!(next, '\\' | '"'));
        plain.push(escaped.unwrap_or(character));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_escapes_are_taken_back() {
        for (raw, value) in [
            (r"plain", "plain"),
            (r#"a \"b\" c"#, r#"a "b" c"#),
            (r"C:\\games", r"C:\games"),
            (r"C:\games\", r"C:\games\"),
            (r#"a "b" c"#, r#"a "b" c"#),
        ] {
            let tag = Tag { name: b"Site", value: raw.as_bytes() };
            assert_eq!(tag.value(), value, "{raw}");
        }
    }
}
