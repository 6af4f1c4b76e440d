//! Samples of what an arbiter can look at.

use jadoube_chess::{Side, Square};

use crate::samples::samples;
use crate::{Handling, Noticed};

const SIDE: Side = Side::White;

samples! {
    Noticed {
        Move => [Self::Move { side: SIDE, number: 12 }],
        Flag => [Self::Flag { side: Side::Black }],
        Position,
        Piece => [Self::Piece { on: Square::E4 }],
        BothKingsInCheck,
        PawnNotPromoted => [Self::PawnNotPromoted { on: Square::A8 }],
        BothHands => [Self::BothHands { side: SIDE }],
        PressedWithoutMove => [Self::PressedWithoutMove { side: SIDE }],
        InitialPosition,
        Board,
        Colours,
        ClockSetting,
        ClockFailed,
        Sheet => [Self::Sheet { side: SIDE }],
        BoardsDiffer,
        Occurred => [Self::Occurred { times: 3 }],
        QuietMoves => [Self::QuietMoves { moves: 50 }],
        AdjustingAlone => [Self::AdjustingAlone { side: SIDE }],
        OfferAtWrongTime => [Self::OfferAtWrongTime { side: SIDE }],
        OfferRepeated => [Self::OfferRepeated { side: SIDE }],
        OtherHand => [Self::OtherHand { side: SIDE }],
        Handled => Handling::samples().into_iter().map(|how| Self::Handled { side: SIDE, how }),
        MoveCounter,
        OrderUnknown,
        ScheduleSuffers,
        Absent => [Self::Absent { side: Side::Black }],
        ClassOfGame,
        Times,
        GamesOfArbiter,
        Recorder,
        TimeLeft => [Self::TimeLeft { side: SIDE }],
        EnvelopeMissing,
        AdjournedPosition,
        CameLate => [Self::CameLate { side: SIDE }],
        SpokeUnasked => [Self::SpokeUnasked { side: SIDE }],
    }
}
