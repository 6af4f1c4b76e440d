//! Counting lines, whether they end with LF, CR LF or CR.

/// Counts lines up to a place in a moving window, as far as it was asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineCount {
    /// The place in the window up to which lines are counted.
    index: usize,
    line: u64,
    /// Whether the byte before is CR.
    after_cr: bool,
}

impl LineCount {
    pub(crate) const fn new() -> Self {
        Self { index: 0, line: 1, after_cr: false }
    }

    /// The line of a place in the window, which must not be before the last one asked for.
    pub(crate) fn at(&mut self, window: &[u8], index: usize) -> u64 {
        if let Some(bytes) = window.get(self.index..index)
            && let Some(last) = bytes.last()
        {
            self.line += line_ends(self.after_cr, bytes);
            self.after_cr = *last == b'\r';
            self.index = index;
        }
        self.line
    }

    /// Prepares for a window that begins at `keep`.
    pub(crate) fn forget(&mut self, window: &[u8], keep: usize) {
        self.at(window, keep);
        self.index = self.index.saturating_sub(keep);
    }
}

/// The number of line ends in some bytes; an LF after a CR is counted with it.
fn line_ends(after_cr: bool, bytes: &[u8]) -> u64 {
    let line_feeds = memchr::memchr_iter(b'\n', bytes).count();
    let mut ends = line_feeds - usize::from(after_cr && bytes.starts_with(b"\n"));
    // Most files have no CR, or have one before every LF.
    for at in memchr::memchr_iter(b'\r', bytes) {
        ends += usize::from(bytes.get(at + 1) != Some(&b'\n'));
    }
    ends as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ends_of_lines_count_once() {
        let text = b"a\nb\r\nc\rd\r\r\n\n";
        let expected = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 6, 7];
        let mut lines = LineCount::new();
        for (index, line) in expected.into_iter().enumerate() {
            assert_eq!(LineCount::new().at(text, index), line, "{index}");
            assert_eq!(lines.at(text, index), line, "{index} after the others");
        }
    }

    #[test]
    fn a_moving_window_changes_nothing() {
        let text = b"a\r\nb\r\nc\n\nd\re";
        for size in 1..text.len() {
            let mut lines = LineCount::new();
            let mut base = 0;
            for index in 0..text.len() {
                if index - base >= size {
                    lines.forget(&text[base..], size);
                    base += size;
                }
                let expected = LineCount::new().at(text, index);
                assert_eq!(lines.at(&text[base..], index - base), expected);
            }
        }
    }
}
