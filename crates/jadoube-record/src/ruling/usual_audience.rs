//! Who is told of an effect, unless the ruling says otherwise.
//!
//! Whether players and spectators are really told depends on what happened, too (12.6): that stands
//! with the views.

// Whoever adds a word says here who is told; nothing is shown by default.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::{
    AdjournmentEffect, Audience, BlindEffect, ClockEffect, ConductEffect, Effect, NotationEffect,
    QuickplayEffect, SheetEffect, StartEffect,
};

impl Effect {
    pub(super) const fn usual_audience(&self) -> Audience {
        match self {
            Self::Known(_) => Audience::Arbiter,
            Self::TouchCounted { .. }
            | Self::AdjustingAllowed { .. }
            | Self::MoveMade { .. }
            | Self::MoveCompleted { .. }
            | Self::ClockGoesOver { .. }
            | Self::ClockStarted { .. }
            | Self::ClocksStopped
            | Self::IllegalMovesCounted { .. }
            | Self::OfferOpened { .. }
            | Self::OfferLapsed
            | Self::TakeBackAgreed { .. }
            | Self::TurnReturned { .. }
            | Self::MoveSealed { .. }
            | Self::MustMove { .. }
            | Self::AnnouncementTooLate
            | Self::TouchAnnulled { .. }
            | Self::MayNotAdjust { .. }
            | Self::PositionRestored { .. }
            | Self::PositionTransferred
            | Self::CastlingLost { .. }
            | Self::MustRestore { .. }
            | Self::MoveStands { .. }
            | Self::BecomesQueen { .. }
            | Self::TimeAdded { .. }
            | Self::TimeTaken { .. }
            | Self::ClockSet { .. }
            | Self::CounterSet { .. }
            | Self::ClockSettingStays
            | Self::NoPenalty
            | Self::Warned { .. }
            | Self::ClaimCorrect
            | Self::ClaimRejected
            | Self::OfferNoLongerOpen
            | Self::ConditionVoid
            | Self::NoAgreement
            | Self::MustWriteFirst { .. }
            | Self::MustUpdateSheet { .. }
            | Self::NeedNotRecord { .. }
            | Self::RequestRefused
            | Self::SealedMoveMade { .. }
            | Self::MustSetBoard { .. }
            | Self::ControlMet
            | Self::GameEnded(_)
            | Self::StartedAnew { .. }
            | Self::ResultStands
            | Self::ResultReplaced { .. }
            | Self::DecisionStands
            | Self::DecisionReplaced { .. }
            | Self::AppealUpheld
            | Self::AppealRejected
            | Self::ArbiterWaits
            | Self::ArbiterMustDecide { .. }
            | Self::SheetGiven { .. }
            | Self::SheetShown { .. }
            | Self::NoEffect => Audience::Everyone,
            Self::OfClock(effect) => effect.usual_audience(),
            Self::OfStart(effect) => effect.usual_audience(),
            Self::OfAdjournment(effect) => effect.usual_audience(),
            Self::OfQuickplay(effect) => effect.usual_audience(),
            Self::OfBlind(effect) => effect.usual_audience(),
            Self::OfNotation(effect) => effect.usual_audience(),
            Self::OfConduct(effect) => effect.usual_audience(),
            Self::OfSheet(effect) => effect.usual_audience(),
        }
    }
}

impl ClockEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::PeriodBegun { .. }
            | Self::FlagPutUp { .. }
            | Self::Placed { .. }
            | Self::Replaced
            | Self::ControlSet { .. } => Audience::Everyone,
        }
    }
}

impl StartEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::RoundBegun
            | Self::CannotStart
            | Self::SetUp { .. }
            | Self::SupervisionChosen { .. } => Audience::Everyone,
        }
    }
}

impl AdjournmentEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::MustSeal { .. }
            | Self::MustSealMove { .. }
            | Self::Adjourned
            | Self::MustShow { .. }
            | Self::Kept
            | Self::MustState { .. }
            | Self::Resumed => Audience::Everyone,
        }
    }
}

impl QuickplayEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::Requested { .. }
            | Self::IncrementIntroduced { .. }
            | Self::DelayIntroduced { .. }
            | Self::PutOff { .. }
            | Self::OrderUnknown
            | Self::PlayEnds { .. }
            | Self::MustWritePosition { .. }
            | Self::MustVerify { .. } => Audience::Everyone,
        }
    }
}

impl BlindEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            // What he asked for is for him alone (12.6).
            Self::Told { side, .. } => Audience::ArbiterAnd(*side),
            Self::TwoBoards
            | Self::AssistantAccepted { .. }
            | Self::Heard { .. }
            | Self::Repeated { .. }
            | Self::MustRepeat { .. }
            | Self::MustAnnounce { .. }
            | Self::NotYetMade { .. } => Audience::Everyone,
        }
    }
}

impl NotationEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::NoEvidence { .. } | Self::MustCorrect { .. } => Audience::Everyone,
        }
    }
}

impl ConductEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::DecisionUnclear => Audience::Arbiter,
            Self::PointsScored { .. }
            | Self::ScoreRefused
            | Self::PenaltyRefused { .. }
            | Self::PointsWait { .. }
            | Self::Fined { .. }
            | Self::Excluded { .. }
            | Self::Expelled { .. }
            | Self::SentOut { .. }
            | Self::ResultWaits { .. }
            | Self::Explained { .. }
            | Self::MovesTold { .. }
            | Self::AppealTaken { .. }
            | Self::AppealTooLate
            | Self::Withdrawn { .. }
            | Self::GoesOn
            | Self::Reinstated { .. } => Audience::Everyone,
        }
    }
}

impl SheetEffect {
    const fn usual_audience(&self) -> Audience {
        match self {
            Self::MustUseAlgebraic { .. }
            | Self::MustMarkOffer { .. }
            | Self::MustComplete { .. }
            | Self::Replaced { .. }
            | Self::MustHandIn { .. }
            | Self::MustLend { .. }
            | Self::MustGiveBack { .. }
            | Self::Reconstruction { .. }
            | Self::NextMove { .. }
            | Self::RecorderAccepted { .. } => Audience::Everyone,
        }
    }
}
