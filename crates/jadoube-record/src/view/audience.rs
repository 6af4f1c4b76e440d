//! Who is told of an event itself.
//!
//! What the arbiter looked at, was told or wrote down is for him alone (12.6); what a player writes
//! or asks is for himself and the arbiter (8.2).

// Whoever adds a word says here who is told; nothing is shown by default.
#![deny(clippy::wildcard_enum_match_arm)]

use jadoube_chess::Side;

use crate::{
    Actor, AdjournmentEvent, Audience, BlindEvent, ConductEvent, Event, QuickplayEvent, SheetEvent,
};

impl Event {
    /// Who is told of the event itself; `flags_are_ruled_on` is whether a fallen flag is ruled on
    /// without anybody noticing it.
    pub fn audience(&self, by: Actor, flags_are_ruled_on: bool) -> Audience {
        match self {
            Self::FlagFell { .. } if flags_are_ruled_on => Audience::Everyone,
            // A flag that nobody has noticed yet.
            Self::FlagFell { .. }
            | Self::ArbiterNoticed { .. }
            | Self::IncidentRecorded { .. }
            | Self::PressReported { .. }
            | Self::ActReported { .. }
            | Self::TimePassed => Audience::Arbiter,
            Self::SheetWritten { .. } => arbiter_and(by.side()),
            Self::PieceTouched { .. }
            | Self::PieceLifted { .. }
            | Self::PieceReleased { .. }
            | Self::PieceTakenOff { .. }
            | Self::PiecePut { .. }
            | Self::PieceHeld { .. }
            | Self::SpareTouched { .. }
            | Self::PieceDisplaced { .. }
            | Self::PiecePutBack { .. }
            | Self::AdjustingAnnounced
            | Self::ClockPressed { .. }
            | Self::ClockStopped { .. }
            | Self::ClockHandled { .. }
            | Self::ClockPlaced { .. }
            | Self::ScreenPointedAt
            | Self::Asked { .. }
            | Self::Announced { .. }
            | Self::Said { .. }
            | Self::MoveAnnounced { .. }
            | Self::MoveSealed { .. }
            | Self::EnvelopeOpened { .. }
            | Self::DrawOffered { .. }
            | Self::DrawAccepted
            | Self::DrawDeclined
            | Self::Resigned
            | Self::DrawClaimed { .. }
            | Self::Claimed { .. }
            | Self::TakeBackAgreed { .. }
            | Self::Arrived
            | Self::Left
            | Self::ResultSigned { .. }
            | Self::Appealed { .. }
            | Self::ArbiterDecided { .. }
            | Self::ClockSetByArbiter { .. }
            | Self::ControlSetByArbiter { .. }
            | Self::GameStarted
            | Self::GameInterrupted
            | Self::GameResumed
            | Self::PenaltyGiven { .. }
            | Self::AppealUpheld { .. }
            | Self::AppealRejected => Audience::Everyone,
            Self::OfAdjournment(event) => event.audience(),
            Self::OfQuickplay(event) => event.audience(),
            Self::OfBlind(event) => event.audience(),
            Self::OfConduct(event) => event.audience(by),
            Self::OfSheet(event) => event.audience(),
        }
    }
}

fn arbiter_and(side: Option<Side>) -> Audience {
    side.map_or(Audience::Arbiter, Audience::ArbiterAnd)
}

impl ConductEvent {
    fn audience(&self, by: Actor) -> Audience {
        match self {
            Self::Recorded { .. }
            | Self::ToldArbiter { .. }
            | Self::AssistantAppointed { .. }
            | Self::ExpulsionAgreed { .. } => Audience::Arbiter,
            Self::Permitted { who, .. } => arbiter_and(who.side()),
            Self::Asked { .. } | Self::AbsenceReported => arbiter_and(by.side()),
            Self::LeftArea
            | Self::LeftVenue
            | Self::EnteredArea
            | Self::Disturbed { .. }
            | Self::TimeGranted { .. } => Audience::Everyone,
        }
    }
}

impl SheetEvent {
    const fn audience(&self) -> Audience {
        match self {
            Self::ReconstructionEnded { .. } => Audience::Arbiter,
            Self::Replaced { .. }
            | Self::HandedIn { .. }
            | Self::LoanAsked
            | Self::LoanReturned
            | Self::ReconstructionOrdered
            | Self::RecorderAccepted { .. } => Audience::Everyone,
        }
    }
}

impl AdjournmentEvent {
    const fn audience(&self) -> Audience {
        match self {
            Self::Ordered
            | Self::Labelled(_)
            | Self::Checked
            | Self::SetUp { .. }
            | Self::Stated { .. }
            | Self::TimesClaimed => Audience::Everyone,
        }
    }
}

impl QuickplayEvent {
    const fn audience(&self) -> Audience {
        match self {
            Self::IncrementRequested
            | Self::Claimed { .. }
            | Self::PositionWritten { .. }
            | Self::Verified => Audience::Everyone,
        }
    }
}

impl BlindEvent {
    const fn audience(&self) -> Audience {
        match self {
            Self::TwoBoardsDemanded
            | Self::AssistantRequested
            | Self::AssistantRequestedFor { .. }
            | Self::InformationRequested => Audience::Everyone,
        }
    }
}
