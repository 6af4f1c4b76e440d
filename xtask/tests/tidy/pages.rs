//! Every folder of modules has a page that says what is in it.

use std::collections::BTreeSet;

use crate::sources::{Source, crates, none, rust_under};

#[test]
fn every_folder_says_what_lives_there() {
    let found = crates().into_iter().flat_map(|name| {
        let src = format!("crates/{name}/src");
        without_page(&src, &rust_under(&src))
    });
    none(&found.collect::<Vec<_>>(), "begin `foo.rs`, beside `foo/`, with a `//!` line");
}

/// The folders below `src` that have no page.
fn without_page(src: &str, sources: &[Source]) -> Vec<String> {
    let above = |path: &str| path.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    let mut folders = BTreeSet::new();
    for source in sources {
        let mut folder = above(&source.path);
        while let Some(name) = folder.filter(|name| name.len() > src.len()) {
            folder = above(&name);
            folders.insert(name);
        }
    }
    let says = |path: String| {
        let page = sources.iter().find(|source| source.path == path);
        page.and_then(|page| page.text.strip_prefix("//! ")).is_some_and(|it| it.contains(' '))
    };
    let lacking = folders.into_iter();
    lacking.filter(|it| !says(format!("{it}.rs")) && !says(format!("{it}/mod.rs"))).collect()
}

#[test]
fn a_folder_without_a_page_is_found() {
    let sources = [
        Source::made_up("src/lib.rs", "mod a; mod b;"),
        Source::made_up("src/a.rs", "//! What a is.\nmod c;"),
        Source::made_up("src/a/c.rs", ""),
        Source::made_up("src/b.rs", "mod d;"),
        Source::made_up("src/b/d/mod.rs", "//! What d is.\n"),
        Source::made_up("src/b/d/e/f.rs", ""),
    ];
    assert_eq!(without_page("src", &sources), ["src/b", "src/b/d/e"]);
}
