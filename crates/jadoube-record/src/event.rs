//! What happened at a board, one file for each kind of happening.
//!
//! An event is what a camera or a microphone could record. That something is illegal, late or
//! repeated may not stand here: the Laws find it, and it becomes an effect.

pub(crate) mod act;
pub(crate) mod adjournment;
pub(crate) mod appealable;
pub(crate) mod blind;
mod by_hand;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod conduct;
pub(crate) mod envelope;
pub(crate) mod manner;
pub(crate) mod misconduct;
pub(crate) mod noticed;
pub(crate) mod quickplay;
pub(crate) mod sheet;
mod tell;

use jadoube_chess::{Kind, Side, Square};
use jadoube_clock::Controls;
use jadoube_lawbook::Message;
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::event::clock::{Announcement, Request};
use crate::place::forms;
use crate::properties::{ActorKind, Hearers, Look};
use crate::section::Section;
use crate::words::Ms;
use crate::{
    Actor, AdjournmentEvent, Appealable, BlindEvent, Choice, Claim, ClockPlace, ConductEvent,
    Contact, DrawGround, Envelope, Handling, Hands, Noticed, Penalty, Place, Pose, PressingHand,
    QuickplayEvent, Reading, Score, SealingClock, SheetEvent, Topic,
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
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "event")]
#[is(by: ActorKind, told: Hearers = Arbiter, seen: Look = Whole, section: Section)]
pub enum Event {
    /// Pieces on the board were touched; several if nobody can say which was first.
    #[word("touches {on:and} [{contact}] [{hands}]")]
    #[tell(message = tell::touched(on, *contact))]
    #[says(
        "The piece on e2 was touched; `touches e1 and h1` if nobody can say which was first. \
         Whatever is not clearly an accident was meant."
    )]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceTouched {
        /// The squares on which they stood.
        on: Vec<Square>,
        /// Whether it was clearly an accident.
        contact: Contact,
        /// Whether one hand or both touched them.
        hands: Hands,
    },
    /// A piece was taken up into the hand.
    #[word("lifts {from} [{hands}]")]
    #[tell(from = from)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceLifted {
        /// Where it had stood.
        from: Square,
        /// Whether one hand or both took it.
        hands: Hands,
    },
    /// The piece in the hand, or the player's own piece touched last, was put down and let go.
    #[word("releases on {on} [{hands}]")]
    #[tell(on = on)]
    #[says(on = Square::E4)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceReleased {
        /// The square on which it was released.
        on: Square,
        /// Whether one hand or both had held it.
        hands: Hands,
    },
    /// The piece was put down and let go on a square on which the piece that it captures still
    /// stands.
    #[word("releases on {on} beside the piece there [{hands}]")]
    #[tell(on = on)]
    #[says(on = Square::D5)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceReleasedBeside {
        /// The square on which both are.
        on: Square,
        /// Whether one hand or both had held it.
        hands: Hands,
    },
    /// The piece was put down and let go between two squares.
    #[word("releases between {one} and {other} [{hands}]")]
    #[tell(one = one, other = other)]
    #[says(one = Square::E3, other = Square::E4)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceReleasedBetween {
        /// One of the squares.
        one: Square,
        /// The other square.
        other: Square,
        /// Whether one hand or both had held it.
        hands: Hands,
    },
    /// A piece was taken off the board.
    #[word("takes off {from} [{hands}]")]
    #[tell(from = from)]
    #[says(from = Square::D5)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceTakenOff {
        /// Where it had stood.
        from: Square,
        /// Whether one hand or both took it off.
        hands: Hands,
    },
    /// A piece from beside the board was put on it and let go.
    #[word("puts {kind} on {on} [{hands}]", pose = Pose::Upright)]
    #[word("puts inverted {kind} on {on} [{hands}]", pose = Pose::Inverted)]
    #[word(also "puts an inverted {kind} on {on} [{hands}]", pose = Pose::Inverted)]
    #[tell(piece = kind, on = on)]
    #[says(on = Square::A8)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PiecePut {
        /// What kind of piece it is, of the mover's colour.
        kind: Kind,
        /// Whether it stands upright or upside down.
        pose: Pose,
        /// The square on which it was put.
        on: Square,
        /// Whether one hand or both put it there.
        hands: Hands,
    },
    /// A piece from beside the board touches a square of it, and the hand has not let go of it.
    #[word("holds {kind} on {on}")]
    #[tell(piece = kind, on = on)]
    #[says(on = Square::A8)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    PieceHeld {
        /// What kind of piece it is, of the mover's colour.
        kind: Kind,
        /// The square that it touches.
        on: Square,
    },
    /// A piece beside the board was touched or taken up.
    #[word("touches {kind} beside the board")]
    #[tell(piece = kind)]
    #[is(by = Player, told = Everyone, seen = Hands, section = Hands)]
    SpareTouched {
        /// What kind of piece it is.
        kind: Kind,
    },
    /// A piece was knocked over or off its square.
    #[word("knocks over {from}", to = None)]
    #[word("knocks {from} {to:went}")]
    #[tell(from = from, to = to.map(|to| to.message()))]
    #[says(
        "The piece fell, or came to stand or lie somewhere else. Behind `knocks e4` may stand `to \
         b1`, `over to b1` (it lies there), `askew on e4`, `between e4 and e5`, `off the board`, \
         `beside the board`, `into the hand of White`.",
        from = Square::E4, to = Place::On(Square::E5)
    )]
    #[is(by = Anybody, told = Everyone, seen = Hands, section = Hands)]
    PieceDisplaced {
        /// Where it had stood.
        from: Square,
        /// Where it is now; if that is not said it lies where it stood.
        to: Option<Place>,
    },
    /// A displaced piece was put on the board again.
    #[word("puts back {from}", on = from)]
    #[word("puts back {from} on {on}")]
    #[tell(from = from, on = on)]
    #[says(
        "A piece that had fallen was put on its square, or on another.",
        from = Square::E4, on = Square::E5
    )]
    #[is(by = Anybody, told = Everyone, seen = Hands, section = Hands)]
    PiecePutBack {
        /// Where it had stood by the last move.
        from: Square,
        /// Where it was put.
        on: Square,
    },
    /// A player announced adjusting: "j'adoube" (4.2.1).
    #[word("says j'adoube")]
    #[is(by = Player, told = Everyone, section = Players)]
    AdjustingAnnounced,
    /// The lever or button of the clock on the actor's side was pressed.
    #[word("presses [{hand}]")]
    #[tell(message = Message::new("event-clock-pressed"))]
    #[says("Pressed the clock.")]
    #[is(by = Player, told = Everyone, section = Hands)]
    ClockPressed {
        /// The hand that pressed.
        hand: PressingHand,
    },
    /// A player stopped both clocks.
    #[word("stops the clock [because {because:last}]")]
    #[says("Stopped both clocks.", because = "a queen is missing")]
    #[is(by = Player, told = Everyone, section = Players)]
    ClockStopped {
        /// The reason that was given, if any.
        because: Option<String>,
    },
    /// Something else was done to the clock.
    #[word("{how}")]
    #[says(each = how)]
    #[is(by = Player, told = Everyone, section = Hands)]
    ClockHandled {
        /// What was done to the clock.
        how: Handling,
    },
    /// The clock was put on one side of the board.
    #[word("puts the clock on {place}")]
    #[says("Put the clock on that side of the board (6.5).", place = ClockPlace::BlackLeft)]
    #[is(by = AtTheBoard, told = Everyone, section = Officials)]
    ClockPlaced {
        /// The side of the board on which it was put.
        place: ClockPlace,
    },
    /// A player pointed to a screen, a monitor or a demonstration board (6.12.1).
    #[word("points to the screen")]
    #[says(
        "Pointed to a screen, a monitor or a demonstration board; what is claimed next rests on \
         that alone (6.12.2)."
    )]
    #[is(by = Player, told = Everyone, section = Players)]
    ScreenPointedAt,
    /// A player asked the arbiter for something.
    #[word("asks {request}")]
    #[says(each = request)]
    #[is(by = Player, told = Everyone, section = Scoresheets)]
    Asked {
        /// What the player asked for.
        request: Request,
    },
    /// Something was announced in the hall.
    #[word("announces {announcement}")]
    #[tell(what = announcement.message())]
    #[says(each = announcement)]
    #[is(by = Officials, told = Everyone, section = Officials)]
    Announced {
        /// What was announced.
        announcement: Announcement,
    },
    /// Something was said aloud.
    #[word("says {text:quoted}")]
    #[says("Said something else.", text = "check")]
    #[is(by = Anybody, told = Everyone, section = Players)]
    Said {
        /// The words that were said.
        text: String,
    },
    /// A move was announced, as Appendix D requires.
    #[word("announces {text:quoted}")]
    #[says(text = "Eva 2 Eva 4")]
    #[is(by = Player, told = Everyone, section = VisuallyDisabled)]
    MoveAnnounced {
        /// The words of the announcement.
        text: String,
    },
    /// Something was written on the actor's scoresheet.
    #[word("writes {text:quoted}")]
    #[says("Wrote on the scoresheet; it stands there as written.")]
    #[is(by = AtTheBoard, told = ArbiterAndActor, section = Scoresheets)]
    SheetWritten {
        /// What was written, as it stands there.
        text: String,
    },
    /// A move was written down and sealed.
    #[word("seals {envelope} [{clock}]")]
    #[tell(message = Message::new("event-move-sealed"))]
    #[says(
        "Wrote a move and sealed it. `seals an envelope` is a paper envelope; what is in it is \
         read when it is opened. A move sealed on a screen is `seals commitment HEX ciphertext \
         HEX`: only the arbiter and the player who has to reply can open it together; `for HOLDER \
         HEX` behind it are their shares of the key, locked for each."
    )]
    #[is(by = Player, told = Everyone, seen = Sealed, section = Adjourning)]
    MoveSealed {
        /// What is in the envelope.
        envelope: Envelope,
        /// Whether the clock was stopped then.
        #[serde(default)]
        clock: SealingClock,
    },
    /// The envelope with the sealed move was opened.
    #[word("opens the envelope [{reading}]")]
    #[tell(reading = reading.as_ref().map(|reading| reading.text.clone()))]
    #[says(
        "The arbiter opened the envelope with the sealed move; what was found in it, where the \
         record does not know, stands behind it, and `with salt HEX` behind that for one that was \
         locked."
    )]
    #[is(by = Arbiter, told = Everyone, section = Adjourning)]
    EnvelopeOpened {
        /// What was found in it, unless the record knows it.
        reading: Option<Reading>,
    },
    /// Something else around an adjournment.
    #[word(nested)]
    OfAdjournment(AdjournmentEvent),
    /// A request or a claim in a quickplay finish.
    #[word(nested)]
    OfQuickplay(QuickplayEvent),
    /// A request of a visually disabled player or of the opponent.
    #[word(nested)]
    OfBlind(BlindEvent),
    /// A draw was offered.
    #[word("offers a draw [if {condition:quoted}]")]
    #[says("Offered a draw; a condition may be put with it.", condition = "you resign")]
    #[is(by = Player, told = Everyone, section = Players)]
    DrawOffered {
        /// A condition that was put, if any.
        condition: Option<String>,
    },
    /// A draw offer was accepted.
    #[word("accepts")]
    #[is(by = Player, told = Everyone, section = Players)]
    DrawAccepted,
    /// A draw offer was declined in words.
    #[word("declines")]
    #[is(by = Player, told = Everyone, section = Players)]
    DrawDeclined,
    /// A player resigned.
    #[word("resigns")]
    #[is(by = Player, told = Everyone, section = Players)]
    Resigned,
    /// A draw was claimed.
    #[word("claims {ground} [writing {writing:quoted}]")]
    #[says(each = ground)]
    #[is(by = Player, told = Everyone, section = Players)]
    DrawClaimed {
        /// The ground of the claim.
        ground: DrawGround,
        /// The move that the claimant wrote and means to play.
        writing: Option<String>,
    },
    /// Something else was claimed.
    #[word("claims {claim}")]
    #[says(each = claim)]
    #[is(by = Player, told = Everyone, section = Players)]
    Claimed {
        /// What was claimed.
        claim: Claim,
    },
    /// A player agreed that a move be taken back.
    #[word("agrees to take back {side}'s move {number}")]
    #[is(by = Player, told = Everyone, section = Players)]
    TakeBackAgreed {
        /// The player whose move is to be taken back.
        side: Side,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// A player came to the board.
    #[word("arrives")]
    #[is(by = Player, told = Everyone, section = Players)]
    Arrived,
    /// A player left the board.
    #[word("leaves")]
    #[is(by = Player, told = Everyone, section = Players)]
    Left,
    /// The result was signed or approved.
    #[word("signs {score}")]
    #[says(score = Score::win(Side::White))]
    #[is(by = Player, told = Everyone, section = Players)]
    ResultSigned {
        /// The result as it stands there.
        score: Score,
    },
    /// A player appealed against a decision.
    #[word("appeals [against {against}] [because {because:last}]")]
    #[tell(because = because.clone())]
    #[says("Appealed against the last decision, or against the last one of a kind.")]
    #[is(by = Player, told = Everyone, section = Players)]
    Appealed {
        /// The reason given.
        because: Option<String>,
        /// Against what; the last decision if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Appealable>,
    },
    /// An arbiter looked at something.
    #[word("notices {noticed}")]
    #[tell(what = noticed.message())]
    #[says(
        "The arbiter looked at something, see \"Facts\"; whether anything is wrong there, the \
         program finds."
    )]
    #[is(by = Arbiter, told = Arbiter, seen = Glance, section = Officials)]
    ArbiterNoticed {
        /// What the arbiter looked at.
        #[serde(rename = "fact")]
        #[cfg_attr(feature = "schema", schemars(with = "crate::Fact"), ts(as = "crate::Fact"))]
        noticed: Noticed,
    },
    /// An arbiter decided what the Laws leave to the arbiter.
    #[word("decides {choice} [about {about}]")]
    #[tell(what = choice.message())]
    #[says("The arbiter decided what the program asked, see \"Decisions\".")]
    #[is(by = Arbiter, told = Everyone, section = Officials)]
    ArbiterDecided {
        /// What was decided.
        choice: Choice,
        /// Which open question it answers, where another one leaves the same choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Topic>,
    },
    /// An arbiter set the clocks.
    #[word(by_hand = by_hand::clock_set, "sets clock White {white_ms:time}, Black {black_ms:time}, move {move_number}")]
    #[tell(what = tell::clocks_set(*white_ms, *black_ms, *move_number))]
    #[says(
        "The arbiter set times and counter; each of the three may be left out.",
        white_ms = 600_000,
        black_ms = 270_000,
        move_number = 38
    )]
    #[is(by = Arbiter, told = Everyone, seen = WithoutCounts, section = Officials)]
    ClockSetByArbiter {
        /// White's new time, in milliseconds.
        white_ms: Option<i64>,
        /// Black's new time, in milliseconds.
        black_ms: Option<i64>,
        /// The number of the next move.
        move_number: Option<u32>,
    },
    /// An arbiter set the clock for other controls.
    #[word("sets the control {controls}")]
    #[is(by = Arbiter, told = Everyone, section = Officials)]
    ControlSetByArbiter {
        /// The time controls from now on.
        controls: Controls,
    },
    /// An arbiter, or a player after the round was announced, started the game.
    #[word("starts")]
    #[is(by = AtTheBoard, told = Everyone, section = Officials)]
    GameStarted,
    /// An arbiter stopped the clocks.
    #[word("interrupts")]
    #[is(by = ArbiterOrClock, told = Everyone, section = Officials)]
    GameInterrupted,
    /// An arbiter set the clocks running again.
    #[word("resumes")]
    #[is(by = Arbiter, told = Everyone, section = Officials)]
    GameResumed,
    /// An arbiter wrote an incident into the record.
    #[word("records {text:quoted}")]
    #[says(text = "noise")]
    #[is(by = Arbiter, told = Arbiter, section = Officials)]
    IncidentRecorded {
        /// What was seen.
        text: String,
    },
    /// An arbiter gave a penalty.
    #[word("gives {side} {penalty} [about {about}]")]
    #[tell(side = side, what = penalty.message())]
    #[says("The arbiter gave a penalty, see \"Penalties\".")]
    #[is(by = Arbiter, told = Everyone, section = Officials)]
    PenaltyGiven {
        /// The player who is penalised.
        side: Side,
        /// The penalty that was given.
        penalty: Penalty,
        /// Which open question it answers; the oldest about that side if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Topic>,
    },
    /// The appeals committee upheld an appeal.
    #[word("upholds the appeal", score = None)]
    #[word("upholds the appeal: {score}")]
    #[tell(score = *score)]
    #[says(
        "The appeals committee upheld the appeal; without a score the result is what it was \
         before the decision, or the game goes on."
    )]
    #[is(by = Appeals, told = Everyone, section = Officials)]
    AppealUpheld {
        /// The result from now on, if it is another one.
        score: Option<Score>,
    },
    /// The appeals committee rejected an appeal.
    #[word("rejects the appeal")]
    #[says("The appeals committee left the decision as it was.")]
    #[is(by = Appeals, told = Everyone, section = Officials)]
    AppealRejected,
    /// A flag fell.
    #[word("flag of {side} falls")]
    #[says(
        "The clock: a flag fell. It stands at its instant by itself; a case in which it has a \
         ruling must show it."
    )]
    #[is(by = Clock, told = WhenRuledOn, section = Officials)]
    FlagFell {
        /// The player whose flag fell.
        side: Side,
    },
    /// A clock that had been out of reach reports what was done at it a while ago.
    #[word("reports: {side} pressed {ago_ms:span} ago")]
    #[tell(side = side, ago = Ms(*ago_ms))]
    #[says("A clock that had been out of reach told what was done at it a while ago.")]
    #[is(by = Clock, told = Arbiter, section = Officials)]
    PressReported {
        /// The player who pressed.
        side: Side,
        /// How long ago it was, in milliseconds.
        ago_ms: i64,
    },
    /// A device that had been out of reach reports something else that was done a while ago, before
    /// what is in the record already. Nothing at the board changes by it; the arbiter is told.
    #[word("reports: {by} {ago_ms:span} ago: {act:last}")]
    #[tell(who = by, ago = Ms(*ago_ms), act = act)]
    #[says(
        "The same of anything else that was done before what is in the record already: the \
         arbiter is told, and nothing at the board changes.",
        act = "plays e2e4"
    )]
    #[is(by = Clock, told = Arbiter, section = Officials)]
    ActReported {
        /// The person who did it.
        by: Actor,
        /// How long ago it was, in milliseconds.
        ago_ms: i64,
        /// What was done, in the words of the law cases.
        act: String,
    },
    /// Something happened around the board (Articles 11, 12).
    #[word(nested)]
    OfConduct(ConductEvent),
    /// Something happened to a scoresheet (Article 8).
    #[word(nested)]
    OfSheet(SheetEvent),
    /// Only time passed.
    #[word("waits")]
    #[says("Only time passed: `+1:00 Clock waits`.")]
    #[is(by = Anybody, told = Arbiter, section = Officials)]
    TimePassed,
}
