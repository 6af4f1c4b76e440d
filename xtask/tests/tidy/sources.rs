//! The files of the project.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tokens::{Token, starts_with, tokens, without_tests};

/// A file of Rust.
#[derive(Clone)]
pub(crate) struct Source {
    /// Its path, from the top of the project.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn made_up(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn tokens(&self) -> Vec<Token<'_>> {
        tokens(&self.text)
    }

    /// The tokens of what is built for users.
    pub(crate) fn built(&self) -> Vec<Token<'_>> {
        without_tests(&self.tokens())
    }

    /// A complaint about a line.
    pub(crate) fn at(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

/// The top of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project is above").to_owned()
}

/// The names of the crates that users link.
pub(crate) fn crates() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).expect("there are crates");
    let names = folders.map(|it| it.expect("a crate").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert!(names.len() > 10, "{names:?}");
    names
}

/// All Rust files under a folder of the project.
pub(crate) fn rust_under(folder: &str) -> Vec<Source> {
    files_under(folder).into_iter().filter(|source| source.path.ends_with(".rs")).collect()
}

/// The Rust files of a crate's `src`, without those that only its tests have.
pub(crate) fn built_of(name: &str) -> Vec<Source> {
    let sources = rust_under(&format!("crates/{name}/src"));
    assert!(!sources.is_empty(), "no crate {name}");
    let tests: Vec<String> = sources.iter().flat_map(test_modules).collect();
    let is_test = |path: &str| {
        tests.iter().any(|test| {
            path.strip_prefix(test).is_some_and(|it| it == ".rs" || it.starts_with('/'))
        })
    };
    sources.into_iter().filter(|source| !is_test(&source.path)).collect()
}

/// The paths, without `.rs`, of the modules that a file has only for tests.
fn test_modules(source: &Source) -> Vec<String> {
    let tokens = source.tokens();
    let folder = folder_of(&source.path);
    (0..tokens.len())
        .filter(|&at| {
            starts_with(&tokens[at..], &["#", "[", "cfg", "(", "test", ")", "]", "mod"])
                && tokens.get(at + 9).is_some_and(|token| token.is(";"))
        })
        .map(|at| format!("{folder}/{}", tokens[at + 8].text))
        .collect()
}

/// The folder of a file's modules.
pub(crate) fn folder_of(path: &str) -> &str {
    let (folder, name) = path.rsplit_once('/').expect("no file lies at the top");
    match name {
        "lib.rs" | "main.rs" | "mod.rs" => folder,
        _ => path.strip_suffix(".rs").expect("a file of Rust"),
    }
}

/// All text files under a folder of the project, in order of their names, without what was built.
pub(crate) fn files_under(folder: &str) -> Vec<Source> {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    const BUILT: [&str; 6] =
        [".git", "target", "node_modules", "dist", "artifacts", "test-results"];
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let entry = entry.expect("an entry of a folder");
        let (path, name) = (entry.path(), entry.file_name());
        let kind = entry.file_type().expect("an entry has a kind");
        if kind.is_dir() {
            if !BUILT.iter().any(|built| name == *built) {
                collect(&path, found);
            }
        } else if kind.is_file()
            && let Ok(text) = fs::read_to_string(&path)
        {
            let path = path.strip_prefix(root()).expect("it lies below").to_string_lossy();
            found.push(Source { path: path.replace('\\', "/"), text });
        }
    }
}

/// Fails with everything that was found.
#[track_caller]
pub(crate) fn none(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}\n{}", found.join("\n"));
}
