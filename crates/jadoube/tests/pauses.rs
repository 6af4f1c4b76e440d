//! A server that stands still, and one that is cut off from its database.

use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use crate::served::{Served, folder};

/// White has five seconds; the server stands still for six. He pays for none of them, and is told that the
/// game is interrupted (6.11.1).
#[test]
fn a_server_that_stood_still_charges_nobody() {
    let folder = folder("paused");
    let store = folder.join("games.db");
    let served = Served::start(store.to_str().expect("a path"));
    let board = served.board(json!({ "control": "5s" }));
    served.play(&board, &["arbiter-1 starts"]);
    sleep(Duration::from_millis(500));
    served.signal("STOP");
    sleep(Duration::from_secs(6));
    served.signal("CONT");
    let state = served.state_in_the_end(&board, |state| state["clocks"]["running"].is_null());
    assert_eq!(state["over"], false, "{state}");
    let left = state["clocks"]["white_ms"].as_i64().expect("a time");
    assert!(left >= 5000 - 3000, "{left} ms left, of which half a second and no more was thought");
    let views = served.ask("GET", &board.path("views"), board.token("arbiter-1"), &json!(null)).1;
    let views = views["views"].as_array().expect("views");
    assert!(views.iter().any(|view| view["event"] == "game_interrupted"), "{views:?}");
    // Play goes on when the arbiter lets it.
    served.play(&board, &["arbiter-1 resumes", "white completes e2e4"]);
}
