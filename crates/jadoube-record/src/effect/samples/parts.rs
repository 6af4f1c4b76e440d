//! Samples of the parts of effects.

use jadoube_lawbook::{Supervision, art};

use crate::effect::samples::{SIDE, attempt, standing};
use crate::samples::{samples, units};
use crate::{
    Actor, AdjournmentEffect, AssistantDuties, AssistantDuty, BlindEffect, ClockEffect, ClockPlace,
    ConductEffect, LabelItem, NotationEffect, PointsPenalty, QuickplayEffect, QuickplayGround,
    SheetEffect, StartEffect, Unlawful, Withdrawn,
};

samples! {
    ClockEffect {
        PeriodBegun => [Self::PeriodBegun { side: SIDE }],
        FlagPutUp => [Self::FlagPutUp { side: SIDE }],
        Placed => ClockPlace::samples().into_iter().map(|place| Self::Placed { place }),
        Replaced,
        ControlSet => ["90m, +30s"]
            .into_iter()
            .filter_map(|control| control.parse().ok())
            .map(|controls| Self::ControlSet { controls }),
    }
}

samples! {
    StartEffect {
        RoundBegun,
        CannotStart,
        SetUp => [Self::SetUp { standing: standing() }],
        SupervisionChosen => [Supervision::Full, Supervision::Limited]
            .map(|supervision| Self::SupervisionChosen { supervision }),
    }
}

samples! {
    AdjournmentEffect {
        MustSeal => [Self::MustSeal { side: SIDE }],
        MustSealMove => [Self::MustSealMove { side: SIDE, attempt: attempt() }],
        Adjourned,
        MustShow => LabelItem::samples().into_iter().map(|item| Self::MustShow { item }),
        Kept,
        MustState => [Self::MustState { side: SIDE }],
        Resumed,
    }
}

units! {
    LabelItem { Names, Position, Used, Sealer, MoveNumber, DrawOffer, Resumption }
}

samples! {
    QuickplayEffect {
        Requested => [Self::Requested { side: SIDE }],
        IncrementIntroduced => [Self::IncrementIntroduced { ms: 5_000 }],
        DelayIntroduced => [Self::DelayIntroduced { ms: 5_000 }],
        PutOff => [Self::PutOff { side: SIDE }],
        OrderUnknown,
        PlayEnds => QuickplayGround::samples()
            .into_iter()
            .map(|ground| Self::PlayEnds { side: SIDE, ground }),
        MustWritePosition => [Self::MustWritePosition { side: SIDE }],
        MustVerify => [Self::MustVerify { side: !SIDE }],
    }
}

samples! {
    BlindEffect {
        TwoBoards,
        AssistantAccepted => [
            AssistantDuties::default(),
            AssistantDuties::new([AssistantDuty::Moves, AssistantDuty::Claims]),
        ]
        .map(|duties| Self::AssistantAccepted { side: SIDE, duties }),
        Heard => [None, Some(attempt())].map(|attempt| Self::Heard { side: SIDE, attempt }),
        Repeated => [Self::Repeated { side: SIDE }],
        MustRepeat => [Self::MustRepeat { side: !SIDE }],
        MustAnnounce => [Self::MustAnnounce { side: SIDE }],
        NotYetMade => [Self::NotYetMade { side: SIDE }],
        Told => [Self::Told {
            side: SIDE,
            moves: 12,
            white_ms: 3_000_000,
            black_ms: 2_700_000,
        }],
    }
}

samples! {
    NotationEffect {
        NoEvidence => [Self::NoEvidence { side: SIDE }],
        MustCorrect => [Self::MustCorrect { side: SIDE, entry: 3 }],
    }
}

samples! {
    ConductEffect {
        PointsScored => [Self::PointsScored { white: 2, black: 1 }],
        ScoreRefused,
        PenaltyRefused => Unlawful::samples()
            .into_iter()
            .map(|because| Self::PenaltyRefused { because }),
        PointsWait => PointsPenalty::samples()
            .into_iter()
            .map(|penalty| Self::PointsWait { side: SIDE, penalty }),
        Fined => [Self::Fined { side: SIDE }],
        Excluded => [1, 2].map(|rounds| Self::Excluded { side: SIDE, rounds }),
        Expelled => [Self::Expelled { side: SIDE }],
        SentOut => [Actor::Bystander, Actor::Player(SIDE)].map(|who| Self::SentOut { who }),
        ResultWaits => [Self::ResultWaits { side: !SIDE }],
        Explained => [Self::Explained { article: art!("3.8.2") }],
        MovesTold => [Self::MovesTold { white: 40, black: 39 }],
        AppealTaken => [Self::AppealTaken { by: SIDE }],
        AppealTooLate,
        Withdrawn => Withdrawn::samples()
            .into_iter()
            .map(|what| Self::Withdrawn { side: SIDE, what }),
        GoesOn,
        Reinstated => [Self::Reinstated { entry: 7 }],
        DecisionUnclear,
    }
}

units! {
    Unlawful {
        NoClock,
        GameOver,
        NoTime,
        FullAlready,
        NothingLeft,
        NotLost,
        OpponentLoses,
        NotAScore,
        NotAnnounced,
        NoRound,
        NoConsent,
    }
}

units! { PointsPenalty { OpponentFull, Lowered } }

samples! {
    Withdrawn {
        Warning,
        Points,
        Fine,
        Exclusion => [1, 2].map(|rounds| Self::Exclusion { rounds }),
        Expulsion,
    }
}

samples! {
    SheetEffect {
        MustUseAlgebraic => [Self::MustUseAlgebraic { side: SIDE }],
        MustMarkOffer => [Self::MustMarkOffer { side: SIDE }],
        MustComplete => [Self::MustComplete { side: SIDE }],
        Replaced => [Self::Replaced { side: SIDE }],
        MustHandIn => [Self::MustHandIn { side: SIDE }],
        MustLend => [Self::MustLend { side: SIDE }],
        MustGiveBack => [Self::MustGiveBack { side: SIDE }],
        Reconstruction => [Self::Reconstruction {
            white_ms: 60_000,
            black_ms: 30_000,
            ran: Some(SIDE),
            plies: 79,
        }],
        NextMove => [Self::NextMove { number: 41 }],
        RecorderAccepted => [Self::RecorderAccepted { side: SIDE }],
    }
}
