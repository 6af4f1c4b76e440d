//! Which effects belong to every ordinary game.

use crate::{ConductEffect, Effect};

impl Effect {
    /// Whether it belongs to every ordinary game, so that law cases leave it out.
    pub const fn is_routine(&self) -> bool {
        match self {
            Self::OfClock(effect) => effect.is_routine(),
            Self::OfStart(effect) => effect.is_routine(),
            Self::OfConduct(effect) => effect.is_routine(),
            Self::OfSheet(effect) => effect.is_routine(),
            Self::OfAdjournment(effect) => effect.is_routine(),
            Self::OfQuickplay(effect) => effect.is_routine(),
            Self::OfBlind(effect) => effect.is_routine(),
            other => other.is_routine_move(),
        }
    }

    /// Whether it is a duty that arises and ends within one move.
    pub const fn is_duty(&self) -> bool {
        matches!(self, Self::MustMove { .. })
    }

    /// Whether a decision did not say which of several questions it answers.
    pub(crate) const fn is_unclear(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::DecisionUnclear))
    }

    /// Whether a penalty is not lawful.
    pub(crate) const fn is_refused_penalty(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::PenaltyRefused { .. }))
    }

    /// Whether a score is not lawful.
    pub(crate) const fn is_refused_score(&self) -> bool {
        matches!(self, Self::OfConduct(ConductEffect::ScoreRefused))
    }

    const fn is_routine_move(&self) -> bool {
        matches!(
            self,
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
                | Self::DecisionReplaced { .. }
        )
    }
}
