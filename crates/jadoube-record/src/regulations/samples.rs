//! Samples of what an organiser can choose.

use jadoube_chess::{BySide, Side};
use jadoube_clock::NextPeriod;
use jadoube_lawbook::{Class, Edition, Supervision};

use crate::samples::{field_samples, samples, units};
use crate::{
    AssistantDuties, AssistantDuty, BothAbsent, ClockKind, ClockPlace, ConductRules, DevicePenalty,
    DrawOffers, Observer, Recording, Regulations, Scoresheet, Scoring, Start,
};

units! { Observer { Engine, Arbiter } }
units! { Recording { Players, Automatic } }
units! { ClockPlace { BlackRight, BlackLeft } }
units! { ClockKind { Electronic, Mechanical } }
units! { BothAbsent { White, Nobody } }
units! { Scoresheet { Paper, Electronic } }
units! { DevicePenalty { Loss, Milder } }
samples! {
    DrawOffers { Allowed, Never, FromMove => [Self::FromMove(30)], ByArbiter }
}
samples! {
    Start {
        Standard,
        Chess960 => [Self::Chess960(518)],
        Position => ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
            .into_iter()
            .filter_map(|fen| fen.parse().ok())
            .map(Self::Position),
    }
}
units! {
    AssistantDuty { Moves, Announcements, ScoreAndClock, Information, Claims, Adjournment }
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
