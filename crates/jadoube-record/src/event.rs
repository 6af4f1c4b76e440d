//! What happened at a board, one file for each kind of happening, and the words for it.
//!
//! An event is what a camera or a microphone could record. That something is illegal, late or
//! repeated may not stand here: the Laws find it, and it becomes an effect.

pub(crate) mod adjournment;
pub(crate) mod appealable;
pub(crate) mod blind;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod conduct;
pub(crate) mod envelope;
pub(crate) mod manner;
pub(crate) mod misconduct;
pub(crate) mod noticed;
pub(crate) mod quickplay;
mod read;
mod read_hands;
mod read_officials;
mod samples;
pub(crate) mod sheet;
mod text;
mod whose;

use jadoube_chess::{Kind, Side, Square};
use jadoube_clock::Controls;
use serde::{Deserialize, Serialize};

use crate::event::clock::{Announcement, Request};
use crate::handling::Handling;
use crate::regulations::clock::ClockPlace;
use crate::{
    Actor, AdjournmentEvent, Appealable, BlindEvent, Choice, Claim, ConductEvent, Contact,
    DrawGround, Envelope, Hands, Noticed, Penalty, Pose, PressingHand, QuickplayEvent, Reading,
    Score, SealingClock, SheetEvent, Topic,
};

/// A fact at the board, as a camera or a microphone could record it.
///
/// No event says illegal, mate, repeated, dead, exempt or too late: that is for the Laws to find.
/// The words of `Display` and `FromStr` are those of the law cases.
///
/// ```
/// use jadoube_record::Event;
/// let event: Event = "claims threefold writing \"Nf3\"".parse().unwrap();
/// assert_eq!(event.to_string(), "claims threefold writing \"Nf3\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Men on the board were touched; several if nobody can say which was first.
    PieceTouched {
        /// The squares on which they stood.
        on: Vec<Square>,
        /// How it looked.
        contact: Contact,
        /// With what.
        hands: Hands,
    },
    /// A man was taken up into the hand.
    PieceLifted {
        /// Where it had stood.
        from: Square,
        /// With what.
        hands: Hands,
    },
    /// The man in the hand, or the own man touched last, was put down and let go.
    PieceReleased {
        /// Where.
        on: Square,
        /// With what.
        hands: Hands,
    },
    /// A man was taken off the board.
    PieceTakenOff {
        /// Where it had stood.
        from: Square,
        /// With what.
        hands: Hands,
    },
    /// A man from beside the board was put on it and let go.
    PiecePut {
        /// Which, of the mover's colour.
        kind: Kind,
        /// How it stands.
        pose: Pose,
        /// Where.
        on: Square,
        /// With what.
        hands: Hands,
    },
    /// A man from beside the board touches a square of it and is still held.
    PieceHeld {
        /// Which, of the mover's colour.
        kind: Kind,
        /// The square.
        on: Square,
    },
    /// A man beside the board was touched or taken up.
    SpareTouched {
        /// Which.
        kind: Kind,
    },
    /// A man was knocked over or off its square.
    PieceDisplaced {
        /// Where it had stood.
        from: Square,
        /// Where it stands now, if on another square.
        to: Option<Square>,
    },
    /// A displaced man was put on the board again.
    PiecePutBack {
        /// Where it had stood by the last move.
        from: Square,
        /// Where it was put.
        on: Square,
    },
    /// A player said that he adjusts: "j'adoube".
    AdjustingAnnounced,
    /// The lever or button of the clock on the actor's side was pressed.
    ClockPressed {
        /// With which hand.
        hand: PressingHand,
    },
    /// A player stopped both clocks.
    ClockStopped {
        /// What he gave as the reason.
        because: Option<String>,
    },
    /// Something else was done to the clock.
    ClockHandled {
        /// What.
        how: Handling,
    },
    /// The clock was put on one side of the board.
    ClockPlaced {
        /// Where.
        place: ClockPlace,
    },
    /// A player pointed to a screen, a monitor or a demonstration board (6.12.1).
    ScreenPointedAt,
    /// A player asked the arbiter for something.
    Asked {
        /// For what.
        request: Request,
    },
    /// Something was announced in the hall.
    Announced {
        /// What.
        announcement: Announcement,
    },
    /// Something was said aloud.
    Said {
        /// The words.
        text: String,
    },
    /// A move was announced, as Appendix D wants it.
    MoveAnnounced {
        /// The words.
        text: String,
    },
    /// Something was written on the actor's scoresheet.
    SheetWritten {
        /// As it stands there.
        text: String,
    },
    /// A move was written down and sealed.
    MoveSealed {
        /// What is in the envelope.
        envelope: Envelope,
        /// Whether the clock was stopped then.
        #[serde(default)]
        clock: SealingClock,
    },
    /// The envelope with the sealed move was opened.
    EnvelopeOpened {
        /// What was found in it, unless the record knows it.
        reading: Option<Reading>,
    },
    /// Something else around an adjournment.
    OfAdjournment(AdjournmentEvent),
    /// A request or a claim in a quickplay finish.
    OfQuickplay(QuickplayEvent),
    /// A request of a visually disabled player or his opponent.
    OfBlind(BlindEvent),
    /// A draw was offered.
    DrawOffered {
        /// A condition that was put, if any.
        condition: Option<String>,
    },
    /// A draw offer was accepted.
    DrawAccepted,
    /// A draw offer was declined in words.
    DrawDeclined,
    /// A player resigned.
    Resigned,
    /// A draw was claimed.
    DrawClaimed {
        /// On what ground.
        ground: DrawGround,
        /// The move that the claimant wrote and means to play.
        writing: Option<String>,
    },
    /// Something else was claimed.
    Claimed {
        /// What.
        claim: Claim,
    },
    /// A player agreed that a move be taken back.
    TakeBackAgreed {
        /// Whose move.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A player came to the board.
    Arrived,
    /// A player left the board.
    Left,
    /// The result was signed or approved.
    ResultSigned {
        /// The result as it stands there.
        score: Score,
    },
    /// A player appealed against a decision.
    Appealed {
        /// The reason given.
        because: Option<String>,
        /// Against what; the last decision if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Appealable>,
    },
    /// An arbiter looked at something.
    ArbiterNoticed {
        /// At what.
        #[serde(rename = "fact")]
        noticed: Noticed,
    },
    /// An arbiter decided what the Laws leave to him.
    ArbiterDecided {
        /// For what.
        choice: Choice,
        /// Which open question it answers, where another one leaves the same choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Topic>,
    },
    /// An arbiter set the clocks.
    ClockSetByArbiter {
        /// White's new time.
        white_ms: Option<i64>,
        /// Black's new time.
        black_ms: Option<i64>,
        /// The number of the next move.
        move_number: Option<u32>,
    },
    /// An arbiter set the clock for other controls.
    ControlSetByArbiter {
        /// Which.
        controls: Controls,
    },
    /// An arbiter, or a player after the round was announced, started the game.
    GameStarted,
    /// An arbiter stopped the clocks.
    GameInterrupted,
    /// An arbiter set the clocks running again.
    GameResumed,
    /// An arbiter wrote an incident into the record.
    IncidentRecorded {
        /// What was seen.
        text: String,
    },
    /// An arbiter gave a penalty.
    PenaltyGiven {
        /// To whom.
        side: Side,
        /// Which.
        penalty: Penalty,
        /// Which open question it answers; the oldest about that side if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Topic>,
    },
    /// The appeals committee upheld an appeal.
    AppealUpheld {
        /// The result from now on, if it is another one.
        score: Option<Score>,
    },
    /// The appeals committee rejected an appeal.
    AppealRejected,
    /// A flag fell.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// A clock that had been out of reach reports what was done at it a while ago.
    PressReported {
        /// Who pressed.
        side: Side,
        /// How long ago.
        ago_ms: i64,
    },
    /// A device that had been out of reach reports something else that was done a while ago, before
    /// what is in the record already. Nothing at the board changes by it; the arbiter is told.
    ActReported {
        /// Who did it.
        by: Actor,
        /// How long ago.
        ago_ms: i64,
        /// What, in the words of the law cases.
        act: String,
    },
    /// Something happened around the board (Articles 11, 12).
    OfConduct(ConductEvent),
    /// Something happened to a scoresheet (Article 8).
    OfSheet(SheetEvent),
    /// Only time passed.
    TimePassed,
}
