use std::fmt;

use jadoube_chess::{Attempt, Kind, Move, Square, Wing};
use serde::{Deserialize, Serialize};

use crate::samples::samples;

/// What touch-move leaves a player for this move (Article 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Any legal move, though something was touched (4.5).
    Free,
    /// To move this piece.
    Move {
        /// Its square.
        from: Square,
        /// What it is.
        kind: Kind,
        /// Castling that is not allowed on this move, because the rook was touched first (4.4.2).
        barred: Option<Wing>,
    },
    /// To take this piece.
    Take {
        /// Its square.
        on: Square,
    },
    /// To take this piece with that one.
    TakeWith {
        /// The square of the piece that takes.
        from: Square,
        /// What it is.
        kind: Kind,
        /// The square of the piece to be taken.
        on: Square,
    },
    /// To castle.
    Castle(Wing),
    /// To promote a pawn to this piece on this square, whichever pawn it is.
    Promote {
        /// The square of promotion.
        on: Square,
        /// The new piece.
        kind: Kind,
    },
    /// To bring to its end a move of which a part is done: the piece stays where it was released.
    Finish {
        /// Where the piece came from.
        from: Square,
        /// Where it was released.
        to: Square,
        /// What the pawn becomes, if the new piece has touched the square of promotion.
        promotion: Option<Kind>,
    },
    /// To play the move that he wrote for a claim that was wrong (9.5.3).
    Play {
        /// The square of the piece.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Kind>,
    },
}

impl Duty {
    /// Whether a legal move is among those that the duty leaves.
    pub fn allows(self, mv: Move) -> bool {
        match self {
            Self::Free => true,
            Self::Move { from, barred, .. } => {
                mv.from() == from && (barred.is_none() || mv.castling() != barred)
            }
            Self::Take { on } => mv.captured_on() == Some(on),
            Self::TakeWith { from, on, .. } => mv.from() == from && mv.captured_on() == Some(on),
            Self::Castle(wing) => mv.castling() == Some(wing),
            Self::Promote { on, kind } => mv.to() == on && mv.promotion() == Some(kind),
            Self::Finish { from, to, promotion } => {
                mv.from() == from
                    && mv.to() == to
                    && (promotion.is_none() || mv.promotion() == promotion)
            }
            Self::Play { from, to, promotion } => {
                mv.from() == from && mv.to() == to && mv.promotion() == promotion
            }
        }
    }
}

impl fmt::Display for Duty {
    /// Writes what follows `White must …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("make any legal move"),
            Self::Move { from, kind, .. } => write!(f, "move the {kind} {from}"),
            Self::Take { on } => write!(f, "take {on}"),
            Self::TakeWith { from, kind, on } => write!(f, "take {on} with the {kind} {from}"),
            Self::Castle(Wing::KingSide) => f.write_str("castle kingside"),
            Self::Castle(Wing::QueenSide) => f.write_str("castle queenside"),
            Self::Finish { from, to, promotion: None } => write!(f, "finish the move {from}{to}"),
            Self::Play { from, to, promotion } => {
                write!(f, "play {}", Attempt::Move { from: *from, to: *to, promotion: *promotion })
            }
            Self::Promote { on: to, kind } | Self::Finish { to, promotion: Some(kind), .. } => {
                write!(f, "promote to a {kind} on {to}")
            }
        }
    }
}

samples! {
    Duty {
        Free,
        Move => [Self::Move { from: Square::E4, kind: Kind::Pawn, barred: None }],
        Take => [Self::Take { on: Square::E4 }],
        TakeWith => [Self::TakeWith { from: Square::E4, kind: Kind::Rook, on: Square::E5 }],
        Castle => [Wing::KingSide, Wing::QueenSide].map(Self::Castle),
        Promote => [Self::Promote { on: Square::A8, kind: Kind::Queen }],
        Finish => [None, Some(Kind::Queen)].map(|promotion| Self::Finish {
            from: Square::A7,
            to: Square::A8,
            promotion,
        }),
        Play => [None, Some(Kind::Queen)].map(|promotion| Self::Play {
            from: Square::A7,
            to: Square::A8,
            promotion,
        }),
    }
}
