//! What is found among the moves: numbers, words, variations and annotations.

use super::lexer::{Lexer, Passing, Section, Step};
use super::scan::{Ahead, End, dots, ends_word, odd_space, trim_blanks};
use super::token::TokenKind;
use super::{Fault, GameResult, LONGEST_SYMBOL, Mark, Nag};
use crate::San;

impl Lexer {
    pub(crate) fn open(&mut self, ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
        match ahead.bytes {
            [b'(', b'=', b')', ..] => return Some((TokenKind::Mark(Mark::DrawOffer), 3)),
            [b'('] | [b'(', b'='] if !ahead.is_complete => return None,
            _ => {}
        }
        self.section = Section::Moves;
        self.depth = self.depth.saturating_add(1);
        Some((TokenKind::VariationStart, 1))
    }

    pub(crate) fn close(&mut self) -> (TokenKind, usize) {
        if self.depth == 0 {
            return (TokenKind::Trouble(Fault::NoVariationOpen), 1);
        }
        self.depth -= 1;
        (TokenKind::VariationEnd, 1)
    }

    pub(crate) fn result(&mut self, result: GameResult, len: usize) -> (TokenKind, usize) {
        if self.depth == 0 {
            if self.section == Section::Over {
                return (TokenKind::Trouble(Fault::SecondResult), len);
            }
            self.section = Section::Over;
        }
        (TokenKind::Result(result), len)
    }

    /// The number of a move, a result, or castling written with zeros.
    pub(crate) fn number(&mut self, ahead: Ahead<'_>, at: usize) -> Step {
        let Some(digits) = ahead.digits() else { return Step::More };
        let rest = &ahead.bytes[digits..];
        if rest.len() < 4 && !ahead.is_complete {
            return Step::More;
        }
        let is_number = match rest.first() {
            Some(b'-' | b'/' | b':') => false,
            // A dash or a half beyond ASCII.
            Some(0x80..) => dots(rest) > 0 || odd_space(rest) > 0,
            _ => true,
        };
        let text = &ahead.bytes[..digits];
        let may_be_over = self.section != Section::Over && self.depth == 0;
        if may_be_over && may_be_spaced_result(ahead.bytes) {
            if ahead.bytes.len() < LONGEST_SPACED && !ahead.is_complete {
                return Step::More;
            }
            if let Some((result, len)) = spaced_result(ahead.bytes) {
                let token = self.result(result, len);
                return self.emit(Some(token), at);
            }
        }
        if !is_number || text == b"0000" {
            let word = self.word(ahead);
            return self.emit(word, at);
        }
        if self.begins_game(text, rest) {
            let end = self.end_game();
            return self.emit(end, at);
        }
        if self.section == Section::Over {
            return self.emit(Some((TokenKind::Trouble(Fault::AfterResult), digits)), at);
        }
        self.section = Section::Moves;
        self.line_ends = 0;
        // Usually a dot and a space follow; anything else is skipped in its turn.
        let dot = usize::from(rest.first() == Some(&b'.'));
        Step::Skip(digits + dot + usize::from(rest.get(dot) == Some(&b' ')))
    }

    /// Whether a number is the beginning of a game without tags.
    fn begins_game(&self, text: &[u8], rest: &[u8]) -> bool {
        match self.section {
            Section::Over => self.line_ends > 0,
            Section::Moves => {
                let is_whites = !matches!(rest, [b'.', b'.', ..] | [0xe2 | 0x85, ..]);
                self.line_ends > 1 && self.depth == 0 && text == b"1" && is_whites
            }
            Section::Between | Section::Tags | Section::Start => false,
        }
    }

    /// Reads anything that ends with white space or a sign.
    pub(crate) fn word(&mut self, ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
        let len = match ahead.word()? {
            End::Proper(len) | End::Cut(len) => len,
            End::TooLong => return Some(self.too_long(Passing::Word)),
        };
        let len = without_ending(&ahead.bytes[..len]);
        let text = &ahead.bytes[..len];
        let kind = self.meaning(text, Ahead { bytes: &ahead.bytes[len..], ..ahead })?;
        match kind {
            TokenKind::Result(result) => return Some(self.result(result, len)),
            TokenKind::Nag(_) | TokenKind::Mark(_) => {}
            _ if self.section == Section::Over => {
                if self.line_ends > 0 {
                    return self.end_game();
                }
                return Some((TokenKind::Trouble(Fault::AfterResult), len));
            }
            _ => self.section = Section::Moves,
        }
        Some((kind, len))
    }

    /// The meaning of a word, given what follows it.
    fn meaning(&self, text: &[u8], after: Ahead<'_>) -> Option<TokenKind> {
        let san = San::parse(text);
        if san.is_some() && text != b"0-0" {
            return Some(TokenKind::Move(san));
        }
        match text {
            // The usual ones, before anything is looked up.
            b"1-0" => return Some(TokenKind::Result(GameResult::WhiteWins)),
            b"0-1" => return Some(TokenKind::Result(GameResult::BlackWins)),
            b"1/2-1/2" => return Some(TokenKind::Result(GameResult::Draw)),
            b"--" | b"Z0" | b"@@@@" | b"0000" => return Some(TokenKind::Null),
            b"e.p." | b"e.p" | b"ep" | b"ep." => return Some(TokenKind::Mark(Mark::EnPassant)),
            b"+" | b"++" | b"#" => return Some(TokenKind::Mark(Mark::Check)),
            _ => {}
        }
        let nag = Nag::from_bytes(text).map(TokenKind::Nag);
        let other = nag.unwrap_or(TokenKind::Move(san));
        let Some(result) = GameResult::parse(text) else { return Some(other) };
        // Two forfeits look like annotations, and the result of a game that both lose like
        // castling.
        let is_doubtful = matches!(text, b"+/-" | b"-/+" | b"0-0");
        let is_result = match self.section {
            _ if !is_doubtful => true,
            Section::Between | Section::Tags | Section::Start => true,
            Section::Moves | Section::Over => self.depth == 0 && after.is_game_over()?,
        };
        Some(if is_result { TokenKind::Result(result) } else { other })
    }
}

/// The length of a word without what may follow a move directly: a result, `Qg20-1`, or the full
/// stop of a sentence, `f5.`.
fn without_ending(text: &[u8]) -> usize {
    let results: [&[u8]; 3] = [b"1-0", b"0-1", b"1/2-1/2"];
    let before_result = results.iter().find_map(|result| text.strip_suffix(*result));
    let dots = text.iter().rev().take_while(|byte| **byte == b'.').count();
    let text_before = before_result.unwrap_or(&text[..text.len() - dots]);
    if ends_like_move(text_before) { text_before.len() } else { text.len() }
}

/// Whether a text ends with a square, is plain SAN or a sign of check, so that a move may end
/// there.
fn ends_like_move(text: &[u8]) -> bool {
    let bare = text.strip_suffix(b"+").or_else(|| text.strip_suffix(b"#")).unwrap_or(text);
    let is_check = !text.is_empty() && matches!(bare, b"" | b"+");
    is_check || matches!(bare, [.., b'a'..=b'h', b'1'..=b'8']) || San::parse(text).is_some()
}

/// The most bytes of a result whose parts are spaced out, including what must follow it.
const LONGEST_SPACED: usize = 16;

/// Whether the points of one side and a space come here.
fn may_be_spaced_result(bytes: &[u8]) -> bool {
    matches!(bytes, [b'0' | b'1', b' ', ..] | [b'1', b'/', b'2', b' ', ..])
}

/// Reads a result whose parts are spaced out, `1 - 0`; returns it and its length. Two zeros may be
/// castling.
fn spaced_result(bytes: &[u8]) -> Option<(GameResult, usize)> {
    let bytes = bytes.get(..LONGEST_SPACED).unwrap_or(bytes);
    let points = |text: &[u8]| match text {
        [b'1', b'/', b'2', ..] => Some(3),
        [b'0' | b'1', ..] => Some(1),
        _ => None,
    };
    let white = points(bytes)?;
    let dash = trim_blanks(&bytes[white..]);
    let rest = trim_blanks(dash.strip_prefix(b"-").or_else(|| dash.strip_prefix(b":"))?);
    let black = points(rest)?;
    let len = bytes.len() - rest.len() + black;
    let text = [&bytes[..white], b"-", &rest[..black]].concat();
    let result = GameResult::parse(&text).filter(|&result| result != GameResult::BothLose)?;
    ends_word(&bytes[len..]).then_some((result, len))
}

/// `$` and a number.
pub(crate) fn nag(ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
    let digits = Ahead { bytes: &ahead.bytes[1..], ..ahead }.digits()?;
    let number = std::str::from_utf8(&ahead.bytes[1..=digits]).ok().and_then(|it| it.parse().ok());
    let kind = number.map_or(TokenKind::Trouble(Fault::BadNag), |it| TokenKind::Nag(Nag(it)));
    Some((kind, digits + 1))
}

/// A run of `!` and `?`.
pub(crate) fn glyphs(ahead: Ahead<'_>) -> Option<(TokenKind, usize)> {
    let (bytes, at_limit) = ahead.within(LONGEST_SYMBOL);
    let len = bytes.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    if len == bytes.len() && !at_limit && !ahead.is_complete {
        return None;
    }
    let nag = Nag::from_bytes(&bytes[..len]).map(TokenKind::Nag);
    Some((nag.unwrap_or(TokenKind::Trouble(Fault::BadNag)), len))
}
