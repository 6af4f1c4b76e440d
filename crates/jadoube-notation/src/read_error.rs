use std::fmt;

use jadoube_chess::{
    Attempt, Illegality, Kind, Move, Piece, Position, Side, Square, SquareSet, Wing,
};

use crate::WrittenError;

/// Why a text could not be read as a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is not a move in algebraic notation, whatever the position.
    #[error(transparent)]
    Text(#[from] WrittenError),
    /// The text fits several legal moves.
    #[error("`{text}` is ambiguous: it can be {}", Moves(.candidates))]
    Ambiguous {
        /// The text of the move.
        text: String,
        /// All the moves that it fits.
        candidates: Vec<Move>,
    },
    /// There is no such piece on the board, or not where the text says.
    #[error("`{text}` is not possible: there is no {}{}", .piece, Place(*.on))]
    NoSuchPiece {
        /// The text of the move.
        text: String,
        /// The piece that should move.
        piece: Piece,
        /// The squares on which it should stand.
        on: SquareSet,
    },
    /// The piece is there but cannot legally move like that.
    #[error("`{text}` is illegal: {}", Reasons(.reasons))]
    Illegal {
        /// The text of the move.
        text: String,
        /// What was tried, and why it is illegal: one reason for each piece that may be meant;
        /// pieces that cannot go there at all are left out if others can.
        reasons: Vec<(Attempt, Illegality)>,
    },
    /// A pawn arrives on the last rank, but the text does not say what it becomes.
    #[error("`{text}` does not say what the pawn becomes on {to}: write it like {to}Q")]
    PromotionMissing {
        /// The text of the move.
        text: String,
        /// The square on which the pawn arrives.
        to: Square,
    },
    /// The only pawn moves to the square are captures, which must be written with the pawn's file.
    #[error("`{text}` lacks the file of the capturing pawn: it can be {}", Moves(.candidates))]
    PawnFileMissing {
        /// The text of the move.
        text: String,
        /// The captures that may be meant.
        candidates: Vec<Move>,
    },
    /// No pawn can capture from the one file to the other.
    #[error("`{text}` is illegal: no pawn on the first file can capture on the second")]
    NoPawnCapture {
        /// The text of the move.
        text: String,
    },
    /// The king would castle, which has its own sign.
    #[error("`{text}` is not a king move: castling is written {wing}")]
    CastlingSignMissing {
        /// The text of the move.
        text: String,
        /// The wing on which the king would castle.
        wing: Wing,
    },
}

impl ReadError {
    /// The reason why the move is illegal, if only one piece can be meant.
    pub fn illegality(&self) -> Option<Illegality> {
        match self {
            Self::Illegal { reasons, .. } => match reasons.as_slice() {
                [(_, reason)] => Some(*reason),
                _ => None,
            },
            Self::PromotionMissing { to, .. } => Some(Illegality::PromotionMissing { to: *to }),
            Self::Text(_)
            | Self::Ambiguous { .. }
            | Self::NoSuchPiece { .. }
            | Self::PawnFileMissing { .. }
            | Self::NoPawnCapture { .. }
            | Self::CastlingSignMissing { .. } => None,
        }
    }

    /// Makes the error for an illegal move; a missing promotion has its own error, since the text
    /// lacks something.
    pub(crate) fn illegal(text: &str, attempt: Attempt, reason: Illegality) -> Self {
        match reason {
            Illegality::PromotionMissing { to } => Self::promotion_missing(text, to),
            _ => Self::Illegal { text: text.to_owned(), reasons: vec![(attempt, reason)] },
        }
    }

    pub(crate) fn promotion_missing(text: &str, to: Square) -> Self {
        Self::PromotionMissing { text: text.to_owned(), to }
    }

    pub(crate) fn no_such_piece(
        text: &str,
        position: &Position,
        kind: Kind,
        on: SquareSet,
    ) -> Self {
        let piece = Piece { side: position.to_move(), kind };
        Self::NoSuchPiece { text: text.to_owned(), piece, on }
    }
}

/// Shows moves in the long form, with English letters.
struct Moves<'a>(&'a [Move]);

impl fmt::Display for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mv) in self.0.iter().enumerate() {
            f.write_str(match index {
                0 => "",
                _ if index + 1 == self.0.len() => " or ",
                _ => ", ",
            })?;
            if mv.kind() != Kind::Pawn {
                write!(f, "{}", Piece { side: Side::White, kind: mv.kind() }.fen_letter())?;
            }
            let capture = if mv.captured().is_some() { "x" } else { "-" };
            write!(f, "{}{capture}{}", mv.from(), mv.to())?;
            if let Some(kind) = mv.promotion() {
                write!(f, "{}", Piece { side: Side::White, kind }.fen_letter())?;
            }
        }
        Ok(())
    }
}

/// Shows where a piece should stand.
struct Place(SquareSet);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.0.first() else { return Ok(()) };
        if self.0.len() == 1 {
            write!(f, " on {first}")
        } else if self.0 == SquareSet::file(first.file()) {
            write!(f, " on the {}-file", first.file())
        } else if self.0 == SquareSet::rank(first.rank()) {
            write!(f, " on rank {}", first.rank())
        } else {
            Ok(())
        }
    }
}

/// Shows reasons one after the other.
struct Reasons<'a>(&'a [(Attempt, Illegality)]);

impl fmt::Display for Reasons<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let many = self.0.len() > 1;
        for (index, (attempt, reason)) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", and ")?;
            }
            write!(f, "{reason}")?;
            let says_from = matches!(reason, Illegality::NotHowItMoves { .. });
            if let Attempt::Move { from, .. } = attempt
                && many
                && !says_from
            {
                write!(f, " from {from}")?;
            }
        }
        Ok(())
    }
}
