//! Reading the squares of a move.

use jadoube_chess::{File, Rank, Square};

use crate::cursor::Cursor;
use crate::{Arrival, Language, WrittenError};

/// Every character that people write for a hyphen.
pub(crate) const HYPHENS: &[char] = &['-', '‐', '‑', '–', '—', '−'];

/// Every character that people write for a capture between two squares; the `X` of a mate comes at
/// the end.
pub(crate) const CAPTURES: &[char] = &['x', 'X', '×', ':', 'х', 'Х', '✕', '*'];

/// Where a move comes from and goes to, as far as it is written.
#[derive(Clone, Copy)]
pub(crate) struct Coordinates {
    pub(crate) file: Option<File>,
    pub(crate) rank: Option<Rank>,
    pub(crate) to: Arrival,
    pub(crate) captures: bool,
    /// Whether a hyphen or the sign of a capture comes before the square of arrival.
    pub(crate) separated: bool,
}

impl Coordinates {
    /// Whether these can be the squares of a move without a piece letter: a pawn does not go from
    /// the b-file to f3 in one move.
    pub(crate) fn can_be_a_pawns(self) -> bool {
        let to = match self.to {
            Arrival::Square(square) => square.file(),
            Arrival::File(file) => file,
        };
        match (self.file, self.rank) {
            (Some(file), None) => (file as u8).abs_diff(to as u8) <= 1,
            _ => true,
        }
    }

    /// Whether these are two whole squares side by side, as in UCI.
    pub(crate) fn are_two_squares(self) -> bool {
        self.file.is_some() && self.rank.is_some() && !self.separated
    }
}

/// The file that a letter means in a language.
///
/// Cyrillic letters that look like Latin ones count as these, and Greek players have their own.
///
/// Law: C.5
pub(crate) fn file(letter: char, language: Language) -> Option<File> {
    const GREEK: [char; 8] = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ'];
    let latin = match letter {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        other => other,
    };
    File::from_letter(latin).or_else(|| {
        let index = GREEK.iter().position(|&greek| greek == letter)?;
        (language == Language::Greek).then_some(File::ALL[index])
    })
}

/// A file or rank.
#[derive(Clone, Copy)]
enum Item {
    File(File),
    Rank(Rank),
}

/// Files and ranks in the order in which they are written, five at most.
#[derive(Default)]
struct Items {
    items: Vec<Item>,
    /// The number of items before the hyphen or the sign of a capture.
    separator: Option<usize>,
    captures: bool,
}

/// Reads the squares of a move in lower case.
///
/// Law: C.7, C.8, C.9, C.10
pub(crate) fn read(
    cursor: &mut Cursor<'_>,
    language: Language,
) -> Result<Coordinates, WrittenError> {
    let start = *cursor;
    let items = collect(cursor, language);
    let coordinates = items.coordinates();
    coordinates.ok_or_else(|| {
        let too_much = items.items.len() > 4;
        let text = start.text().to_owned();
        if too_much {
            let expected = "one square or two";
            return WrittenError::Unexpected { text, at: start.at(), expected };
        }
        WrittenError::SquareMissing { text, at: cursor.at() }
    })
}

fn collect(cursor: &mut Cursor<'_>, language: Language) -> Items {
    let mut items = Items::default();
    while items.items.len() < 5 && !is_en_passant(cursor) {
        let before = *cursor;
        if let Some(file) = cursor.take(|next| file(next, language)) {
            // A small letter after a whole square begins another square or names a promotion.
            let begins_square = cursor.peek().and_then(Rank::from_digit).is_some();
            if items.end_with_square() && !begins_square {
                *cursor = before;
                break;
            }
            items.items.push(Item::File(file));
        } else if let Some(rank) = cursor.take(Rank::from_digit) {
            items.items.push(Item::Rank(rank));
        } else if let Some(captures) = cursor.attempt(|cursor| separator(cursor, language)) {
            if items.separator.is_some() {
                *cursor = before;
                break;
            }
            items.separator = Some(items.items.len());
            items.captures = captures;
        } else {
            break;
        }
    }
    items
}

/// Reads a hyphen or the sign of a capture before a square; returns whether it is the latter.
fn separator(cursor: &mut Cursor<'_>, language: Language) -> Option<bool> {
    cursor.skip_spaces();
    let captures = cursor.take(|next| match next {
        next if HYPHENS.contains(&next) => Some(false),
        next if CAPTURES.contains(&next) => Some(true),
        _ => None,
    })?;
    cursor.skip_spaces();
    cursor.peek().and_then(|next| file(next, language))?;
    Some(captures)
}

/// Whether `e.p.` comes next, which begins like the e-file.
fn is_en_passant(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    ahead.take_first(&["e.p", "ep"])
}

impl Items {
    fn end_with_square(&self) -> bool {
        matches!(self.items.as_slice(), [.., Item::File(_), Item::Rank(_)])
    }

    fn coordinates(&self) -> Option<Coordinates> {
        use Item::{File as F, Rank as R};
        let (file, rank, to, departure) = match *self.items.as_slice() {
            [F(file), R(rank)] => (None, None, Arrival::Square(Square::new(file, rank)), 0),
            [F(from), F(file), R(rank)] => {
                (Some(from), None, Arrival::Square(Square::new(file, rank)), 1)
            }
            [R(from), F(file), R(rank)] => {
                (None, Some(from), Arrival::Square(Square::new(file, rank)), 1)
            }
            [F(from), R(from_rank), F(file), R(rank)] => {
                let to = Arrival::Square(Square::new(file, rank));
                (Some(from), Some(from_rank), to, 2)
            }
            [F(from), F(file)] if (from as u8).abs_diff(file as u8) == 1 => {
                (Some(from), None, Arrival::File(file), 1)
            }
            _ => return None,
        };
        let separated = self.separator.is_some();
        let in_place = self.separator.is_none_or(|items| items == departure);
        in_place.then_some(Coordinates { file, rank, to, captures: self.captures, separated })
    }
}

/// Reads one or two squares in capitals, `E2-E4`, without the letter of a piece.
pub(crate) fn in_capitals(cursor: &mut Cursor<'_>) -> Option<Coordinates> {
    let first = capital_square(cursor)?;
    let second = cursor.attempt(|cursor| {
        cursor.skip_spaces();
        let captures = cursor.take_any(CAPTURES);
        let separated = captures || cursor.take_any(HYPHENS);
        cursor.skip_spaces();
        Some((capital_square(cursor)?, captures, separated))
    });
    Some(match second {
        Some((to, captures, separated)) => Coordinates {
            file: Some(first.file()),
            rank: Some(first.rank()),
            to: Arrival::Square(to),
            captures,
            separated,
        },
        None => Coordinates {
            file: None,
            rank: None,
            to: Arrival::Square(first),
            captures: false,
            separated: false,
        },
    })
}

fn capital_square(cursor: &mut Cursor<'_>) -> Option<Square> {
    let file = cursor.take(|next| match next {
        'A'..='H' => File::from_letter(next.to_ascii_lowercase()),
        _ => None,
    })?;
    Some(Square::new(file, cursor.take(Rank::from_digit)?))
}
