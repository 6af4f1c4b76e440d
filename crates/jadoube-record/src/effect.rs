//! What the Laws made of a happening, one file for each part of them.
//!
//! Whatever changes a game is an effect with its value. Why it follows may not stand here: that
//! is for the articles.

pub(crate) mod adjournment;
mod appealable;
pub(crate) mod blind;
mod by_hand;
pub(crate) mod clock;
pub(crate) mod conduct;
pub(crate) mod kind;
pub(crate) mod notation;
pub(crate) mod quickplay;
pub(crate) mod sheet;
mod tell;
pub(crate) mod withdrawn;

use jadoube_chess::{Attempt, Side, Square, Wing};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::effect::clock::{ClockEffect, StartEffect};
use crate::properties::{EffectKind, Players};
use crate::section::Section;
use crate::words::Ms;
use crate::words::forms;
use crate::{
    AdjournmentEffect, Appealable, Audience, BlindEffect, Choice, ConductEffect, Duty, Fact,
    NotationEffect, Outcome, Question, QuickplayEffect, Score, SheetEffect, Standing, Wrong,
};

/// What the Laws make of a happening.
///
/// A closed list: whatever changes position, turn, duty, clock, counts, tallies or result is one of
/// these, with its value, so that the record can be folded without asking the Laws again.
#[derive(Word, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(only_written)]
#[tell(prefix = "ruling")]
#[is(kind: EffectKind, told: Audience = Arbiter, players: Players = Whole, appeal: &'static [Appealable] = &[], section: Section)]
pub enum Effect {
    /// Touches count under touch-move (4.3).
    #[word("the touch of {on:and} counts")]
    #[tell(squares = on)]
    #[is(kind = Routine, told = Everyone, players = Nothing, section = OnTouching)]
    TouchCounted {
        /// The squares, in the order in which they count.
        on: Vec<Square>,
    },
    /// A player may adjust pieces now (4.2.1).
    #[word("{side} may adjust")]
    #[is(kind = Routine, told = Everyone, section = OnTouching)]
    AdjustingAllowed {
        /// The player who may adjust.
        side: Side,
    },
    /// A move was made on the board (4.7), or an illegal one was completed (7.5.1).
    #[word("{attempt} is made")]
    #[word("the pieces are moved", attempt = None)]
    #[word(also "the men are moved", attempt = None)]
    #[tell(message = tell::move_made(*attempt))]
    #[is(kind = Routine, told = Everyone, players = Nothing, section = OnPosition)]
    MoveMade {
        /// What the hand did, if it can be told as one move.
        attempt: Option<Attempt>,
        /// What was wrong with it.
        wrong: Option<Wrong>,
        /// What stands on the board afterwards.
        after: Standing,
    },
    /// A move was completed (6.2.1).
    #[word("{side}'s move is completed")]
    #[is(kind = Routine, told = Everyone, players = Nothing, section = OnPosition)]
    MoveCompleted {
        /// The player whose move it is.
        side: Side,
    },
    /// The clock goes over to the opponent, who has it from now on.
    #[word("{!side}'s clock runs")]
    #[is(kind = Routine, told = Everyone, players = Partly, section = OnClocks)]
    ClockGoesOver {
        /// The player who pressed.
        side: Side,
        /// Whether a move is counted and its increment given.
        counted: bool,
    },
    /// A clock is set running.
    #[word("{side}'s clock is started")]
    #[is(kind = Routine, told = Everyone, section = OnClocks)]
    ClockStarted {
        /// The player whose clock runs from now on.
        side: Side,
    },
    /// Both clocks stand.
    #[word("the clocks are stopped")]
    #[is(kind = Routine, told = Everyone, section = OnClocks)]
    ClocksStopped,
    /// A player's illegal moves, with this one.
    #[word("{side} has {count} illegal {count:move|moves}")]
    #[is(kind = Routine, told = Everyone, players = Partly, section = OnPosition)]
    IllegalMovesCounted {
        /// The player who made the illegal move.
        side: Side,
        /// How many illegal moves that player has made.
        count: u8,
        /// The ply of the line that was the fault, by its place from 0, unless it is struck.
        ply: Option<u32>,
    },
    /// A draw offer is open.
    #[word("{by}'s offer is open")]
    #[tell(side = by)]
    #[is(kind = Routine, told = Everyone, section = OnClaims)]
    OfferOpened {
        /// The player who offered.
        by: Side,
    },
    /// The draw offer is no longer open.
    #[word("the offer has lapsed")]
    #[is(kind = Routine, told = Everyone, players = UnlessHands, section = OnClaims)]
    OfferLapsed,
    /// A player agreed to a move being taken back; the other has not yet.
    #[word("{by} agrees to take back {side}'s move {number}")]
    #[tell(side = by, whose = side, number = number)]
    #[is(kind = Routine, told = Everyone, section = OnPosition)]
    TakeBackAgreed {
        /// The player who agreed.
        by: Side,
        /// The player whose move is to be taken back.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A player who pressed the clock without a move has the move again; no piece has moved.
    #[word(by_hand = by_hand::turn_returned, "White has the move again")]
    #[tell("ruling-turn-returned")]
    #[is(kind = Routine, told = Everyone, players = Partly, appeal = &[Appealable::Position], section = OnPosition)]
    TurnReturned {
        /// How many plies of the line stay in force.
        kept: u32,
        /// What stands on the board.
        standing: Standing,
    },
    /// A move was sealed.
    #[word("{by} has sealed a move")]
    #[tell(side = by)]
    #[is(kind = Routine, told = Everyone, section = OnAdjournment)]
    MoveSealed {
        /// The player who sealed.
        by: Side,
    },

    /// A player must make a certain move, or one of several.
    #[word("{side} must {duty}")]
    #[tell(message = tell::must_move(*side, *duty))]
    #[says(each = duty)]
    #[is(kind = Duty, told = Everyone, players = UnlessHands, section = OnTouching)]
    MustMove {
        /// The player who has the duty.
        side: Side,
        /// What the Laws leave that player.
        duty: Duty,
    },
    /// "J'adoube" was said after the touch, which counts (4.2.1).
    #[word("the announcement comes too late")]
    #[is(kind = Decision, told = Everyone, section = OnTouching)]
    AnnouncementTooLate,
    /// A touch that counted was an accident and counts no longer (4.2.2).
    #[word("the touch does not count")]
    #[is(kind = Decision, told = Everyone, section = OnTouching)]
    TouchAnnulled {
        /// The touches that still count.
        left: Vec<Square>,
        /// What they leave the player.
        duty: Option<Duty>,
    },
    /// A player may not adjust pieces now, not having the move (4.2.1).
    #[word("{side} may not adjust now")]
    #[is(kind = Decision, told = Everyone, section = OnTouching)]
    MayNotAdjust {
        /// The player who may not adjust.
        side: Side,
    },
    /// A position is on the board again; the moves after it are struck.
    #[word("the position is restored")]
    #[says("The position before the irregularity stands again.")]
    #[is(kind = Decision, told = Everyone, players = Partly, appeal = &[Appealable::Position], section = OnPosition)]
    PositionRestored {
        /// How many plies of the line stay in force.
        kept: u32,
        /// What stands on the board.
        standing: Standing,
        /// What the side to move had touched in this position.
        touched: Vec<Square>,
    },
    /// The position is moved to a board that lies correctly (7.2.2).
    #[word("the position is transferred")]
    #[is(kind = Decision, told = Everyone, section = OnPosition)]
    PositionTransferred,
    /// A king or rook that stood wrongly from the start does not castle (A.5.1.2).
    #[word("{side} may not castle", wing = None)]
    #[word("{side} may not castle kingside", wing = Some(Wing::KingSide))]
    #[word("{side} may not castle queenside", wing = Some(Wing::QueenSide))]
    #[tell(side = side, wing = tell::wing_or_both(*wing))]
    #[is(kind = Decision, told = Everyone, players = Partly, appeal = &[Appealable::Position], section = OnPosition)]
    CastlingLost {
        /// The player who may not castle.
        side: Side,
        /// To which wing; to neither if none is named.
        wing: Option<Wing>,
        /// What stands on the board, without the right.
        after: Standing,
    },
    /// A player must put the pieces back in their own time (7.4.1).
    #[word("{side} must restore the position")]
    #[is(kind = Decision, told = Everyone, section = OnPosition)]
    MustRestore {
        /// The player who must put the pieces back.
        side: Side,
    },
    /// A move stays as it was made: it is too late to put it right.
    #[word("{side}'s move stands")]
    #[is(kind = Decision, told = Everyone, players = UnlessLook, appeal = &[Appealable::Position], section = OnPosition)]
    MoveStands {
        /// The player whose move stands.
        side: Side,
    },
    /// A pawn that was left on the last rank becomes a queen (7.5.2).
    #[word("the pawn {on} becomes a queen")]
    #[tell(square = on)]
    #[says(on = Square::A8)]
    #[is(kind = Decision, told = Everyone, players = Partly, appeal = &[Appealable::Position], section = OnPosition)]
    BecomesQueen {
        /// The square of the pawn.
        on: Square,
        /// What stands on the board with it.
        after: Standing,
    },
    /// Time is added to a clock.
    #[word("{to} gains {ms:time}")]
    #[tell(side = to, time = Ms(*ms))]
    #[says(to = Side::Black)]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Time], section = OnClocks)]
    TimeAdded {
        /// The player who gets the time.
        to: Side,
        /// How much time is added, in milliseconds.
        ms: i64,
    },
    /// Time is taken from a clock.
    #[word("{from} loses {ms:time}")]
    #[tell(side = from, time = Ms(*ms))]
    #[says(ms = 60_000)]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Time], section = OnClocks)]
    TimeTaken {
        /// The player who loses the time.
        from: Side,
        /// How much time is taken, in milliseconds.
        ms: i64,
    },
    /// The clock shows that from now on.
    #[word("{side}'s clock is set to {to_ms:time}")]
    #[tell(side = side, from = Ms(*from_ms), to = Ms(*to_ms))]
    #[says(to_ms = 10_000)]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Time], section = OnClocks)]
    ClockSet {
        /// The player whose clock is set.
        side: Side,
        /// What the clock showed before, in milliseconds.
        from_ms: i64,
        /// What the clock shows from now on, in milliseconds.
        to_ms: i64,
    },
    /// The move counters of the clock are set.
    #[word("the counter is set to {white}, {black}")]
    #[is(kind = Routine, told = Everyone, players = Nothing, section = OnClocks)]
    CounterSet {
        /// Moves counted for White.
        white: u32,
        /// Moves counted for Black.
        black: u32,
    },
    /// The setting of the clock is not changed any more.
    #[word("the clock setting stays")]
    #[is(kind = Decision, told = Everyone, section = OnClocks)]
    ClockSettingStays,
    /// There is a fault, and no penalty for it.
    #[word("no penalty")]
    #[is(kind = Decision, told = Everyone, section = OnConduct)]
    NoPenalty,
    /// A player is warned (12.9.1).
    #[word("{side} is warned")]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Warning], section = OnConduct)]
    Warned {
        /// The player who is warned.
        side: Side,
    },
    /// What was claimed is so.
    #[word("the claim is correct")]
    #[is(kind = Decision, told = Everyone, section = OnClaims)]
    ClaimCorrect,
    /// What was claimed is not so, or could not be claimed.
    #[word("the claim is rejected")]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Rejection], section = OnClaims)]
    ClaimRejected,
    /// A draw offer cannot be accepted any more.
    #[word("the offer is no longer open")]
    #[is(kind = Decision, told = Everyone, section = OnClaims)]
    OfferNoLongerOpen,
    /// A draw is offered without conditions (9.1.2.1).
    #[word("the condition is void")]
    #[is(kind = Decision, told = Everyone, section = OnClaims)]
    ConditionVoid,
    /// A draw cannot be agreed (9.1.1).
    #[word("there is no agreement")]
    #[is(kind = Decision, told = Everyone, section = OnClaims)]
    NoAgreement,
    /// A player must write the move before claiming (9.2.1, 9.3.1).
    #[word("{side} must first write the move")]
    #[is(kind = Decision, told = Everyone, section = OnClaims)]
    MustWriteFirst {
        /// Who must write the move.
        side: Side,
    },
    /// A scoresheet is behind, and the player must record before the next move.
    #[word("{side} must bring the scoresheet up to date before moving")]
    #[word(also "{side} must bring his sheet up to date before moving")]
    #[word(also "{side} must bring the sheet up to date before moving")]
    #[is(kind = Decision, told = Everyone, section = OnScoresheets)]
    MustUpdateSheet {
        /// The player whose scoresheet is behind.
        side: Side,
    },
    /// A player need not record, having too little time and no increment to speak of (8.4).
    #[word("{side} need not record")]
    #[is(kind = Decision, told = Everyone, section = OnScoresheets)]
    NeedNotRecord {
        /// The player who need not record.
        side: Side,
    },
    /// What was asked for is not given.
    #[word("the request is refused")]
    #[is(kind = Telling, told = Everyone, section = OnQuestions)]
    RequestRefused,
    /// The sealed move is made on the board (I.7).
    #[word("the sealed move {attempt} is made")]
    #[tell(move_ = attempt)]
    #[is(kind = Decision, told = Everyone, section = OnAdjournment)]
    SealedMoveMade {
        /// The move that was sealed.
        attempt: Attempt,
    },
    /// The two boards of a game with a visually disabled player differ, and this player's must be
    /// put right.
    #[word("{side} must set the board by the scoresheets")]
    #[word(also "{side} must set his board by the scores")]
    #[word(also "{side} must set the board by the scores")]
    #[is(kind = Decision, told = Everyone, section = OnBlind)]
    MustSetBoard {
        /// The player whose board must be put right.
        side: Side,
    },
    /// The moves of the period were completed in time.
    #[word("the control is met")]
    #[is(kind = Decision, told = Everyone, section = OnClocks)]
    ControlMet,
    /// The game is over.
    #[word(by_hand = by_hand::game_ended, "{0}")]
    #[tell(message = tell::ended(*it))]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Result], section = OnResult)]
    GameEnded(Outcome),
    /// The game is void, and a new one is played.
    #[word("a new game is played")]
    #[tell(colours = tell::exchanged(*colours_exchanged))]
    #[is(kind = Decision, told = Everyone, players = Partly, appeal = &[Appealable::Position], section = OnResult)]
    StartedAnew {
        /// From what position.
        standing: Standing,
        /// Whether the players exchange colours.
        colours_exchanged: bool,
    },
    /// The result stays, after the game.
    #[word("the result stands")]
    #[is(kind = Telling, told = Everyone, section = OnResult)]
    ResultStands,
    /// The result is another one from now on, after the game.
    #[word("the result becomes {now}")]
    #[tell(message = tell::result_replaced(*was, *now))]
    #[is(kind = Decision, told = Everyone, appeal = &[Appealable::Result, Appealable::Points], section = OnResult)]
    ResultReplaced {
        /// The score until now, if there was one.
        was: Option<Score>,
        /// The score from now on.
        now: Score,
    },
    /// A decision stays as it was.
    #[word("the decision stands")]
    #[is(kind = Telling, told = Everyone, section = OnAppeals)]
    DecisionStands,
    /// A decision counts no longer.
    #[word("the decision of {entry} is replaced")]
    #[tell(number = entry)]
    #[is(kind = Routine, told = Everyone, players = Nothing, section = OnAppeals)]
    DecisionReplaced {
        /// The entry with the decision.
        entry: u32,
    },
    /// An appeal is upheld: the decision counts no longer.
    #[word("the appeal is upheld")]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    AppealUpheld,
    /// An appeal is rejected: the decision stays.
    #[word("the appeal is rejected")]
    #[is(kind = Decision, told = Everyone, section = OnAppeals)]
    AppealRejected,
    /// The arbiter waits for the next completed move (A.5.4).
    #[word("the arbiter waits for the next completed move")]
    #[is(kind = Decision, told = Everyone, players = Nothing, section = OnQuestions)]
    ArbiterWaits,
    /// The arbiter must decide what only a human can see, or what the Laws leave to the arbiter.
    #[word("the arbiter must decide: {choices:or}")]
    #[tell(message = tell::asked(question))]
    #[says(
        "The program asks what only a human can see, or what the Laws leave to the arbiter: the \
         lawful decisions, see \"Decisions\".",
        choices = vec![Choice::NoPenalty, Choice::Warning]
    )]
    #[is(kind = Telling, told = Everyone, section = OnQuestions)]
    ArbiterMustDecide {
        /// What the arbiter is asked.
        question: Question,
        /// The lawful decisions.
        choices: Vec<Choice>,
    },
    /// A player is given a scoresheet (A.2).
    #[word("{side} is given a scoresheet")]
    #[is(kind = Decision, told = Everyone, section = OnScoresheets)]
    SheetGiven {
        /// The player who is given a scoresheet.
        side: Side,
    },
    /// A player is shown the arbiter's record (A.4.3, B.2.3).
    #[word("{side} is shown the scoresheet")]
    #[is(kind = Decision, told = Everyone, section = OnScoresheets)]
    SheetShown {
        /// The player who is shown the record.
        side: Side,
    },
    /// What the Laws make of the clock besides its times.
    #[word(nested)]
    OfClock(ClockEffect),
    /// What they make of the beginning of a game.
    #[word(nested)]
    OfStart(StartEffect),
    /// What they make of an adjournment.
    #[word(nested)]
    OfAdjournment(AdjournmentEffect),
    /// What they make of a quickplay finish.
    #[word(nested)]
    OfQuickplay(QuickplayEffect),
    /// What they make of a visually disabled player's game.
    #[word(nested)]
    OfBlind(BlindEffect),
    /// What they make of how moves are written.
    #[word(nested)]
    OfNotation(NotationEffect),
    /// The arbiter alone is told a fact.
    #[word(nested)]
    #[is(kind = Telling, told = Arbiter, players = Nothing, appeal = &[], section = Facts)]
    Known(Fact),
    /// What follows from conduct, penalties, questions and appeals.
    #[word(nested)]
    OfConduct(ConductEffect),
    /// What follows for a scoresheet.
    #[word(nested)]
    OfSheet(SheetEffect),
    /// There is a rule, and by it nothing follows.
    #[word("no effect")]
    #[is(kind = Telling, told = Everyone, players = UnlessHandsOrLook, section = OnQuestions)]
    NoEffect,
}
