//! Whose act an event can be.

use crate::Event;
use crate::actor::ActorKind;

impl Event {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::PieceTouched { .. }
            | Self::PieceLifted { .. }
            | Self::PieceReleased { .. }
            | Self::PieceTakenOff { .. }
            | Self::PiecePut { .. }
            | Self::PieceHeld { .. }
            | Self::SpareTouched { .. }
            | Self::AdjustingAnnounced
            | Self::ClockPressed { .. }
            | Self::ClockStopped { .. }
            | Self::ClockHandled { .. }
            | Self::ScreenPointedAt
            | Self::Asked { .. }
            | Self::MoveAnnounced { .. }
            | Self::MoveSealed { .. }
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
            | Self::Appealed { .. } => ActorKind::Player,
            Self::ArbiterNoticed { .. }
            | Self::ArbiterDecided { .. }
            | Self::ClockSetByArbiter { .. }
            | Self::ControlSetByArbiter { .. }
            | Self::GameResumed
            | Self::IncidentRecorded { .. }
            | Self::EnvelopeOpened { .. }
            | Self::PenaltyGiven { .. } => ActorKind::Arbiter,
            // The clock, or what keeps it, was out of reach.
            Self::GameInterrupted => ActorKind::ArbiterOrClock,
            Self::AppealUpheld { .. } | Self::AppealRejected => ActorKind::Appeals,
            Self::FlagFell { .. } | Self::PressReported { .. } | Self::ActReported { .. } => {
                ActorKind::Clock
            }
            Self::Announced { .. } => ActorKind::Officials,
            Self::GameStarted | Self::ClockPlaced { .. } | Self::SheetWritten { .. } => {
                ActorKind::AtTheBoard
            }
            Self::TimePassed
            | Self::Said { .. }
            | Self::PieceDisplaced { .. }
            | Self::PiecePutBack { .. } => ActorKind::Anybody,
            Self::OfAdjournment(event) => event.actor_kind(),
            Self::OfQuickplay(event) => event.actor_kind(),
            Self::OfBlind(event) => event.actor_kind(),
            Self::OfConduct(event) => event.actor_kind(),
            Self::OfSheet(event) => event.actor_kind(),
        }
    }
}
