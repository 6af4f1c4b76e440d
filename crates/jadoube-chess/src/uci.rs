//! Moves as the Universal Chess Interface writes them.

use std::fmt;
use std::str::FromStr;

use crate::{Attempt, File, Illegality, Irregular, Kind, Move, Position, Rank, Square, Wing};

/// How castling is written as two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum CastlingText {
    /// The king's two squares, `e1g1`: the convention of ordinary chess.
    ///
    /// Castling that ordinary chess does not have, with a king not on the e-file or a rook not in
    /// the corner, is written as king takes rook nevertheless: there the king's squares alone could
    /// mean a king move.
    #[default]
    KingTwoSquares,
    /// The king's square and the rook's, `e1h1`: the convention of Chess960.
    KingTakesRook,
}

impl Move {
    /// The move as UCI text, which [`Position::move_from_uci`] reads back by either convention.
    ///
    /// ```
    /// use jadoube_chess::{CastlingText, Position};
    /// let mv = Position::start().move_from_uci("g1f3").unwrap();
    /// assert_eq!(mv.uci(CastlingText::KingTwoSquares).to_string(), "g1f3");
    /// ```
    pub fn uci(self, castling: CastlingText) -> impl fmt::Display {
        let to = match self.castling_rook() {
            Some(rook) if castling == CastlingText::KingTakesRook => rook,
            Some(rook) if !self.is_ordinary_castling(rook) => rook,
            _ => self.to,
        };
        Attempt::Move { from: self.from, to, promotion: self.promotion() }
    }

    fn is_ordinary_castling(self, rook: Square) -> bool {
        self.from.file() == File::E && matches!(rook.file(), File::A | File::H)
    }
}

impl Position {
    /// The legal move that UCI text names; castling is read by either convention or by its name.
    ///
    /// ```
    /// use jadoube_chess::{Position, UciError};
    /// let start = Position::start();
    /// assert!(start.move_from_uci("e2e4").is_ok());
    /// let error = start.move_from_uci("e2e5").unwrap_err();
    /// assert_eq!(error.to_string(), "e2e5 is illegal: a pawn does not go from e2 to e5");
    /// ```
    pub fn move_from_uci(&self, text: &str) -> Result<Move, UciError> {
        let attempt = text.parse()?;
        self.check(attempt).map_err(|reason| UciError::Illegal { attempt, reason })
    }
}

impl Irregular {
    /// The move that UCI text names; castling is read by either convention or by its name.
    pub fn move_from_uci(&self, text: &str) -> Result<Move, UciError> {
        let attempt = text.parse()?;
        self.check(attempt).map_err(|reason| UciError::Illegal { attempt, reason })
    }
}

impl FromStr for Attempt {
    type Err = ParseAttemptError;

    /// Reads two squares and optionally the letter of a promotion, `e2e4` or `e7e8q`, or castling
    /// by its name, `0-0`, `0-0-0`, `O-O` or `O-O-O`.
    fn from_str(text: &str) -> Result<Self, ParseAttemptError> {
        let error = |fault| ParseAttemptError { text: text.to_owned(), fault };
        match text {
            "0-0" | "O-O" => return Ok(Self::Castling(Wing::KingSide)),
            "0-0-0" | "O-O-O" => return Ok(Self::Castling(Wing::QueenSide)),
            "0000" => return Err(error(Fault::NullMove)),
            _ => {}
        }
        let mut chars = text.chars();
        let mut square = || {
            let file = chars.next().and_then(File::from_letter)?;
            let rank = chars.next().and_then(Rank::from_digit)?;
            Some(Square::new(file, rank))
        };
        let from = square().ok_or_else(|| error(Fault::From))?;
        let to = square().ok_or_else(|| error(Fault::To))?;
        let promotion = match chars.next() {
            None => None,
            Some(letter) => Some(Kind::from_letter(letter).ok_or_else(|| error(Fault::Promotion))?),
        };
        match chars.next() {
            None => Ok(Self::Move { from, to, promotion }),
            Some(_) => Err(error(Fault::TooLong)),
        }
    }
}

/// The text was not an attempt in UCI form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseAttemptError {
    text: String,
    fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    NullMove,
    From,
    To,
    Promotion,
    TooLong,
}

impl fmt::Display for ParseAttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = match self.fault {
            Fault::NullMove => "it is the null move, which chess does not have",
            Fault::From => "it does not begin with a square",
            Fault::To => "there is no square after the first",
            Fault::Promotion => "what follows the squares is not the letter of a piece",
            Fault::TooLong => "something follows the letter of the promotion",
        };
        write!(
            f,
            "`{}` is not a move in UCI form: {fault}; expected something like e2e4, e7e8q or 0-0",
            self.text
        )
    }
}

impl std::error::Error for ParseAttemptError {}

/// The UCI text did not name a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciError {
    /// The text was not in UCI form.
    Text(ParseAttemptError),
    /// The text was in UCI form, but the move is illegal.
    Illegal {
        /// What was attempted.
        attempt: Attempt,
        /// Why it is illegal.
        reason: Illegality,
    },
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Illegal { attempt, reason } => write!(f, "{attempt} is illegal: {reason}"),
        }
    }
}

impl std::error::Error for UciError {}

impl From<ParseAttemptError> for UciError {
    fn from(error: ParseAttemptError) -> Self {
        Self::Text(error)
    }
}
