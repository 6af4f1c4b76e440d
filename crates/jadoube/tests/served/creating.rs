//! Who may create games on a server, depending on its options.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::run;
use crate::served::{Served, folder};

const KEY: &str = "correct-horse-battery-staple";

/// Starts a server, creates a game without a key and stops it: returns the answer and the log.
fn tried(name: &str, arguments: &[&str], variable: Option<&str>) -> (u16, Value, String) {
    let folder = folder(name);
    let (store, log) = (folder.join("games.db"), folder.join("log"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(["serve", "--store", store.to_str().expect("a path")]).args(arguments);
    command.env_remove("JADOUBE_CREATE_KEY");
    if let Some(key) = variable {
        command.env("JADOUBE_CREATE_KEY", key);
    }
    let mut served =
        Served::logging_to(&mut command, Stdio::from(std::fs::File::create(&log).expect("a log")));
    let (status, body) = served.ask("POST", "/api/games", "", &json!({}));
    served.kill();
    let log = std::fs::read_to_string(&log).expect("a log");
    assert_eq!(log.matches("creation:").count(), 1, "one line says who may create: {log}");
    assert!(!log.contains(KEY), "the key is not logged: {log}");
    (status, body, log)
}

#[test]
fn the_start_says_who_may_create() {
    let keyed = format!("--create-key {KEY}");
    for (name, listen, more, variable, status, told) in [
        ("own", "127.0.0.1:0", "", None, 201, "open to this machine alone"),
        ("own-key", "127.0.0.1:0", &*keyed, None, 403, "with the key"),
        ("public", "0.0.0.0:0", "", None, 403, "refused to everybody"),
        ("public-open", "0.0.0.0:0", "--open-creation", None, 201, "open to everybody"),
        ("public-key", "0.0.0.0:0", &*keyed, None, 403, "with the key"),
        ("public-variable", "0.0.0.0:0", "", Some(KEY), 403, "with the key"),
        ("public-empty", "0.0.0.0:0", "", Some(""), 403, "refused to everybody"),
    ] {
        let arguments: Vec<&str> =
            ["--listen", listen].into_iter().chain(more.split_whitespace()).collect();
        let (is, body, log) = tried(name, &arguments, variable);
        assert_eq!(is, status, "{name}: {body}");
        assert!(log.contains(told), "{name}: {log}");
        if status == 403 {
            assert_eq!(body["code"], "needs-create-key", "{name}: {body}");
        }
    }
}

#[test]
fn a_key_that_no_header_carries_is_refused() {
    for key in ["two words", "klíč", "a\nb"] {
        let (code, _, error) = run(&["serve", "--create-key", key]);
        assert_eq!(code, 2, "{error}");
        assert!(error.contains("without spaces"), "{error}");
    }
}
