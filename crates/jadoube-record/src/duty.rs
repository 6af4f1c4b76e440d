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
    /// Any legal move, though something was touched (4.5).
    #[word("make any legal move")]
    Free,
    /// To move this piece.
    #[word("move the {kind} {from}")]
    Move {
        /// Its square.
        from: Square,
        /// What it is.
        kind: Kind,
        /// Castling that is not allowed on this move, because the rook was touched first (4.4.2).
        barred: Option<Wing>,
    },
    /// To take this piece.
    #[word("take {on}")]
    Take {
        /// Its square.
        on: Square,
    },
    /// To take this piece with that one.
    #[word("take {on} with the {kind} {from}")]
    TakeWith {
        /// The square of the piece that takes.
        from: Square,
        /// What it is.
        kind: Kind,
        /// The square of the piece to be taken.
        on: Square,
    },
    /// To castle.
    #[word("castle kingside", 0 = Wing::KingSide)]
    #[word("castle queenside", 0 = Wing::QueenSide)]
    Castle(Wing),
    /// To promote a pawn to this piece on this square, whichever pawn it is.
    #[word("promote to a {kind} on {on}")]
    Promote {
        /// The square of promotion.
        on: Square,
        /// The new piece.
        kind: Kind,
    },
    /// To bring to its end a move of which a part is done: the piece stays where it was released.
    #[word("finish the move {from}{to}", promotion = None)]
    #[word("promote to a {promotion} on {to}")]
    Finish {
        /// Where the piece came from.
        from: Square,
        /// Where it was released.
        to: Square,
        /// What the pawn becomes, if the new piece has touched the square of promotion.
        promotion: Option<Kind>,
    },
    /// To play the move that he wrote for a claim that was wrong (9.5.3).
    #[word(by_hand = play, "play {from}{to}")]
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

    pub(super) fn read(words: &mut Words<'_>) -> Read<()> {
        words.literal("play ")?;
        Attempt::recognise(words)
    }
}
