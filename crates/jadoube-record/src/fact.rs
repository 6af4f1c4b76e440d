//! What can be so at a board and an arbiter can be told, and the words for it.
//!
//! Whether a fact is so may not be decided here.

pub(crate) mod adjournment;
pub(crate) mod blind;
pub(crate) mod clock;
pub(crate) mod conduct;
mod samples;

use std::fmt;

use jadoube_chess::{Side, Square};
use serde::{Deserialize, Serialize};

use crate::fact::clock::ClockFact;
use crate::fact::conduct::ConductFact;
use crate::{AdjournmentFact, BlindFact};

/// Something that is so in a game, and that an arbiter can be told.
///
/// `Display` says what is so (`White's move 12 is illegal`), as the arbiter alone is told it. Where
/// an arbiter looks to find it (`White's move 12`) is [`Fact::looked_for`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A completed move is illegal.
    Move {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A move was legal, but not with the piece that had been touched.
    TouchMove {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A flag has fallen.
    Flag {
        /// Whose.
        side: Side,
    },
    /// The men as they stand are not a legal position.
    Position,
    /// A man stands where it does not belong.
    Man {
        /// Where.
        on: Square,
    },
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on the last rank.
    PawnNotPromoted {
        /// Where.
        on: Square,
    },
    /// A move was made with two hands.
    BothHands {
        /// By whom.
        side: Side,
    },
    /// The clock was pressed though no move had been made.
    PressedWithoutMove {
        /// By whom.
        side: Side,
    },
    /// The game began from a wrong position.
    InitialPosition,
    /// The board lies turned by a quarter.
    BoardTurned,
    /// The players have each other's colour.
    Colours,
    /// The clock is not set as the regulations say.
    ClockSetting,
    /// The clock does not work.
    ClockFailed,
    /// A scoresheet does not say what was played.
    Sheet {
        /// Whose.
        side: Side,
    },
    /// The two boards of a game with a visually disabled player differ.
    BoardsDiffer,
    /// The position on the board has occurred so often.
    Occurred {
        /// How often, this time included.
        times: u32,
    },
    /// So many moves by each player without capture or pawn move.
    QuietMoves {
        /// How many.
        moves: u32,
    },
    /// A player adjusts pieces while the opponent is away.
    AdjustingAlone {
        /// Who adjusts.
        side: Side,
    },
    /// A draw was offered at another time than after the move and before the press.
    OfferAtWrongTime {
        /// By whom.
        side: Side,
    },
    /// A draw was offered again, though the opponent had declined and offered none himself.
    OfferRepeated {
        /// By whom.
        side: Side,
    },
    /// The clock was pressed with the hand that did not move.
    OtherHand {
        /// By whom.
        side: Side,
    },
    /// Something about the clock, or about how the game begins.
    OfClock(ClockFact),
    /// Something about scoresheets or conduct.
    OfConduct(ConductFact),
    /// Something about an adjourned game.
    OfAdjournment(AdjournmentFact),
    /// Something about a visually disabled player's game.
    OfBlind(BlindFact),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { side, number } => write!(f, "{side}'s move {number} is illegal"),
            Self::TouchMove { side, number } => {
                write!(f, "{side}'s move {number} is not with the touched piece")
            }
            Self::Flag { side } => write!(f, "{side}'s flag has fallen"),
            Self::Position => f.write_str("the position is illegal"),
            Self::Man { on } => write!(f, "the man on {on} is displaced"),
            Self::BothKingsInCheck => f.write_str("both kings are in check"),
            Self::PawnNotPromoted { on } => write!(f, "the pawn {on} is not promoted"),
            Self::BothHands { side } => write!(f, "{side} used both hands"),
            Self::PressedWithoutMove { side } => write!(f, "{side} pressed without a move"),
            Self::InitialPosition => f.write_str("the initial position is wrong"),
            Self::BoardTurned => f.write_str("the board lies turned"),
            Self::Colours => f.write_str("the colours are exchanged"),
            Self::ClockSetting => f.write_str("the clock setting is wrong"),
            Self::ClockFailed => f.write_str("the clock has failed"),
            Self::Sheet { side } => write!(f, "{side}'s sheet differs from the board"),
            Self::BoardsDiffer => f.write_str("the boards differ"),
            Self::Occurred { times } => write!(f, "the position has occurred {times} times"),
            Self::QuietMoves { moves } => {
                write!(f, "{moves} moves without capture or pawn move")
            }
            Self::AdjustingAlone { side } => {
                write!(f, "{side} adjusts in the opponent's absence")
            }
            Self::OfferAtWrongTime { side } => write!(f, "{side} offered at the wrong time"),
            Self::OfferRepeated { side } => write!(f, "{side} offered again"),
            Self::OtherHand { side } => write!(f, "{side} pressed with the other hand"),
            Self::OfClock(fact) => write!(f, "{fact}"),
            Self::OfConduct(fact) => write!(f, "{fact}"),
            Self::OfAdjournment(fact) => write!(f, "{fact}"),
            Self::OfBlind(fact) => write!(f, "{fact}"),
        }
    }
}
