//! Words on lines of limited length.

use std::io::{self, Write};

/// The longest line in the standard's export format.
const COLUMNS: usize = 79;

pub(super) struct Wrapped<W> {
    out: W,
    /// The number of characters on the line so far.
    column: usize,
    /// Whether the next word follows without a space.
    is_open: bool,
}

impl<W: Write> Wrapped<W> {
    pub(super) const fn new(out: W) -> Self {
        Self { out, column: 0, is_open: false }
    }

    /// Writes a word, on a new line if the old one is full.
    pub(super) fn word(&mut self, word: &str) -> io::Result<()> {
        let len = word.chars().count();
        if self.column > 0 && !self.is_open {
            if self.column + 1 + len > COLUMNS {
                self.out.write_all(b"\n")?;
                self.column = 0;
            }
            // Some readers take a line inside a comment for a tag or an escape by its first
            // character.
            if self.column > 0 || word.starts_with(['[', '%']) {
                self.out.write_all(b" ")?;
                self.column += 1;
            }
        }
        self.is_open = false;
        self.column += len;
        self.out.write_all(word.as_bytes())
    }

    /// Writes a sign that the next word follows without a space.
    pub(super) fn open(&mut self, sign: &str) -> io::Result<()> {
        self.word(sign)?;
        self.is_open = true;
        Ok(())
    }

    /// Writes a sign directly after the previous word.
    pub(super) fn close(&mut self, sign: &str) -> io::Result<()> {
        self.is_open = false;
        self.column += sign.len();
        self.out.write_all(sign.as_bytes())
    }

    /// Writes a whole line.
    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        if self.column > 0 {
            self.out.write_all(b"\n")?;
        }
        self.column = 0;
        self.is_open = false;
        writeln!(self.out, "{line}")
    }

    /// Ends the text, with an empty line after it.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.out.write_all(b"\n\n")
    }
}
