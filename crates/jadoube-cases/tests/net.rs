//! A safety net: what the program made of every law case and of a thousand unruly games is stored,
//! and after any change to the code it must make the same of them.
//!
//! A fixture holds games as text: for each game its creation, and for every entry the stored text,
//! what each role is shown and the state of the game; at its end the hash that covers all entries.
//! The test needs nothing else: what happened is read from the stored entries, judged again and
//! folded again, so the cases and the simulation may change without affecting it.
//!
//! If a ruling changes on purpose, rewrite the fixtures with
//! `JADOUBE_NET=write cargo nextest run -p jadoube-cases -E 'test(net::)'` and commit them
//! separately, saying what changed and why. The fixtures of format 1 are kept as they are: format 1
//! is folded as it always was.

mod making;
mod picture;
mod stretch;

use std::io::{Read as _, Write as _};
use std::path::PathBuf;

/// Games are checked in parts, each a separate test, so that all cores are used.
const PARTS: usize = 4;

/// The compression level of the fixtures; they are rarely written and often read.
const LEVEL: i32 = 19;

/// Equal stretches are far apart, because games look alike.
const WINDOW_LOG: u32 = 25;

#[test]
fn the_cases_are_judged_as_they_were_1() {
    hold("cases", making::cases, 0);
}

#[test]
fn the_cases_are_judged_as_they_were_2() {
    hold("cases", making::cases, 1);
}

#[test]
fn the_cases_are_judged_as_they_were_3() {
    hold("cases", making::cases, 2);
}

#[test]
fn the_cases_are_judged_as_they_were_4() {
    hold("cases", making::cases, 3);
}

#[test]
fn unruly_games_are_judged_as_they_were_1() {
    hold("unruly", making::unruly_games, 0);
}

#[test]
fn unruly_games_are_judged_as_they_were_2() {
    hold("unruly", making::unruly_games, 1);
}

#[test]
fn unruly_games_are_judged_as_they_were_3() {
    hold("unruly", making::unruly_games, 2);
}

#[test]
fn unruly_games_are_judged_as_they_were_4() {
    hold("unruly", making::unruly_games, 3);
}

/// What older programs stored folds as it did when it was stored, whatever is judged today.
#[test]
fn cases_of_format_1_fold_as_they_did() {
    fold("format-1-cases");
}

#[test]
fn unruly_games_of_format_1_fold_as_they_did() {
    fold("format-1-unruly");
}

fn fold(name: &str) {
    for game in read(name).split("\n\n") {
        if let Some(difference) = stretch::folded_difference(game) {
            panic!("{difference}");
        }
    }
}

/// A net with a hole would hold nothing: a changed word in any part of a game is found.
#[test]
fn whatever_is_changed_is_found() {
    let games = read("cases");
    let game =
        games.split("\n\n").find(|game| game.contains("must_move")).expect("a touched piece");
    assert_eq!(stretch::difference(game), None);
    for (what, instead) in [
        ("\"must_move\"", "\"must_capture\""),
        ("\narbiter ", "\narbiter  "),
        ("\nspectator ", "\nspectator -"),
        ("\nstate ", "\nstate not "),
        ("\"at\":0", "\"at\":1"),
        ("\nhash ", "\nhash 0"),
    ] {
        let changed = game.replacen(what, instead, 1);
        assert_ne!(changed, game, "{what} is not in the game");
        assert!(stretch::difference(&changed).is_some(), "{what} became {instead} unseen");
    }
}

/// Compares a part of the stored games with the program, or stores what the program makes of them.
fn hold(name: &str, make: fn() -> String, part: usize) {
    if std::env::var_os("JADOUBE_NET").is_some_and(|what| what == "write") {
        if part == 0 {
            write(name, &make());
        }
        return;
    }
    let games = read(name);
    let games: Vec<&str> = games.split("\n\n").collect();
    let share = games.len().div_ceil(PARTS);
    let part = games.chunks(share).nth(part).expect("a part for each test");
    for game in part {
        if let Some(difference) = stretch::difference(game) {
            panic!("{difference}");
        }
    }
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/net/{name}.zst"))
}

fn read(name: &str) -> String {
    let file = std::fs::File::open(file(name)).expect("the fixture is there");
    let mut decoder = zstd::Decoder::new(file).expect("it is pressed");
    decoder.window_log_max(WINDOW_LOG).expect("so far back it looks");
    let mut text = String::new();
    decoder.read_to_string(&mut text).expect("it is text");
    text
}

fn write(name: &str, text: &str) {
    let file = std::fs::File::create(file(name)).expect("the fixture can be written");
    let mut encoder = zstd::Encoder::new(file, LEVEL).expect("it can be pressed");
    encoder.window_log(WINDOW_LOG).expect("so far back it looks");
    encoder.long_distance_matching(true).expect("far back");
    encoder.write_all(text.as_bytes()).expect("written");
    encoder.finish().expect("written to the end");
}
