use std::fmt;

use crate::{FenField, Rank, Side, Square};

/// One thing that [`Fen::lenient`](crate::Fen::lenient) read otherwise than it was written.
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
    /// A field that was not there.
    FieldMissing(FenField),
    /// Empty squares of a rank counted in several numbers.
    DigitsJoined(Rank),
    /// The side to move not written as `w` or `b`.
    SideWritten {
        /// The text.
        found: String,
        /// The side it was taken for.
        read: Side,
    },
    /// Another character in place of `-`.
    Dash {
        /// Where it stood.
        field: FenField,
        /// The character.
        found: char,
    },
    /// Castling letters not in the order White before Black, king's side before queen's side.
    CastlingOrder,
    /// A castling right named again by this letter.
    CastlingRepeated(char),
    /// A castling right whose king or rook is not in its place.
    CastlingDropped(char),
    /// The en passant square not written in lower case.
    EnPassantCase(Square),
    /// An en passant square that no pawn can just have passed over.
    EnPassantDropped(Square),
    /// A counter not written as a whole number, or a move number 0.
    Counter {
        /// Which counter.
        field: FenField,
        /// The text.
        found: String,
        /// The number it was taken for.
        read: u32,
    },
    /// Text after the last field, as the operations of EPD.
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
