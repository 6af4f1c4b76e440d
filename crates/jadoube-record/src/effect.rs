//! What the Laws made of a happening, one file for each part of them, and the words for it.
//!
//! Whatever changes a game is an effect with its value. Why it follows may not stand here: that
//! is for the articles.

pub(crate) mod adjournment;
mod appealable;
pub(crate) mod blind;
pub(crate) mod clock;
pub(crate) mod conduct;
mod kind;
pub(crate) mod notation;
pub(crate) mod quickplay;
mod samples;
pub(crate) mod sheet;
mod text;
pub(crate) mod withdrawn;

use jadoube_chess::{Attempt, Side, Square};
use serde::{Deserialize, Serialize};

use crate::effect::clock::{ClockEffect, StartEffect};
use crate::{
    AdjournmentEffect, BlindEffect, Choice, ConductEffect, Duty, Fact, NotationEffect, Outcome,
    Question, QuickplayEffect, Score, SheetEffect, Standing, Wrong,
};

/// What the Laws make of a happening.
///
/// A closed list: whatever changes position, turn, duty, clock, counts, tallies or result is one of
/// these, with its value, so that the record can be folded without asking the Laws again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Touches count under touch-move (4.3).
    TouchCounted {
        /// The squares, in the order in which they count.
        on: Vec<Square>,
    },
    /// A player may adjust pieces now (4.2.1).
    AdjustingAllowed {
        /// Who.
        side: Side,
    },
    /// A move was made on the board (4.7), or an illegal one was completed (7.5.1).
    MoveMade {
        /// What the hand did, if it can be told as one move.
        attempt: Option<Attempt>,
        /// What was wrong with it.
        wrong: Option<Wrong>,
        /// What stands on the board afterwards.
        after: Standing,
    },
    /// A move was completed (6.2.1).
    MoveCompleted {
        /// Whose.
        side: Side,
    },
    /// The clock goes over to the opponent, who has it from now on.
    ClockGoesOver {
        /// Who pressed.
        side: Side,
        /// Whether a move is counted and its increment given.
        counted: bool,
    },
    /// A clock is set running.
    ClockStarted {
        /// Whose.
        side: Side,
    },
    /// Both clocks stand.
    ClocksStopped,
    /// A player's illegal moves, with this one.
    IllegalMovesCounted {
        /// Whose.
        side: Side,
        /// How many.
        count: u8,
        /// The ply of the line that was the fault, by its place from 0, unless it is struck.
        ply: Option<u32>,
    },
    /// A draw offer is open.
    OfferOpened {
        /// Who offered.
        by: Side,
    },
    /// The draw offer is no longer open.
    OfferLapsed,
    /// A player agreed to a move being taken back; the other has not yet.
    TakeBackAgreed {
        /// Who agreed.
        by: Side,
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A player who pressed the clock without a move has the move again; no man has moved.
    TurnReturned {
        /// How many plies of the line stay in force.
        kept: u32,
        /// What stands on the board.
        standing: Standing,
    },
    /// A move was sealed.
    MoveSealed {
        /// By whom.
        by: Side,
    },

    /// A player must make a certain move, or one of several.
    MustMove {
        /// Who.
        side: Side,
        /// What the Laws leave him.
        duty: Duty,
    },
    /// "J'adoube" was said after the touch.
    AnnouncementTooLate,
    /// A touch that counted was an accident and counts no longer (4.2.2).
    TouchAnnulled {
        /// The touches that still count.
        left: Vec<Square>,
        /// What they leave the player.
        duty: Option<Duty>,
    },
    /// A player may not adjust pieces now.
    MayNotAdjust {
        /// Who.
        side: Side,
    },
    /// A position is on the board again; the plies after it are struck.
    PositionRestored {
        /// How many plies of the line stay in force.
        kept: u32,
        /// What stands on the board.
        standing: Standing,
        /// What the side to move had touched in this position.
        touched: Vec<Square>,
    },
    /// The position was moved to a board that lies rightly (7.2.2).
    PositionTransferred,
    /// A king or rook that stood wrongly from the start does not castle (A.5.1.2).
    CastlingLost {
        /// Whose.
        side: Side,
        /// To which wing; to neither if none is named.
        wing: Option<jadoube_chess::Wing>,
        /// What stands on the board, without the right.
        after: Standing,
    },
    /// A player must put the pieces back in his own time.
    MustRestore {
        /// Who.
        side: Side,
    },
    /// A move stays as it was made.
    MoveStands {
        /// Whose.
        side: Side,
    },
    /// A pawn left on the last rank is a queen.
    BecomesQueen {
        /// Where.
        on: Square,
        /// What stands on the board with it.
        after: Standing,
    },
    /// Time is added to a clock.
    TimeAdded {
        /// Whose.
        to: Side,
        /// How much.
        ms: i64,
    },
    /// Time is taken from a clock.
    TimeTaken {
        /// Whose.
        from: Side,
        /// How much.
        ms: i64,
    },
    /// A clock is set.
    ClockSet {
        /// Whose.
        side: Side,
        /// What it showed.
        from_ms: i64,
        /// What it shows.
        to_ms: i64,
    },
    /// The move counters of the clock are set.
    CounterSet {
        /// Moves counted for White.
        white: u32,
        /// Moves counted for Black.
        black: u32,
    },
    /// The setting of the clock stays.
    ClockSettingStays,
    /// There is no penalty.
    NoPenalty,
    /// A player is warned.
    Warned {
        /// Who.
        side: Side,
    },
    /// A claim is correct.
    ClaimCorrect,
    /// A claim is rejected.
    ClaimRejected,
    /// The draw offer is not open any more.
    OfferNoLongerOpen,
    /// A condition put with an offer is void.
    ConditionVoid,
    /// A draw cannot be agreed.
    NoAgreement,
    /// A claim is not yet in due form.
    MustWriteFirst {
        /// Who must write the move.
        side: Side,
    },
    /// A scoresheet is behind.
    MustUpdateSheet {
        /// Whose.
        side: Side,
    },
    /// A player need not record.
    NeedNotRecord {
        /// Who.
        side: Side,
    },
    /// A request is refused.
    RequestRefused,
    /// A sealed move is made.
    SealedMoveMade {
        /// Which.
        attempt: Attempt,
    },
    /// A player of a game on two boards must put his board right.
    MustSetBoard {
        /// Who.
        side: Side,
    },
    /// The moves of the period were completed.
    ControlMet,
    /// The game is over.
    GameEnded(Outcome),
    /// The game is void and a new one is played.
    StartedAnew {
        /// From what position.
        standing: Standing,
        /// Whether the players exchange colours.
        colours_exchanged: bool,
    },
    /// The result stays.
    ResultStands,
    /// The result is another one from now on.
    ResultReplaced {
        /// What it was.
        was: Option<Score>,
        /// What it is.
        now: Score,
    },
    /// A decision stays.
    DecisionStands,
    /// A decision counts no longer.
    DecisionReplaced {
        /// The entry with the decision.
        entry: u32,
    },
    /// An appeal is upheld.
    AppealUpheld,
    /// An appeal is rejected.
    AppealRejected,
    /// The arbiter waits for the next completed move (A.5.4).
    ArbiterWaits,
    /// The arbiter must decide what only a human can see, or what the Laws leave to him.
    ArbiterMustDecide {
        /// About what.
        question: Question,
        /// The lawful decisions.
        choices: Vec<Choice>,
    },
    /// A player is given a scoresheet (A.2).
    SheetGiven {
        /// Who.
        side: Side,
    },
    /// A player is shown the arbiter's record (A.4.3, B.2.3).
    SheetShown {
        /// Who.
        side: Side,
    },
    /// What the Laws make of the clock besides its times.
    OfClock(ClockEffect),
    /// What they make of the beginning of a game.
    OfStart(StartEffect),
    /// What they make of an adjournment.
    OfAdjournment(AdjournmentEffect),
    /// What they make of a quickplay finish.
    OfQuickplay(QuickplayEffect),
    /// What they make of a visually disabled player's game.
    OfBlind(BlindEffect),
    /// What they make of how moves are written.
    OfNotation(NotationEffect),
    /// The arbiter alone is told a fact.
    Known(Fact),
    /// What follows from conduct, penalties, questions and appeals.
    OfConduct(ConductEffect),
    /// What follows for a scoresheet.
    OfSheet(SheetEffect),
    /// There is a rule, and by it nothing follows.
    NoEffect,
}
