//! Samples of the parts of events.

use jadoube_chess::Side;
use jadoube_lawbook::{Supervision, art};

use crate::samples::{samples, units};
use crate::{
    Actor, AdjournmentEvent, Announcement, Appealable, AssistantDuties, AssistantDuty, BlindEvent,
    Bytes32, Claim, ConductEvent, Contact, DrawGround, Envelope, EnvelopeItem, Handed, Hands,
    Inquiry, Locked, LockedShare, Misconduct, Permission, Pose, PressingHand, QuickplayEvent,
    QuickplayGround, Request, SealingClock, SheetEvent,
};

const SIDE: Side = Side::White;
const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 12 60";

units! { Contact { Deliberate, Accidental } }
units! { Hands { One, Both } }
units! { Pose { Upright, Inverted } }
units! { PressingHand { Same, Other } }
units! { Request { Scoresheet, Record } }
units! { SealingClock { Stopped, Running } }
units! { DrawGround { Threefold, FiftyMoves } }
units! { QuickplayGround { NoNormalMeans, NoEffort } }
units! { Handed { Original, Copy } }
units! { Permission { LeaveArea, LeaveVenue, EnterArea, Device, UseBag, Phone } }

units! {
    Claim {
        Time,
        IllegalMove,
        TouchMove,
        Accident,
        InitialPosition,
        BoardTurned,
        ClockSetting,
        ClockDefect,
    }
}

units! {
    Appealable {
        Result,
        Warning,
        Time,
        Points,
        Fine,
        Exclusion,
        Expulsion,
        Position,
        Rejection,
    }
}

samples! {
    Announcement {
        Round,
        Supervision => [Supervision::Full, Supervision::Limited].map(Self::Supervision),
    }
}

samples! {
    Envelope {
        Text => [Self::Text("Nf3".to_owned())],
        Paper,
        Locked => [Self::Locked(Locked {
            commitment: Bytes32([1; 32]),
            ciphertext: "2a".to_owned(),
            shares: vec![LockedShare { to: Bytes32([3; 32]), ciphertext: "4b".to_owned() }],
        })],
    }
}

samples! {
    AdjournmentEvent {
        Ordered,
        Labelled => EnvelopeItem::samples().into_iter().map(Self::Labelled),
        Checked,
        SetUp => [Self::SetUp { fen: FEN.to_owned() }],
        Stated => [Self::Stated { text: "Nf3".to_owned() }],
        TimesClaimed,
    }
}

samples! {
    EnvelopeItem {
        Names => [Self::Names("Anna and Jan".to_owned())],
        Position => [Self::Position(FEN.to_owned())],
        Used => [Self::Used { white_ms: 60_000, black_ms: 30_000 }],
        Sealer => [Self::Sealer(SIDE)],
        MoveNumber => [Self::MoveNumber(41)],
        DrawOffer,
        Resumption => [Self::Resumption("tomorrow, here".to_owned())],
    }
}

samples! {
    QuickplayEvent {
        IncrementRequested,
        Claimed => QuickplayGround::samples().into_iter().map(|ground| Self::Claimed { ground }),
        PositionWritten => [Self::PositionWritten { fen: FEN.to_owned() }],
        Verified,
    }
}

samples! {
    BlindEvent {
        TwoBoardsDemanded,
        AssistantRequested,
        AssistantRequestedFor => AssistantDuty::samples().into_iter().map(|duty| {
            Self::AssistantRequestedFor { duties: AssistantDuties::new([duty]) }
        }),
        InformationRequested,
    }
}

samples! {
    ConductEvent {
        Recorded => Misconduct::samples()
            .into_iter()
            .map(|what| Self::Recorded { who: Actor::Player(SIDE), what }),
        Permitted => Permission::samples()
            .into_iter()
            .map(|what| Self::Permitted { who: Actor::Player(SIDE), what }),
        LeftArea,
        LeftVenue,
        EnteredArea,
        AbsenceReported,
        Asked => Inquiry::samples().into_iter().map(|inquiry| Self::Asked { inquiry }),
        ToldArbiter => [Self::ToldArbiter { text: "the flag is down".to_owned() }],
        Disturbed => [Self::Disturbed { text: "fire alarm".to_owned() }],
        TimeGranted => [Self::TimeGranted { white_ms: Some(360_000), black_ms: Some(240_000) }],
        AssistantAppointed => [Self::AssistantAppointed { arbiter: 2 }],
        ExpulsionAgreed => [Self::ExpulsionAgreed { side: SIDE }],
    }
}

samples! {
    Inquiry {
        Rule => [Self::Rule(art!("3.8.2"))],
        Move => [Self::Move("O-O".to_owned())],
        MoveCount,
    }
}

samples! {
    SheetEvent {
        Replaced => [Self::Replaced { side: SIDE }],
        HandedIn => Handed::samples().into_iter().map(|sheet| Self::HandedIn { sheet }),
        LoanAsked,
        LoanReturned,
        ReconstructionOrdered,
        ReconstructionEnded => [None, Some(38)].map(|moves| Self::ReconstructionEnded { moves }),
        RecorderAccepted => [None, Some(600_000)]
            .map(|minus_ms| Self::RecorderAccepted { side: SIDE, minus_ms }),
    }
}

samples! {
    Misconduct {
        Disrepute,
        Notes,
        Information,
        Advice,
        Analysis,
        DeviceInVenue,
        DeviceOffInBag,
        DeviceOnInBag,
        BagUsed,
        DeviceOnPerson,
        InspectionRefused,
        Smoking,
        Disturbing,
        Distraction,
        Claims,
        Offers,
        Noise,
        Refusal,
        ReconstructionRefused,
        CheckRefused,
        SheetHidden,
        PenOnSheet,
        SheetNotLent,
        Dawdling,
        Interference,
        Phone,
        Helped,
        Other => [Self::Other("threw his pen".to_owned())],
    }
}
