//! Samples of what is left to the arbiter.

use jadoube_chess::{Illegality, Side, Square};
use jadoube_lawbook::art;

use crate::samples::samples;
use crate::{
    Actor, AdjournmentQuestion, BlindQuestion, Choice, ConductQuestion, Duty, Penalty, Question,
    QuickplayQuestion, Score, Topic, Wrong,
};

const SIDE: Side = Side::White;

samples! {
    Question {
        Clocks => [Self::Clocks { white_ms: 60_000, black_ms: 30_000 }],
        Castling => [Self::Castling { side: SIDE }],
        Press => [Self::Press { side: SIDE }],
        Touch => [Self::Touch { side: SIDE, on: Square::E4 }],
        Report => [Self::Report { side: SIDE, at: 5_000 }],
        Arrival => [Self::Arrival { side: SIDE }],
        Agreement,
        Penalty => [Self::Penalty { side: SIDE }],
        Stop => [Self::Stop { side: SIDE }],
        Setting => [Self::Setting { white_ms: 60_000, black_ms: 30_000 }],
        Deduction => [Self::Deduction { side: SIDE }],
        Defect,
        BothFlags,
        OfAdjournment => AdjournmentQuestion::samples().into_iter().map(Self::OfAdjournment),
        OfQuickplay => QuickplayQuestion::samples().into_iter().map(Self::OfQuickplay),
        OfBlind => BlindQuestion::samples().into_iter().map(Self::OfBlind),
        OfConduct => ConductQuestion::samples().into_iter().map(Self::OfConduct),
        Position,
    }
}

samples! {
    AdjournmentQuestion {
        Meaning => [Self::Meaning { side: SIDE }],
        Late => [Self::Late { side: SIDE }],
        Times => [Self::Times { white_ms: 60_000, black_ms: 30_000 }],
    }
}

samples! {
    QuickplayQuestion {
        Increment => [Self::Increment { side: SIDE }],
        Claim => [Self::Claim { side: SIDE }],
        PutOff => [Self::PutOff { side: SIDE }],
        Referred => [Self::Referred { side: SIDE }],
    }
}

samples! { BlindQuestion { Slip => [Self::Slip { side: SIDE }] } }

samples! {
    ConductQuestion {
        Offence => [Self::Offence { side: SIDE, article: art!("11.5") }],
        Spectator => [Self::Spectator { who: Actor::Bystander, article: art!("12.7") }],
        Refusal => [Self::Refusal { side: SIDE }],
        BothRefuse,
        TimePenalty => [Self::TimePenalty { side: SIDE, ms: 60_000 }],
        Expelled => [Self::Expelled { side: SIDE }],
        Result => [Self::Result { was: Some(Score::DRAW) }],
    }
}

samples! {
    Wrong {
        Illegal => [Self::Illegal(Illegality::EmptySquare { from: Square::E4 })],
        NoMove,
        Unpromoted,
        TouchMove => [Self::TouchMove(Duty::Free)],
        BothHands,
        Pass,
    }
}

samples! {
    Choice {
        ClocksStay,
        ClocksAsTheyWere,
        FinishCastling,
        IllegalMove,
        Accident,
        TouchCounts,
        TouchDoesNotCount,
        PlayOn,
        NewGame,
        Restore,
        Win => Side::ALL.map(Self::Win),
        Draw,
        NoPenalty,
        Warning,
        TakeReport,
        IgnoreReport,
        ResultStands,
        SendOut,
        TimeTaken,
        ReasonValid,
        ClocksBySetting,
        TenMinutesLess,
        ClockFailed,
        MeaningClear,
        MoveOnBoard,
        MoveAnnounced,
        Increment,
        Delay,
        NoIncrement,
        PutOff,
        PutOffWithTime,
        RejectClaim,
        Score => [Self::Score(Score::DRAW)],
        PositionAfter => [Self::PositionAfter { side: SIDE, number: 12 }],
    }
}

samples! {
    Penalty {
        Warning,
        OpponentGains => [Self::OpponentGains { ms: 120_000 }],
        Loses => [Self::Loses { ms: 60_000 }],
        OpponentFull,
        Lowered,
        Score => [Self::Score(Score::BOTH_LOSE)],
        Loss,
        Fine,
        Exclusion => [Self::Exclusion { rounds: 2 }],
        Expulsion,
    }
}

impl Topic {
    /// What every question is about, for tests over the whole vocabulary.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        Question::samples().iter().map(Question::topic).collect()
    }
}
