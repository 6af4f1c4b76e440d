//! Where the bytes of a file come from: all at once, or through a window that is refilled.

use std::io::{self, Read};

use self::private::Window;

/// A source of bytes: [`Slice`] or [`Stream`].
pub trait Input: Window {}

impl<I: Window> Input for I {}

pub(crate) mod private {
    use std::io;

    /// A window of bytes that can be refilled.
    pub trait Window {
        /// The bytes in the window.
        fn bytes(&self) -> &[u8];

        /// Whether no bytes follow those in the window.
        fn is_complete(&self) -> bool;

        /// Drops the bytes before `keep` and gets some more, or finds that there are none.
        fn refill(&mut self, keep: usize) -> io::Result<()>;
    }
}

/// A whole file in memory.
#[derive(Clone, Copy, Debug)]
pub struct Slice<'a>(&'a [u8]);

impl<'a> Slice<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }
}

impl Window for Slice<'_> {
    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.0
    }

    fn is_complete(&self) -> bool {
        true
    }

    fn refill(&mut self, _keep: usize) -> io::Result<()> {
        Ok(())
    }
}

/// A file that is read in chunks.
///
/// It holds little more than its buffer, and of a long text never more than about twice
/// [`LONGEST_TOKEN`](super::LONGEST_TOKEN).
#[derive(Debug)]
pub struct Stream<R> {
    source: R,
    buffer: Vec<u8>,
    /// How much of the buffer is filled.
    filled: usize,
    is_complete: bool,
}

/// Large enough that system calls do not matter, small enough to stay in the processor's cache.
const BUFFER: usize = 1 << 16;

impl<R: Read> Stream<R> {
    pub(crate) fn new(source: R) -> Self {
        Self::with_buffer(source, BUFFER)
    }

    pub(crate) fn with_buffer(source: R, size: usize) -> Self {
        Self { source, buffer: vec![0; size.max(1)], filled: 0, is_complete: false }
    }
}

impl<R> Stream<R> {
    /// The most bytes that the window can hold at present.
    pub(crate) const fn buffer_len(&self) -> usize {
        self.buffer.len()
    }
}

impl<R: Read> Window for Stream<R> {
    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        self.buffer.get(..self.filled).unwrap_or_default()
    }

    fn is_complete(&self) -> bool {
        self.is_complete
    }

    fn refill(&mut self, keep: usize) -> io::Result<()> {
        let keep = keep.min(self.filled);
        self.buffer.copy_within(keep..self.filled, 0);
        self.filled -= keep;
        if self.filled == self.buffer.len() {
            self.buffer.resize(self.buffer.len() * 2, 0);
        }
        loop {
            match self.source.read(&mut self.buffer[self.filled..]) {
                Ok(read) => {
                    self.filled = (self.filled + read).min(self.buffer.len());
                    self.is_complete = read == 0;
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}
