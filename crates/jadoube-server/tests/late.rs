//! A device that was offline: what it sends late is never lost, never charges the opponent, and never
//! changes by itself what is in the record already. Players cannot date anything back at all.

mod tablet;

use std::time::Duration;

use jadoube_store::Store as _;
use serde_json::{Value, json};

use self::tablet::{english, heads, offers, post, register, send, signed, views};
use crate::client::{Board, Hall};

/// Long before anything in a game that was just made.
const LONG_AGO: u64 = 3_600_000;

/// A game that has begun, with a device for White that was heard of.
async fn started(hall: &Hall) -> Board {
    started_by(hall, json!({ "control": "90m" })).await
}

async fn started_by(hall: &Hall, regulations: Value) -> Board {
    let board = hall.board(regulations).await;
    for role in ["white", "black"] {
        register(hall, &board, role).await;
        hall.play(&board, &[&format!("{role} says \"here\"")]).await;
    }
    hall.play(&board, &["arbiter-1 starts"]).await;
    board
}

async fn facts(hall: &Hall, board: &Board) -> Vec<Value> {
    offers(hall, board).await["desk"]["facts"].as_array().expect("facts").clone()
}

/// How long ago something was done, as the arbiter is told it.
fn ago_ms(fact: &Value) -> u64 {
    let time = &fact["message"]["arguments"]["time"]["ms"];
    time.as_u64().unwrap_or_else(|| panic!("{fact}"))
}

/// A player who could say when they pressed would win on time.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_cannot_date_anything_back() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["white says \"here\"", "arbiter-1 starts"]).await;
    let count = heads(&hall, &board).await.len();
    let refused = send(&hall, &board, "white", &[("1", "completes e2e4", 500)]).await;
    refused.refused(403, "unknown-device");
    // Nor with the device that the arbiter registered for the opponent, for another board, or took away.
    register(&hall, &board, "black").await;
    let theirs = signed(&board, "black", 1, "2", "completes e2e4", 500);
    post(&hall, &board, "white", json!([theirs])).await.refused(403, "unknown-device");
    let other = started(&hall).await;
    let elsewhere = signed(&other, "white", 1, "3", "completes e2e4", 500);
    post(&hall, &board, "white", json!([elsewhere])).await.refused(403, "unknown-device");
    register(&hall, &board, "white").await;
    let mut altered = signed(&board, "white", 1, "4", "completes e2e4", 500);
    altered["device"]["ago_ms"] = json!(501);
    post(&hall, &board, "white", json!([altered])).await.refused(403, "wrong-signature");
    hall.store().await.revoke_device(&board.game, "tabletwhite", 2).await.expect("revoked");
    let refused = send(&hall, &board, "white", &[("5", "completes e2e4", 500)]).await;
    refused.refused(403, "unknown-device");
    assert_eq!(heads(&hall, &board).await.len(), count, "nothing of it is stored");
}

/// The acts are done when they come: the opponent is charged for nothing before that. When the device says
/// they were done the arbiter is told, and may correct the clocks.
#[tokio::test(flavor = "multi_thread")]
async fn the_opponent_does_not_pay_for_a_device_that_was_out_of_reach() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    tokio::time::sleep(Duration::from_millis(2000)).await;
    let batch = [("1", "touches e2", 1900), ("2", "releases on e4", 1800), ("3", "presses", 1700)];
    let before = hall.state(&board, "arbiter-1").await["clocks"]["white_ms"].as_i64();
    let answer = send(&hall, &board, "white", &batch).await.ok();
    let done = answer["done"].as_array().expect("acts");
    assert_eq!(done.len(), 3);
    assert!(done.iter().all(|act| act.get("reported").is_none()), "{answer}");
    let state = hall.state(&board, "arbiter-1").await;
    assert_eq!(state["moves"].as_array().map(Vec::len), Some(1));
    assert_eq!(state["clocks"]["running"], "black");
    assert!(state["clocks"]["white_ms"].as_i64() <= before, "{before:?} {state}");
    let heads = heads(&hall, &board).await;
    let pressed = heads.iter().position(|head| head["source"]["device"]["seq"] == 3);
    let at = |number: usize| heads[number]["at"].as_u64().expect("a time");
    let started_at = at(2);
    assert!(at(pressed.expect("the press")) - started_at >= 1900, "{heads:?}");
    let device = &heads[3]["source"]["device"];
    assert_eq!((&device["id"], &device["seq"]), (&json!("tabletwhite"), &json!(1)));
    // Whoever has the device's public key can check the record by what it signed.
    let signed = &device["signed"];
    assert_eq!((&signed["act"], &signed["ago_ms"]), (&json!("touches e2"), &json!(1900)));
    assert_eq!(signed["signature"].as_str().map(str::len), Some(128));

    let facts = facts(&hall, &board).await;
    assert_eq!(facts.len(), 3, "{facts:?}");
    let words: Vec<String> = facts.iter().map(|fact| english(&fact["message"])).collect();
    assert!(words[2].contains("White, ") && words[2].contains("presses"), "{words:?}");
    assert!((1700..2000 + 30_000).contains(&ago_ms(&facts[2])), "{facts:?}");
    for role in ["white", "black"] {
        let views = views(&hall, &board, role).await;
        assert_eq!(views.len(), 6, "neither player is told when the device says it was: {views:?}");
    }
}

/// What is dated back further than the device was out of reach is dated back no further than that.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_dated_back_further_than_the_device_was_out_of_reach() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    let heard = std::time::Instant::now();
    hall.play(&board, &["white says \"still here\""]).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    send(&hall, &board, "white", &[("1", "completes e2e4", LONG_AGO)]).await.ok();
    let facts = facts(&hall, &board).await;
    let most = u64::try_from(heard.elapsed().as_millis()).expect("a short time") + 1;
    assert!((100..=most).contains(&ago_ms(&facts[0])), "{facts:?}, at most {most}");
    // A device that has never been heard of since the server began can explain nothing.
    let board = hall.board(json!({ "control": "90m" })).await;
    register(&hall, &board, "white").await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    send(&hall, &board, "white", &[("1", "completes e2e4", LONG_AGO)]).await.ok();
    assert_eq!(self::facts(&hall, &board).await.len(), 0);
    assert_eq!(hall.state(&board, "black").await["moves"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_acts_of_a_device_are_numbered_upwards() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    let act = |seq, id, act| signed(&board, "white", seq, id, act, 0);
    post(&hall, &board, "white", json!([act(5, "a", "touches e2")])).await.ok();
    post(&hall, &board, "white", json!([act(5, "b", "touches d2")])).await.refused(409, "seq-used");
    post(&hall, &board, "white", json!([act(4, "c", "touches d2")])).await.refused(409, "seq-used");
    let again = post(&hall, &board, "white", json!([act(5, "a", "touches e2")])).await.ok();
    assert_eq!(again["done"][0]["again"], true, "the same act again is no new one");
    let hall = hall.reopened().await;
    post(&hall, &board, "white", json!([act(5, "d", "touches d2")])).await.refused(409, "seq-used");
    post(&hall, &board, "white", json!([act(6, "e", "says \"x\"")])).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_too_late_is_told_to_the_arbiter_and_changes_nothing() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    hall.play(&board, &["arbiter-1 interrupts"]).await;
    let before = hall.state(&board, "black").await;
    let seen = views(&hall, &board, "black").await.len();
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
    assert_eq!(views(&hall, &board, "black").await.len(), seen, "only what the arbiter did");

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

#[tokio::test(flavor = "multi_thread")]
async fn whether_a_late_press_counts_the_arbiter_decides() {
    let hall = Hall::open().await;
    for (choice, moves_on) in [("the report counts", true), ("the report does not count", false)] {
        let board = started(&hall).await;
        hall.play(&board, &["white plays e2e4"]).await;
        // White was silent for a while when Black did something.
        tokio::time::sleep(Duration::from_millis(50)).await;
        hall.play(&board, &["black touches e7"]).await;
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
        assert_eq!(
            running(hall.state(&board, "white").await),
            "white",
            "until the arbiter decides"
        );
        hall.act(&board, "arbiter-1", &format!("decides {choice}")).await.ok();
        let runs = running(hall.state(&board, "white").await);
        assert_eq!(runs, if moves_on { "black" } else { "white" }, "{choice}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_sent_twice_is_made_once() {
    let hall = Hall::open().await;
    let board = started(&hall).await;
    hall.play(&board, &["arbiter-1 interrupts"]).await;
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
    hall.play(&board, &["white plays e2e4", "black resigns"]).await;
    assert_eq!(offers(&hall, &board).await["desk"]["need"], "over");
    send(&hall, &board, "white", &[("p", "presses", LONG_AGO)]).await.ok();
    let open = offers(&hall, &board).await;
    assert_eq!(open["desk"]["need"], "notice", "{open}");
    assert!(english(&open["desk"]["facts"][0]["message"]).contains("presses"), "{open}");
    assert_eq!(hall.state(&board, "white").await["outcome"]["score"], "1-0", "the result stands");
}

/// Nobody may read a sealed move.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_told_is_refused() {
    let hall = Hall::open().await;
    let board = started_by(&hall, json!({ "control": "90m", "adjournment": true })).await;
    let count = heads(&hall, &board).await.len();
    let refused = send(&hall, &board, "white", &[("x", "seals \"Nf3\"", LONG_AGO)]).await;
    refused.refused(409, "too-late");
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
    hall.play(&board, &["arbiter-1 interrupts"]).await;
    let long = format!("says \"{}\"", "ą".repeat(480));
    send(&hall, &board, "black", &[("l", &long, LONG_AGO)]).await.ok();
    let act = offers(&hall, &board).await["desk"]["facts"][0]["act"].clone();
    hall.act(&board, "arbiter-1", act.as_str().expect("an act")).await.ok();
    assert_eq!(offers(&hall, &board).await["desk"]["facts"], json!([]));
}
