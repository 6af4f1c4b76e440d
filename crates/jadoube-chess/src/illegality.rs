use std::fmt;

use crate::{Kind, Piece, Square, Wing};

/// Why an attempt is not a legal move.
///
/// If several reasons apply, the first in the order of the Laws is given: the game is over; it is
/// not the mover's piece; a king would be captured; a piece of the same side is on the square; the
/// piece does not move like that; the promotion is wrong; the mover's king would be in check. A
/// pawn's step straight ahead and castling have their own conditions about occupied squares, and
/// are judged by those.
///
/// ```
/// use jadoube_chess::{Attempt, Illegality, Position, Square};
/// let illegality = Position::start().check(Attempt::new(Square::A1, Square::A3)).unwrap_err();
/// assert!(matches!(illegality, Illegality::PathBlocked { .. }));
/// assert_eq!(illegality.to_string(), "the white pawn on a2 is in the rook's way");
/// ```
///
/// Law: 3.10.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Illegality {
    /// The game is over, so no move at all is legal; this comes before every other reason.
    GameOver(Ending),
    /// There is no piece on the square from which one was to be moved.
    EmptySquare {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the side that does not have the move.
    OpponentsPiece(Placed),
    /// The piece was put back on its square.
    NotMoved(Placed),
    /// The opponent's king would be captured.
    KingTaken(Placed),
    /// A piece of the mover's own side is on the square of arrival.
    OwnPiece(Placed),
    /// The piece never moves from the one square to the other.
    NotHowItMoves {
        /// The piece and the square it was on.
        piece: Placed,
        /// The square on which it was put.
        to: Square,
    },
    /// A bishop, rook or queen would jump.
    PathBlocked {
        /// The kind of piece that was moved.
        kind: Kind,
        /// The piece in the way that is nearest to the moved piece.
        by: Placed,
    },
    /// The square in front of the pawn is occupied.
    PawnBlocked {
        /// The piece on that square, of either colour.
        by: Placed,
    },
    /// One of the two squares in front of the pawn is occupied.
    DoubleStepBlocked {
        /// The piece in the way, of either colour; the nearer of two.
        by: Placed,
    },
    /// The pawn is not on its original square, so it may not advance two squares.
    DoubleStepNotFirst {
        /// The square of the pawn.
        from: Square,
    },
    /// A pawn was moved diagonally to an empty square, and there is no pawn beside it either that
    /// could be captured en passant.
    NothingToCapture {
        /// The empty square.
        to: Square,
    },
    /// The pawn beside it did not advance two squares on the move just made.
    ///
    /// A position knows only the square passed over by the last move. Whether the pawn advanced two
    /// squares earlier, so that the capture comes too late, or never did, can only be told from the
    /// record of the game.
    EnPassantNotPossible {
        /// The pawn that was to be captured.
        pawn: Placed,
    },
    /// A pawn arrived on the last rank and was not replaced.
    PromotionMissing {
        /// The square on which it arrived.
        to: Square,
    },
    /// A pawn becomes a queen, rook, bishop or knight, nothing else.
    PromotionNotAllowed {
        /// The kind of piece that replaced it.
        kind: Kind,
    },
    /// A promotion, but no pawn arrived on the last rank.
    PromotionNotDue {
        /// The square on which the piece arrived.
        to: Square,
    },
    /// There is no right to castle with that rook.
    ///
    /// Whether the king has moved, or the rook, or it is another rook, or the right never existed,
    /// can only be told from the record of the game.
    CastlingRightLost {
        /// The wing on which castling was attempted.
        wing: Wing,
    },
    /// The king is in check, so it may not castle.
    CastlingOutOfCheck {
        /// The wing on which castling was attempted.
        wing: Wing,
        /// The piece that gives check.
        by: Placed,
    },
    /// A square that the king would cross is attacked.
    CastlingThroughAttack {
        /// The wing on which castling was attempted.
        wing: Wing,
        /// The attacked square nearest to the king.
        on: Square,
        /// The piece that attacks it.
        by: Placed,
    },
    /// The square on which the king would arrive is attacked.
    CastlingIntoAttack {
        /// The wing on which castling was attempted.
        wing: Wing,
        /// The square on which the king would arrive.
        on: Square,
        /// The piece that attacks it.
        by: Placed,
    },
    /// A square that must be empty for castling is occupied.
    CastlingBlocked {
        /// The wing on which castling was attempted.
        wing: Wing,
        /// The piece in the way that is nearest to the king.
        by: Placed,
    },
    /// The king was in check, and the move does not parry it.
    KingLeftInCheck {
        /// The piece that still gives check.
        by: Placed,
    },
    /// The king steps onto an attacked square.
    KingIntoCheck {
        /// The attacked square.
        on: Square,
        /// The piece that attacks it.
        by: Placed,
    },
    /// The move opens a line of attack on the mover's own king.
    ///
    /// The moved piece was pinned; or two pawns left their squares by a capture en passant; or, in
    /// Chess960, the castling rook had shielded the king.
    KingExposed {
        /// The piece that attacks the king afterwards.
        by: Placed,
    },
}

/// How a position ends the game by itself.
///
/// Law: 5.1.1, 5.2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Ending {
    /// There is no legal move, and the king is in check.
    Checkmate,
    /// There is no legal move, and the king is not in check.
    Stalemate,
}

/// A piece and the square it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub on: Square,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
        })
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.piece, self.on)
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver(ending) => write!(f, "the game is over by {ending}"),
            Self::EmptySquare { from } => write!(f, "there is no piece on {from}"),
            Self::OpponentsPiece(piece) => write!(f, "the {piece} is the opponent's"),
            Self::NotMoved(piece) => write!(f, "the {piece} was put back on its square"),
            Self::KingTaken(king) => write!(f, "the {king} cannot be captured"),
            Self::OwnPiece(piece) => write!(f, "the {piece} is the mover's own"),
            Self::NotHowItMoves { piece: Placed { piece, on }, to } => {
                write!(f, "a {} does not go from {on} to {to}", piece.kind)
            }
            Self::PathBlocked { kind, by } => write!(f, "the {by} is in the {kind}'s way"),
            Self::PawnBlocked { by } => write!(f, "the {by} is in the pawn's way"),
            Self::DoubleStepBlocked { by } => {
                write!(f, "the {by} is in the way of the pawn's double step")
            }
            Self::DoubleStepNotFirst { from } => {
                write!(
                    f,
                    "the pawn on {from} is not on its original square and may advance only one square"
                )
            }
            Self::NothingToCapture { to } => {
                write!(f, "a pawn moves diagonally only to capture, and {to} is empty")
            }
            Self::EnPassantNotPossible { pawn } => {
                write!(f, "the {pawn} did not advance two squares on the last move")
            }
            Self::PromotionMissing { to } => {
                write!(f, "the pawn on {to} must be replaced by a queen, rook, bishop or knight")
            }
            Self::PromotionNotAllowed { kind } => {
                write!(f, "a pawn becomes a queen, rook, bishop or knight, not a {kind}")
            }
            Self::PromotionNotDue { to } => {
                write!(f, "no pawn has arrived on the last rank: there is no promotion on {to}")
            }
            Self::CastlingRightLost { wing } => {
                write!(f, "{wing} is not allowed: there is no right to castle with that rook")
            }
            Self::CastlingOutOfCheck { wing, by } => {
                write!(f, "{wing} is prevented: the {by} gives check")
            }
            Self::CastlingThroughAttack { wing, on, by } => {
                write!(f, "{wing} is prevented: the king would cross {on}, attacked by the {by}")
            }
            Self::CastlingIntoAttack { wing, on, by } => {
                write!(f, "{wing} is prevented: the king would reach {on}, attacked by the {by}")
            }
            Self::CastlingBlocked { wing, by } => {
                write!(f, "{wing} is prevented: the {by} is in the way")
            }
            Self::KingLeftInCheck { by } => {
                write!(f, "the king is left in check from the {by}")
            }
            Self::KingIntoCheck { on, by } => {
                write!(f, "the king would step onto {on}, attacked by the {by}")
            }
            Self::KingExposed { by } => {
                write!(f, "the king would be exposed to the {by}")
            }
        }
    }
}

impl std::error::Error for Illegality {}
