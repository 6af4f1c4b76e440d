//! Samples of what is told about scoresheets, conduct, penalties and appeals.

use jadoube_laws::{
    Actor, ConductEffect, ConductFact, ConductQuestion, Effect, Fact, PointsPenalty, Question,
    SheetEffect, Side, Unlawful, Withdrawn, art,
};

pub(crate) fn questions() -> Vec<Question> {
    let side = Side::White;
    [
        ConductQuestion::Offence { side, article: art!("11.5") },
        ConductQuestion::Spectator { who: Actor::Bystander, article: art!("12.7") },
        ConductQuestion::Refusal { side },
        ConductQuestion::BothRefuse,
        ConductQuestion::TimePenalty { side, ms: 60_000 },
        ConductQuestion::Expelled { side },
        ConductQuestion::Result { was: None },
    ]
    .map(Question::from)
    .to_vec()
}

pub(crate) fn effects() -> Vec<Effect> {
    let side = Side::White;
    let of_sheets = [
        SheetEffect::MustUseAlgebraic { side },
        SheetEffect::MustMarkOffer { side },
        SheetEffect::MustComplete { side },
        SheetEffect::Replaced { side },
        SheetEffect::MustHandIn { side },
        SheetEffect::MustLend { side },
        SheetEffect::MustGiveBack { side },
        SheetEffect::Reconstruction { white_ms: 1, black_ms: 2, ran: None, plies: 3 },
        SheetEffect::NextMove { number: 41 },
        SheetEffect::RecorderAccepted { side },
    ];
    let of_conduct = [
        ConductEffect::PointsScored { white: 2, black: 0 },
        ConductEffect::ScoreRefused,
        ConductEffect::PointsWait { side, penalty: PointsPenalty::Lowered },
        ConductEffect::Fined { side },
        ConductEffect::Excluded { side, rounds: 1 },
        ConductEffect::Expelled { side },
        ConductEffect::SentOut { who: Actor::Bystander },
        ConductEffect::SentOut { who: Actor::Player(side) },
        ConductEffect::ResultWaits { side },
        ConductEffect::Explained { article: art!("3.8.2") },
        ConductEffect::MovesTold { white: 40, black: 39 },
        ConductEffect::AppealTaken { by: side },
        ConductEffect::AppealTooLate,
        ConductEffect::Withdrawn { side, what: Withdrawn::Warning },
        ConductEffect::Withdrawn { side, what: Withdrawn::Points },
        ConductEffect::Withdrawn { side, what: Withdrawn::Fine },
        ConductEffect::Withdrawn { side, what: Withdrawn::Exclusion { rounds: 2 } },
        ConductEffect::Withdrawn { side, what: Withdrawn::Expulsion },
        ConductEffect::GoesOn,
        ConductEffect::Reinstated { entry: 7 },
        ConductEffect::DecisionUnclear,
    ];
    let facts = [
        ConductFact::Warned { side, times: 2 },
        ConductFact::TimeTrouble { side },
        ConductFact::ManyOffers { side, times: 3 },
    ];
    let refused = Unlawful::all().map(|because| ConductEffect::PenaltyRefused { because });
    let known = facts.map(|fact| Effect::Known(Fact::OfConduct(fact)));
    of_sheets
        .into_iter()
        .map(Effect::from)
        .chain(of_conduct.into_iter().map(Effect::from))
        .chain(refused.map(Effect::from))
        .chain(known)
        .collect()
}
