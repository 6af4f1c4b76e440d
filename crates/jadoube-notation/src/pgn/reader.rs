use std::borrow::Cow;
use std::io::{self, Read};

use super::input::{Input, Slice, Stream};
use super::lexer::{Lexer, Step};
use super::line_count::LineCount;
use super::text::decode;
use super::token::{Token, TokenKind};
use super::words::{plain_move, plain_tag};
use super::{Comment, Event, Fault, Item, MoveText, Tag, Trouble};
use crate::San;

/// Reads a PGN file, one event after the other.
///
/// It borrows from the file or from a window of it, allocates nothing for a move, and goes on after
/// anything it cannot read. It knows no positions: for those use [`Replay`](super::Replay).
///
/// ```
/// use jadoube_notation::pgn::{Event, Reader};
/// let mut reader = Reader::new(b"1. e4 {best by test} e5 2. Nf3 *");
/// let mut moves = Vec::new();
/// while let Some(item) = reader.next_item().unwrap() {
///     if let Event::Move(text) = item.event {
///         moves.push((item.offset, text.text().into_owned()));
///     }
/// }
/// assert_eq!(moves, [(3, "e4".into()), (21, "e5".into()), (27, "Nf3".into())]);
/// ```
#[derive(Clone, Debug)]
pub struct Reader<I> {
    input: I,
    /// The next byte in the window.
    at: usize,
    /// The offset of the window in the file.
    base: u64,
    lines: LineCount,
    lexer: Lexer,
    main_line_only: bool,
    likely: Likely,
}

/// A plain move by its place in the window.
#[derive(Clone, Copy)]
pub(crate) struct PlainToken {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) san: San,
}

/// What comes next in a file that keeps to the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Likely {
    Move,
    Tag,
    Anything,
}

/// How much is shown of a text that is too long.
const EXCERPT: usize = 60;

impl<'a> Reader<Slice<'a>> {
    /// Reads a file that is in memory.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self::over(Slice::new(bytes))
    }
}

impl<R: Read> Reader<Stream<R>> {
    /// Reads a file in chunks; the source needs no buffer of its own.
    pub fn from_read(source: R) -> Self {
        Self::over(Stream::new(source))
    }

    /// The number of bytes of the file that are held at once; never much more than
    /// [`LONGEST_TOKEN`](super::LONGEST_TOKEN), however long a line is.
    pub const fn buffer_len(&self) -> usize {
        self.input.buffer_len()
    }

    /// Reads a file in chunks, with a buffer that has this size at first.
    pub fn with_buffer(source: R, size: usize) -> Self {
        Self::over(Stream::with_buffer(source, size))
    }
}

impl<I> Reader<I> {
    const fn over(input: I) -> Self {
        Self {
            input,
            at: 0,
            base: 0,
            lines: LineCount::new(),
            lexer: Lexer::new(),
            main_line_only: false,
            likely: Likely::Anything,
        }
    }

    /// Leaves out variations and everything in them, except what cannot be read.
    #[must_use]
    pub fn main_line_only(self) -> Self {
        Self { main_line_only: true, ..self }
    }

    pub(crate) const fn is_main_line_only(&self) -> bool {
        self.main_line_only
    }
}

impl<I: Input> Reader<I> {
    /// The next event in the file; `None` at its end.
    ///
    /// An error means that the bytes could not be read; anything wrong with their contents is an
    /// event.
    #[inline(always)]
    pub fn next_item(&mut self) -> io::Result<Option<Item<'_>>> {
        if let Some(plain) = self.next_plain() {
            let event = Event::Move(self.plain_text(plain));
            return Ok(Some(Item { offset: self.offset(plain.start), event }));
        }
        self.next_by_closer_look()
    }

    /// The next event, if it is a plain move.
    #[inline(always)]
    pub(crate) fn next_plain(&mut self) -> Option<PlainToken> {
        if self.likely != Likely::Move {
            return None;
        }
        let plain = plain_move(self.ahead())?;
        let start = self.at + plain.skipped;
        self.at = start + plain.len;
        Some(PlainToken { start, end: self.at, san: plain.san })
    }

    /// Puts back the plain move that was just read.
    pub(crate) fn unread(&mut self, plain: PlainToken) {
        self.at = plain.start;
    }

    /// The text of the plain move that was just read.
    #[inline(always)]
    pub(crate) fn plain_text(&self, plain: PlainToken) -> MoveText<'_> {
        MoveText { bytes: self.bytes(plain.start, plain.end), san: Some(plain.san) }
    }

    /// Bytes of the window.
    #[inline(always)]
    pub(crate) fn bytes(&self, start: usize, end: usize) -> &[u8] {
        &self.input.bytes()[start..end]
    }

    /// The offset of a place in the window.
    #[inline(always)]
    pub(crate) fn offset(&self, place: usize) -> u64 {
        self.base + place as u64
    }

    #[inline(always)]
    fn ahead(&self) -> &[u8] {
        self.input.bytes().get(self.at..).unwrap_or_default()
    }

    #[inline(never)]
    fn next_by_closer_look(&mut self) -> io::Result<Option<Item<'_>>> {
        Ok(self.next_token()?.map(|token| self.item(token)))
    }

    /// The next event in the file, not yet borrowed from it.
    #[inline(always)]
    pub(crate) fn next_token(&mut self) -> io::Result<Option<Token>> {
        if self.likely == Likely::Tag
            && let Some(plain) = plain_tag(self.ahead())
        {
            let start = self.at + plain.start;
            self.at += plain.end();
            let name = (1, plain.name_end - plain.start);
            let value = (plain.value_start() - plain.start, plain.value_end - plain.start);
            let kind = TokenKind::Tag { name, value };
            return Ok(Some(Token { kind, start, end: self.at }));
        }
        self.next_token_by_lexer()
    }

    #[inline(never)]
    fn next_token_by_lexer(&mut self) -> io::Result<Option<Token>> {
        let token = loop {
            let is_complete = self.input.is_complete();
            match self.lexer.step(self.input.bytes(), self.at, is_complete) {
                Step::Skip(len) => self.at += len,
                Step::More => self.refill()?,
                Step::Finished => return Ok(None),
                Step::Token(token) => {
                    self.at = token.end;
                    if self.is_wanted(&token.kind) {
                        break token;
                    }
                }
            }
        };
        self.likely = match &self.lexer {
            lexer if lexer.is_in_tags() => Likely::Tag,
            lexer if !lexer.is_in_moves() => Likely::Anything,
            lexer if self.main_line_only && lexer.depth > 0 => Likely::Anything,
            _ => Likely::Move,
        };
        Ok(Some(token))
    }

    fn is_wanted(&self, kind: &TokenKind) -> bool {
        !self.main_line_only
            || match kind {
                TokenKind::Trouble(_) | TokenKind::MovesStart | TokenKind::GameEnd => true,
                TokenKind::VariationStart | TokenKind::VariationEnd => false,
                TokenKind::Tag { .. }
                | TokenKind::Move(_)
                | TokenKind::Null
                | TokenKind::Nag(_)
                | TokenKind::BraceComment
                | TokenKind::LineComment
                | TokenKind::Mark(_)
                | TokenKind::Result(_)
                | TokenKind::Escape => self.lexer.depth == 0,
            }
    }

    fn refill(&mut self) -> io::Result<()> {
        // The byte before shows whether a line begins here.
        let keep = self.at.saturating_sub(1);
        self.lines.forget(self.input.bytes(), keep);
        self.input.refill(keep)?;
        self.at -= keep;
        self.base += keep as u64;
        Ok(())
    }

    /// What was just read, borrowed from the file.
    #[inline(always)]
    pub(crate) fn item(&mut self, token: Token) -> Item<'_> {
        let Token { kind, start, end } = token;
        let offset = self.offset(start);
        let line = match kind {
            TokenKind::Trouble(_) => self.line_of(start),
            _ => 0,
        };
        let window = self.input.bytes();
        let bytes = &window[start..end];
        let event = match kind {
            TokenKind::Tag { name, value } => {
                Event::Tag(Tag { name: &bytes[name.0..name.1], value: &bytes[value.0..value.1] })
            }
            TokenKind::MovesStart => Event::MovesStart,
            TokenKind::Move(san) => Event::Move(MoveText { bytes, san }),
            TokenKind::Null => Event::Null,
            TokenKind::Nag(nag) => Event::Nag(nag),
            TokenKind::BraceComment => Event::Comment(Comment::new(&bytes[1..bytes.len() - 1])),
            TokenKind::LineComment => Event::Comment(Comment::new(&bytes[1..])),
            TokenKind::Mark(mark) => Event::Mark(mark),
            TokenKind::VariationStart => Event::VariationStart,
            TokenKind::VariationEnd => Event::VariationEnd,
            TokenKind::Result(result) => Event::Result(result),
            TokenKind::Escape => Event::Escape(bytes),
            TokenKind::Trouble(fault) => {
                let text = excerpt(&fault, &window[start..], bytes);
                Event::Trouble(Trouble { fault, offset, line, text })
            }
            TokenKind::GameEnd => Event::GameEnd,
        };
        Item { offset, event }
    }

    /// Whether this text is at the offset of the last event.
    pub(crate) fn starts_at(&self, offset: u64, text: &[u8]) -> bool {
        let place = usize::try_from(offset - self.base).unwrap_or_default();
        self.input.bytes().get(place..).is_some_and(|bytes| bytes.starts_with(text))
    }

    /// The line of an offset, counted from 1; it must not be before the last one asked for or
    /// before the last event.
    pub(crate) fn line_at(&mut self, offset: u64) -> u64 {
        self.line_of(usize::try_from(offset - self.base).unwrap_or_default())
    }

    /// The line of a place in the window, counted from 1.
    pub(crate) fn line_of(&mut self, place: usize) -> u64 {
        self.lines.at(self.input.bytes(), place)
    }
}

/// The text to show: all of it, or the beginning if it is too long.
fn excerpt<'a>(fault: &Fault, ahead: &'a [u8], bytes: &'a [u8]) -> Cow<'a, str> {
    match fault {
        Fault::TooLong | Fault::WordTooLong => decode(ahead.get(..EXCERPT).unwrap_or(ahead)),
        _ => decode(bytes.trim_ascii_end()),
    }
}
