//! Samples of what the Laws can make of a happening; those of its parts stand in `parts`.

mod parts;

use jadoube_chess::{Attempt, Position, Side, Square, Wing};

use crate::samples::samples;
use crate::{
    AdjournmentEffect, BlindEffect, Choice, ClockEffect, ConductEffect, Duty, Effect, Fact,
    NotationEffect, Outcome, Question, QuickplayEffect, Score, SheetEffect, Standing, StartEffect,
    Wrong,
};

const SIDE: Side = Side::White;

fn standing() -> Standing {
    Position::start().into()
}

fn attempt() -> Attempt {
    Attempt::new(Square::E2, Square::E4)
}

samples! {
    Effect {
        TouchCounted => [Self::TouchCounted { on: vec![Square::E1, Square::H1] }],
        AdjustingAllowed => [Self::AdjustingAllowed { side: SIDE }],
        MoveMade => [
            Self::MoveMade { attempt: Some(attempt()), wrong: None, after: standing() },
            Self::MoveMade { attempt: None, wrong: None, after: standing() },
        ]
        .into_iter()
        .chain(Wrong::samples().into_iter().map(|wrong| Self::MoveMade {
            attempt: Some(attempt()),
            wrong: Some(wrong),
            after: standing(),
        })),
        MoveCompleted => [Self::MoveCompleted { side: SIDE }],
        ClockGoesOver => [true, false].map(|counted| Self::ClockGoesOver { side: SIDE, counted }),
        ClockStarted => [Self::ClockStarted { side: SIDE }],
        ClocksStopped,
        IllegalMovesCounted => [1, 2]
            .map(|count| Self::IllegalMovesCounted { side: SIDE, count, ply: Some(4) }),
        OfferOpened => [Self::OfferOpened { by: SIDE }],
        OfferLapsed,
        TakeBackAgreed => [Self::TakeBackAgreed { by: SIDE, side: SIDE, number: 12 }],
        TurnReturned => [Self::TurnReturned { kept: 3, standing: standing() }],
        MoveSealed => [Self::MoveSealed { by: SIDE }],
        MustMove => Duty::samples().into_iter().map(|duty| Self::MustMove { side: SIDE, duty }),
        AnnouncementTooLate,
        TouchAnnulled => [Self::TouchAnnulled { left: vec![Square::E2], duty: Some(Duty::Free) }],
        MayNotAdjust => [Self::MayNotAdjust { side: SIDE }],
        PositionRestored => [Self::PositionRestored {
            kept: 3,
            standing: standing(),
            touched: vec![Square::E2],
        }],
        PositionTransferred,
        CastlingLost => [None, Some(Wing::KingSide), Some(Wing::QueenSide)]
            .map(|wing| Self::CastlingLost { side: SIDE, wing, after: standing() }),
        MustRestore => [Self::MustRestore { side: SIDE }],
        MoveStands => [Self::MoveStands { side: SIDE }],
        BecomesQueen => [Self::BecomesQueen { on: Square::A8, after: standing() }],
        TimeAdded => [Self::TimeAdded { to: SIDE, ms: 120_000 }],
        TimeTaken => [Self::TimeTaken { from: SIDE, ms: 60_000 }],
        ClockSet => [Self::ClockSet { side: SIDE, from_ms: 1_000, to_ms: 2_000 }],
        CounterSet => [Self::CounterSet { white: 40, black: 39 }],
        ClockSettingStays,
        NoPenalty,
        Warned => [Self::Warned { side: SIDE }],
        ClaimCorrect,
        ClaimRejected,
        OfferNoLongerOpen,
        ConditionVoid,
        NoAgreement,
        MustWriteFirst => [Self::MustWriteFirst { side: SIDE }],
        MustUpdateSheet => [Self::MustUpdateSheet { side: SIDE }],
        NeedNotRecord => [Self::NeedNotRecord { side: SIDE }],
        RequestRefused,
        SealedMoveMade => [Self::SealedMoveMade { attempt: attempt() }],
        MustSetBoard => [Self::MustSetBoard { side: SIDE }],
        ControlMet,
        GameEnded => Outcome::samples().into_iter().map(Self::GameEnded),
        StartedAnew => [false, true]
            .map(|colours_exchanged| Self::StartedAnew { standing: standing(), colours_exchanged }),
        ResultStands,
        ResultReplaced => [None, Some(Score::win(SIDE))]
            .map(|was| Self::ResultReplaced { was, now: Score::DRAW }),
        DecisionStands,
        DecisionReplaced => [Self::DecisionReplaced { entry: 7 }],
        AppealUpheld,
        AppealRejected,
        ArbiterWaits,
        ArbiterMustDecide => Question::samples().into_iter().map(|question| {
            Self::ArbiterMustDecide { question, choices: vec![Choice::NoPenalty, Choice::Warning] }
        }),
        SheetGiven => [Self::SheetGiven { side: SIDE }],
        SheetShown => [Self::SheetShown { side: SIDE }],
        OfClock => ClockEffect::samples().into_iter().map(Self::OfClock),
        OfStart => StartEffect::samples().into_iter().map(Self::OfStart),
        OfAdjournment => AdjournmentEffect::samples().into_iter().map(Self::OfAdjournment),
        OfQuickplay => QuickplayEffect::samples().into_iter().map(Self::OfQuickplay),
        OfBlind => BlindEffect::samples().into_iter().map(Self::OfBlind),
        OfNotation => NotationEffect::samples().into_iter().map(Self::OfNotation),
        Known => Fact::samples().into_iter().map(Self::Known),
        OfConduct => ConductEffect::samples().into_iter().map(Self::OfConduct),
        OfSheet => SheetEffect::samples().into_iter().map(Self::OfSheet),
        NoEffect,
    }
}
