//! No file is too long to be read at once.

use crate::sources::{Source, files_under, none, rust_under};

const MOST: usize = 300;

/// Files that are longer, and why.
const EXCEPTIONS: [(&str, &str); 2] = [
    ("crates/jadoube-record/src/effect.rs", "a glossary: one declaration after the other"),
    ("crates/jadoube-record/src/event.rs", "a glossary: one declaration after the other"),
];

#[test]
fn no_file_is_too_long() {
    let rust = ["crates", "xtask", "bench", "fuzz"].map(rust_under).concat();
    let pages = files_under("web/src").into_iter().filter(|it| it.path.ends_with(".ts"));
    let all: Vec<Source> = rust.into_iter().chain(pages).collect();
    let found: Vec<_> = all.iter().filter_map(fault).collect();
    none(&found, "split it by concept");
    for (path, _) in EXCEPTIONS {
        let excepted = all.iter().find(|source| source.path == path).expect(path);
        assert!(lines(excepted) > MOST, "{path} needs no exception any more");
    }
}

fn lines(source: &Source) -> usize {
    source.text.lines().count()
}

fn fault(source: &Source) -> Option<String> {
    let is_table = source.path.starts_with("crates/jadoube-lawbook/src/tables/")
        && source.text.starts_with("// Generated");
    let is_table = is_table || source.path.starts_with("web/src/api/generated/");
    let is_excepted = EXCEPTIONS.iter().any(|(path, _)| source.path == *path);
    let lines = lines(source);
    (lines > MOST && !is_table && !is_excepted).then(|| format!("{}: {lines} lines", source.path))
}

#[test]
fn a_long_file_is_found() {
    let long = "\n".repeat(MOST + 1);
    let table = format!("// Generated\n{long}");
    let is_fault = |path: &str, text: &str| fault(&Source::made_up(path, text)).is_some();
    assert!(is_fault("crates/a/src/lib.rs", &long));
    assert!(is_fault("crates/a/src/lib.rs", &table));
    assert!(is_fault("crates/jadoube-lawbook/src/tables/a.rs", &long));
    assert!(!is_fault("crates/jadoube-lawbook/src/tables/a.rs", &table));
    assert!(!is_fault("crates/a/src/lib.rs", &long[1..]));
}
