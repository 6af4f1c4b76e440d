//! Two servers on one PostgreSQL: when one is gone the other takes over its games.

use serde_json::{Value, json};

use super::postgres::Database;
use crate::served::{Board, Client, SERVE, Served, in_the_end};

fn server(database: &Database) -> Served {
    Served::start(&database.address)
}

/// All acts of a game's record, as its entries show them, and the head.
fn record(served: &Served, board: &Board) -> Vec<Value> {
    let (status, record) =
        served.ask("GET", &board.path("record"), board.token("arbiter-1"), &Value::Null);
    assert_eq!(status, 200, "{record}");
    let entries = record["entries"].as_array().expect("entries").iter();
    entries
        .map(|entry| {
            let text = entry["text"].as_str().expect("text");
            serde_json::from_str(text.lines().nth(1).expect("an event")).expect("JSON")
        })
        .collect()
}

fn count(events: &[Value], name: &str) -> usize {
    events.iter().filter(|event| *event == name || event.get(name).is_some()).count()
}

fn is_interrupted(state: &Value) -> bool {
    state["clocks"]["running"].is_null() && state["at"].as_u64() > Some(0)
}

#[test]
fn the_games_of_a_killed_server_go_on_at_the_other() {
    let database = Database::new("killed");
    let (mut first, second) = (server(&database), server(&database));
    let long = first.board(json!({ "control": "90m" }));
    first.play(&long, &["arbiter-1 starts", "white completes e2e4", "black completes e7e5"]);
    // A game whose flag would fall while no server looks after it.
    let blitz =
        json!({ "control": "8s", "class": "blitz", "supervision": "full", "observer": "engine" });
    let short = first.board(blitz);
    first.play(&short, &["arbiter-1 starts"]);
    let done = first.board(json!({}));
    first.play(&done, &["white resigns"]);

    let (status, problem) = second.act(&long, "white", "completes g1f3");
    assert_eq!((status, &problem["code"]), (421, &json!("game-moved")), "{problem}");
    assert_eq!(problem["elsewhere"], format!("http://{}", first.address));

    // Acts are in progress when it is killed; what was not acknowledged is sent again.
    let mut client = Client::to(&first.address);
    client.act(&long, "white", "touches g1", "before").expect("an answer");
    first.kill();
    assert!(client.act(&long, "white", "releases on f3", "after").is_err());

    let state = second.state_in_the_end(&long, is_interrupted);
    assert_eq!(state["moves"].as_array().expect("moves").len(), 2);
    let mut client = Client::to(&second.address);
    let (_, again) = client.act(&long, "white", "touches g1", "before").expect("an answer");
    assert_eq!(again["done"][0]["again"], true, "{again}");
    second.play(&long, &["arbiter-1 resumes"]);
    let (_, new) = client.act(&long, "white", "releases on f3", "after").expect("an answer");
    assert_eq!(new["done"][0]["again"], false, "{new}");
    second.play(&long, &["white presses", "black completes b8c6"]);
    let events = record(&second, &long);
    assert_eq!((count(&events, "clock_pressed"), count(&events, "game_interrupted")), (4, 1));

    // Nobody loses on time while no server looks; after that the flag falls, and only once.
    let state = second.state_in_the_end(&short, is_interrupted);
    assert_eq!(state["over"], false, "{state}");
    second.play(&short, &["arbiter-1 resumes"]);
    second.state_in_the_end(&short, |state| state["over"] == true);
    assert_eq!(count(&record(&second, &short), "flag_fell"), 1);
    assert_eq!(second.state(&done).1["outcome"]["score"], "0-1");
}

/// A server that was only out of reach finds out that its games now belong to another.
#[test]
fn a_server_that_comes_back_does_not_write_what_another_has() {
    let database = Database::new("paused");
    let (first, second) = (server(&database), server(&database));
    let board = first.board(json!({ "control": "90m" }));
    first.play(&board, &["arbiter-1 starts", "white completes e2e4"]);
    let quiet = first.board(json!({}));
    first.play(&quiet, &["white completes d2d4"]);
    first.signal("STOP");
    second.state_in_the_end(&board, is_interrupted);
    second.play(&board, &["arbiter-1 resumes", "black completes e7e5"]);
    second.play(&quiet, &["black completes d7d5"]);
    first.signal("CONT");

    // The first server says where the games are, and shows nothing outdated.
    let elsewhere = json!(format!("http://{}", second.address));
    for (board, act) in [(&board, "completes g1f3"), (&quiet, "completes c2c4")] {
        let problem = in_the_end("it knows", || {
            let (status, state) = first.state(board);
            if status == 200 {
                assert_eq!(state["moves"].as_array().expect("moves").len(), 1);
            }
            (status == 421).then_some(state)
        });
        assert_eq!(problem["elsewhere"], elsewhere, "{problem}");
        let (status, problem) = first.act(board, "white", act);
        assert_eq!((status, &problem["code"]), (421, &json!("game-moved")), "{problem}");
        second.play(board, &[&format!("white {act}")]);
    }
    let events = record(&second, &board);
    assert_eq!((count(&events, "clock_pressed"), count(&events, "game_interrupted")), (3, 1));
    assert_eq!(count(&record(&second, &quiet), "clock_pressed"), 3);
}

/// A server that is stopped in an orderly way hands its games to the other at once.
#[test]
fn a_server_that_stops_in_order_leaves_its_games_to_the_other() {
    let database = Database::new("stopped");
    let mut first =
        Served::from(std::process::Command::new(env!("CARGO_BIN_EXE_jadoube")).args(SERVE).args([
            "--store",
            &database.address,
            "--address",
            "http://one.example",
        ]));
    let second = server(&database);
    let board = first.board(json!({ "control": "90m" }));
    first.play(&board, &["arbiter-1 starts", "white completes e2e4"]);
    let (_, problem) = second.state(&board);
    assert_eq!(problem["elsewhere"], "http://one.example", "{problem}");
    first.signal("TERM");
    assert!(first.wait(), "it ends well");
    let (status, state) = second.state(&board);
    assert_eq!(status, 200, "{state}");
    assert!(is_interrupted(&state), "{state}");
}
