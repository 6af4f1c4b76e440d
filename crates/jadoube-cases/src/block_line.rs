//! Lines of a page and their places.

use crate::trouble::Place;

/// A line of a page, without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockLine {
    pub(crate) offset: usize,
    pub(crate) length: usize,
}

impl BlockLine {
    pub(crate) fn of(self, text: &str) -> &str {
        &text[self.offset..self.offset + self.length]
    }

    pub(crate) fn place<'a>(self, path: &'a str, text: &'a str) -> Place<'a> {
        let content = self.of(text);
        let indent = content.len() - content.trim_start().len();
        let length = content.trim().len();
        Place { path, text, offset: self.offset + indent, length }
    }

    /// The place of `part`, a slice of the page's text.
    pub(crate) fn place_of<'a>(self, path: &'a str, text: &'a str, part: &str) -> Place<'a> {
        let line = self.of(text);
        match line.find(part).filter(|_| !part.is_empty()) {
            Some(index) => Place { path, text, offset: self.offset + index, length: part.len() },
            None => self.place(path, text),
        }
    }
}

pub(crate) fn lines_of(text: &str) -> impl Iterator<Item = BlockLine> {
    let mut offset = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = offset;
        offset += line.len();
        BlockLine { offset: start, length: line.trim_end_matches(['\n', '\r']).len() }
    })
}
