use std::borrow::Cow;
use std::io::{self, Read};

use jadoube_chess::{Arrangement, Move, Position};

use super::input::{Input, Slice, Stream};
use super::lines_of_play::LinesOfPlay;
use super::reader::PlainToken;
use super::replay_event::{Played, ReplayEvent, ReplayItem};
use super::start::Start;
use super::text::decode;
use super::token::{Token, TokenKind};
use super::{Event, Fault, GameResult, Item, MoveText, Reader, Trouble};
use crate::{Language, San};

/// Plays through the games of a PGN file: the events of [`Reader`], with the moves found on the
/// board.
///
/// A move that cannot be found is reported. What follows it in the same line can no longer be
/// played and comes as [`ReplayEvent::Unplayed`]; variations in its place, the lines around it and
/// the next game are not affected. Memory use grows neither with the file nor with the length of a
/// game.
///
/// ```
/// use jadoube_notation::pgn::{Replay, ReplayEvent};
/// let mut replay = Replay::new(b"1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *");
/// let mut after = Vec::new();
/// while let Some(item) = replay.next_item().unwrap() {
///     if let ReplayEvent::Move(played) = item.event {
///         after.push(played.after.to_string());
///     }
/// }
/// assert_eq!(after.len(), 5);
/// assert_eq!(after[3], "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
/// ```
#[derive(Clone, Debug)]
pub struct Replay<I> {
    reader: Reader<I>,
    language: Language,
    start: Start,
    lines: LinesOfPlay,
    /// The ordinary starting position.
    ordinary: Arrangement,
}

impl<'a> Replay<Slice<'a>> {
    /// Plays through a file that is in memory.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self::of(Reader::new(bytes))
    }
}

impl<R: Read> Replay<Stream<R>> {
    /// Plays through a file that is read in chunks; the source needs no buffer of its own.
    pub fn from_read(source: R) -> Self {
        Self::of(Reader::from_read(source))
    }

    /// The number of bytes of the file that are held at once; see [`Reader::buffer_len`].
    pub const fn buffer_len(&self) -> usize {
        self.reader.buffer_len()
    }
}

impl<I> Replay<I> {
    /// Plays through the events of a reader.
    pub fn of(reader: Reader<I>) -> Self {
        let lines = LinesOfPlay::new(!reader.is_main_line_only());
        let ordinary = Position::start().into();
        Self { reader, language: Language::English, start: Start::default(), lines, ordinary }
    }

    /// Reads the moves in a language other than English.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// Leaves out variations and everything in them, except what cannot be read.
    #[must_use]
    pub fn main_line_only(self) -> Self {
        Self { reader: self.reader.main_line_only(), lines: LinesOfPlay::new(false), ..self }
    }
}

impl<I: Input> Replay<I> {
    /// Plays the next moves as long as they are plain and nothing else comes, and passes each on
    /// with the position after it.
    ///
    /// This is the fast way through a database. It passes on nothing that
    /// [`next_item`](Self::next_item) would not, may pass on nothing at all, and leaves everything
    /// that is not a plain legal move to it.
    ///
    /// ```
    /// use jadoube_notation::pgn::{Replay, ReplayEvent};
    /// let mut replay = Replay::new(b"1. e4 e5 2. Nf3 Nc6 *").main_line_only();
    /// let mut plies = 0;
    /// loop {
    ///     replay.play_plain(|_, _| plies += 1);
    ///     match replay.next_item().unwrap() {
    ///         Some(item) => plies += u32::from(matches!(item.event, ReplayEvent::Move(_))),
    ///         None => break,
    ///     }
    /// }
    /// assert_eq!(plies, 4);
    /// ```
    #[inline(always)]
    pub fn play_plain(&mut self, mut each: impl FnMut(Move, &Position)) {
        let Some((position, mut before)) = self.lines.plain(self.language) else { return };
        while let Some(plain) = self.reader.next_plain() {
            let Some(mv) = plain.san.find_only(position) else {
                self.reader.unread(plain);
                return;
            };
            if let Some(before) = &mut before {
                **before = Arrangement::Position(*position);
            }
            position.play_mut(mv);
            each(mv, position);
        }
    }

    /// The next event of the replay; `None` at the end of the file.
    ///
    /// An error means that the bytes could not be read; anything wrong with their contents is an
    /// event.
    pub fn next_item(&mut self) -> io::Result<Option<ReplayItem<'_>>> {
        match self.reader.next_plain() {
            Some(PlainToken { start, end, san }) => {
                Ok(Some(self.move_by_closer_look(Some(san), start, end)))
            }
            None => self.next_by_closer_look(),
        }
    }

    fn next_by_closer_look(&mut self) -> io::Result<Option<ReplayItem<'_>>> {
        if self.start.is_pending() {
            return Ok(Some(self.begin(0)));
        }
        let Some(token) = self.reader.next_token()? else { return Ok(None) };
        let Token { start, end, .. } = token;
        let offset = self.reader.offset(start);
        Ok(Some(match token.kind {
            TokenKind::Move(san) => self.move_by_closer_look(san, start, end),
            // Castling as the last word of a game looks like the result of a game that both lose.
            TokenKind::Result(GameResult::BothLose) if self.is_castling(start, end) => {
                self.move_by_closer_look(San::parse(b"0-0"), start, end)
            }
            TokenKind::MovesStart => self.begin(offset),
            TokenKind::Null if !self.lines.pass() => self.unplayed(None, start, end),
            TokenKind::VariationStart if !self.lines.open() => {
                self.trouble(Fault::TooDeep, start, end)
            }
            TokenKind::Tag { .. } => self.tag(token),
            kind => {
                match kind {
                    TokenKind::VariationEnd => self.lines.close(),
                    TokenKind::GameEnd => self.start = Start::default(),
                    _ => {}
                }
                let Item { offset, event } = self.reader.item(Token { kind, start, end });
                if let Event::Trouble(trouble) = &event {
                    self.start.trouble(trouble);
                }
                ReplayItem { offset, event: event.into() }
            }
        }))
    }

    /// Whether `0-0` is castling that can be played, and the tags do not name it as the result.
    fn is_castling(&self, start: usize, end: usize) -> bool {
        self.reader.bytes(start, end) == b"0-0"
            && self.start.result != Some(GameResult::BothLose)
            && San::parse(b"0-0").is_some_and(|san| self.lines.find(san).is_some())
    }

    fn tag(&mut self, token: Token) -> ReplayItem<'_> {
        let line = match &token.kind {
            TokenKind::Tag { name, .. }
                if Start::depends_on(
                    self.reader.bytes(token.start + name.0, token.start + name.1),
                ) =>
            {
                self.reader.line_of(token.start)
            }
            _ => 0,
        };
        let Item { offset, event } = self.reader.item(token);
        if let Event::Tag(tag) = &event
            && Start::concerns(tag.name)
        {
            self.start.tag(tag.name, &tag.value(), offset, line);
        }
        ReplayItem { offset, event: event.into() }
    }

    /// Sets up the pieces, once everything wrong with the tags about them has been reported.
    fn begin(&mut self, offset: u64) -> ReplayItem<'_> {
        if let Some(trouble) = self.start.next_trouble(offset) {
            return ReplayItem { offset: trouble.offset, event: ReplayEvent::Trouble(trouble) };
        }
        let offset = self.start.offset;
        self.lines.begin(self.start.arrangement(&self.ordinary));
        let start = self.lines.arrangement();
        ReplayItem { offset, event: ReplayEvent::Start(start) }
    }

    fn move_by_closer_look(
        &mut self,
        san: Option<San>,
        start: usize,
        end: usize,
    ) -> ReplayItem<'_> {
        if self.lines.arrangement().is_none() {
            self.lines.lose();
            return self.unplayed(san, start, end);
        }
        let text = decode(self.reader.bytes(start, end));
        match self.lines.read(&text, san, self.language) {
            Ok((mv, offers_draw)) => {
                self.lines.play(mv);
                let bytes = self.reader.bytes(start, end);
                let after = &self.lines.here.now;
                let text = MoveText { bytes, san };
                let event = ReplayEvent::Move(Played { text, mv, offers_draw, after });
                ReplayItem { offset: self.reader.offset(start), event }
            }
            Err(fault) => {
                // A word that is not a move at all is between the moves, not in place of one.
                if fault != Fault::Word {
                    self.lines.lose();
                }
                self.trouble(fault, start, end)
            }
        }
    }

    fn unplayed(&self, san: Option<San>, start: usize, end: usize) -> ReplayItem<'_> {
        let text = MoveText { bytes: self.reader.bytes(start, end), san };
        ReplayItem { offset: self.reader.offset(start), event: ReplayEvent::Unplayed(text) }
    }

    fn trouble(&mut self, fault: Fault, start: usize, end: usize) -> ReplayItem<'_> {
        let offset = self.reader.offset(start);
        let line = self.reader.line_of(start);
        let text: Cow<'_, str> = decode(self.reader.bytes(start, end));
        ReplayItem { offset, event: ReplayEvent::Trouble(Trouble { fault, offset, line, text }) }
    }
}
