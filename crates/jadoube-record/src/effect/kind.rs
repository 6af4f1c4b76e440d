//! What an effect is to a game: part of every ordinary one, a duty, something told, or a decision.

use crate::{ConductEffect, Effect};

/// What an effect is to a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum EffectKind {
    /// It belongs to every ordinary game, so that law cases leave it out.
    Routine,
    /// A duty that arises and ends within one move.
    Duty,
    /// Somebody is told or asked something, and all stays as it is: no appeal is against it.
    Telling,
    /// Something is decided that can be appealed against.
    Decision,
}

impl Effect {
    /// Whether it belongs to every ordinary game, so that law cases leave it out.
    pub fn is_routine(&self) -> bool {
        self.kind() == EffectKind::Routine
    }

    /// Whether it is a duty that arises and ends within one move.
    pub fn is_duty(&self) -> bool {
        self.kind() == EffectKind::Duty
    }

    /// Whether it is a decision that can be appealed against, if the event is one that can be.
    pub fn is_decision(&self) -> bool {
        self.kind() == EffectKind::Decision
    }

    /// Whether a decision did not say which of several questions it answers.
    pub const fn is_unclear(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::DecisionUnclear))
    }

    /// Whether a penalty is not lawful.
    pub const fn is_refused_penalty(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::PenaltyRefused { .. }))
    }

    /// Whether a score is not lawful.
    pub const fn is_refused_score(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::ScoreRefused))
    }

    const fn kind(&self) -> EffectKind {
        match self {
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
            | Self::CounterSet { .. }
            | Self::DecisionReplaced { .. } => EffectKind::Routine,
            Self::MustMove { .. } => EffectKind::Duty,
            Self::Known(_)
            | Self::ArbiterMustDecide { .. }
            | Self::NoEffect
            | Self::RequestRefused
            | Self::ResultStands
            | Self::DecisionStands => EffectKind::Telling,
            Self::AnnouncementTooLate
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
            | Self::SealedMoveMade { .. }
            | Self::MustSetBoard { .. }
            | Self::ControlMet
            | Self::GameEnded(_)
            | Self::StartedAnew { .. }
            | Self::ResultReplaced { .. }
            | Self::AppealUpheld
            | Self::AppealRejected
            | Self::ArbiterWaits
            | Self::SheetGiven { .. }
            | Self::SheetShown { .. } => EffectKind::Decision,
            Self::OfClock(effect) => effect.kind(),
            Self::OfStart(effect) => effect.kind(),
            Self::OfAdjournment(effect) => effect.kind(),
            Self::OfQuickplay(effect) => effect.kind(),
            Self::OfBlind(effect) => effect.kind(),
            Self::OfNotation(effect) => effect.kind(),
            Self::OfConduct(effect) => effect.kind(),
            Self::OfSheet(effect) => effect.kind(),
        }
    }
}
