use std::fmt;

use crate::{FenField, Rank, Side, Square};

/// One thing that [`Fen::lenient`](crate::Fen::lenient) read differently from how it was written.
///
/// ```
/// use jadoube_chess::{FenField, Mended};
/// assert_eq!(
///     Mended::FieldMissing(FenField::Castling).to_string(),
///     "castling field: missing, read as -"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mended {
    /// Space around the text, or anything but one space between two fields.
    Spacing,
    /// A field was missing.
    FieldMissing(FenField),
    /// Empty squares of a rank were counted by several numbers.
    DigitsJoined(Rank),
    /// The side to move was not written as `w` or `b`.
    SideWritten {
        /// The text that was found.
        found: String,
        /// The side it was taken for.
        read: Side,
    },
    /// Another character was written instead of `-`.
    Dash {
        /// The field in which it was found.
        field: FenField,
        /// The character that was found.
        found: char,
    },
    /// Castling letters were not in order: White before Black, king's side before queen's side.
    CastlingOrder,
    /// A castling right was given again by this letter.
    CastlingRepeated(char),
    /// A castling right was dropped because its king or rook is not in place.
    CastlingDropped(char),
    /// The en passant square was not written in lower case.
    EnPassantCase(Square),
    /// An en passant square was dropped because no pawn can just have passed over it.
    EnPassantDropped(Square),
    /// A counter was not written as a whole number, or the move number was 0.
    Counter {
        /// The counter.
        field: FenField,
        /// The text that was found.
        found: String,
        /// The number it was taken for.
        read: u32,
    },
    /// Text after the last field, such as the operations of EPD, was left out.
    TrailingText(String),
}

impl fmt::Display for Mended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spacing => f.write_str("spaces read as one space between two fields"),
            Self::FieldMissing(field) => {
                let read = match field {
                    FenField::Board => "nothing",
                    FenField::SideToMove => "w",
                    FenField::Castling | FenField::EnPassant => "-",
                    FenField::QuietPlies => "0",
                    FenField::MoveNumber => "1",
                };
                write!(f, "{field}: missing, read as {read}")
            }
            Self::DigitsJoined(rank) => {
                write!(f, "{}: digits in a row on rank {rank} added up", FenField::Board)
            }
            Self::SideWritten { found, read } => {
                let (field, letter) = (FenField::SideToMove, read.fen_letter());
                write!(f, "{field}: `{}` read as {letter}", found.escape_debug())
            }
            Self::Dash { field, found } => write!(f, "{field}: `{found}` read as -"),
            Self::CastlingOrder => write!(f, "{}: letters put in order", FenField::Castling),
            Self::CastlingRepeated(letter) => {
                write!(f, "{}: `{letter}` repeats a right, dropped", FenField::Castling)
            }
            Self::CastlingDropped(letter) => {
                let field = FenField::Castling;
                write!(f, "{field}: `{letter}` has no king or rook in its place, dropped")
            }
            Self::EnPassantCase(square) => {
                write!(f, "{}: read as {square}", FenField::EnPassant)
            }
            Self::EnPassantDropped(square) => {
                let field = FenField::EnPassant;
                write!(f, "{field}: no pawn can just have passed {square}, dropped")
            }
            Self::Counter { field, found, read } => {
                write!(f, "{field}: `{}` read as {read}", found.escape_debug())
            }
            Self::TrailingText(text) => write!(f, "`{}` left out", text.escape_debug()),
        }
    }
}
