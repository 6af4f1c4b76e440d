//! Time controls and settings are serialised as text.

use jadoube_clock::{Controls, Freeze, NextPeriod, TimeControl};

#[test]
fn controls_travel_as_their_text() {
    let control: TimeControl = "90m/40 + 30m, +30s".parse().unwrap();
    let json = serde_json::to_string(&control).unwrap();
    assert_eq!(json, r#""90m/40 + 30m, +30s""#);
    assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control);
    let uneven: Controls = "armageddon-5-4".parse().unwrap();
    let json = serde_json::to_string(&uneven).unwrap();
    assert_eq!(serde_json::from_str::<Controls>(&json).unwrap(), uneven);
    let error = serde_json::from_str::<Controls>(r#""90""#).unwrap_err();
    assert!(error.to_string().contains("expected a unit"), "{error}");
}

#[test]
fn settings_travel_as_their_words() {
    assert_eq!(
        serde_json::to_string(&[NextPeriod::AtMove, NextPeriod::AtFlag]).unwrap(),
        r#"["at-move","at-flag"]"#
    );
    assert_eq!(serde_json::to_string(&[Freeze::Own, Freeze::Both]).unwrap(), r#"["own","both"]"#);
    assert_eq!(
        serde_json::from_str::<[Freeze; 2]>(r#"["own","both"]"#).unwrap(),
        [Freeze::Own, Freeze::Both]
    );
}
