//! Samples of what can happen at a board; those of its parts stand in `parts`.

mod noticed;
mod parts;

use jadoube_chess::{Kind, Side, Square};

use crate::samples::samples;
use crate::{
    Actor, AdjournmentEvent, Announcement, Appealable, BlindEvent, Bytes32, Choice, Claim,
    ClockPlace, ConductEvent, Contact, DrawGround, Envelope, Event, Handling, Hands, Noticed,
    Penalty, Pose, PressingHand, QuickplayEvent, Reading, Request, Score, SealingClock, SheetEvent,
    Topic,
};

const SIDE: Side = Side::White;

samples! {
    Event {
        PieceTouched => Contact::samples().into_iter().map(|contact| Self::PieceTouched {
            on: vec![Square::E1, Square::H1],
            contact,
            hands: Hands::One,
        }),
        PieceLifted => [Self::PieceLifted { from: Square::E2, hands: Hands::One }],
        PieceReleased => Hands::samples()
            .into_iter()
            .map(|hands| Self::PieceReleased { on: Square::E4, hands }),
        PieceTakenOff => [Self::PieceTakenOff { from: Square::D5, hands: Hands::One }],
        PiecePut => Pose::samples().into_iter().map(|pose| Self::PiecePut {
            kind: Kind::Rook,
            pose,
            on: Square::A8,
            hands: Hands::One,
        }),
        PieceHeld => [Self::PieceHeld { kind: Kind::Queen, on: Square::A8 }],
        SpareTouched => [Self::SpareTouched { kind: Kind::Queen }],
        PieceDisplaced => [
            Self::PieceDisplaced { from: Square::E4, to: None },
            Self::PieceDisplaced { from: Square::A1, to: Some(Square::B1) },
        ],
        PiecePutBack => [
            Self::PiecePutBack { from: Square::E4, on: Square::E4 },
            Self::PiecePutBack { from: Square::A1, on: Square::B1 },
        ],
        AdjustingAnnounced,
        ClockPressed => PressingHand::samples().into_iter().map(|hand| Self::ClockPressed { hand }),
        ClockStopped => [
            Self::ClockStopped { because: None },
            Self::ClockStopped { because: Some("noise".to_owned()) },
        ],
        ClockHandled => Handling::samples().into_iter().map(|how| Self::ClockHandled { how }),
        ClockPlaced => ClockPlace::samples().into_iter().map(|place| Self::ClockPlaced { place }),
        ScreenPointedAt,
        Asked => Request::samples().into_iter().map(|request| Self::Asked { request }),
        Announced => Announcement::samples()
            .into_iter()
            .map(|announcement| Self::Announced { announcement }),
        Said => [Self::Said { text: "check".to_owned() }],
        MoveAnnounced => [Self::MoveAnnounced { text: "Eva four".to_owned() }],
        SheetWritten => [Self::SheetWritten { text: "Nf3".to_owned() }],
        MoveSealed => Envelope::samples().into_iter().flat_map(|envelope| {
            SealingClock::samples()
                .into_iter()
                .map(move |clock| Self::MoveSealed { envelope: envelope.clone(), clock })
        }),
        EnvelopeOpened => [
            Self::EnvelopeOpened { reading: None },
            Self::EnvelopeOpened { reading: Some(reading(None)) },
            Self::EnvelopeOpened { reading: Some(reading(Some(Bytes32([7; 32])))) },
        ],
        OfAdjournment => AdjournmentEvent::samples().into_iter().map(Self::OfAdjournment),
        OfQuickplay => QuickplayEvent::samples().into_iter().map(Self::OfQuickplay),
        OfBlind => BlindEvent::samples().into_iter().map(Self::OfBlind),
        DrawOffered => [
            Self::DrawOffered { condition: None },
            Self::DrawOffered { condition: Some("you play on".to_owned()) },
        ],
        DrawAccepted,
        DrawDeclined,
        Resigned,
        DrawClaimed => DrawGround::samples().into_iter().flat_map(|ground| {
            [None, Some("Nf3".to_owned())]
                .map(|writing| Self::DrawClaimed { ground, writing })
        }),
        Claimed => Claim::samples().into_iter().map(|claim| Self::Claimed { claim }),
        TakeBackAgreed => [Self::TakeBackAgreed { side: SIDE, number: 12 }],
        Arrived,
        Left,
        ResultSigned => [Self::ResultSigned { score: Score::DRAW }],
        Appealed => Appealable::samples()
            .into_iter()
            .map(Some)
            .chain([None])
            .flat_map(|against| {
                [None, Some("it was too late".to_owned())]
                    .map(|because| Self::Appealed { because, against })
            }),
        ArbiterNoticed => Noticed::samples()
            .into_iter()
            .map(|noticed| Self::ArbiterNoticed { noticed }),
        ArbiterDecided => Choice::samples()
            .into_iter()
            .map(|choice| Self::ArbiterDecided { choice, about: None })
            .chain(Topic::samples().into_iter().map(|about| Self::ArbiterDecided {
                choice: Choice::Warning,
                about: Some(about),
            })),
        ClockSetByArbiter => [Self::ClockSetByArbiter {
            white_ms: Some(600_000),
            black_ms: Some(270_000),
            move_number: Some(38),
        }],
        ControlSetByArbiter => ["90m/40 + 30m, +30s"]
            .into_iter()
            .filter_map(|control| control.parse().ok())
            .map(|controls| Self::ControlSetByArbiter { controls }),
        GameStarted,
        GameInterrupted,
        GameResumed,
        IncidentRecorded => [Self::IncidentRecorded { text: "White was pale".to_owned() }],
        PenaltyGiven => Penalty::samples().into_iter().map(|penalty| Self::PenaltyGiven {
            side: SIDE,
            penalty,
            about: None,
        }),
        AppealUpheld => [
            Self::AppealUpheld { score: None },
            Self::AppealUpheld { score: Some(Score::DRAW) },
        ],
        AppealRejected,
        FlagFell => [Self::FlagFell { side: SIDE }],
        PressReported => [Self::PressReported { side: SIDE, ago_ms: 5_000 }],
        ActReported => [Self::ActReported {
            by: Actor::Player(SIDE),
            ago_ms: 5_000,
            act: "touches e2".to_owned(),
        }],
        OfConduct => ConductEvent::samples().into_iter().map(Self::OfConduct),
        OfSheet => SheetEvent::samples().into_iter().map(Self::OfSheet),
        TimePassed,
    }
}

fn reading(salt: Option<Bytes32>) -> Reading {
    Reading { text: "Nf3".to_owned(), salt }
}
