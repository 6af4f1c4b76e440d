//! Reading FEN strictly.

use std::cmp::Reverse;
use std::ops::Range;

use crate::double_step::passed_rank;
use crate::fen_castling::rook_of;
use crate::{
    Board, Fen, FenFault, FenField, File, ParseFenError, Piece, Rank, Setup, Side, Square,
    SquareSet,
};

/// The text of one field and its place in the whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) whole: &'a str,
    pub(crate) at: usize,
    pub(crate) text: &'a str,
}

impl Word<'_> {
    /// The first byte after the word.
    pub(crate) const fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// A fault in a part of the word.
    pub(crate) fn error(
        &self,
        part: Range<usize>,
        field: FenField,
        fault: FenFault,
    ) -> ParseFenError {
        let span = self.at + part.start..self.at + part.end;
        ParseFenError::new(self.whole, span, field, fault)
    }

    /// A fault in the whole word.
    pub(crate) fn wrong(&self, field: FenField, fault: FenFault) -> ParseFenError {
        self.error(0..self.text.len(), field, fault)
    }
}

/// Reads six fields, each as it would be written.
pub(crate) fn strict(whole: &str) -> Result<Fen, ParseFenError> {
    let mut words = Words { whole, at: 0 };
    let mut setup = Setup::empty();
    setup.board = read_board(words.next(FenField::Board)?, |_| false)?;
    setup.to_move = read_side(words.next(FenField::SideToMove)?)?;
    let castling = words.next(FenField::Castling)?;
    setup.castling = read_castling(&setup.board, castling)?;
    setup.en_passant = read_en_passant(setup.to_move, words.next(FenField::EnPassant)?)?;
    let word = words.next(FenField::QuietPlies)?;
    setup.quiet_plies = read_number(word.text)
        .ok_or_else(|| word.wrong(FenField::QuietPlies, FenFault::NotACount))?;
    let word = words.next(FenField::MoveNumber)?;
    setup.move_number = read_number(word.text)
        .filter(|&number| number > 0)
        .ok_or_else(|| word.wrong(FenField::MoveNumber, FenFault::NotAMoveNumber))?;
    if word.end() < whole.len() {
        let rest = word.end()..whole.len();
        return Err(ParseFenError::new(whole, rest, FenField::MoveNumber, FenFault::Surplus));
    }
    Ok(Fen::as_read(setup, castling.text))
}

/// The fields of a text, separated by single spaces.
struct Words<'a> {
    whole: &'a str,
    /// Where the next field begins.
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self, field: FenField) -> Result<Word<'a>, ParseFenError> {
        let (whole, at) = (self.whole, self.at);
        let rest = whole.get(at..).unwrap_or_default();
        let text = rest.split(' ').next().unwrap_or_default();
        self.at = at + text.len() + 1;
        if rest.is_empty() {
            let end = whole.len()..whole.len();
            Err(ParseFenError::new(whole, end, field, FenFault::Missing))
        } else if text.is_empty() {
            Err(ParseFenError::new(whole, at..at + 1, field, FenFault::Spacing))
        } else {
            Ok(Word { whole, at, text })
        }
    }
}

/// Reads the pieces; `may_join` is called for each rank on which one digit follows another.
pub(crate) fn read_board(
    word: Word<'_>,
    mut may_join: impl FnMut(Rank) -> bool,
) -> Result<Board, ParseFenError> {
    let mut board = Board::empty();
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut rank = Rank::R8;
    ranks.next();
    // The number of squares read on this rank, and whether a digit was read last.
    let mut squares = 0;
    let mut after_digit = false;
    for (at, letter) in word.text.char_indices() {
        let error = |fault| Err(word.error(at..at + letter.len_utf8(), FenField::Board, fault));
        if letter == '/' {
            if squares < 8 {
                return error(FenFault::RankTooShort(rank));
            }
            let Some(next) = ranks.next() else {
                return error(FenFault::TooManyRanks);
            };
            (rank, squares, after_digit) = (next, 0, false);
        } else if let '1'..='8' = letter {
            if after_digit && !may_join(rank) {
                return error(FenFault::DigitAfterDigit);
            }
            squares += letter as usize - '0' as usize;
            after_digit = true;
            if squares > 8 {
                return error(FenFault::RankTooLong(rank));
            }
        } else {
            let Some(piece) = Piece::from_fen_letter(letter) else {
                return error(FenFault::NotAPiece);
            };
            let Some(&file) = File::ALL.get(squares) else {
                return error(FenFault::RankTooLong(rank));
            };
            board.put(piece, Square::new(file, rank));
            squares += 1;
            after_digit = false;
        }
    }
    let end = word.text.len()..word.text.len();
    if squares < 8 {
        Err(word.error(end, FenField::Board, FenFault::RankTooShort(rank)))
    } else if rank != Rank::R1 {
        Err(word.error(end, FenField::Board, FenFault::TooFewRanks))
    } else {
        Ok(board)
    }
}

fn read_side(word: Word<'_>) -> Result<Side, ParseFenError> {
    match word.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(word.wrong(FenField::SideToMove, FenFault::NotASide)),
    }
}

fn read_castling(board: &Board, word: Word<'_>) -> Result<SquareSet, ParseFenError> {
    let mut castling = SquareSet::EMPTY;
    if word.text == "-" {
        return Ok(castling);
    }
    let mut last = None;
    for (at, letter) in word.text.char_indices() {
        let error = |fault| Err(word.error(at..at + letter.len_utf8(), FenField::Castling, fault));
        let Some((side, rook)) = rook_of(board, letter) else {
            return error(FenFault::NotACastlingLetter);
        };
        if castling.contains(rook) {
            return error(FenFault::CastlingRepeated);
        }
        let place = Some(castling_place(side, rook));
        if place < last {
            return error(FenFault::CastlingOutOfOrder);
        }
        castling.insert(rook);
        last = place;
    }
    Ok(castling)
}

/// The place of a right among the others: White's first, then the king's side first.
pub(crate) fn castling_place(side: Side, rook: Square) -> (Side, Reverse<File>) {
    (side, Reverse(rook.file()))
}

fn read_en_passant(to_move: Side, word: Word<'_>) -> Result<Option<Square>, ParseFenError> {
    if word.text == "-" {
        return Ok(None);
    }
    let square: Square =
        word.text.parse().map_err(|_| word.wrong(FenField::EnPassant, FenFault::NotASquare))?;
    if square.rank() != passed_rank(to_move) {
        let fault = FenFault::WrongEnPassantRank(to_move);
        return Err(word.wrong(FenField::EnPassant, fault));
    }
    Ok(Some(square))
}

/// Reads a number as it would be written: no sign, no leading zero.
fn read_number(text: &str) -> Option<u32> {
    let leads_with_zero = text.len() > 1 && text.starts_with('0');
    if leads_with_zero || text.starts_with('+') {
        return None;
    }
    text.parse().ok()
}
