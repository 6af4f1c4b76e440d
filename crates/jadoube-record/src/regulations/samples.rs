//! Samples of what an organiser can choose.

use jadoube_chess::{BySide, Side};
use jadoube_clock::NextPeriod;
use jadoube_lawbook::{Class, Edition, Supervision};

use crate::{
    AssistantDuties, AssistantDuty, BothAbsent, ClockKind, ClockPlace, ConductRules, DevicePenalty,
    DrawOffers, Observer, Recording, Regulations, Scoresheet, Scoring, Start,
};

/// Gives a structure `samples()`: the usual one, and one for each field that is not as usual. A
/// field without a row does not compile.
macro_rules! field_samples {
    ($type:ty: $usual:expr; { $($field:ident => $value:expr),* $(,)? }) => {
        impl $type {
            /// The usual one and one for each field, for tests over all of them.
            #[doc(hidden)]
            pub fn samples() -> Vec<Self> {
                let usual: Self = $usual;
                let Self { $($field: _),* } = &usual;
                let mut all = vec![usual.clone()];
                $(
                    let mut other = usual.clone();
                    other.$field = $value;
                    assert!(other != usual, "a sample that is as usual: {}", stringify!($field));
                    all.push(other);
                )*
                all
            }
        }
    };
}

field_samples! {
    ConductRules: Self::default(); {
        scoresheet => Scoresheet::Electronic,
        report_absence => true,
        devices_in_bag => true,
        device_penalty => DevicePenalty::Milder,
        fines => true,
        expulsion_consent => true,
        appeals => false,
        appeal_deadline_ms => Some(1_800_000),
    }
}

field_samples! {
    Regulations: Self::standard(Edition::E2023); {
        edition => Edition::E2018,
        class => Class::Blitz,
        supervision => Supervision::Limited,
        observer => Observer::Arbiter,
        control => "90m/40 + 30m, +30s".parse().ok(),
        next_period => NextPeriod::AtFlag,
        start => Start::Chess960(518),
        default_time_ms => Some(1_800_000),
        draw_offers => DrawOffers::FromMove(30),
        recording => Recording::Players,
        adjournment => true,
        session_ms => Some(14_400_000),
        quickplay => true,
        delay_requests => true,
        arbiter_present => false,
        visually_disabled => vec![Side::White],
        two_boards => false,
        hearing_impaired => vec![Side::Black],
        assistants => vec![Side::Black],
        assistant_duties => BySide::new(AssistantDuties::new([AssistantDuty::Moves]), AssistantDuties::default()),
        blitz_full_minutes => Some(1),
        blitz_full_recording => true,
        fifty_limit => Some(75),
        bonus_after_touch => false,
        scoring => Scoring { win: 6, draw: 4, loss: 2, forfeit: 0 },
        languages => BySide::new("pl".to_owned(), "en".to_owned()),
        assistance => true,
        conduct => ConductRules { fines: true, ..ConductRules::default() },
        clock_place => ClockPlace::BlackLeft,
        clock_kind => ClockKind::Mechanical,
        both_absent => BothAbsent::Nobody,
        disabled => vec![Side::White],
        assistant_time_ms => Some(300_000),
        games_per_arbiter => Some(4),
        games_recorded => Some(false),
    }
}
