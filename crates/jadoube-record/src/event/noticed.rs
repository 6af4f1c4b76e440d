//! What an arbiter looked at. Whether anything is wrong there may not stand here: the Laws find it,
//! and what they find is a [`Fact`].

mod of_fact;

use jadoube_chess::{Side, Square};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::fact::clock::handled;
use crate::handling::forms;
use crate::{Fact, Handling};

/// What an arbiter looked at, or saw somebody do.
///
/// That an arbiter looked at White's move 12 does not say that the move is illegal. The words of
/// `Display` and `FromStr` are those that stand after `notices` in the law cases.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[tell(prefix = "noticed")]
#[serde(try_from = "Fact", into = "Fact")]
#[word(apart)]
pub enum Noticed {
    /// A move that was made.
    #[word("{side}'s move {number}")]
    Move {
        /// The player who made the move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A flag.
    #[word("the flag of {side}")]
    Flag {
        /// The player whose flag it is.
        side: Side,
    },
    /// How the pieces stand.
    #[word("the position")]
    Position,
    /// A piece that may stand where it does not belong.
    #[word("the piece on {on}")]
    #[word(also "the man on {on}")]
    #[tell(square = on)]
    Piece {
        /// The square of the piece.
        on: Square,
    },
    /// Two kings that seem to be in check.
    #[word("both kings are in check")]
    #[tell("fact-both-kings-in-check")]
    BothKingsInCheck,
    /// A pawn that was left on the last rank.
    #[word("the pawn {on} is not promoted")]
    #[tell("fact-pawn-not-promoted", square = on)]
    PawnNotPromoted {
        /// The square of the pawn.
        on: Square,
    },
    /// A move made with two hands.
    #[word("{side} used both hands")]
    #[tell("fact-both-hands")]
    BothHands {
        /// The player who used both hands.
        side: Side,
    },
    /// A press of the clock before any move.
    #[word("{side} pressed without a move")]
    #[tell("fact-pressed-without-move")]
    PressedWithoutMove {
        /// The player who pressed.
        side: Side,
    },
    /// The position from which the game began.
    #[word("the initial position")]
    InitialPosition,
    /// How the board lies.
    #[word("how the board lies")]
    Board,
    /// Who has which colour.
    #[word("who has which colour")]
    Colours,
    /// How the clock is set.
    #[word("the clock setting")]
    ClockSetting,
    /// A clock that does not work.
    #[word("the clock has failed")]
    #[tell("fact-clock-failed")]
    ClockFailed,
    /// A scoresheet.
    #[word("{side}'s scoresheet")]
    #[word(also "{side}'s sheet")]
    Sheet {
        /// The player whose scoresheet it is.
        side: Side,
    },
    /// Two boards of a game with a visually disabled player that seem to differ.
    #[word("the boards differ")]
    #[tell("fact-boards-differ")]
    BoardsDiffer,
    /// A position that seems to have occurred so often.
    #[word("the position has occurred {times} times")]
    #[tell("fact-occurred", count = times)]
    Occurred {
        /// How often, this time included.
        times: u32,
    },
    /// So many moves by each player that seem to be without capture or pawn move.
    #[word("{moves} moves without capture or pawn move")]
    #[tell("fact-quiet-moves", count = moves)]
    QuietMoves {
        /// How many moves each player has made.
        moves: u32,
    },
    /// Pieces adjusted while the opponent is away.
    #[word("{side} adjusts in the opponent's absence")]
    #[tell("fact-adjusting-alone")]
    AdjustingAlone {
        /// The player who adjusts.
        side: Side,
    },
    /// A draw offer at another time than after the move and before the press.
    #[word("{side} offered at the wrong time")]
    #[tell("fact-offer-at-wrong-time")]
    OfferAtWrongTime {
        /// The player who offered.
        side: Side,
    },
    /// A draw offer after another that was declined.
    #[word("{side} offered again")]
    #[tell("fact-offer-repeated")]
    OfferRepeated {
        /// The player who offered.
        side: Side,
    },
    /// A press with the hand that did not move.
    #[word("{side} pressed with the other hand")]
    #[tell("fact-other-hand")]
    OtherHand {
        /// The player who pressed.
        side: Side,
    },
    /// Something done to the clock that is forbidden.
    #[word("{side} {how:was}")]
    #[tell(message = handled(*side, *how))]
    Handled {
        /// The player who did it.
        side: Side,
        /// What was done to the clock.
        how: Handling,
    },
    /// The move counter of the clock.
    #[word("the move counter")]
    MoveCounter,
    /// Two flags of which nobody knows which fell first.
    #[word("nobody knows which flag fell first")]
    #[tell("fact-order-unknown")]
    OrderUnknown,
    /// A schedule that suffers.
    #[word("the schedule suffers")]
    #[tell("fact-schedule-suffers")]
    ScheduleSuffers,
    /// An empty chair.
    #[word("{side} is absent")]
    #[tell("fact-absent")]
    Absent {
        /// The player who is not there.
        side: Side,
    },
    /// The class of the game by its time control.
    #[word("the class of the game")]
    ClassOfGame,
    /// The times that the players have.
    #[word("the times of the players")]
    Times,
    /// How many games an arbiter supervises.
    #[word("how many games an arbiter has")]
    GamesOfArbiter,
    /// Who records the game.
    #[word("who records the game")]
    Recorder,
    /// How much time a player has.
    #[word("{side}'s time")]
    TimeLeft {
        /// The player whose time it is.
        side: Side,
    },
    /// An envelope that is not there.
    #[word("the envelope is missing")]
    #[tell("fact-envelope-missing")]
    EnvelopeMissing,
    /// The position of an adjourned game.
    #[word("the adjourned position")]
    AdjournedPosition,
    /// A player who came to the resumption after the default time.
    #[word("{side} came after the default time")]
    #[tell("fact-came-late")]
    CameLate {
        /// The player who came late.
        side: Side,
    },
    /// An assistant who told the player something unasked.
    #[word("{side}'s assistant spoke unasked")]
    #[tell("fact-spoke-unasked")]
    SpokeUnasked {
        /// The player whose assistant it is.
        side: Side,
    },
}
