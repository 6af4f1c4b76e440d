//! The moves still to be looked at, the best first, and of equal ones the last added.

use jadoube_chess::Move;

/// A move of a position met before.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) parent: u32,
    next: u32,
    pub(crate) mv: Move,
}

/// Moves by small numbers: a linked list for each number.
pub(crate) struct MoveQueue {
    entries: Vec<Entry>,
    heads: [u32; BUCKETS],
    filled: [u64; BUCKETS / 64],
}

const BUCKETS: usize = 512;
const NONE: u32 = u32::MAX;

impl MoveQueue {
    pub(crate) fn new() -> Self {
        Self { entries: Vec::with_capacity(512), heads: [NONE; BUCKETS], filled: [0; BUCKETS / 64] }
    }

    #[inline]
    pub(crate) fn push(&mut self, score: i32, parent: u32, mv: Move) {
        let score = score.clamp(0, BUCKETS as i32 - 1) as usize;
        let next = self.heads[score];
        self.heads[score] = self.entries.len() as u32;
        self.entries.push(Entry { parent, next, mv });
        self.filled[score / 64] |= 1 << (score % 64);
    }

    /// The number of moves ever added.
    pub(crate) const fn pushed(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn pop(&mut self) -> Option<Entry> {
        let word = self.filled.iter().position(|&word| word != 0)?;
        let score = word * 64 + self.filled[word].trailing_zeros() as usize;
        let entry = self.entries[self.heads[score] as usize];
        self.heads[score] = entry.next;
        if entry.next == NONE {
            self.filled[word] &= self.filled[word] - 1;
        }
        Some(entry)
    }
}
