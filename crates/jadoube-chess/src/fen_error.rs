use std::fmt;
use std::ops::Range;

use crate::double_step::passed_rank;
use crate::{Flaws, Rank, Side};

/// One of the six fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Board,
    /// The side to move.
    SideToMove,
    /// The rooks that may still castle.
    Castling,
    /// The square passed over by a double step.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    QuietPlies,
    /// The number of the next move.
    MoveNumber,
}

impl FenField {
    /// The fields in order.
    pub const ALL: [Self; 6] = [
        Self::Board,
        Self::SideToMove,
        Self::Castling,
        Self::EnPassant,
        Self::QuietPlies,
        Self::MoveNumber,
    ];

    /// What the field should contain, for a message.
    const fn wanted(self) -> &'static str {
        match self {
            Self::Board => "eight ranks of pieces",
            Self::SideToMove => "w or b",
            Self::Castling => "castling letters or -",
            Self::EnPassant => "a square or -",
            Self::QuietPlies => "the half-moves since the last capture or pawn move",
            Self::MoveNumber => "the number of the move",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board field",
            Self::SideToMove => "side field",
            Self::Castling => "castling field",
            Self::EnPassant => "en passant field",
            Self::QuietPlies => "half-move field",
            Self::MoveNumber => "move number field",
        })
    }
}

/// What is wrong with a part of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// The text ends before the field.
    Missing,
    /// White space other than the single space between two fields.
    Spacing,
    /// Text after the sixth field.
    Surplus,
    /// Neither a piece, nor a number of empty squares, nor the end of a rank.
    NotAPiece,
    /// Empty squares counted by two numbers in a row.
    DigitAfterDigit,
    /// More than eight squares on a rank.
    RankTooLong(Rank),
    /// Fewer than eight squares on a rank.
    RankTooShort(Rank),
    /// More than eight ranks.
    TooManyRanks,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// Neither `w` nor `b`.
    NotASide,
    /// Not the letter of a castling right.
    NotACastlingLetter,
    /// A castling right given twice.
    CastlingRepeated,
    /// A castling right that belongs before another: White's come first, and the king's side first.
    CastlingOutOfOrder,
    /// Neither a square nor `-`.
    NotASquare,
    /// A square that no pawn can just have passed over when this side has the move.
    WrongEnPassantRank(Side),
    /// Not a number from 0 up without leading zeros.
    NotACount,
    /// Not a number from 1 up without leading zeros.
    NotAMoveNumber,
}

/// The text was not a FEN: gives the field, the character and what was expected.
///
/// ```
/// use jadoube_chess::{Fen, FenFault, FenField};
/// let error = "4k3/8/8/8/8/8/8/4K2R w X - 0 1".parse::<Fen>().unwrap_err();
/// assert_eq!(error.field(), FenField::Castling);
/// assert_eq!(error.fault(), FenFault::NotACastlingLetter);
/// assert_eq!(error.span(), 23..24);
/// assert_eq!(
///     error.to_string(),
///     "castling field, character 24: `X` is not K, Q, k, q or the file of a rook"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFenError {
    field: FenField,
    fault: FenFault,
    span: Range<usize>,
    character: usize,
    found: String,
}

/// The most characters of the offending text that a message shows.
const SHOWN: usize = 24;

impl ParseFenError {
    /// A fault in a part of `text`, given in bytes.
    pub(crate) fn new(text: &str, span: Range<usize>, field: FenField, fault: FenFault) -> Self {
        let character = text.get(..span.start).unwrap_or(text).chars().count() + 1;
        let found = text.get(span.clone()).unwrap_or_default();
        let mut shown: String = found.chars().take(SHOWN).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self { field, fault, span, character, found: shown }
    }

    /// The field in which the fault is.
    pub const fn field(&self) -> FenField {
        self.field
    }

    /// What is wrong.
    pub const fn fault(&self) -> FenFault {
        self.fault
    }

    /// The place of the offending text, in bytes; empty if something is missing.
    pub const fn span(&self) -> Range<usize> {
        self.span.start..self.span.end
    }

    /// The character at which the fault begins, counted from 1.
    pub const fn character(&self) -> usize {
        self.character
    }

    /// The offending text, cut short if it is long.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, character {}: ", self.field, self.character)?;
        // The text may contain control characters.
        let found = self.found.escape_debug();
        match self.fault {
            FenFault::Missing => write!(f, "missing, expected {}", self.field.wanted()),
            FenFault::Spacing => {
                write!(f, "`{found}` is too much space, expected a single space between two fields")
            }
            FenFault::Surplus => write!(f, "`{found}` comes after the last field"),
            FenFault::NotAPiece => {
                write!(f, "`{found}` is not a piece letter, a digit from 1 to 8 or a /")
            }
            FenFault::DigitAfterDigit => {
                write!(f, "`{found}` follows a digit, expected a single number for empty squares")
            }
            FenFault::RankTooLong(rank) => {
                write!(f, "`{found}` makes rank {rank} longer than eight squares")
            }
            FenFault::RankTooShort(rank) => {
                write!(f, "rank {rank} ends before its eighth square")
            }
            FenFault::TooManyRanks => write!(f, "`{found}` begins a ninth rank"),
            FenFault::TooFewRanks => write!(f, "the board ends before its eighth rank"),
            FenFault::NotASide => write!(f, "`{found}` is not w or b"),
            FenFault::NotACastlingLetter => {
                write!(f, "`{found}` is not K, Q, k, q or the file of a rook")
            }
            FenFault::CastlingRepeated => write!(f, "`{found}` repeats a right"),
            FenFault::CastlingOutOfOrder => write!(
                f,
                "`{found}` is out of order, expected White's rights first, and the king's side first"
            ),
            FenFault::NotASquare => write!(f, "`{found}` is not a square or -"),
            FenFault::WrongEnPassantRank(to_move) => {
                let rank = passed_rank(to_move);
                write!(
                    f,
                    "`{found}` is not on rank {rank}, where it must be when {to_move} has the move"
                )
            }
            FenFault::NotACount => {
                write!(f, "`{found}` is not a number from 0 without leading zeros")
            }
            FenFault::NotAMoveNumber => {
                write!(f, "`{found}` is not a number from 1 without leading zeros")
            }
        }
    }
}

impl std::error::Error for ParseFenError {}

/// The text was not the FEN of a legal position.
///
/// ```
/// use jadoube_chess::{Flaw, ParsePositionError, Position, Side};
/// let Err(ParsePositionError::Flaws(flaws)) = Position::from_fen("8/8/8/8/8/8/8/4K3 w - - 0 1")
/// else {
///     panic!("Black has no king")
/// };
/// assert_eq!(flaws.as_slice(), [Flaw::NoKing(Side::Black)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// The text was not a FEN.
    Fen(ParseFenError),
    /// The text was the FEN of an illegal position.
    Flaws(Flaws),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Flaws(flaws) => flaws.fmt(f),
        }
    }
}

impl std::error::Error for ParsePositionError {}

impl From<ParseFenError> for ParsePositionError {
    fn from(error: ParseFenError) -> Self {
        Self::Fen(error)
    }
}

impl From<Flaws> for ParsePositionError {
    fn from(flaws: Flaws) -> Self {
        Self::Flaws(flaws)
    }
}
