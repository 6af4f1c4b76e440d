//! Samples of what an arbiter can be told.

use jadoube_chess::{Side, Square};
use jadoube_lawbook::Class;

use crate::samples::{samples, units};
use crate::{AdjournmentFact, BlindFact, ClockFact, ConductFact, Fact, Handling};

const SIDE: Side = Side::White;

samples! {
    Fact {
        Move => [Self::Move { side: SIDE, number: 12 }],
        TouchMove => [Self::TouchMove { side: SIDE, number: 12 }],
        Flag => [Self::Flag { side: SIDE }],
        Position,
        Man => [Self::Man { on: Square::E4 }],
        BothKingsInCheck,
        PawnNotPromoted => [Self::PawnNotPromoted { on: Square::A8 }],
        BothHands => [Self::BothHands { side: SIDE }],
        PressedWithoutMove => [Self::PressedWithoutMove { side: SIDE }],
        InitialPosition,
        BoardTurned,
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
        OfClock => ClockFact::samples().into_iter().map(Self::OfClock),
        OfConduct => ConductFact::samples().into_iter().map(Self::OfConduct),
        OfAdjournment => AdjournmentFact::samples().into_iter().map(Self::OfAdjournment),
        OfBlind => BlindFact::samples().into_iter().map(Self::OfBlind),
    }
}

units! { Handling { Hit, Lifted, KnockedOver, Finger, Held } }

samples! {
    ClockFact {
        Handled => Handling::samples().into_iter().map(|how| Self::Handled { side: SIDE, how }),
        CounterBehind,
        OrderUnknown,
        ScheduleSuffers,
        Absent => [Self::Absent { side: Side::Black }],
        Class => [Class::Standard, Class::Rapid, Class::Blitz].map(|class| Self::Class { class }),
        TimesDiffer,
        TooManyGames,
        NotRecorded,
    }
}

samples! {
    ConductFact {
        Warned => [Self::Warned { side: SIDE, times: 2 }],
        TimeTrouble => [Self::TimeTrouble { side: SIDE }],
        ManyOffers => [Self::ManyOffers { side: SIDE, times: 3 }],
    }
}

samples! {
    AdjournmentFact {
        EnvelopeMissing,
        PositionUnknown,
        CameLate => [Self::CameLate { side: SIDE }],
    }
}

samples! { BlindFact { SpokeUnasked => [Self::SpokeUnasked { side: SIDE }] } }
