use std::fmt;

use crate::{Side, Square, SquareSet, Wing};

/// One thing that keeps a setup from being a legal position.
///
/// A position is illegal if no series of legal moves leads to it. That is not decided completely:
/// only what these variants say is decided. They consider the pieces, the side to move and the
/// rights claimed, but not the move counters. A position reached by legal moves from a starting
/// position of chess or of Chess960 (also with different arrangements for the two sides) has none
/// of these flaws; a setup without them can still be unreachable, for instance by its pawns.
///
/// ```
/// use jadoube_chess::{Flaw, Setup, Square, Tier};
/// let setup = Setup::from_fen("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
/// let flaws = setup.flaws();
/// assert_eq!(flaws.as_slice(), [Flaw::PawnOnLastRank(Square::H8)]);
/// assert_eq!(flaws.worst(), Some(Tier::Irregular));
/// assert_eq!(flaws.to_string(), "a pawn stands on h8");
/// ```
///
/// Law: 3.10.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Flaw {
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    SeveralKings(Side, SquareSet),
    /// A castling right for a square on neither first rank.
    CastlingElsewhere(Square),
    /// A castling right of a side that does not have one king on its first rank.
    CastlingWithoutKing(Side),
    /// A castling right with a rook that is missing.
    CastlingWithoutRook(Side, Square),
    /// More than one right of a side to castle on one wing.
    CastlingTwice(Side, Wing),
    /// An en passant square on a rank that the opponent's pawns do not pass over by a double step.
    EnPassantOnWrongRank(Square),
    /// An en passant square without the pawn that passed over it.
    EnPassantWithoutPawn {
        /// The square claimed to have been passed over.
        passed: Square,
        /// The square on which the pawn should be.
        missing: Square,
    },
    /// An en passant square that the pawn cannot have passed over.
    EnPassantBlocked {
        /// The square claimed to have been passed over.
        passed: Square,
        /// The square, this one or the one behind it, that should be empty.
        occupied: Square,
    },
    /// The side that does not have the move is in check, and the side that has it is not.
    OpponentInCheck {
        /// The side in check.
        side: Side,
        /// The pieces that give check.
        by: SquareSet,
    },
    /// Both kings are in check.
    BothInCheck,
    /// A pawn on the first rank of its side.
    PawnOnFirstRank(Square),
    /// A pawn on the last rank that was not promoted.
    PawnOnLastRank(Square),
    /// A side has more pieces than it starts with.
    TooManyMen(Side, usize),
    /// A side has more than eight pawns.
    TooManyPawns(Side, usize),
    /// A side has more promoted pieces than missing pawns.
    ///
    /// Promoted are all queens beyond the first, rooks and knights beyond the second, and bishops
    /// beyond the first on squares of one colour.
    TooManyPromoted {
        /// The side they belong to.
        side: Side,
        /// The number of pieces that must be promoted pawns.
        promoted: usize,
        /// The number of pawns that are missing.
        missing_pawns: usize,
    },
    /// More than two pieces give check: no move opens so many lines.
    TooManyCheckers(SquareSet),
    /// A check, or double check, that no single move can have given.
    ///
    /// Every move that may have been the last is taken back, including castling, promotion and en
    /// passant, with a captured piece put back if one is missing; the king is attacked before each
    /// of them as well. A king or rook with a castling right has not moved.
    ImpossibleCheck(SquareSet),
    /// The double step that the en passant square claims was made while the king now to move was
    /// already attacked by these pieces.
    ImpossibleDoubleStep {
        /// The square claimed to have been passed over.
        passed: Square,
        /// The pieces that attacked the king before the double step.
        by: SquareSet,
    },
}

/// How serious a [`Flaw`] is; the most serious first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Tier {
    /// Play cannot go on from the setup as it is given.
    Unplayable,
    /// The position is illegal, but play can go on if the irregularity stands; see
    /// [`Irregular`](crate::Irregular).
    Irregular,
    /// The position cannot arise, but nothing in it offends the rules of the moves: a problem, not
    /// a game.
    Unreachable,
}

impl Flaw {
    /// How serious the flaw is.
    pub const fn tier(self) -> Tier {
        match self {
            Self::NoKing(_)
            | Self::SeveralKings(..)
            | Self::CastlingElsewhere(_)
            | Self::CastlingWithoutKing(_)
            | Self::CastlingWithoutRook(..)
            | Self::CastlingTwice(..)
            | Self::EnPassantOnWrongRank(_)
            | Self::EnPassantWithoutPawn { .. }
            | Self::EnPassantBlocked { .. } => Tier::Unplayable,
            Self::OpponentInCheck { .. }
            | Self::BothInCheck
            | Self::PawnOnFirstRank(_)
            | Self::PawnOnLastRank(_) => Tier::Irregular,
            Self::TooManyMen(..)
            | Self::TooManyPawns(..)
            | Self::TooManyPromoted { .. }
            | Self::TooManyCheckers(_)
            | Self::ImpossibleCheck(_)
            | Self::ImpossibleDoubleStep { .. } => Tier::Unreachable,
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(side) => write!(f, "{side} has no king"),
            Self::SeveralKings(side, kings) => write!(f, "{side} has kings on {kings}"),
            Self::CastlingElsewhere(square) => {
                write!(
                    f,
                    "a right to castle with a rook on {square}, which is on neither player's first rank"
                )
            }
            Self::CastlingWithoutKing(side) => {
                write!(f, "{side} may castle but has no king on the first rank")
            }
            Self::CastlingWithoutRook(side, square) => {
                write!(f, "{side} may castle with a rook on {square} that is not there")
            }
            Self::CastlingTwice(side, wing) => {
                write!(f, "{side} has more than one right to castle {wing}")
            }
            Self::EnPassantOnWrongRank(square) => {
                write!(f, "no pawn can just have passed {square} by a double step")
            }
            Self::EnPassantWithoutPawn { passed, missing } => {
                write!(f, "a pawn is said to have passed {passed} but is not on {missing}")
            }
            Self::EnPassantBlocked { passed, occupied } => {
                write!(f, "a pawn is said to have passed {passed} but {occupied} is not empty")
            }
            Self::OpponentInCheck { side, by } => {
                write!(f, "{} has the move and {side}'s king is attacked from {by}", !side)
            }
            Self::BothInCheck => write!(f, "both kings are in check"),
            Self::PawnOnFirstRank(square) | Self::PawnOnLastRank(square) => {
                write!(f, "a pawn stands on {square}")
            }
            Self::TooManyMen(side, pieces) => write!(f, "{side} has {pieces} pieces"),
            Self::TooManyPawns(side, pawns) => write!(f, "{side} has {pawns} pawns"),
            Self::TooManyPromoted { side, promoted, missing_pawns } => {
                write!(f, "promoted pieces of {side}: {promoted}, missing pawns: {missing_pawns}")
            }
            Self::TooManyCheckers(by) => write!(f, "check from {by} at once"),
            Self::ImpossibleCheck(by) => {
                write!(f, "no move can have given the check from {by}")
            }
            Self::ImpossibleDoubleStep { passed, by } => write!(
                f,
                "the king was in check from {by} before a pawn is said to have passed {passed}"
            ),
        }
    }
}

/// All flaws of a setup; a [`Position`](crate::Position) has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flaws(Vec<Flaw>);

impl Flaws {
    /// Whether there is no flaw.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of flaws.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// The flaws as a slice.
    pub const fn as_slice(&self) -> &[Flaw] {
        self.0.as_slice()
    }

    /// Iterates over the flaws.
    pub fn iter(&self) -> std::slice::Iter<'_, Flaw> {
        self.0.iter()
    }

    /// How serious the most serious flaw is.
    pub fn worst(&self) -> Option<Tier> {
        self.iter().map(|flaw| flaw.tier()).min()
    }
}

impl FromIterator<Flaw> for Flaws {
    fn from_iter<I: IntoIterator<Item = Flaw>>(flaws: I) -> Self {
        Self(flaws.into_iter().collect())
    }
}

impl IntoIterator for Flaws {
    type Item = Flaw;
    type IntoIter = std::vec::IntoIter<Flaw>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Flaws {
    type Item = &'a Flaw;
    type IntoIter = std::slice::Iter<'a, Flaw>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, flaw) in self.iter().enumerate() {
            if at > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{flaw}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Flaws {}
