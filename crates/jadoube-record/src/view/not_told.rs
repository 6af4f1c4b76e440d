//! Article 12.6: what nobody tells a player, though the record knows it.
//!
//! Not how many moves were made, not what is legal, repeated or mate, not that the clock was not
//! pressed or a flag has fallen, before somebody rules on it. Spectators could tell a player, so
//! they are told no more. That a message comes at all, and how long it is, tells nothing either: a
//! man put down on a legal square and on an illegal one look alike.

// Whoever adds a word says here who is told; nothing is shown by default.
#![deny(clippy::wildcard_enum_match_arm)]

use jadoube_chess::{Setup, SquareSet};
use jadoube_lawbook::art;

use crate::view::seen::Seen;
use crate::{
    AdjournmentEffect, BlindEffect, ClockEffect, ConductEffect, Effect, Entry, NotationEffect,
    QuickplayEffect, Ruling, SheetEffect, Standing, StartEffect,
};

impl Entry {
    /// The ruling as players and spectators are told it, if they are.
    pub(crate) fn told(&self, ruling: &Ruling) -> Option<Ruling> {
        let effect = told(&ruling.effect, &Seen::of(&self.event))?;
        // By which clause the move counts as completed would tell what it was.
        let tells_the_move = matches!(effect, Effect::ClockGoesOver { .. });
        let basis = if tells_the_move { vec![art!("6.2.1")] } else { ruling.basis.clone() };
        Some(Ruling { effect, basis, audience: ruling.audience })
    }
}

/// An effect as players and spectators are told it, without what only the record needs; nothing if
/// they are not told. `of` is what it follows from.
fn told(effect: &Effect, of: &Seen) -> Option<Effect> {
    let whole = || Some(effect.clone());
    match effect {
        Effect::Known(_)
        | Effect::TouchCounted { .. }
        | Effect::MoveMade { .. }
        | Effect::MoveCompleted { .. }
        | Effect::CounterSet { .. }
        | Effect::ArbiterWaits
        | Effect::DecisionReplaced { .. } => None,
        // A touch binds; that it does would tell that the piece can move. It ends an offer if the
        // toucher has the move; that it did would tell that the move before was legal.
        Effect::MustMove { .. } | Effect::OfferLapsed => match of {
            Seen::Hands => None,
            Seen::Look | Seen::Sealed(_) | Seen::WithoutCount(_) | Seen::Whole => whole(),
        },
        Effect::NoEffect => match of {
            Seen::Hands | Seen::Look => None,
            Seen::Sealed(_) | Seen::WithoutCount(_) | Seen::Whole => whole(),
        },
        Effect::MoveStands { .. } => match of {
            Seen::Look => None,
            Seen::Hands | Seen::Sealed(_) | Seen::WithoutCount(_) | Seen::Whole => whole(),
        },
        Effect::ClockGoesOver { side, .. } => {
            Some(Effect::ClockGoesOver { side: *side, counted: true })
        }
        Effect::PositionRestored { standing, touched, .. } => Some(Effect::PositionRestored {
            kept: 0,
            standing: men_alone(standing),
            touched: touched.clone(),
        }),
        Effect::TurnReturned { standing, .. } => {
            Some(Effect::TurnReturned { kept: 0, standing: men_alone(standing) })
        }
        Effect::StartedAnew { standing, colours_exchanged } => Some(Effect::StartedAnew {
            standing: men_alone(standing),
            colours_exchanged: *colours_exchanged,
        }),
        Effect::CastlingLost { side, wing, after } => {
            Some(Effect::CastlingLost { side: *side, wing: *wing, after: men_alone(after) })
        }
        Effect::BecomesQueen { on, after } => {
            Some(Effect::BecomesQueen { on: *on, after: men_alone(after) })
        }
        // Which ply it was would tell how many moves were made.
        Effect::IllegalMovesCounted { side, count, .. } => {
            Some(Effect::IllegalMovesCounted { side: *side, count: *count, ply: None })
        }
        Effect::AdjustingAllowed { .. }
        | Effect::ClockStarted { .. }
        | Effect::ClocksStopped
        | Effect::OfferOpened { .. }
        | Effect::TakeBackAgreed { .. }
        | Effect::MoveSealed { .. }
        | Effect::AnnouncementTooLate
        | Effect::TouchAnnulled { .. }
        | Effect::MayNotAdjust { .. }
        | Effect::PositionTransferred
        | Effect::MustRestore { .. }
        | Effect::TimeAdded { .. }
        | Effect::TimeTaken { .. }
        | Effect::ClockSet { .. }
        | Effect::ClockSettingStays
        | Effect::NoPenalty
        | Effect::Warned { .. }
        | Effect::ClaimCorrect
        | Effect::ClaimRejected
        | Effect::OfferNoLongerOpen
        | Effect::ConditionVoid
        | Effect::NoAgreement
        | Effect::MustWriteFirst { .. }
        | Effect::MustUpdateSheet { .. }
        | Effect::NeedNotRecord { .. }
        | Effect::RequestRefused
        | Effect::SealedMoveMade { .. }
        | Effect::MustSetBoard { .. }
        | Effect::ControlMet
        | Effect::GameEnded(_)
        | Effect::ResultStands
        | Effect::ResultReplaced { .. }
        | Effect::DecisionStands
        | Effect::AppealUpheld
        | Effect::AppealRejected
        | Effect::ArbiterMustDecide { .. }
        | Effect::SheetGiven { .. }
        | Effect::SheetShown { .. } => whole(),
        Effect::OfClock(effect) => effect.told().map(Effect::OfClock),
        Effect::OfStart(effect) => effect.told().map(Effect::OfStart),
        Effect::OfAdjournment(effect) => effect.told().map(Effect::OfAdjournment),
        Effect::OfQuickplay(effect) => effect.told().map(Effect::OfQuickplay),
        Effect::OfBlind(effect) => effect.told().map(Effect::OfBlind),
        Effect::OfNotation(effect) => effect.told().map(Effect::OfNotation),
        Effect::OfConduct(effect) => effect.told().map(Effect::OfConduct),
        Effect::OfSheet(effect) => effect.told().map(Effect::OfSheet),
    }
}

/// The men and who has the move, without rights and counts.
fn men_alone(standing: &Standing) -> Standing {
    let setup = standing.setup();
    Standing::from(Setup {
        castling: SquareSet::EMPTY,
        en_passant: None,
        quiet_plies: 0,
        move_number: 1,
        ..setup
    })
}

impl ClockEffect {
    fn told(&self) -> Option<Self> {
        match self {
            Self::PeriodBegun { .. }
            | Self::FlagPutUp { .. }
            | Self::Placed { .. }
            | Self::Replaced
            | Self::ControlSet { .. } => Some(self.clone()),
        }
    }
}

impl StartEffect {
    fn told(&self) -> Option<Self> {
        match self {
            Self::SetUp { standing } => Some(Self::SetUp { standing: men_alone(standing) }),
            Self::RoundBegun | Self::CannotStart | Self::SupervisionChosen { .. } => {
                Some(self.clone())
            }
        }
    }
}

impl AdjournmentEffect {
    const fn told(&self) -> Option<Self> {
        match self {
            Self::MustSeal { .. }
            | Self::MustSealMove { .. }
            | Self::Adjourned
            | Self::MustShow { .. }
            | Self::Kept
            | Self::MustState { .. }
            | Self::Resumed => Some(*self),
        }
    }
}

impl QuickplayEffect {
    const fn told(&self) -> Option<Self> {
        match self {
            Self::Requested { .. }
            | Self::IncrementIntroduced { .. }
            | Self::DelayIntroduced { .. }
            | Self::PutOff { .. }
            | Self::OrderUnknown
            | Self::PlayEnds { .. }
            | Self::MustWritePosition { .. }
            | Self::MustVerify { .. } => Some(*self),
        }
    }
}

impl BlindEffect {
    fn told(&self) -> Option<Self> {
        match self {
            Self::TwoBoards
            | Self::AssistantAccepted { .. }
            | Self::Heard { .. }
            | Self::Repeated { .. }
            | Self::MustRepeat { .. }
            | Self::MustAnnounce { .. }
            | Self::NotYetMade { .. }
            | Self::Told { .. } => Some(self.clone()),
        }
    }
}

impl NotationEffect {
    const fn told(&self) -> Option<Self> {
        match self {
            Self::NoEvidence { .. } | Self::MustCorrect { .. } => Some(*self),
        }
    }
}

impl ConductEffect {
    const fn told(&self) -> Option<Self> {
        match self {
            Self::DecisionUnclear => None,
            // The number of an entry would tell how many entries he was not told of.
            Self::Reinstated { .. } => Some(Self::Reinstated { entry: 0 }),
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
            | Self::GoesOn => Some(*self),
        }
    }
}

impl SheetEffect {
    const fn told(&self) -> Option<Self> {
        match *self {
            Self::Reconstruction { white_ms, black_ms, ran, .. } => {
                Some(Self::Reconstruction { white_ms, black_ms, ran, plies: 0 })
            }
            Self::MustUseAlgebraic { .. }
            | Self::MustMarkOffer { .. }
            | Self::MustComplete { .. }
            | Self::Replaced { .. }
            | Self::MustHandIn { .. }
            | Self::MustLend { .. }
            | Self::MustGiveBack { .. }
            | Self::NextMove { .. }
            | Self::RecorderAccepted { .. } => Some(*self),
        }
    }
}
