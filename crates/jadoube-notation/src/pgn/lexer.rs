//! What is found at each place of a PGN file, and where games begin and end.

use super::lexer_moves::{glyphs, nag};
use super::scan::{Ahead, End, FIRST_TAG, dots, ends_word, next_game, odd_space};
use super::scan_tag::TagEnd;
use super::token::{Token, TokenKind};
use super::{Fault, GameResult};

/// The part of a game that has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Nothing of the game has come yet.
    Between,
    /// Tags, or comments and signs before the first move.
    Tags,
    /// The end of the tags has been reported; whatever ended them comes next.
    Start,
    Moves,
    /// The result has come.
    Over,
}

/// Something that is skipped because it is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passing {
    Comment,
    Line,
    Word,
}

/// What to do at a place.
pub(crate) enum Step {
    /// Skip this many bytes; there is nothing to report.
    Skip(usize),
    /// Report this token and go on after it.
    Token(Token),
    /// More bytes are needed.
    More,
    /// The file has ended.
    Finished,
}

/// The reader's place in a game.
#[derive(Clone, Debug)]
pub(crate) struct Lexer {
    pub(crate) section: Section,
    /// The number of open variations.
    pub(crate) depth: u32,
    /// The number of line ends since the last token.
    pub(crate) line_ends: u32,
    passing: Option<Passing>,
    /// The beginning of the name of the game's first tag.
    first_tag: [u8; 16],
    has_event_tag: bool,
}

impl Lexer {
    pub(crate) const fn new() -> Self {
        Self {
            section: Section::Between,
            depth: 0,
            line_ends: 0,
            passing: None,
            first_tag: [0; 16],
            has_event_tag: false,
        }
    }

    /// Whether nothing but moves and what belongs to them can follow.
    pub(crate) fn is_in_moves(&self) -> bool {
        self.section == Section::Moves && self.passing.is_none()
    }

    /// Whether the first tag of a game has been read, and no move yet.
    pub(crate) fn is_in_tags(&self) -> bool {
        self.section == Section::Tags && self.passing.is_none() && self.first_tag != [0; 16]
    }

    /// Decides what to do at `at`. The end of the tags is reported before the first thing that
    /// belongs to the moves.
    pub(crate) fn step(&mut self, window: &[u8], at: usize, is_complete: bool) -> Step {
        let is_before = matches!(self.section, Section::Between | Section::Tags);
        // White space, tags and comments are not moves; they need no second look.
        if !is_before || matches!(window.get(at), None | Some(..=b' ' | b'[' | b'{' | b';')) {
            return self.step_in_section(window, at, is_complete);
        }
        let mut after = self.clone();
        let step = after.step_in_section(window, at, is_complete);
        if matches!(after.section, Section::Moves | Section::Over) {
            self.section = Section::Start;
            return self.emit(Some((TokenKind::MovesStart, 0)), at);
        }
        *self = after;
        step
    }

    fn step_in_section(&mut self, window: &[u8], at: usize, is_complete: bool) -> Step {
        let ahead = Ahead { bytes: &window[at..], is_complete };
        if let Some(passing) = self.passing {
            return self.pass_over(passing, ahead);
        }
        let before = at.checked_sub(1).map(|before| window[before]);
        let Some(&byte) = ahead.bytes.first() else {
            return if is_complete { self.finish(at) } else { Step::More };
        };
        if byte <= b' ' {
            return Step::Skip(self.white_space(before, ahead.bytes));
        }
        // A character beyond ASCII can be told only by all of its bytes.
        if byte >= 0x80 && ahead.bytes.len() < 3 && !is_complete {
            return Step::More;
        }
        let is_line_start = matches!(before, None | Some(b'\n' | b'\r'));
        let token = match byte {
            b'[' => self.bracket(ahead),
            b'{' => self.comment(ahead),
            b';' => self.rest_of_line(ahead, TokenKind::LineComment),
            b'%' if is_line_start => self.rest_of_line(ahead, TokenKind::Escape),
            b'(' => self.open(ahead),
            b')' => Some(self.close()),
            b'$' => nag(ahead),
            b'!' | b'?' => glyphs(ahead),
            b'0'..=b'9' => return self.number(ahead, at),
            b'*' => Some(self.result(GameResult::Unknown, 1)),
            _ if odd_space(ahead.bytes) > 0 => return Step::Skip(odd_space(ahead.bytes)),
            _ if dots(ahead.bytes) > 0 => {
                // Like a number, they belong to the move that follows.
                self.line_ends = 0;
                return Step::Skip(dots(ahead.bytes));
            }
            _ if ends_word(ahead.bytes) => Some((TokenKind::Trouble(Fault::Stray), 1)),
            _ => self.word(ahead),
        };
        self.emit(token, at)
    }

    /// The length of white space; control characters count as white space.
    fn white_space(&mut self, mut before: Option<u8>, bytes: &[u8]) -> usize {
        let white = bytes.iter().take_while(|byte| **byte <= b' ');
        let mut len = 0;
        for &byte in white {
            // The second half of CR LF is counted with the first.
            if byte == b'\r' || (byte == b'\n' && before != Some(b'\r')) {
                self.line_ends = self.line_ends.saturating_add(1);
            }
            before = Some(byte);
            len += 1;
        }
        len
    }

    /// Reports what was found, if enough bytes were there to find it.
    pub(crate) fn emit(&mut self, found: Option<(TokenKind, usize)>, at: usize) -> Step {
        let Some((kind, len)) = found else { return Step::More };
        // The end of a game takes up no space, and neither does what is wrong with it.
        if len > 0 {
            self.line_ends = 0;
        }
        match kind {
            TokenKind::GameEnd => *self = Self { line_ends: self.line_ends, ..Self::new() },
            _ if self.section == Section::Between => self.section = Section::Tags,
            _ => {}
        }
        Step::Token(Token { kind, start: at, end: at + len })
    }

    fn finish(&mut self, at: usize) -> Step {
        if let Some(end) = self.end_game() {
            return self.emit(Some(end), at);
        }
        Step::Finished
    }

    /// What must be reported before the next game can begin, if anything.
    pub(crate) fn end_game(&mut self) -> Option<(TokenKind, usize)> {
        if self.section == Section::Tags {
            self.section = Section::Start;
            return Some((TokenKind::MovesStart, 0));
        }
        let open = std::mem::take(&mut self.depth);
        if open > 0 {
            return Some((TokenKind::Trouble(Fault::UnclosedVariations(open)), 0));
        }
        (self.section != Section::Between).then_some((TokenKind::GameEnd, 0))
    }

    fn bracket(&mut self, ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
        if matches!(self.section, Section::Moves | Section::Over) {
            if ahead.opens_tag()? {
                return self.end_game();
            }
            return Some((TokenKind::Trouble(Fault::Stray), bracketed(ahead)?));
        }
        match ahead.tag()? {
            TagEnd::Tag { name, value, end } => {
                let name_bytes = &ahead.bytes[name.0..name.1];
                if self.is_next_game(name_bytes) {
                    return self.end_game();
                }
                self.has_event_tag |= name_bytes == b"Event";
                if self.first_tag == [0; 16] {
                    self.first_tag = beginning(name_bytes);
                }
                Some((TokenKind::Tag { name, value }, end))
            }
            TagEnd::Malformed { end } => Some((TokenKind::Trouble(Fault::MalformedTag), end)),
            TagEnd::TooLong => Some(self.too_long(Passing::Line)),
        }
    }

    /// Whether a tag after other tags begins another game, the previous one having no moves.
    fn is_next_game(&self, name: &[u8]) -> bool {
        if name == b"Event" {
            return self.has_event_tag;
        }
        self.line_ends > 1 && self.first_tag == beginning(name)
    }

    fn comment(&mut self, ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
        Some(match ahead.comment()? {
            End::Proper(end) => (TokenKind::BraceComment, end),
            End::Cut(end) => (TokenKind::Trouble(Fault::UnclosedComment), end),
            End::TooLong => self.too_long(Passing::Comment),
        })
    }

    fn rest_of_line(&mut self, ahead: Ahead<'_>, kind: TokenKind) -> Option<(TokenKind, usize)> {
        Some(match ahead.line()? {
            End::Proper(end) | End::Cut(end) => (kind, end),
            End::TooLong => self.too_long(Passing::Line),
        })
    }

    /// Reports the first byte and skips the rest.
    pub(crate) fn too_long(&mut self, passing: Passing) -> (TokenKind, usize) {
        self.passing = Some(passing);
        let fault = if passing == Passing::Word { Fault::WordTooLong } else { Fault::TooLong };
        (TokenKind::Trouble(fault), 1)
    }

    fn pass_over(&mut self, passing: Passing, ahead: Ahead<'_>) -> Step {
        let bytes = ahead.bytes;
        let end = match passing {
            Passing::Comment => {
                let closed = memchr::memchr(b'}', bytes);
                let inside = &bytes[..closed.unwrap_or(bytes.len())];
                next_game(inside).or(closed.map(|brace| brace + 1))
            }
            Passing::Line => memchr::memchr2(b'\n', b'\r', bytes),
            Passing::Word => (0..bytes.len()).find(|&at| ends_word(&bytes[at..])),
        };
        if let Some(end) = end {
            self.passing = None;
            return Step::Skip(end);
        }
        // The last bytes may be the beginning of whatever ends the text.
        match bytes.len().checked_sub(FIRST_TAG.len() + 1) {
            _ if ahead.is_complete => {
                self.passing = None;
                Step::Skip(bytes.len())
            }
            Some(len) if len > 0 => Step::Skip(len),
            _ => Step::More,
        }
    }
}

fn beginning(name: &[u8]) -> [u8; 16] {
    let mut beginning = [0; 16];
    let len = name.len().min(16);
    beginning[..len].copy_from_slice(&name[..len]);
    beginning
}

/// The length of a text in brackets that is not a tag; 1 if it is not closed on the same line.
fn bracketed(ahead: Ahead<'_>) -> Option<usize> {
    let (bytes, at_limit) = ahead.within(super::LONGEST_SYMBOL);
    match bytes.iter().position(|byte| matches!(byte, b']' | b'\n' | b'\r')) {
        Some(at) if bytes[at] == b']' => Some(at + 1),
        None if !at_limit && !ahead.is_complete => None,
        _ => Some(1),
    }
}
