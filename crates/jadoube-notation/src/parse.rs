//! Reading what a text says about a move: what goes where.

use jadoube_chess::{Kind, Wing};

use crate::coordinates::{self, CAPTURES, Coordinates, HYPHENS};
use crate::cursor::Cursor;
use crate::language::{Case, figurine_kind};
use crate::tail::Promotion;
use crate::{Arrival, Body, Doubt, Language, Written, WrittenError};

/// Every character that people write for the zero or the letter of castling.
const CASTLING: &[char] = &['0', 'O', 'o', 'О', 'о', 'Ο', 'ο'];

impl Written {
    /// Reads a move in a language, without being strict about signs.
    ///
    /// Figurines are read in every language; a number before the move and annotation signs after it
    /// are skipped. Case matters: `bxc3` is a pawn's move and `Bxc3` a bishop's. A small letter
    /// counts as a piece only if no pawn can be meant, as in `nf3`. Two squares with a small `q`,
    /// `r`, `b` or `n`, `e7e8b`, are UCI in every language.
    ///
    /// Law: C.8, C.9, C.10, C.11, C.12, C.13
    pub fn parse(text: &str, language: Language) -> Result<Self, WrittenError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        if cursor.is_at_end() {
            return Err(WrittenError::Empty);
        }
        move_number(&mut cursor);
        if let Some(wing) = cursor.attempt(castling) {
            let written = Self::bare(Body::Castling(wing));
            return written.with_tail(cursor, language, Promotion::Usual);
        }
        let (kind, coordinates) = match piece_and_coordinates(&mut cursor, language) {
            Ok(read) => read,
            Err(error) => {
                let capitals = cursor.attempt(coordinates::in_capitals).ok_or(error)?;
                let mut written = Self::from_parts(None, capitals);
                written.doubt(Doubt::CapitalFileLetter);
                return written.with_tail(cursor, language, Promotion::WithSign);
            }
        };
        let mut written = Self::from_parts(kind.map(|(kind, _)| kind), coordinates);
        if matches!(kind, Some((kind, Case::Small)) if kind != Kind::Pawn) {
            written.doubt(Doubt::SmallPieceLetter);
        }
        let promotion = match kind {
            None if coordinates.are_two_squares() => Promotion::Uci,
            _ => Promotion::Usual,
        };
        written.with_tail(cursor, language, promotion)
    }

    fn from_parts(kind: Option<Kind>, coordinates: Coordinates) -> Self {
        let Coordinates { file, rank, to, captures, .. } = coordinates;
        let mut written = Self::bare(Body::Move { kind, file, rank, to });
        written.captures = captures;
        if kind == Some(Kind::Pawn) {
            written.doubt(Doubt::PawnLetter);
        }
        if matches!(to, Arrival::File(_)) {
            written.doubt(Doubt::RankMissing);
        }
        written
    }
}

/// Skips the number of a move and the dots that stand for White's move: `12.`, `12...`, `…`.
fn move_number(cursor: &mut Cursor<'_>) {
    cursor.attempt(|cursor| {
        while cursor.take(|next| next.to_digit(10)).is_some() {}
        cursor.skip_spaces();
        let mut dots = false;
        while cursor.take_any(&['.', '…']) {
            dots = true;
        }
        cursor.skip_spaces();
        (dots && !cursor.is_at_end()).then_some(())
    });
}

/// Reads castling: two or three zeros or letters, with or without hyphens.
///
/// Law: C.13.1, C.13.2
fn castling(cursor: &mut Cursor<'_>) -> Option<Wing> {
    let mut count = 0;
    while cursor.take_any(CASTLING) {
        count += 1;
        cursor.attempt(|cursor| {
            cursor.skip_spaces();
            cursor.take_any(HYPHENS).then(|| cursor.skip_spaces())?;
            cursor.peek().filter(|next| CASTLING.contains(next)).map(|_| ())
        });
    }
    match count {
        2 => Some(Wing::KingSide),
        3 => Some(Wing::QueenSide),
        _ => None,
    }
}

type Piece = Option<(Kind, Case)>;

/// Reads the letter of a piece, if there is one, and the squares.
fn piece_and_coordinates(
    cursor: &mut Cursor<'_>,
    language: Language,
) -> Result<(Piece, Coordinates), WrittenError> {
    let figurine = cursor
        .peek()
        .and_then(|glyph| Some((figurine_kind(glyph)?, glyph.len_utf8(), Case::Capital)));
    let letter = figurine.or_else(|| language.letter_at(cursor.rest()));
    if let Some((kind, length, Case::Capital)) = letter {
        let mut behind = *cursor;
        behind.advance(length);
        let coordinates = coordinates::read(&mut behind, language)?;
        *cursor = behind;
        return Ok((Some((kind, Case::Capital)), coordinates));
    }
    let mut plain = *cursor;
    let without_letter = coordinates::read(&mut plain, language);
    if let Ok(coordinates) = without_letter
        && coordinates.can_be_a_pawns()
    {
        *cursor = plain;
        return Ok((None, coordinates));
    }
    if let Some((kind, length, Case::Small)) = letter {
        let mut behind = *cursor;
        behind.advance(length);
        if let Ok(coordinates) = coordinates::read(&mut behind, language) {
            *cursor = behind;
            return Ok((Some((kind, Case::Small)), coordinates));
        }
    }
    let coordinates = without_letter.map_err(|error| strange_beginning(cursor, language, error))?;
    *cursor = plain;
    Ok((None, coordinates))
}

/// The error about a text with an unexpected beginning.
fn strange_beginning(
    cursor: &Cursor<'_>,
    language: Language,
    otherwise: WrittenError,
) -> WrittenError {
    match cursor.peek() {
        Some(letter) if letter.is_alphabetic() => match coordinates::file(letter, language) {
            None if !CAPTURES.contains(&letter) => strange_letter(cursor, language, letter),
            _ => otherwise,
        },
        Some(sign) if !CAPTURES.contains(&sign) => WrittenError::Unexpected {
            text: cursor.text().to_owned(),
            at: cursor.at(),
            expected: "the letter of a piece, a square or castling",
        },
        _ => otherwise,
    }
}

/// The error about a letter that the language does not have.
pub(crate) fn strange_letter(
    cursor: &Cursor<'_>,
    language: Language,
    letter: char,
) -> WrittenError {
    let capital: String = letter.to_uppercase().collect();
    WrittenError::UnknownLetter {
        text: cursor.text().to_owned(),
        letter: letter.to_string(),
        at: cursor.at(),
        language,
        known: Language::knowing(&capital),
    }
}
