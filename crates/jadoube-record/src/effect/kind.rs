//! What an effect is to a game: part of every ordinary one, a duty, something told, or a decision.

use crate::properties::EffectKind;
use crate::{ConductEffect, Effect};

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
}
