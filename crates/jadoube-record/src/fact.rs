//! What can be so at a board and an arbiter can be told, and the words for it.
//!
//! Whether a fact is so may not be decided here.

pub(crate) mod adjournment;
pub(crate) mod blind;
pub(crate) mod clock;
pub(crate) mod conduct;

use jadoube_chess::{Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::fact::clock::ClockFact;
use crate::fact::conduct::ConductFact;
use crate::{AdjournmentFact, BlindFact};

/// Something that is so in a game, and that an arbiter can be told.
///
/// `Display` says what is so (`White's move 12 is illegal`), as the arbiter alone is told it. Where
/// an arbiter looks to find it (`White's move 12`) is [`Fact::looked_for`].
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "fact")]
pub enum Fact {
    /// A completed move is illegal; the number is that of the scoresheet.
    #[word("{side}'s move {number} is illegal")]
    Move {
        /// The player who made the move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A completed move is legal, but not with the piece that had been touched.
    #[word("{side}'s move {number} is not with the touched piece")]
    TouchMove {
        /// The player who made the move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A flag has fallen.
    #[word("{side}'s flag has fallen")]
    Flag {
        /// The player whose flag has fallen.
        side: Side,
    },
    /// The pieces as they stand are not a legal position, whatever the last move was.
    #[word("the position is illegal")]
    Position,
    /// A piece stands where it does not belong.
    #[word("the piece on {on} is displaced")]
    #[word(also "the man on {on} is displaced")]
    #[tell(square = on)]
    #[says(on = Square::E4)]
    #[serde(rename = "man")]
    Piece {
        /// The square of the piece.
        on: Square,
    },
    /// Both kings are in check: an illegal position (A.5.4).
    #[word("both kings are in check")]
    BothKingsInCheck,
    /// A pawn was left on the last rank.
    #[word("the pawn {on} is not promoted")]
    #[tell(square = on)]
    #[says(on = Square::A8)]
    PawnNotPromoted {
        /// The square of the pawn.
        on: Square,
    },
    /// A move was made with two hands (7.5.4).
    #[word("{side} used both hands")]
    BothHands {
        /// The player who used both hands.
        side: Side,
    },
    /// The clock was pressed though no move had been made.
    #[word("{side} pressed without a move")]
    PressedWithoutMove {
        /// The player who pressed.
        side: Side,
    },
    /// The game began from a wrong position.
    #[word("the initial position is wrong")]
    InitialPosition,
    /// The board lies turned by a quarter.
    #[word("the board lies turned")]
    BoardTurned,
    /// The players have each other's colour.
    #[word("the colours are exchanged")]
    Colours,
    /// The clock is not set as the regulations say.
    #[word("the clock setting is wrong")]
    ClockSetting,
    /// The clock does not work.
    #[word("the clock has failed")]
    ClockFailed,
    /// A scoresheet does not say what was played.
    #[word("{side}'s scoresheet differs from the board")]
    #[word(also "{side}'s sheet differs from the board")]
    Sheet {
        /// The player whose scoresheet it is.
        side: Side,
    },
    /// The two boards of a game with a visually disabled player differ.
    #[word("the boards differ")]
    BoardsDiffer,
    /// The position on the board has occurred so often.
    #[word("the position has occurred {times} times")]
    #[tell(count = times)]
    #[says(times = 3)]
    Occurred {
        /// How often, this time included.
        times: u32,
    },
    /// So many moves by each player without capture or pawn move.
    #[word("{moves} moves without capture or pawn move")]
    #[tell(count = moves)]
    #[says(moves = 50)]
    QuietMoves {
        /// How many moves each player has made.
        moves: u32,
    },
    /// A player adjusts pieces while the opponent is away.
    #[word("{side} adjusts in the opponent's absence")]
    AdjustingAlone {
        /// The player who adjusts.
        side: Side,
    },
    /// A draw was offered at another time than after the move and before the press.
    #[word("{side} offered at the wrong time")]
    OfferAtWrongTime {
        /// The player who offered.
        side: Side,
    },
    /// A draw was offered again, though the opponent had declined and offered none since.
    #[word("{side} offered again")]
    OfferRepeated {
        /// The player who offered.
        side: Side,
    },
    /// The clock was pressed with the hand that did not move.
    #[word("{side} pressed with the other hand")]
    OtherHand {
        /// The player who pressed.
        side: Side,
    },
    /// Something about the clock, or about how the game begins.
    #[word(nested)]
    OfClock(ClockFact),
    /// Something about scoresheets or conduct.
    #[word(nested)]
    OfConduct(ConductFact),
    /// Something about an adjourned game.
    #[word(nested)]
    OfAdjournment(AdjournmentFact),
    /// Something about a visually disabled player's game.
    #[word(nested)]
    OfBlind(BlindFact),
}
