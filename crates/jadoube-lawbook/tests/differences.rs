use std::collections::{BTreeMap, BTreeSet};

use jadoube_lawbook::*;

const MINUTE_MS: u32 = 60_000;

#[test]
fn all_points_are_there_by_number() {
    let numbers: Vec<u8> = Difference::all().iter().map(|difference| difference.number).collect();
    assert_eq!(numbers, (1..=60).collect::<Vec<u8>>());
}

#[test]
fn every_point_is_a_provision_and_every_provision_a_point() {
    let provisions = serde_json::to_value(Edition::E2023.provisions()).unwrap();
    let fields: BTreeSet<&str> =
        provisions.as_object().unwrap().keys().map(String::as_str).collect();
    let named: BTreeSet<&str> =
        Difference::all().iter().flat_map(|difference| difference.fields).copied().collect();
    assert_eq!(fields, named);
}

#[test]
fn words_in_brackets_are_marked_as_from_outside() {
    for difference in Difference::all() {
        assert!(!difference.articles.is_empty(), "{}", difference.subject);
        for edition in Edition::ALL {
            let says = difference.says(edition);
            if difference.source(edition) == Source::Outside {
                assert!(says.contains('['), "{} {edition}: {says}", difference.number);
            }
            if difference.source(edition) == Source::Later {
                assert!(says.contains("not in the extract"), "{} {edition}", difference.number);
                assert!(edition < Edition::E2018, "2018 and 2023 are known whole");
            }
        }
    }
}

/// A value missing from an extract is that of a later edition, not an invention.
#[test]
fn what_is_taken_from_a_later_edition_is_what_that_edition_provides() {
    let provisions: BTreeMap<Edition, serde_json::Value> = Edition::ALL
        .into_iter()
        .map(|it| (it, serde_json::to_value(it.provisions()).unwrap()))
        .collect();
    let value = |edition: Edition, field: &str| &provisions[&edition][field];
    let mut taken = 0;
    for difference in Difference::all() {
        for edition in Edition::ALL {
            if difference.source(edition) != Source::Later {
                continue;
            }
            for field in difference.fields {
                let mut later = Edition::ALL.into_iter().filter(|later| {
                    *later > edition
                        && matches!(difference.source(*later), Source::Text | Source::Outside)
                });
                let found = later.any(|later| value(later, field) == value(edition, field));
                assert!(found, "{} {edition} {field}", difference.number);
                taken += 1;
            }
        }
    }
    assert!(taken > 20, "{taken}");
}

const KNOWN: [Edition; 4] = [Edition::E1993, Edition::E2014, Edition::E2018, Edition::E2023];

/// The table of minutes: what the opponent gains by an illegal move, and which illegal move loses.
#[test]
fn penalties_for_illegal_moves() {
    use Class::*;
    use Supervision::*;
    let expected = |edition, class, supervision| match (edition, class, supervision) {
        (Edition::E1993, ..) => (0, None),
        (Edition::E2014, Rapid | Blitz, Limited) => (0, Some(1)),
        (Edition::E2014 | Edition::E2018, Blitz, _) => (1, Some(2)),
        (Edition::E2014 | Edition::E2018, ..) => (2, Some(2)),
        (Edition::E2023, Standard, _) => (2, Some(2)),
        (Edition::E2023, Blitz, Full) => (2, Some(2)),
        _ => (1, Some(2)),
    };
    for edition in KNOWN {
        for class in Class::ALL {
            for supervision in Supervision::ALL {
                let penalty = edition.provisions().illegal_move(class, supervision);
                let (minutes, loses_on) = expected(edition, class, supervision);
                assert_eq!(
                    penalty,
                    IllegalMovePenalty { opponent_gains_ms: minutes * MINUTE_MS, loses_on },
                    "{edition} {class} {supervision}"
                );
            }
        }
    }
}

#[test]
fn minutes_for_wrong_claims() {
    use Class::*;
    use Supervision::*;
    for (edition, class, supervision, minutes) in [
        (Edition::E1993, Standard, Full, 0),
        (Edition::E2014, Standard, Full, 2),
        (Edition::E2018, Standard, Full, 2),
        (Edition::E2018, Rapid, Limited, 2),
        (Edition::E2018, Rapid, Full, 2),
        (Edition::E2018, Blitz, Limited, 1),
        (Edition::E2018, Blitz, Full, 1),
        (Edition::E2023, Standard, Limited, 2),
        (Edition::E2023, Rapid, Limited, 1),
        (Edition::E2023, Rapid, Full, 1),
        (Edition::E2023, Blitz, Limited, 1),
        (Edition::E2023, Blitz, Full, 2),
    ] {
        let ms = edition.provisions().wrong_claim_ms(class, supervision);
        assert_eq!(ms, minutes * MINUTE_MS, "{edition} {class} {supervision}");
    }
}

#[test]
fn the_organiser_may_set_the_minutes_of_blitz_under_full_supervision() {
    let provisions = Edition::E2023.provisions().with_blitz_full_minutes(1);
    let penalty = provisions.illegal_move(Class::Blitz, Supervision::Full);
    assert_eq!(penalty, IllegalMovePenalty { opponent_gains_ms: MINUTE_MS, loses_on: Some(2) });
    assert_eq!(provisions.with_blitz_full_minutes(2), *Edition::E2023.provisions());
}

#[test]
fn windows_close_only_under_limited_supervision() {
    for edition in [Edition::E2014, Edition::E2018, Edition::E2023] {
        let window =
            |class, supervision| edition.provisions().illegal_move_window(class, supervision);
        assert_eq!(window(Class::Rapid, Supervision::Limited), Window::UntilReply);
        assert_eq!(window(Class::Blitz, Supervision::Limited), Window::UntilReply);
        assert_eq!(window(Class::Blitz, Supervision::Full), Window::WholeGame);
        assert_eq!(window(Class::Standard, Supervision::Limited), Window::WholeGame);
    }
}

/// One value of each logical difference that players have met.
#[test]
fn well_known_differences() {
    let [e1993, e2014, e2018, e2023] = KNOWN.map(Edition::provisions);
    assert_eq!(
        [e1993, e2014, e2018, e2023].map(|it| it.resignation_draw),
        [Some(MateTest::LoneKing), None, None, Some(MateTest::AnySeries)]
    );
    assert_eq!(
        [e1993, e2014, e2018, e2023].map(|it| it.fivefold),
        [Fivefold::Absent, Fivefold::Consecutive, Fivefold::AnyTime, Fivefold::AnyTime]
    );
    assert_eq!(
        [e1993, e2014, e2018, e2023].map(|it| it.automatic_draw_moves),
        [None, Some(75), Some(75), Some(75)]
    );
    assert_eq!([e1993, e2014, e2018, e2023].map(|it| it.agreed_draw_moves), [0, 0, 1, 1]);
    assert_eq!(
        [e1993, e2014, e2018, e2023].map(|it| it.time_claim),
        [TimeClaim::MayStop, TimeClaim::MustStop, TimeClaim::MayStop, TimeClaim::MayStop]
    );
    assert_eq!(
        [e1993, e2014, e2018, e2023].map(|it| it.arbiter_permits),
        [false, false, true, true]
    );
}
