//! Whose the effects of each part of the Laws are.

use jadoube_record::{
    AdjournmentEffect, BlindEffect, ClockEffect, ConductEffect, NotationEffect, QuickplayEffect,
    SheetEffect, StartEffect,
};

use super::{Secrecy, counted_otherwise};

pub(super) fn of_clock(effect: &ClockEffect) -> Secrecy {
    match effect {
        // Everybody sees the clock.
        ClockEffect::PeriodBegun { .. }
        | ClockEffect::FlagPutUp { .. }
        | ClockEffect::Placed { .. }
        | ClockEffect::Replaced
        | ClockEffect::ControlSet { .. } => Secrecy::Open,
    }
}

pub(super) fn of_start(effect: StartEffect) -> Secrecy {
    match effect {
        StartEffect::SetUp { standing } => {
            let standing = counted_otherwise(&standing);
            Secrecy::SameAs(StartEffect::SetUp { standing }.into())
        }
        StartEffect::RoundBegun
        | StartEffect::CannotStart
        | StartEffect::SupervisionChosen { .. } => Secrecy::Open,
    }
}

pub(super) const fn of_adjournment(effect: AdjournmentEffect) -> Secrecy {
    match effect {
        AdjournmentEffect::MustSeal { .. }
        | AdjournmentEffect::MustSealMove { .. }
        | AdjournmentEffect::Adjourned
        | AdjournmentEffect::MustShow { .. }
        | AdjournmentEffect::Kept
        | AdjournmentEffect::MustState { .. }
        | AdjournmentEffect::Resumed => Secrecy::Open,
    }
}

pub(super) const fn of_quickplay(effect: QuickplayEffect) -> Secrecy {
    match effect {
        QuickplayEffect::Requested { .. }
        | QuickplayEffect::IncrementIntroduced { .. }
        | QuickplayEffect::DelayIntroduced { .. }
        | QuickplayEffect::PutOff { .. }
        | QuickplayEffect::OrderUnknown
        | QuickplayEffect::PlayEnds { .. }
        | QuickplayEffect::MustWritePosition { .. }
        | QuickplayEffect::MustVerify { .. } => Secrecy::Open,
    }
}

pub(super) const fn of_blind(effect: &BlindEffect) -> Secrecy {
    match effect {
        // How many moves were completed, told on request (D.2.10.4).
        BlindEffect::Told { side, .. } => Secrecy::Players(*side),
        BlindEffect::TwoBoards
        | BlindEffect::AssistantAccepted { .. }
        | BlindEffect::Heard { .. }
        | BlindEffect::Repeated { .. }
        | BlindEffect::MustRepeat { .. }
        | BlindEffect::MustAnnounce { .. }
        | BlindEffect::NotYetMade { .. } => Secrecy::Open,
    }
}

pub(super) const fn of_notation(effect: NotationEffect) -> Secrecy {
    match effect {
        NotationEffect::NoEvidence { .. } | NotationEffect::MustCorrect { .. } => Secrecy::Open,
    }
}

pub(super) fn of_conduct(effect: ConductEffect) -> Secrecy {
    match effect {
        // The arbiter must say more; nothing was decided.
        ConductEffect::DecisionUnclear => Secrecy::Arbiters,
        // The number of an entry tells how many entries were not told.
        ConductEffect::Reinstated { entry } => {
            Secrecy::SameAs(ConductEffect::Reinstated { entry: entry + 40 }.into())
        }
        ConductEffect::PointsScored { .. }
        | ConductEffect::ScoreRefused
        | ConductEffect::PenaltyRefused { .. }
        | ConductEffect::PointsWait { .. }
        | ConductEffect::Fined { .. }
        | ConductEffect::Excluded { .. }
        | ConductEffect::Expelled { .. }
        | ConductEffect::SentOut { .. }
        | ConductEffect::ResultWaits { .. }
        | ConductEffect::Explained { .. }
        // The one count that 12.6 itself allows: for completing the sheets after a flag (8.5).
        | ConductEffect::MovesTold { .. }
        | ConductEffect::AppealTaken { .. }
        | ConductEffect::AppealTooLate
        | ConductEffect::Withdrawn { .. }
        | ConductEffect::GoesOn => Secrecy::Open,
    }
}

pub(super) fn of_sheet(effect: SheetEffect) -> Secrecy {
    match effect {
        SheetEffect::Reconstruction { white_ms, black_ms, ran, plies } => {
            let plies = plies + 40;
            Secrecy::SameAs(
                SheetEffect::Reconstruction { white_ms, black_ms, ran, plies }.into(),
            )
        }
        SheetEffect::MustUseAlgebraic { .. }
        | SheetEffect::MustMarkOffer { .. }
        | SheetEffect::MustComplete { .. }
        | SheetEffect::Replaced { .. }
        | SheetEffect::MustHandIn { .. }
        | SheetEffect::MustLend { .. }
        | SheetEffect::MustGiveBack { .. }
        // 8.6 has it said: the next move is the first of the next period.
        | SheetEffect::NextMove { .. }
        | SheetEffect::RecorderAccepted { .. } => Secrecy::Open,
    }
}
