//! What touch-move leaves a player.

use jadoube_chess::{Kind, Move, Square, Wing};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

/// What touch-move leaves a player for this move (Article 4).
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
pub enum Duty {
    /// Something was touched, and no touch binds: any legal move may be made (4.5).
    #[word("make any legal move")]
    Free,
    /// Touch-move leaves the moves of this piece (4.3.1).
    #[word("move the {kind} {from}")]
    #[says(kind = Kind::Pawn)]
    Move {
        /// The square of the piece that must be moved.
        from: Square,
        /// What kind of piece it is.
        kind: Kind,
        /// Castling that is not allowed on this move, because the rook was touched first (4.4.2).
        barred: Option<Wing>,
    },
    /// Touch-move leaves the captures of the piece there (4.3.2).
    #[word("take {on}")]
    #[says(on = Square::E5)]
    Take {
        /// The square of the piece that must be taken.
        on: Square,
    },
    /// Touch-move leaves this capture (4.3.3).
    #[word("take {on} with the {kind} {from}")]
    #[says(from = Square::E1, kind = Kind::Rook, on = Square::E5)]
    TakeWith {
        /// The square of the piece that takes.
        from: Square,
        /// What kind of piece takes.
        kind: Kind,
        /// The square of the piece to be taken.
        on: Square,
    },
    /// Touch-move leaves castling to that side (4.4.1).
    #[word("castle kingside", 0 = Wing::KingSide)]
    #[word("castle queenside", 0 = Wing::QueenSide)]
    Castle(Wing),
    /// The choice of the piece is final, whichever pawn is promoted (4.4.4).
    #[word("promote to a {kind} on {on}")]
    #[says(on = Square::A8)]
    Promote {
        /// The square of promotion.
        on: Square,
        /// The new piece.
        kind: Kind,
    },
    /// The piece stays where it was released, and the rest of the move is due (4.7).
    #[word("finish the move {from}{to}", promotion = None)]
    #[word("promote to a {promotion} on {to}")]
    #[says(to = Square::E4)]
    Finish {
        /// Where the piece came from.
        from: Square,
        /// Where it was released.
        to: Square,
        /// What the pawn becomes, if the new piece has touched the square of promotion.
        promotion: Option<Kind>,
    },
    /// The move that was written for a claim that was wrong must be played (9.5.3).
    #[word(by_hand = play, "play {from}{to}")]
    #[says(to = Square::E4)]
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

/// The move is written as one word, with what a pawn becomes.
mod play {
    use std::fmt;

    use jadoube_chess::Attempt;

    use crate::Duty;
    use crate::words::{Read, Word as _, Words};

    pub(super) fn write(duty: &Duty, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Duty::Play { from, to, promotion } = *duty else { return Ok(()) };
        write!(f, "play {}", Attempt::Move { from, to, promotion })
    }

    pub(super) fn read(words: &mut Words<'_>) -> Read<String> {
        words.literal("play ")?;
        Attempt::recognise(words).map(|attempt| format!("play {attempt}"))
    }
}
