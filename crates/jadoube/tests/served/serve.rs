//! A server started and killed as users do it, and what it leaves behind.

use serde_json::{Value, json};

use crate::run;
use crate::served::{Client, Served, folder};

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = folder("killed");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    let board = served.board(json!({ "control": "90m, +30s" }));
    let game = board.game();
    let play = |served: &Served, role: &str, act: &str| {
        let id = format!("{role} {act}");
        let done = Client::to(&served.address).act(&board, role, act, &id);
        let (status, done) = done.expect("an answer");
        assert_eq!(status, 200, "{done}");
        done
    };
    play(&served, "arbiter-1", "starts");
    play(&served, "white", "completes e2e4");
    served.kill();

    let (code, out, _) = run(&["verify", "--store", store]);
    assert_eq!((code, out.lines().last()), (0, Some("1 right, 0 broken")), "{out}");
    let served = Served::start(store);
    // An act that is sent again with its id is not done again.
    assert_eq!(play(&served, "white", "completes e2e4")["done"][0]["again"], true);
    let (_, state) = served.state(&board);
    assert_eq!(state["clocks"]["running"], Value::Null, "the game is interrupted (6.11.1)");
    play(&served, "arbiter-1", "resumes");
    play(&served, "black", "completes e7e5");

    let (_, out, _) = run(&["verify", "--store", store, "--game", game]);
    let head = out.lines().next().expect("a line").split('\t').nth(2).expect("a hash").to_owned();
    let (code, _, _) = run(&["verify", "--store", store, "--game", game, "--head", &head]);
    assert_eq!(code, 0);
    let (code, out, _) =
        run(&["verify", "--store", store, "--game", game, "--head", &"0".repeat(64)]);
    assert_eq!(code, 1);
    assert!(out.contains("cut off or rewritten"), "{out}");

    let (code, page, error) = run(&["transcript", "--store", store, game]);
    assert_eq!(code, 0, "{error}");
    let path = folder.join("game.md");
    std::fs::write(&path, page).expect("written");
    let (code, out, error) = run(&["case", path.to_str().expect("a path")]);
    assert_eq!((code, out.lines().last()), (0, Some("1 passed, 0 failed")), "{out}{error}");
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let missing = folder("missing").join("none.db");
    let missing = missing.to_str().expect("a path");
    for arguments in [&["verify", "--store", missing][..], &["transcript", "--store", missing, "x"]]
    {
        let (code, _, error) = run(arguments);
        assert_eq!(code, 2);
        assert!(error.contains("there is no store"), "{error}");
    }
    assert!(!std::path::Path::new(missing).exists());
}

#[test]
fn a_place_that_cannot_be_listened_on_is_named() {
    let folder = folder("nowhere");
    let store = folder.join("games.db");
    let (code, _, error) =
        run(&["serve", "--listen", "nowhere", "--store", store.to_str().expect("a path")]);
    assert_eq!(code, 2);
    assert!(error.contains("cannot listen on nowhere"), "{error}");
}
