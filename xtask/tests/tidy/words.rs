//! Words that may occur nowhere, or only where ARCHITECTURE.md says.

use crate::sources::{Source, files_under, none, rust_under};
use crate::tokens::{Token, starts_with};

/// The places that use processor instructions.
const UNSAFE: [&str; 2] =
    ["crates/jadoube-chess/src/accelerated.rs", "crates/jadoube-chess/src/sliders.rs"];

#[test]
fn words_that_stand_nowhere() {
    let sources = ["crates", "xtask", "bench", "fuzz"].map(rust_under).concat();
    let found: Vec<_> = sources.iter().flat_map(faults).collect();
    none(&found, "CONTRIBUTING.md says what to do instead");
    for path in UNSAFE {
        assert!(sources.iter().any(|source| source.path == path), "{path} is no more");
    }
}

fn faults(source: &Source) -> Vec<String> {
    let tokens = source.tokens();
    let says = |at: usize, words: &[&str]| starts_with(&tokens[at..], words);
    let is_record = source.path.starts_with("crates/jadoube-record/");
    let may_be_unsafe = UNSAFE.contains(&source.path.as_str());
    let found = (0..tokens.len()).filter(|&at| {
        says(at, &["[", "allow", "("])
            || says(at, &["todo", "!"])
            || says(at, &["unimplemented", "!"])
            || is_record && tokens[at].is("non_exhaustive")
            || !may_be_unsafe && tokens[at].is("unsafe")
    });
    let word = |at: usize| tokens[at..].iter().find(|it: &&Token| it.is_word()).expect("a word");
    found.map(|at| source.at(tokens[at].line, word(at).text)).collect()
}

/// A folder beside the project, which those who have only the project do not have.
const BESIDE: &str = concat!("../", "shared");

#[test]
fn nothing_outside_the_project_is_named() {
    let found: Vec<_> = files_under("").iter().flat_map(names_beside).collect();
    none(&found, "it is not part of the project");
}

fn names_beside(source: &Source) -> Vec<String> {
    let lines = source.text.lines().zip(1..).filter(|(line, _)| line.contains(BESIDE));
    lines.map(|(_, number)| source.at(number, BESIDE)).collect()
}

#[test]
fn such_words_are_found() {
    let count = |path: &str, text: &str| faults(&Source::made_up(path, text)).len();
    let other = "crates/jadoube-store/src/a.rs";
    assert_eq!(count(other, "#[allow(dead_code)] fn f() { todo!() }"), 2);
    assert_eq!(count(other, "#![allow(dead_code)] fn f() { unimplemented!() }"), 2);
    assert_eq!(count(other, "#[non_exhaustive] enum E {}"), 0);
    assert_eq!(count("crates/jadoube-record/src/a.rs", "#[non_exhaustive] enum E {}"), 1);
    assert_eq!(count(other, "fn f() { unsafe { g() } }"), 1);
    assert_eq!(count(UNSAFE[0], "fn f() { unsafe { g() } }"), 0);
    assert_eq!(count(other, "// todo!() unsafe\nfn f() { \"unsafe\" }"), 0);
    let text = format!("one\ntwo {BESIDE}/three");
    assert_eq!(names_beside(&Source::made_up("a.md", &text)), [format!("a.md:2: {BESIDE}")]);
}
