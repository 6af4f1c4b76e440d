use std::fs;

use crate::{book, generate};

/// Rewrites tables that are out of date, and then fails: run again and commit.
#[test]
fn tables_are_fresh() {
    let mut stale = Vec::new();
    for (name, text) in generate::tables() {
        let path = book::root().join("src/tables").join(name);
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(&path, &text).unwrap();
            stale.push(name);
        }
    }
    assert!(stale.is_empty(), "src/tables was not fresh and is written anew: {stale:?}");
}
