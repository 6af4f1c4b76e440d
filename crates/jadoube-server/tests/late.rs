//! A device that was offline: what it sends late keeps its own time, is never lost, and never
//! changes by itself what is in the record already.

use std::time::Duration;

use jadoube_lawbook::{Locale, Message, Messages};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::client::{Answer, Board, Hall};

/// Long before anything in a game that was just made.
const LONG_AGO: u64 = 3_600_000;

/// Sends acts as a device does: `(id, act, how long ago)`.
async fn send(hall: &Hall, board: &Board, role: &str, acts: &[(&str, &str, u64)]) -> Answer {
    let acts: Vec<Value> = (1..)
        .zip(acts)
        .map(|(seq, (id, act, ago_ms))| {
            json!({ "id": id, "act": act, "device": { "id": "tablet", "seq": seq, "ago_ms": ago_ms } })
        })
        .collect();
    let path = format!("/api/games/{}/acts", board.game);
    hall.post(&path, board.token(role), json!(acts)).await
}

async fn offers(hall: &Hall, board: &Board) -> Value {
    hall.get(&format!("/api/games/{}/acts", board.game), board.token("arbiter-1")).await.ok()
}

async fn views(hall: &Hall, board: &Board, role: &str) -> Vec<Value> {
    let path = format!("/api/games/{}/views", board.game);
    let views = hall.get(&path, board.token(role)).await.ok();
    views["views"].as_array().expect("views").clone()
}

/// The heads of the stored entries: number, times, source.
async fn heads(hall: &Hall, board: &Board) -> Vec<Value> {
    let path = format!("/api/games/{}/record", board.game);
    let record = hall.get(&path, board.token("arbiter-1")).await.ok();
    let entries = record["entries"].as_array().expect("entries").iter();
    entries
        .map(|entry| {
            let text = entry["text"].as_str().expect("text");
            serde_json::from_str(text.lines().next().expect("a head")).expect("JSON")
        })
        .collect()
}

async fn started(hall: &Hall) -> Board {
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    board
}

/// What a batch waits for the disk does not count as thinking: the device's times stand.
#[tokio::test(flavor = "multi_thread")]
async fn a_batch_keeps_the_times_of_the_device() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    let batch = [("1", "touches e2", 600), ("2", "releases on e4", 500), ("3", "presses", 400)];
    let answer = send(&hall, &board, "white", &batch).await.ok();
    let done = answer["done"].as_array().expect("acts");
    assert_eq!(done.len(), 3);
    assert!(done.iter().all(|act| act.get("reported").is_none()), "{answer}");
    let heads = heads(&hall, &board).await;
    let at = |number: usize| heads[number]["at"].as_u64().expect("a time");
    // The three came in together, so that their times are as far apart as on the device; each is
    // rounded to a millisecond.
    assert!((at(2) - at(1)).abs_diff(100) <= 1, "{heads:?}");
    assert!((at(3) - at(2)).abs_diff(100) <= 1, "{heads:?}");
    assert_eq!(heads[3]["source"]["device"], json!({ "id": "tablet", "seq": 3 }));
    assert_eq!(hall.state(&board, "white").await["moves"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_too_late_is_told_to_the_arbiter_and_changes_nothing() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    hall.play(&board, &["arbiter-1 interrupts"]).await;
    let before = hall.state(&board, "black").await;
    let batch = [("m", "plays e2e4", LONG_AGO), ("d", "offers a draw", LONG_AGO)];
    let answer = send(&hall, &board, "white", &batch).await.ok();
    for act in answer["done"].as_array().expect("acts") {
        assert_eq!((&act["reported"], &act["again"]), (&json!(true), &json!(false)), "{answer}");
        assert_eq!(act["views"], json!([]), "a player is told nothing that only the arbiter is");
    }
    let after = hall.state(&board, "black").await;
    for same in ["moves", "clocks", "board", "offer", "over"] {
        assert_eq!(before[same], after[same], "{same}");
    }
    assert_eq!(views(&hall, &board, "black").await.len(), 2, "only what the arbiter did");

    let open = offers(&hall, &board).await;
    assert_eq!(open["desk"]["need"], "notice");
    let facts = open["desk"]["facts"].as_array().expect("facts").clone();
    let words: Vec<String> = facts.iter().map(|fact| english(&fact["message"])).collect();
    assert!(words[0].contains("White, ") && words[0].contains("plays e2e4"), "{words:?}");
    assert!(words[1].contains("offers a draw"), "{words:?}");
    let last = views(&hall, &board, "arbiter-1").await.pop().expect("a view");
    assert!(last["act"].as_str().expect("words").ends_with("ago: offers a draw"), "{last}");

    // He deals with one after the other.
    for left in [1, 0] {
        let act = offers(&hall, &board).await["desk"]["facts"][0]["act"].clone();
        hall.act(&board, "arbiter-1", act.as_str().expect("an act")).await.ok();
        let facts = offers(&hall, &board).await["desk"]["facts"].clone();
        assert_eq!(facts.as_array().map(Vec::len), Some(left), "{facts}");
    }
    assert_eq!(offers(&hall, &board).await["desk"]["need"], "paused");
}

/// The words of a message as the arbiter reads them.
fn english(message: &Value) -> String {
    let message: Message = serde_json::from_value(message.clone()).expect("a message");
    Messages::new(Locale::English).text(&message).expect("words")
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_a_late_press_counts_the_arbiter_decides() {
    let hall = Hall::open().await;
    for (choice, moves_on) in [("the report counts", true), ("the report does not count", false)] {
        let board = started(&hall).await;
        hall.play(&board, &["white plays e2e4", "black touches e7"]).await;
        let answer = send(&hall, &board, "white", &[("p", "presses", LONG_AGO)]).await.ok();
        assert_eq!(answer["done"][0]["reported"], true);
        let open = offers(&hall, &board).await;
        assert_eq!(open["desk"]["need"], "decision", "{open}");
        let acts: Vec<&str> = open["decisions"][0]["choices"]
            .as_array()
            .expect("choices")
            .iter()
            .map(|choice| choice["act"].as_str().expect("an act"))
            .collect();
        assert_eq!(acts, ["decides the report counts", "decides the report does not count"]);
        let running = |state: Value| state["clocks"]["running"].clone();
        assert_eq!(running(hall.state(&board, "white").await), "white", "until he decides");
        hall.act(&board, "arbiter-1", &format!("decides {choice}")).await.ok();
        let runs = running(hall.state(&board, "white").await);
        assert_eq!(runs, if moves_on { "black" } else { "white" }, "{choice}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_sent_twice_is_made_once() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    let late = [("late", "plays e2e4", LONG_AGO)];
    send(&hall, &board, "white", &late).await.ok();
    let count = heads(&hall, &board).await.len();
    let again = send(&hall, &board, "white", &late).await.ok();
    assert_eq!(
        (&again["done"][0]["again"], &again["done"][0]["reported"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(heads(&hall, &board).await.len(), count);
    // After the server was started again too: the desk is folded from the record.
    let hall = hall.reopened().await;
    let again = send(&hall, &board, "white", &late).await.ok();
    assert_eq!(
        (&again["done"][0]["again"], &again["done"][0]["reported"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(offers(&hall, &board).await["desk"]["facts"].as_array().map(Vec::len), Some(1));
}

/// A press before the flag fell may come in after the game was lost by it.
#[tokio::test(flavor = "multi_thread")]
async fn what_comes_after_the_end_is_put_to_the_arbiter_too() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    hall.play(&board, &["white plays e2e4", "white resigns"]).await;
    assert_eq!(offers(&hall, &board).await["desk"]["need"], "over");
    send(&hall, &board, "white", &[("p", "presses", LONG_AGO)]).await.ok();
    let open = offers(&hall, &board).await;
    assert_eq!(open["desk"]["need"], "notice", "{open}");
    assert!(english(&open["desk"]["facts"][0]["message"]).contains("presses"), "{open}");
    assert_eq!(hall.state(&board, "white").await["outcome"]["score"], "0-1", "the result stands");
}

/// Nobody may read a sealed move, and an official is himself the one who would be told.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_told_is_refused() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m", "adjournment": true })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    let count = heads(&hall, &board).await.len();
    for (role, act) in [("white", "seals \"Nf3\""), ("arbiter-1", "interrupts")] {
        let refused = send(&hall, &board, role, &[("x", act, LONG_AGO)]).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
        assert_eq!(refused.body["code"], "too-late");
    }
    let refused = send(&hall, &board, "white", &[("y", "dances", LONG_AGO)]).await;
    refused.refused(400, "unknown-act");
    let refused = send(&hall, &board, "white", &[("z", "interrupts", LONG_AGO)]).await;
    refused.refused(403, "not-your-role");
    assert_eq!(heads(&hall, &board).await.len(), count, "nothing of it is stored");
}

/// Acts of the longest kind are reported, and the arbiter can write them down.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_report_can_be_dealt_with() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    let long = format!("says \"{}\"", "ą".repeat(480));
    send(&hall, &board, "black", &[("l", &long, LONG_AGO)]).await.ok();
    let act = offers(&hall, &board).await["desk"]["facts"][0]["act"].clone();
    hall.act(&board, "arbiter-1", act.as_str().expect("an act")).await.ok();
    assert_eq!(offers(&hall, &board).await["desk"]["facts"], json!([]));
}
