//! A new word of the record is handled everywhere: who may do it, who is told, how it folds.
//!
//! A match with an arm for all the rest would answer for it silently.

use crate::sources::{Source, none, rust_under};
use crate::tokens::{Token, item_length};

/// Files without such an arm. The properties of a word are required by its declaration, when it is
/// compiled.
const FILES: [&str; 6] = [
    "crates/jadoube-laws/src/game/record.rs",
    "crates/jadoube-laws/src/game/record_clock.rs",
    "crates/jadoube-laws/src/game/record_event.rs",
    "crates/jadoube-laws/src/game/record_move.rs",
    "crates/jadoube-record/src/view.rs",
    "crates/jadoube-record/src/view/audience.rs",
];

/// Folders in which all functions of these names are without one.
const FOLDERS: [(&str, &[&str]); 2] = [
    ("crates/jadoube-laws/src/game/", &["take"]),
    ("crates/jadoube-record/src/regulations/", &["apply"]),
];

#[test]
fn no_match_on_the_vocabulary_has_an_arm_for_the_rest() {
    let sources = ["crates/jadoube-laws/src/game", "crates/jadoube-record/src"].map(rust_under);
    let sources = sources.concat();
    for path in FILES {
        assert!(sources.iter().any(|source| source.path == path), "{path} is no more");
    }
    let found: Vec<_> = sources.iter().flat_map(faults).collect();
    none(&found, "name what is meant, so that a new word is not forgotten");
}

fn faults(source: &Source) -> Vec<String> {
    let tokens = source.built();
    let mut found = Vec::new();
    let mut look = |tokens: &[Token]| {
        let lines = (1..tokens.len()).filter(|&at| is_for_the_rest(tokens, at));
        found.extend(lines.map(|at| source.at(tokens[at].line, "an arm for all the rest")));
    };
    if FILES.contains(&source.path.as_str()) {
        look(&tokens);
    } else if let Some((_, names)) = FOLDERS.iter().find(|it| source.path.starts_with(it.0)) {
        for at in 1..tokens.len() {
            if tokens[at - 1].is("fn") && names.iter().any(|name| tokens[at].is(name)) {
                look(&tokens[at..at + item_length(&tokens[at..])]);
            }
        }
    }
    found
}

/// Whether this is the `=>` of an arm that takes whatever comes.
fn is_for_the_rest(tokens: &[Token], at: usize) -> bool {
    if !tokens[at].is("=>") {
        return false;
    }
    let pattern_begins = ["{", "}", ","];
    let Some(first) = tokens[..at].iter().rposition(|it| !takes_all(it)) else { return false };
    // `(_, _)` takes everything, and so do `_` and any name; what ends in `)` may begin before a
    // comma.
    let pattern = &tokens[first + 1..at];
    let begins = |token: &Token| pattern_begins.iter().any(|sign| token.is(sign));
    match pattern {
        [.., one] if one.is_word() => begins(&tokens[at - 2]),
        [.., close] if close.is(")") => {
            let Some(open) = pattern.iter().rposition(|it| it.is("(")) else { return false };
            let before = if open == 0 { &tokens[first] } else { &pattern[open - 1] };
            begins(before)
        }
        _ => false,
    }
}

/// Whether the token can be part of a pattern that takes whatever comes.
fn takes_all(token: &Token) -> bool {
    let is_name = token.is_word()
        && token.text.starts_with(|c: char| c == '_' || c.is_lowercase())
        && !["true", "false"].contains(&token.text);
    is_name || ["(", ")", ","].iter().any(|sign| token.is(sign))
}

#[test]
fn an_arm_for_the_rest_is_found() {
    let count = |arms: &str| {
        let text = format!("fn f() {{ match event {{ {arms} }} }}");
        faults(&Source::made_up(FILES[0], &text)).len()
    };
    assert_eq!(count("Event::A => {} _ => {}"), 1);
    assert_eq!(count("Event::A => 1, other => 2"), 1);
    assert_eq!(count("Event::A => f(x), (_, _) => 2"), 1);
    assert_eq!(count("A::B(x) => f(x), _ => 2"), 1);
    assert_eq!(count("A::B(x) => f(x), A::C { y, .. } => 2, true => 3, A::D(_) | A::E => 4"), 0);
    assert_eq!(count("A::B if is_so => 1, A::B if f(x) => 2, A::B if x < y => 3"), 0);
    assert_eq!(count("(A::B(x), y) => f(x), (A::C, _) => 2, None | Some(_) => 3"), 0);
    let folder = |name: &str| {
        let text = format!("impl Event {{ fn {name}() {{ match it {{ _ => 1 }} }} }}");
        faults(&Source::made_up("crates/jadoube-record/src/regulations/a.rs", &text)).len()
    };
    assert_eq!((folder("apply"), folder("read")), (1, 0));
}
