//! No input, no output, no time and no randomness in the crates that decide.

use crate::sources::{Source, built_of, none};
use crate::tokens::starts_with;
use crate::uses::uses;

const PURE: [&str; 9] = [
    "jadoube-cases",
    "jadoube-chess",
    "jadoube-clock",
    "jadoube-lawbook",
    "jadoube-laws",
    "jadoube-mate",
    "jadoube-notation",
    "jadoube-record",
    "jadoube-room",
];

/// Files that may nevertheless use a module of the standard library, and why.
const EXCEPTIONS: [(&str, &[&str], &str); 2] = [
    (
        "crates/jadoube-cases/src/files.rs",
        &["fs", "io"],
        "it finds the pages; all others are given them",
    ),
    ("crates/jadoube-notation/src/pgn/", &["io"], "`Read` and `Write` of what the caller has"),
];

/// What may not be used of the standard library.
const MODULES: [&str; 7] = ["env", "fs", "io", "net", "os", "process", "thread"];

/// Words that may not occur at all.
const WORDS: [&str; 9] = [
    "Instant",
    "SystemTime",
    "RandomState",
    "async",
    "await",
    "chrono",
    "getrandom",
    "rand",
    "tokio",
];

const MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];

#[test]
fn what_decides_does_nothing_else() {
    let sources = PURE.iter().flat_map(|name| built_of(name));
    let found: Vec<_> = sources.flat_map(|source| faults(&source)).collect();
    none(&found, "a crate that decides is told what it needs");
}

fn faults(source: &Source) -> Vec<String> {
    let tokens = source.built();
    let excepted = EXCEPTIONS.iter().filter(|(path, ..)| source.path.starts_with(path));
    let excepted: Vec<&str> = excepted.flat_map(|(_, modules, _)| *modules).copied().collect();
    let is_impure = |module: &str| MODULES.contains(&module) && !excepted.contains(&module);
    let mut found = Vec::new();
    let (uses, rest) = uses(&tokens);
    for used in uses.iter().filter(|it| it.path[0] == "std" && it.path.len() > 1) {
        if is_impure(&used.path[1]) {
            found.push(source.at(used.line, &used.path.join("::")));
        }
    }
    for (at, token) in tokens.iter().enumerate() {
        if WORDS.iter().any(|word| token.is(word)) {
            found.push(source.at(token.line, token.text));
        }
        if MACROS.iter().any(|name| starts_with(&tokens[at..], &[name, "!"])) {
            found.push(source.at(token.line, &format!("{}!", token.text)));
        }
    }
    for window in rest.windows(3) {
        if starts_with(window, &["std", "::"]) && is_impure(window[2].text) {
            found.push(source.at(window[0].line, &format!("std::{}", window[2].text)));
        }
    }
    found
}

#[test]
fn what_is_not_pure_is_found() {
    let count = |text: &str| faults(&Source::made_up("crates/jadoube-laws/src/a.rs", text)).len();
    assert_eq!(count("use std::{fmt, fs}; use std::time::{Duration, Instant};"), 2);
    assert_eq!(count("fn f() { std::thread::sleep(); println!(); getrandom::fill() }"), 3);
    assert_eq!(count("async fn f() {}"), 1);
    assert_eq!(count("/// println!()\nuse std::time::Duration; use std::fmt::Write;"), 0);
    let read = "use std::io::Read; use std::fs;";
    assert_eq!(faults(&Source::made_up("crates/jadoube-notation/src/pgn/a.rs", read)).len(), 1);
}
