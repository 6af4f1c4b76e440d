//! The words of events, as the law cases use them.

use std::fmt;

use jadoube_chess::Square;

use crate::words::quoted::{Last, Quoted};
use crate::words::write_time;
use crate::{Contact, Event, Hands, Pose, PressingHand, Topic};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PieceTouched { on, contact, hands } => touches(f, on, *contact, *hands),
            Self::PieceLifted { from, hands } => {
                write!(f, "lifts {from}").and_then(|()| with(f, *hands))
            }
            Self::PieceReleased { on, hands } => {
                write!(f, "releases on {on}").and_then(|()| with(f, *hands))
            }
            Self::PieceTakenOff { from, hands } => {
                write!(f, "takes off {from}").and_then(|()| with(f, *hands))
            }
            Self::PiecePut { kind, pose, on, hands } => {
                let pose = match pose {
                    Pose::Upright => "",
                    Pose::Inverted => "inverted ",
                };
                write!(f, "puts {pose}{kind} on {on}").and_then(|()| with(f, *hands))
            }
            Self::PieceHeld { kind, on } => write!(f, "holds {kind} on {on}"),
            Self::SpareTouched { kind } => write!(f, "touches {kind} beside the board"),
            Self::PieceDisplaced { from, to: None } => write!(f, "knocks over {from}"),
            Self::PieceDisplaced { from, to: Some(to) } => write!(f, "knocks {from} to {to}"),
            Self::PiecePutBack { from, on } if from == on => write!(f, "puts back {from}"),
            Self::PiecePutBack { from, on } => write!(f, "puts back {from} on {on}"),
            Self::AdjustingAnnounced => f.write_str("says j'adoube"),
            Self::ClockPressed { hand: PressingHand::Same } => f.write_str("presses"),
            Self::ClockPressed { hand: PressingHand::Other } => {
                f.write_str("presses with the other hand")
            }
            Self::ClockStopped { because } => {
                f.write_str("stops the clock").and_then(|()| reason(f, because.as_deref()))
            }
            Self::Said { text } => write!(f, "says {}", Quoted(text)),
            Self::MoveAnnounced { text } => write!(f, "announces {}", Quoted(text)),
            Self::SheetWritten { text } => write!(f, "writes {}", Quoted(text)),
            Self::MoveSealed { envelope, clock } => write!(f, "seals {envelope}{clock}"),
            Self::EnvelopeOpened { reading: None } => f.write_str("opens the envelope"),
            Self::EnvelopeOpened { reading: Some(reading) } => {
                write!(f, "opens the envelope {reading}")
            }
            Self::OfAdjournment(event) => write!(f, "{event}"),
            Self::OfQuickplay(event) => write!(f, "{event}"),
            Self::OfBlind(event) => write!(f, "{event}"),
            Self::DrawOffered { condition: None } => f.write_str("offers a draw"),
            Self::DrawOffered { condition: Some(text) } => {
                write!(f, "offers a draw if {}", Quoted(text))
            }
            Self::DrawAccepted => f.write_str("accepts"),
            Self::DrawDeclined => f.write_str("declines"),
            Self::Resigned => f.write_str("resigns"),
            Self::DrawClaimed { ground, writing } => {
                write!(f, "claims {ground}")?;
                writing.as_ref().map_or(Ok(()), |text| write!(f, " writing {}", Quoted(text)))
            }
            Self::Claimed { claim } => write!(f, "claims {claim}"),
            Self::TakeBackAgreed { side, number } => {
                write!(f, "agrees to take back {side}'s move {number}")
            }
            Self::Arrived => f.write_str("arrives"),
            Self::Left => f.write_str("leaves"),
            Self::ResultSigned { score } => write!(f, "signs {score}"),
            Self::Appealed { because, against } => {
                f.write_str("appeals")?;
                against.map_or(Ok(()), |what| write!(f, " against {what}"))?;
                reason(f, because.as_deref())
            }
            Self::ClockHandled { how } => write!(f, "{how}"),
            Self::ClockPlaced { place } => write!(f, "puts the clock on {place}"),
            Self::ScreenPointedAt => f.write_str("points to the screen"),
            Self::Asked { request } => write!(f, "{request}"),
            Self::ArbiterNoticed { noticed } => write!(f, "notices {noticed}"),
            Self::ArbiterDecided { choice, about } => {
                write!(f, "decides {choice}").and_then(|()| of_topic(f, *about))
            }
            Self::ClockSetByArbiter { white_ms, black_ms, move_number } => {
                clock_set(f, *white_ms, *black_ms, *move_number)
            }
            Self::Announced { announcement } => write!(f, "{announcement}"),
            Self::ControlSetByArbiter { controls } => write!(f, "sets the control {controls}"),
            Self::GameStarted => f.write_str("starts"),
            Self::GameInterrupted => f.write_str("interrupts"),
            Self::GameResumed => f.write_str("resumes"),
            Self::IncidentRecorded { text } => write!(f, "records {}", Quoted(text)),
            Self::PenaltyGiven { side, penalty, about } => {
                write!(f, "gives {side} {penalty}").and_then(|()| of_topic(f, *about))
            }
            Self::AppealUpheld { score: Some(score) } => write!(f, "upholds the appeal: {score}"),
            Self::AppealUpheld { score: None } => f.write_str("upholds the appeal"),
            Self::AppealRejected => f.write_str("rejects the appeal"),
            Self::FlagFell { side } => write!(f, "flag of {side} falls"),
            Self::PressReported { side, ago_ms } => {
                write!(f, "reports: {side} pressed {} ago", write_time(*ago_ms))
            }
            Self::ActReported { by, ago_ms, act } => {
                write!(f, "reports: {by} {} ago: {}", write_time(*ago_ms), Last(act))
            }
            Self::OfConduct(event) => write!(f, "{event}"),
            Self::OfSheet(event) => write!(f, "{event}"),
            Self::TimePassed => f.write_str("waits"),
        }
    }
}

fn touches(
    f: &mut fmt::Formatter<'_>,
    on: &[Square],
    contact: Contact,
    hands: Hands,
) -> fmt::Result {
    let squares: Vec<String> = on.iter().map(ToString::to_string).collect();
    write!(f, "touches {}", squares.join(" and "))?;
    match contact {
        Contact::Deliberate => {}
        Contact::Accidental => f.write_str(" by accident")?,
    }
    with(f, hands)
}

fn clock_set(
    f: &mut fmt::Formatter<'_>,
    white_ms: Option<i64>,
    black_ms: Option<i64>,
    move_number: Option<u32>,
) -> fmt::Result {
    let time = |side: &str, ms: Option<i64>| ms.map(|ms| format!("{side} {}", write_time(ms)));
    let number = move_number.map(|number| format!("move {number}"));
    let parts = [time("White", white_ms), time("Black", black_ms), number];
    write!(f, "sets clock {}", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
}

fn with(f: &mut fmt::Formatter<'_>, hands: Hands) -> fmt::Result {
    match hands {
        Hands::One => Ok(()),
        Hands::Both => f.write_str(" with both hands"),
    }
}

fn of_topic(f: &mut fmt::Formatter<'_>, about: Option<Topic>) -> fmt::Result {
    about.map_or(Ok(()), |about| write!(f, " about {about}"))
}

fn reason(f: &mut fmt::Formatter<'_>, because: Option<&str>) -> fmt::Result {
    because.map_or(Ok(()), |because| write!(f, " because {}", Last(because)))
}
