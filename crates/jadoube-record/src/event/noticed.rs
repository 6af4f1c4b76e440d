//! What an arbiter looked at. Whether anything is wrong there may not stand here: the Laws find it,
//! and what they find is a [`Fact`].

mod of_fact;
mod read;

use std::fmt;

use jadoube_chess::{Side, Square};
use jadoube_lawbook::{Argument, Message};
use serde::{Deserialize, Serialize};

use crate::{Fact, Handling};

/// What an arbiter looked at, or saw somebody do.
///
/// That an arbiter looked at White's move 12 does not say that the move is illegal. The words of
/// `Display` and `FromStr` are those that stand after `notices` in the law cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Fact", into = "Fact")]
pub enum Noticed {
    /// A move that was made.
    Move {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A flag.
    Flag {
        /// Whose.
        side: Side,
    },
    /// How the pieces stand.
    Position,
    /// A piece that may stand where it does not belong.
    Piece {
        /// Where.
        on: Square,
    },
    /// Two kings that seem to be in check.
    BothKingsInCheck,
    /// A pawn that was left on the last rank.
    PawnNotPromoted {
        /// Where.
        on: Square,
    },
    /// A move made with two hands.
    BothHands {
        /// By whom.
        side: Side,
    },
    /// A press of the clock before any move.
    PressedWithoutMove {
        /// By whom.
        side: Side,
    },
    /// The position from which the game began.
    InitialPosition,
    /// How the board lies.
    Board,
    /// Who has which colour.
    Colours,
    /// How the clock is set.
    ClockSetting,
    /// A clock that does not work.
    ClockFailed,
    /// A scoresheet.
    Sheet {
        /// Whose.
        side: Side,
    },
    /// Two boards of a game with a visually disabled player that seem to differ.
    BoardsDiffer,
    /// A position that seems to have occurred so often.
    Occurred {
        /// How often, this time included.
        times: u32,
    },
    /// So many moves by each player that seem to be without capture or pawn move.
    QuietMoves {
        /// How many.
        moves: u32,
    },
    /// Pieces adjusted while the opponent is away.
    AdjustingAlone {
        /// Who adjusts.
        side: Side,
    },
    /// A draw offer at another time than after the move and before the press.
    OfferAtWrongTime {
        /// By whom.
        side: Side,
    },
    /// A draw offer after another that was declined.
    OfferRepeated {
        /// By whom.
        side: Side,
    },
    /// A press with the hand that did not move.
    OtherHand {
        /// By whom.
        side: Side,
    },
    /// Something done to the clock that is forbidden.
    Handled {
        /// By whom.
        side: Side,
        /// What.
        how: Handling,
    },
    /// The move counter of the clock.
    MoveCounter,
    /// Two flags of which nobody knows which fell first.
    OrderUnknown,
    /// A schedule that suffers.
    ScheduleSuffers,
    /// An empty chair.
    Absent {
        /// Whose.
        side: Side,
    },
    /// The class of the game by its time control.
    ClassOfGame,
    /// The times that the players have.
    Times,
    /// How many games an arbiter supervises.
    GamesOfArbiter,
    /// Who records the game.
    Recorder,
    /// How much time a player has.
    TimeLeft {
        /// Who.
        side: Side,
    },
    /// An envelope that is not there.
    EnvelopeMissing,
    /// The position of an adjourned game.
    AdjournedPosition,
    /// A player who came to the resumption after the default time.
    CameLate {
        /// Who.
        side: Side,
    },
    /// An assistant who told his player something unasked.
    SpokeUnasked {
        /// Whose assistant.
        side: Side,
    },
}

impl Noticed {
    /// What was looked at, as the record tells it to the arbiters.
    pub fn message(self) -> Message {
        let plain = Message::new;
        let of = |id, side: Side| Message::new(id).with("side", Argument::side(side));
        match self {
            Self::Move { side, number } => {
                of("noticed-move", side).with("number", Argument::Number(i64::from(number)))
            }
            Self::Flag { side } => of("noticed-flag", side),
            Self::Position => plain("noticed-position"),
            Self::Piece { on } => plain("noticed-piece").with("square", Argument::square(on)),
            Self::InitialPosition => plain("noticed-initial-position"),
            Self::Board => plain("noticed-board"),
            Self::Colours => plain("noticed-colours"),
            Self::ClockSetting => plain("noticed-clock-setting"),
            Self::Sheet { side } => of("noticed-sheet", side),
            Self::MoveCounter => plain("noticed-move-counter"),
            Self::ClassOfGame => plain("noticed-class-of-game"),
            Self::Times => plain("noticed-times"),
            Self::GamesOfArbiter => plain("noticed-games-of-arbiter"),
            Self::Recorder => plain("noticed-recorder"),
            Self::TimeLeft { side } => of("noticed-time-left", side),
            Self::AdjournedPosition => plain("noticed-adjourned-position"),
            // What the arbiter saw is what he says was so.
            Self::BothKingsInCheck
            | Self::PawnNotPromoted { .. }
            | Self::BothHands { .. }
            | Self::PressedWithoutMove { .. }
            | Self::ClockFailed
            | Self::BoardsDiffer
            | Self::Occurred { .. }
            | Self::QuietMoves { .. }
            | Self::AdjustingAlone { .. }
            | Self::OfferAtWrongTime { .. }
            | Self::OfferRepeated { .. }
            | Self::OtherHand { .. }
            | Self::Handled { .. }
            | Self::OrderUnknown
            | Self::ScheduleSuffers
            | Self::Absent { .. }
            | Self::EnvelopeMissing
            | Self::CameLate { .. }
            | Self::SpokeUnasked { .. } => Fact::from(self).message(),
        }
    }
}

impl fmt::Display for Noticed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move { side, number } => write!(f, "{side}'s move {number}"),
            Self::Flag { side } => write!(f, "the flag of {side}"),
            Self::Position => f.write_str("the position"),
            Self::Piece { on } => write!(f, "the man on {on}"),
            Self::InitialPosition => f.write_str("the initial position"),
            Self::Board => f.write_str("how the board lies"),
            Self::Colours => f.write_str("who has which colour"),
            Self::ClockSetting => f.write_str("the clock setting"),
            Self::Sheet { side } => write!(f, "{side}'s sheet"),
            Self::MoveCounter => f.write_str("the move counter"),
            Self::ClassOfGame => f.write_str("the class of the game"),
            Self::Times => f.write_str("the times of the players"),
            Self::GamesOfArbiter => f.write_str("how many games an arbiter has"),
            Self::Recorder => f.write_str("who records the game"),
            Self::TimeLeft { side } => write!(f, "{side}'s time"),
            Self::AdjournedPosition => f.write_str("the adjourned position"),
            Self::BothKingsInCheck
            | Self::PawnNotPromoted { .. }
            | Self::BothHands { .. }
            | Self::PressedWithoutMove { .. }
            | Self::ClockFailed
            | Self::BoardsDiffer
            | Self::Occurred { .. }
            | Self::QuietMoves { .. }
            | Self::AdjustingAlone { .. }
            | Self::OfferAtWrongTime { .. }
            | Self::OfferRepeated { .. }
            | Self::OtherHand { .. }
            | Self::Handled { .. }
            | Self::OrderUnknown
            | Self::ScheduleSuffers
            | Self::Absent { .. }
            | Self::EnvelopeMissing
            | Self::CameLate { .. }
            | Self::SpokeUnasked { .. } => write!(f, "{}", Fact::from(*self)),
        }
    }
}
