//! A full disk and a database that is gone: acts are refused with a clear answer, nothing that was
//! acknowledged is lost, and service resumes by itself.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::postgres::Database;
use crate::run;
use crate::served::{Board, Client, SERVE, Served, client_id, folder, in_the_end, ms_since};

/// Moves there and back. It does not matter that the game ends at the fifth repetition: what is
/// done after the end is recorded too.
const MOVES: [(&str, &str); 8] = [
    ("white", "b1c3"),
    ("black", "b8c6"),
    ("white", "g1f3"),
    ("black", "g8f6"),
    ("white", "c3b1"),
    ("black", "c6b8"),
    ("white", "f3g1"),
    ("black", "f6g8"),
];

/// The ids of all acts in a game's record, in order.
fn ids(served: &Served, board: &Board) -> Vec<String> {
    let (status, record) =
        served.ask("GET", &board.path("record"), board.token("arbiter-1"), &Value::Null);
    assert_eq!(status, 200, "{record}");
    let entries = record["entries"].as_array().expect("entries").iter();
    let heads = entries.map(|entry| {
        let text = entry["text"].as_str().expect("text");
        serde_json::from_str::<Value>(text.lines().next().expect("a head")).expect("JSON")
    });
    let mut ids: Vec<String> = heads
        .filter_map(|head| head["act_id"].as_str().map(|id| client_id(id).to_owned()))
        .collect();
    ids.dedup();
    ids
}

fn is_refused(answer: &(u16, Value)) -> bool {
    assert!(
        answer.0 == 200 || (answer.0 == 503 && answer.1["code"] == "store-unavailable"),
        "{answer:?}"
    );
    answer.0 == 503
}

/// A limit on the size of files stands in for a full disk: it needs no special rights, and it can
/// be lifted while the server runs.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_refuses_acts_until_there_is_room() {
    let folder = folder("full");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::from(
        Command::new("sh")
            .args(["-c", "trap '' XFSZ; ulimit -S -f 2000; exec \"$0\" \"$@\""])
            .arg(env!("CARGO_BIN_EXE_jadoube"))
            .args(SERVE)
            .args(["--store", store]),
    );
    let boards: Vec<Board> = (0..3).map(|_| served.board(json!({}))).collect();
    let mut acknowledged: Vec<Vec<String>> = vec![Vec::new(); boards.len()];
    // The first refused act of each board.
    let mut refused: Vec<Option<(usize, String)>> = vec![None; boards.len()];
    let mut client = Client::to(&served.address);
    for turn in 0..200 {
        for (place, board) in boards.iter().enumerate() {
            if refused[place].is_some() {
                continue;
            }
            let (role, mv) = MOVES[turn % MOVES.len()];
            let id = format!("{place} {turn}");
            let answer = client.act(board, role, &format!("completes {mv}"), &id);
            match is_refused(&answer.expect("an answer")) {
                true => refused[place] = Some((turn, id)),
                false => acknowledged[place].push(id),
            }
        }
        if refused.iter().all(Option::is_some) {
            break;
        }
    }
    assert!(refused.iter().all(Option::is_some), "the disk was never full");
    let (status, health) = in_the_end("it says that it is not well", || {
        Some(served.ask("GET", "/healthz", "", &Value::Null)).filter(|(status, _)| *status != 200)
    });
    assert_eq!((status, &health["code"]), (503, &json!("store-unavailable")));
    let (status, answer) = served.ask("POST", "/api/games", "", &json!({}));
    assert_eq!((status, &answer["code"]), (503, &json!("store-unavailable")), "{answer}");

    let pid = served.pid().to_string();
    let lifted = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(lifted.expect("prlimit").success());
    for (place, board) in boards.iter().enumerate() {
        let (turn, id) = refused[place].take().expect("an act");
        let (role, mv) = MOVES[turn % MOVES.len()];
        let done = in_the_end("it takes acts again", || {
            let answer = client.act(board, role, &format!("completes {mv}"), &id).expect("one");
            (!is_refused(&answer)).then_some(answer.1)
        });
        assert_eq!(done["done"][0]["again"], false, "what was refused was not done: {done}");
        acknowledged[place].push(id);
        assert_eq!(ids(&served, board), acknowledged[place]);
    }
    served.kill();
    let (code, out, _) = run(&["verify", "--store", store]);
    assert_eq!((code, out.lines().last()), (0, Some("3 right, 0 broken")), "{out}");
}

#[test]
fn a_database_that_is_gone_refuses_acts_until_it_is_back() {
    let database = Database::new("gone");
    let served = Served::start(&database.address);
    let board = served.board(json!({ "control": "90m" }));
    let still = served.board(json!({}));
    let mut client = Client::to(&served.address);
    let mut act = |board: &Board, role: &str, act: &str, id: &str| {
        client.act(board, role, act, id).expect("an answer")
    };
    assert!(!is_refused(&act(&board, "arbiter-1", "starts", "1")));
    assert!(!is_refused(&act(&board, "white", "completes e2e4", "2")));
    assert!(!is_refused(&act(&still, "white", "completes d2d4", "a")));
    let told = Instant::now();
    let before = served.state(&board).1["clocks"]["black_ms"].as_i64().expect("a time");

    database.close();
    assert!(is_refused(&act(&board, "black", "completes e7e5", "3")));
    let thought = ms_since(told);
    assert!(is_refused(&act(&still, "black", "completes d7d5", "b")));
    // Long enough for the game to be interrupted as of the time when the database went.
    std::thread::sleep(Duration::from_millis(2500));
    assert!(is_refused(&act(&board, "black", "completes e7e5", "3")));
    database.open();

    let state = served.state_in_the_end(&board, |state| state["clocks"]["running"].is_null());
    let after = state["clocks"]["black_ms"].as_i64().expect("a time");
    assert!(before - after <= thought, "Black pays for the outage: {before} {after} {thought}");
    assert!(!is_refused(&act(&board, "arbiter-1", "resumes", "4")));
    let (_, done) = act(&board, "black", "completes e7e5", "3");
    assert_eq!(done["done"][0]["again"], false, "{done}");
    let (_, done) = act(&still, "black", "completes d7d5", "b");
    assert_eq!(done["done"][0]["again"], false, "{done}");
    assert_eq!(ids(&served, &board), ["1", "2", "4", "3"]);
    assert_eq!(ids(&served, &still), ["a", "b"]);
    let (code, out, error) = run(&["verify", "--store", &database.address]);
    assert_eq!(code, 0, "{out}{error}");
}
