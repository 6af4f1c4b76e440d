//! Reading FEN as people write it.

use std::iter::Peekable;
use std::vec::IntoIter;

use crate::double_step::DoubleStep;
use crate::fen_castling::{right_stands, rook_of};
use crate::fen_read::{Word, castling_place, read_board};
use crate::{Board, Fen, FenFault, FenField, Mended, ParseFenError, Setup, Square};

/// Reads what can be read without guessing at the pieces, and returns what was mended.
pub(crate) fn lenient(whole: &str) -> Result<(Fen, Vec<Mended>), ParseFenError> {
    let words = words(whole);
    let mut reader = Reader { mended: Vec::new(), words: words.clone().into_iter().peekable() };
    let mut setup = Setup::empty();
    let Some(board) = reader.words.next() else {
        let end = whole.len()..whole.len();
        return Err(ParseFenError::new(whole, end, FenField::Board, FenFault::Missing));
    };
    if !spaced_strictly(whole, &words) {
        reader.mended.push(Mended::Spacing);
    }
    setup.board = reader.board(board)?;
    reader.side(&mut setup)?;
    let castling = reader.castling(&mut setup)?;
    reader.en_passant(&mut setup)?;
    setup.quiet_plies = reader.counter(FenField::QuietPlies, 0);
    setup.move_number = reader.counter(FenField::MoveNumber, 1);
    if let Some(word) = reader.words.next() {
        let rest = whole.get(word.at..).unwrap_or_default().trim_end();
        reader.mended.push(Mended::TrailingText(rest.to_owned()));
    }
    Ok((Fen::as_read(setup, castling), reader.mended))
}

/// The words of a text. Underscores separate words like spaces, but one on its own is a dash.
fn words(whole: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut rest = whole;
    loop {
        rest = rest.trim_start_matches(is_space);
        let at = whole.len() - rest.len();
        let text = rest.split(is_space).next().unwrap_or_default();
        if text.is_empty() {
            return words;
        }
        rest = rest.get(text.len()..).unwrap_or_default();
        if text == "_" {
            words.push(Word { whole, at, text });
            continue;
        }
        let mut part_at = at;
        for part in text.split('_') {
            if !part.is_empty() {
                words.push(Word { whole, at: part_at, text: part });
            }
            part_at += part.len() + 1;
        }
    }
}

/// The byte order mark counts as space: some editors put it at the beginning.
fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// Whether the fields are separated by single spaces, with nothing around them. What follows the
/// fields is reported as a whole, so its spacing does not matter.
fn spaced_strictly(whole: &str, words: &[Word<'_>]) -> bool {
    let fields = words.get(..FenField::ALL.len()).unwrap_or(words);
    let mut expected = 0;
    let mut between = "";
    for word in fields {
        if word.at != expected || whole.get(word.at - between.len()..word.at) != Some(between) {
            return false;
        }
        between = " ";
        expected = word.end() + 1;
    }
    words.len() > fields.len() || expected == whole.len() + 1
}

struct Reader<'a> {
    mended: Vec<Mended>,
    words: Peekable<IntoIter<Word<'a>>>,
}

impl<'a> Reader<'a> {
    /// The next word, unless it is a number, which belongs to the counters.
    fn field(&mut self, field: FenField) -> Option<Word<'a>> {
        let is_number = |word: &Word<'_>| word.text.bytes().all(|byte| byte.is_ascii_digit());
        let word = self.words.next_if(|word| !is_number(word));
        if word.is_none() {
            self.mended.push(Mended::FieldMissing(field));
        }
        word
    }

    fn board(&mut self, word: Word<'_>) -> Result<Board, ParseFenError> {
        let mended = &mut self.mended;
        read_board(word, |rank| {
            let joined = Mended::DigitsJoined(rank);
            if mended.last() != Some(&joined) {
                mended.push(joined);
            }
            true
        })
    }

    fn side(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        let Some(word) = self.field(FenField::SideToMove) else {
            return Ok(());
        };
        let fault = |_| word.wrong(FenField::SideToMove, FenFault::NotASide);
        setup.to_move = word.text.parse().map_err(fault)?;
        if !word.text.chars().eq([setup.to_move.fen_letter()]) {
            let (found, read) = (word.text.to_owned(), setup.to_move);
            self.mended.push(Mended::SideWritten { found, read });
        }
        Ok(())
    }

    /// Whether the word is a dash, however it is written.
    fn is_dash(&mut self, word: Word<'_>, field: FenField) -> bool {
        let mut letters = word.text.chars();
        match (letters.next(), letters.next()) {
            (Some('-'), None) => true,
            // Underscore, hyphens, the dashes and the minus.
            (Some(found @ ('_' | '\u{2010}'..='\u{2015}' | '\u{2212}')), None) => {
                self.mended.push(Mended::Dash { field, found });
                true
            }
            _ => false,
        }
    }

    /// Reads the castling rights; returns the letters as they were written.
    fn castling(&mut self, setup: &mut Setup) -> Result<&'a str, ParseFenError> {
        let Some(word) = self.field(FenField::Castling) else {
            return Ok("");
        };
        if self.is_dash(word, FenField::Castling) {
            return Ok("");
        }
        let mut last = None;
        let mut in_order = true;
        for (at, letter) in word.text.char_indices() {
            let Some((side, rook)) = rook_of(&setup.board, letter) else {
                let part = at..at + letter.len_utf8();
                return Err(word.error(part, FenField::Castling, FenFault::NotACastlingLetter));
            };
            let place = Some(castling_place(side, rook));
            in_order &= last <= place;
            last = place;
            if setup.castling.contains(rook) {
                self.mended.push(Mended::CastlingRepeated(letter));
            } else if right_stands(&setup.board, side, rook) {
                setup.castling.insert(rook);
            } else {
                self.mended.push(Mended::CastlingDropped(letter));
            }
        }
        if !in_order {
            self.mended.push(Mended::CastlingOrder);
        }
        Ok(word.text)
    }

    fn en_passant(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        let Some(word) = self.field(FenField::EnPassant) else {
            return Ok(());
        };
        if self.is_dash(word, FenField::EnPassant) {
            return Ok(());
        }
        let fault = |_| word.wrong(FenField::EnPassant, FenFault::NotASquare);
        let square: Square = word.text.to_ascii_lowercase().parse().map_err(fault)?;
        if DoubleStep::over(square, setup.to_move).is_none_or(|step| !step.fits(&setup.board)) {
            self.mended.push(Mended::EnPassantDropped(square));
            return Ok(());
        }
        if word.text.contains(|letter: char| letter.is_ascii_uppercase()) {
            self.mended.push(Mended::EnPassantCase(square));
        }
        setup.en_passant = Some(square);
        Ok(())
    }

    /// Reads a counter of at least `least`; returns `least` for anything that cannot be read.
    fn counter(&mut self, field: FenField, least: u32) -> u32 {
        // A word is the beginning of other text: the operations of EPD, or a comment.
        let is_other_text = |word: &Word<'_>| {
            word.text
                .starts_with(|letter: char| letter.is_alphabetic() || ";\"{([#".contains(letter))
        };
        let Some(word) = self.words.next_if(|word| !is_other_text(word)) else {
            self.mended.push(Mended::FieldMissing(field));
            return least;
        };
        let number = word.text.trim_end_matches([';', ',', '.']).parse().unwrap_or(least);
        let read = number.max(least);
        if word.text != read.to_string() {
            self.mended.push(Mended::Counter { field, found: word.text.to_owned(), read });
        }
        read
    }
}
