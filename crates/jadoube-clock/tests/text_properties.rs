//! Every control and every time that can be written is read back the same; no text panics.

use jadoube_clock::{
    Controls, PgnTimeControl, Style, TimeControl, long_time, parse_time, short_time,
};
use proptest::prelude::*;

use crate::acts::any_control;

proptest! {
    #[test]
    fn controls_round_trip(control in any_control(9_999 * 3_600_000)) {
        prop_assert_eq!(control.to_string().parse::<TimeControl>().unwrap(), control.clone());
        let pgn = PgnTimeControl::Control(control);
        prop_assert_eq!(pgn.to_string().parse::<PgnTimeControl>().unwrap(), pgn);
    }

    #[test]
    fn controls_of_both_sides_round_trip(
        white in any_control(10_000_000),
        black in any_control(10_000_000),
    ) {
        let controls = Controls { white, black };
        prop_assert_eq!(controls.to_string().parse::<Controls>().unwrap(), controls);
    }

    #[test]
    fn exact_times_round_trip(ms in 0..=9_999u64 * 3_600_000) {
        prop_assert_eq!(parse_time(&long_time(ms).to_string()), Ok(ms));
        prop_assert_eq!(parse_time(&short_time(ms).to_string()), Ok(ms));
    }

    #[test]
    fn any_text_is_read_or_refused_within_it(text in r"[WBlackhite0-9hmsdb+,;/(). :*ż-]{0,24}|\PC{0,24}") {
        let places = [
            text.parse::<Controls>().err().map(|error| error.span()),
            text.parse::<TimeControl>().err().map(|error| error.span()),
            text.parse::<PgnTimeControl>().err().map(|error| error.span()),
        ];
        for place in places.into_iter().flatten() {
            prop_assert!(text.get(place.clone()).is_some(), "{:?} in {:?}", place, text);
        }
        let _ = parse_time(&text);
    }

    #[test]
    fn any_time_can_be_shown(ms in any::<u64>()) {
        for style in Style::ALL {
            let shown = style.show(ms).to_string();
            let is_zero = shown.chars().all(|c| c == '0' || !c.is_ascii_digit());
            prop_assert_eq!(is_zero, ms == 0, "{}", shown);
        }
    }
}
