//! A place in a text that is being read.

/// The rest of a text, and the place where it begins.
///
/// The selectors that choose between a plain and a coloured glyph are skipped: they say nothing
/// about the move.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut cursor = Self { text, at: 0 };
        cursor.advance(0);
        cursor
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// Where the rest begins, in bytes.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Advances by a number of bytes, which must end between two characters.
    pub(crate) fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        let rest = self.rest().trim_start_matches(['\u{fe0e}', '\u{fe0f}']);
        self.at = self.text.len() - rest.len();
    }

    pub(crate) fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.advance(rest.len() - rest.trim_start().len());
    }

    /// Takes the next character if `read` accepts it.
    pub(crate) fn take<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let read = read(next)?;
        self.advance(next.len_utf8());
        Some(read)
    }

    /// Takes the next character if it is one of these.
    pub(crate) fn take_any(&mut self, wanted: &[char]) -> bool {
        self.take(|next| wanted.contains(&next).then_some(())).is_some()
    }

    /// Takes the first of these texts that comes next; small letters may also be capitals.
    pub(crate) fn take_first(&mut self, wanted: &[&str]) -> bool {
        let rest = self.rest();
        let found = wanted.iter().find(|wanted| {
            rest.get(..wanted.len()).is_some_and(|start| start.eq_ignore_ascii_case(wanted))
        });
        match found {
            Some(text) => {
                self.advance(text.len());
                true
            }
            None => false,
        }
    }

    /// Takes what `read` reads, or nothing if it fails.
    pub(crate) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = *self;
        let read = read(self);
        if read.is_none() {
            *self = before;
        }
        read
    }
}
