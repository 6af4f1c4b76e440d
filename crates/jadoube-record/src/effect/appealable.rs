//! Which effects a player can appeal against, and as what.

use crate::{Appealable, ConductEffect, Effect};

impl Appealable {
    /// Whether an effect is of this kind.
    pub fn is(self, effect: &Effect) -> bool {
        effect.appealable().contains(&self)
    }
}

impl Effect {
    /// As what it can be appealed against, if not only as the last decision.
    const fn appealable(&self) -> &'static [Appealable] {
        match self {
            Self::GameEnded(_) => &[Appealable::Result],
            Self::ResultReplaced { .. } => &[Appealable::Result, Appealable::Points],
            Self::Warned { .. } => &[Appealable::Warning],
            Self::TimeAdded { .. } | Self::TimeTaken { .. } | Self::ClockSet { .. } => {
                &[Appealable::Time]
            }
            Self::PositionRestored { .. }
            | Self::TurnReturned { .. }
            | Self::BecomesQueen { .. }
            | Self::StartedAnew { .. }
            | Self::MoveStands { .. }
            | Self::CastlingLost { .. } => &[Appealable::Position],
            Self::ClaimRejected => &[Appealable::Rejection],
            Self::OfConduct(effect) => effect.appealable(),
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
            | Self::MoveSealed { .. }
            | Self::MustMove { .. }
            | Self::AnnouncementTooLate
            | Self::TouchAnnulled { .. }
            | Self::MayNotAdjust { .. }
            | Self::PositionTransferred
            | Self::MustRestore { .. }
            | Self::CounterSet { .. }
            | Self::ClockSettingStays
            | Self::NoPenalty
            | Self::ClaimCorrect
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
            | Self::ResultStands
            | Self::DecisionStands
            | Self::DecisionReplaced { .. }
            | Self::AppealUpheld
            | Self::AppealRejected
            | Self::ArbiterWaits
            | Self::ArbiterMustDecide { .. }
            | Self::SheetGiven { .. }
            | Self::SheetShown { .. }
            | Self::OfClock(_)
            | Self::OfStart(_)
            | Self::OfAdjournment(_)
            | Self::OfQuickplay(_)
            | Self::OfBlind(_)
            | Self::OfNotation(_)
            | Self::Known(_)
            | Self::OfSheet(_)
            | Self::NoEffect => &[],
        }
    }
}

impl ConductEffect {
    const fn appealable(&self) -> &'static [Appealable] {
        match self {
            Self::PointsWait { .. } => &[Appealable::Points],
            Self::Fined { .. } => &[Appealable::Fine],
            Self::Excluded { .. } => &[Appealable::Exclusion],
            Self::Expelled { .. } => &[Appealable::Expulsion],
            Self::PointsScored { .. }
            | Self::ScoreRefused
            | Self::PenaltyRefused { .. }
            | Self::SentOut { .. }
            | Self::ResultWaits { .. }
            | Self::Explained { .. }
            | Self::MovesTold { .. }
            | Self::AppealTaken { .. }
            | Self::AppealTooLate
            | Self::Withdrawn { .. }
            | Self::GoesOn
            | Self::Reinstated { .. }
            | Self::DecisionUnclear => &[],
        }
    }
}
