//! The text forms of controls and times: what is read, what is written, what is refused and where.

use jadoube_clock::{
    Controls, Freeze, MAX_MS, NextPeriod, PRESETS, ParseControlError, PerMove, Period,
    PgnTimeControl, Style, TextFault, TimeControl, long_time, parse_time, short_time,
};
use jadoube_lawbook::Class;

const MINUTE: u64 = 60_000;

#[test]
fn controls_are_read_and_written_in_one_form() {
    for (text, written) in [
        ("90m/40 + 30m, +30s", "90m/40 + 30m, +30s"),
        ("  1h30m/40+30m,+30s ", "90m/40 + 30m, +30s"),
        ("2h/40 + 1h/20 + 15m (+30s)", "2h/40 + 1h/20 + 15m (+30s)"),
        ("5m (+3s)", "5m, +3s"),
        ("5m (d3s) , +9s", "5m, d3s"),
        ("2h/40 (d5s) + 1h/20, b2s", "2h/40 (d5s) + 1h/20 (b2s)"),
        ("120m", "2h"),
        ("1h1s5ms", "60m1s5ms"),
        ("5m/60 + 0s (+3s)", "5m/60 + 0s (+3s)"),
        ("5m, +0s", "5m"),
        ("blitz-3-2", "3m, +2s"),
    ] {
        let control: TimeControl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(control.to_string(), written, "{text}");
    }
}

#[test]
fn sides_may_differ() {
    let controls: Controls = "White 10m; Black 7m, +1s".parse().unwrap();
    assert_eq!(controls.white, "10m".parse().unwrap());
    assert_eq!(controls.black, "7m, +1s".parse().unwrap());
    assert_eq!(controls.to_string(), "White 10m; Black 7m, +1s");
    let same: Controls = "White 10m; Black 10m".parse().unwrap();
    assert_eq!(same.to_string(), "10m");
}

fn fault<T: std::str::FromStr<Err = ParseControlError>>(text: &str) -> (String, String) {
    match text.parse::<T>() {
        Ok(_) => panic!("{text} was read"),
        Err(error) => (text[error.span()].to_owned(), error.to_string()),
    }
}

#[test]
fn errors_point_to_the_place() {
    for (text, place, words) in [
        ("", "", "expected a time"),
        ("90m/40 + ", "", "expected a time"),
        ("90", "90", "unit"),
        ("90m/40 + 30x, +30s", "30x", "unit"),
        ("30s5m", "5m", "order"),
        ("5m5m", "5m", "order"),
        ("90m/x + 30m", "x", "number of moves"),
        ("90m/0 + 30m", "0", "number of moves"),
        ("90m/40 + 30m, 30s", "30s", "the time for each move"),
        ("90m/40 + 30m (+30s", "", "bracket"),
        ("90m 40", "40", "further period"),
        ("15m+10s", "15m", "needs a number of moves"),
        ("90m/40 + 0s", "0s", "gives no time"),
        ("99999h", "99999h", "9999 hours"),
        ("99999999999999999999h", "99999999999999999999", "too large"),
        ("18446744073709551615h", "18446744073709551615h", "too large"),
        ("5m/10000 + 5m", "5m/10000", "9999 moves"),
        ("5m/99999999999 + 5m", "99999999999", "too large"),
        ("blitz-4-4", "blitz-4-4", "no preset"),
        ("5m, ż", "ż", "the time for each move"),
        ("White 5m, Black 5m", "Black", "the time for each move"),
        ("White 5m", "", "further period"),
        ("White 5m; 4m", "4m", "Black"),
    ] {
        let (found, message) = fault::<Controls>(text);
        assert_eq!(found, place, "{text}: {message}");
        assert!(message.contains(words), "{text}: {message}");
    }
    let (_, message) = fault::<TimeControl>("armageddon-5-4");
    assert!(message.contains("different times"), "{message}");
    let error = "90m/40 + 30x".parse::<Controls>().unwrap_err();
    assert_eq!(error.fault(), TextFault::ExpectedUnit);
    assert_eq!(
        error.to_string(),
        "expected a unit after the number: h, m, s or ms, at column 10: `30x`"
    );
}

#[test]
fn too_many_periods_are_refused() {
    let (found, message) = fault::<TimeControl>(&["1m/1"; 100].join("+"));
    assert!(message.contains("99 periods"), "{message}");
    assert_eq!(found.len(), 499);
}

#[test]
fn pgn_tags_are_read_and_written() {
    for (tag, control) in [
        ("40/5400+30:1800+30", "90m/40 + 30m, +30s"),
        ("40/7200:20/3600:900+30", "2h/40 + 1h/20 + 15m (+30s)"),
        ("40/9000", "150m/40"),
        ("300", "5m"),
        ("300+3", "5m, +3s"),
        ("10+0.1", "10s, +100ms"),
        ("2700d5", "45m, d5s"),
        ("2700b5", "45m, b5s"),
        ("0+1", "0s, +1s"),
        ("1/86400", "24h/1"),
    ] {
        let read: PgnTimeControl = tag.parse().unwrap_or_else(|error| panic!("{tag}: {error}"));
        assert_eq!(read, PgnTimeControl::Control(control.parse().unwrap()), "{tag}");
        assert_eq!(read.to_string(), tag);
    }
    assert_eq!("300+0".parse(), Ok(PgnTimeControl::Control("5m".parse().unwrap())));
    assert_eq!("?".parse(), Ok(PgnTimeControl::Unknown));
    assert_eq!("-".parse(), Ok(PgnTimeControl::NoControl));
    let sandclock = PgnTimeControl::Sandclock { time_ms: 3 * MINUTE };
    assert_eq!("*180".parse(), Ok(sandclock.clone()));
    assert_eq!(sandclock.to_string(), "*180");
    let uneven: Controls = "armageddon-5-4".parse().unwrap();
    assert_eq!(PgnTimeControl::from(&uneven), PgnTimeControl::Unknown);
}

/// The longest time is accepted, and one second more is not.
#[test]
fn a_sandclock_runs_as_long_as_any_clock() {
    let longest = MAX_MS / 1_000;
    let sandclock = PgnTimeControl::Sandclock { time_ms: MAX_MS };
    assert_eq!(format!("*{longest}").parse(), Ok(sandclock));
    assert!(format!("*{}", longest + 1).parse::<PgnTimeControl>().is_err());
}

#[test]
fn bad_pgn_tags_are_refused() {
    for (tag, place, words) in [
        ("", "", "a field of a PGN TimeControl"),
        ("90 min", "90 min", "a field"),
        ("40/5400:", "", "a field"),
        ("40/5400:x:900", "x", "a field"),
        ("+30", "+30", "a field"),
        ("300+", "300+", "a field"),
        ("300+-3", "300+-3", "a field"),
        ("300+0.0001", "300+0.0001", "a field"),
        ("300.", "300.", "a field"),
        ("0/300", "0/300", "number of moves"),
        ("300:300", "300", "needs a number of moves"),
        ("0", "0", "gives no time"),
        ("*0", "0", "a field"),
        ("40/300:*60", "*60", "sandclock"),
        ("*60:300", "*60", "sandclock"),
        ("99999999999999999999", "99999999999999999999", "too large"),
        ("żółw", "żółw", "a field"),
    ] {
        let (found, message) = fault::<PgnTimeControl>(tag);
        assert_eq!(found, place, "{tag}: {message}");
        assert!(message.contains(words), "{tag}: {message}");
    }
}

#[test]
fn presets_are_what_their_names_say() {
    let mut names: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    for preset in PRESETS {
        let controls = preset.controls();
        assert_eq!(controls.to_string(), preset.text, "{}", preset.name);
        assert_eq!(preset.name.parse::<Controls>(), Ok(controls.clone()));
        let class = controls.classify().class;
        let kind = preset.name.split('-').next().unwrap();
        match kind {
            "standard" | "fide" | "world" | "classic" => assert_eq!(class, Class::Standard),
            "rapid" => assert_eq!(class, Class::Rapid),
            "blitz" | "bullet" => assert_eq!(class, Class::Blitz),
            _ => assert!(["us", "armageddon"].contains(&kind), "{kind}"),
        }
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), PRESETS.len());
}

#[test]
fn a_last_period_by_moves_repeats() {
    let control: TimeControl = "150m/40 + 1h/16".parse().unwrap();
    assert!(control.repeats());
    assert_eq!(control.period(7), Period::moves(16, 60 * MINUTE));
    assert_eq!(control.moves_required(0), Some(40));
    assert_eq!(control.moves_required(2), Some(72));
    for (moves, period) in [(0, 0), (39, 0), (40, 1), (55, 1), (56, 2), (71, 2), (72, 3)] {
        assert_eq!(control.period_after(moves), period, "{moves}");
    }
    let ends: TimeControl = "90m/40 + 30m".parse().unwrap();
    assert!(ends.has_period(1) && !ends.has_period(2));
    assert_eq!(ends.moves_required(1), None);
    assert_eq!(ends.period_after(5_000), 1);
    assert_eq!(control.moves_required(u32::MAX), Some(u32::MAX));
    let quick = ends.with_per_move(PerMove::Increment(5_000)).unwrap();
    assert_eq!(quick.to_string(), "90m/40 + 30m, +5s");
}

#[test]
fn exact_times_are_read_and_written() {
    for (text, ms) in [
        ("0:09:55", 595_000),
        ("2:00", 120_000),
        ("0:05", 5_000),
        ("0:00.250", 250),
        ("1:30:00.5", 5_400_500),
        ("9999:00:00", 9_999 * 60 * MINUTE),
    ] {
        assert_eq!(parse_time(text), Ok(ms), "{text}");
    }
    for text in [
        "",
        "5",
        ":05",
        "0:5",
        "0:60",
        "1:60:00",
        "1:2:3:4",
        "-1:00",
        "+1:00",
        "0:+5",
        "0:05.",
        "0:05.1234",
        "0:05.x",
        "0:05 ",
        "10000:00:00",
        "99999999999999999999:00",
        "1:٠٥",
    ] {
        let error = parse_time(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("`{text}` is not a time; expected ")), "{error}");
    }
    assert_eq!(long_time(0).to_string(), "0:00:00");
    assert_eq!(short_time(59 * MINUTE + 59_999).to_string(), "59:59.999");
    assert_eq!(short_time(60 * MINUTE).to_string(), "1:00:00");
}

#[test]
fn displays_show_zero_only_when_nothing_is_left() {
    for (style, ms, shown) in [
        (Style::Full, 0, "0:00:00"),
        (Style::Full, 1, "0:00:01"),
        (Style::Full, 5_400_000, "1:30:00"),
        (Style::Screen, 0, "0:00.0"),
        (Style::Screen, 1, "0:00.1"),
        (Style::Screen, 9_900, "0:09.9"),
        (Style::Screen, 9_901, "0:10"),
        (Style::Screen, 10_000, "0:10"),
        (Style::Screen, 59_000, "0:59"),
        (Style::Screen, 3_599_000, "59:59"),
        (Style::Screen, 3_599_001, "1:00:00"),
        (Style::Screen, 36_000_000, "10:00:00"),
        (Style::Hall, 0, "0.00"),
        (Style::Hall, 1, "0.01"),
        (Style::Hall, 1_200_000, "20.00"),
        (Style::Hall, 1_200_001, "0:20"),
        (Style::Hall, 5_399_000, "1:29"),
        (Style::Hall, 7_200_000, "2:00"),
    ] {
        assert_eq!(style.show(ms).to_string(), shown, "{style:?} {ms}");
    }
}

#[test]
fn settings_are_read_as_they_are_written() {
    for (setting, word) in [(NextPeriod::AtMove, "at-move"), (NextPeriod::AtFlag, "at-flag")] {
        assert_eq!((setting.to_string().as_str(), word.parse()), (word, Ok(setting)));
    }
    for (setting, word) in [(Freeze::Own, "own"), (Freeze::Both, "both")] {
        assert_eq!((setting.to_string().as_str(), word.parse()), (word, Ok(setting)));
    }
    assert!("at-dawn".parse::<NextPeriod>().is_err());
    assert!("neither".parse::<Freeze>().is_err());
}

/// Guideline III is for games in which no period gives time with a move (III.2.2).
#[test]
fn a_control_says_whether_any_move_brings_time() {
    for (text, expected) in [
        ("90m/40 + 30m", false),
        ("90m/40 + 30m, +30s", true),
        ("2h/40 + 1h/20 + 15m (+30s)", true),
        ("5m, d3s", true),
        ("5m, +0s", false),
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().has_time_per_move(), expected, "{text}");
    }
}
