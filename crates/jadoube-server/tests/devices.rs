//! Devices at a board: registered by those who run the competition, seen by those who play.

use reqwest::Method;
use serde_json::{Value, json};

use crate::client::Hall;

/// The public key of a pair that there is.
fn key() -> String {
    format!("58{}", "66".repeat(31))
}

fn device(id: &str, role: &str) -> Value {
    json!({ "id": id, "role": role, "key": key() })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_registered_seen_and_revoked() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let other = hall.board(json!({})).await;
    let path = format!("/api/games/{}/devices", board.game);
    let arbiter = board.token("arbiter-1");
    let made = hall.post(&path, arbiter, device("board-7-clock", "white")).await.ok();
    assert_eq!((&made["id"], &made["role"]), (&json!("board-7-clock"), &json!("white")));
    assert_eq!((&made["key"], &made["revoked"]), (&json!(key()), &Value::Null));
    assert_eq!(made["registered"]["by"], "arbiter-1");
    hall.post(&path, board.token("organiser"), device("tablet", "black-assistant")).await.ok();
    hall.post(&path, arbiter, device("tablet", "white")).await.refused(409, "taken");
    for role in ["white", "black-assistant", "appeals"] {
        let seen = hall.get(&path, board.token(role)).await.ok();
        assert_eq!(seen["devices"].as_array().map(Vec::len), Some(2), "{role}");
    }
    let elsewhere = format!("/api/games/{}/devices", other.game);
    let seen = hall.get(&elsewhere, other.token("white")).await.ok();
    assert_eq!(seen["devices"], json!([]));
    let gone = format!("{path}/tablet");
    hall.ask(Method::DELETE, &gone, board.token("white"), None).await.refused(403, "not-your-role");
    hall.ask(Method::DELETE, &gone, arbiter, None).await.ok();
    hall.ask(Method::DELETE, &gone, arbiter, None).await.ok();
    for missing in ["none", "a%2Fb"] {
        let gone = format!("{path}/{missing}");
        hall.ask(Method::DELETE, &gone, arbiter, None).await.refused(404, "not-found");
    }
    let seen = hall.get(&path, arbiter).await.ok();
    assert!(seen["devices"][1]["revoked"].is_u64(), "{seen}");
    assert!(seen["devices"][0]["revoked"].is_null(), "{seen}");
    // What is gone leaves its name behind: what was signed by it is told apart.
    hall.post(&path, arbiter, device("tablet", "white")).await.refused(409, "taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_device_is_refused() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let path = format!("/api/games/{}/devices", board.game);
    let arbiter = board.token("arbiter-1");
    let mut wrong = Vec::new();
    for id in ["", "a b", "ż", "a/b", &"x".repeat(65)] {
        wrong.push(("id", device(id, "white")));
    }
    for role in ["", "spectator", "arbiter-1", "organiser", "White"] {
        wrong.push(("role", device("clock", role)));
    }
    // Too short, no point of the curve, and points by which nearly everything is signed.
    let (none, neutral) = (format!("02{}", "00".repeat(31)), format!("01{}", "00".repeat(31)));
    for key in ["", "58", &"zz".repeat(32), &none, &neutral, &"00".repeat(32)] {
        wrong.push(("key", json!({ "id": "clock", "role": "white", "key": key })));
    }
    for (field, new) in wrong {
        let refused = hall.post(&path, arbiter, new.clone()).await.refused(400, "bad-request");
        assert!(refused["detail"].as_str().expect("words").contains(field), "{new}: {refused}");
    }
    for role in ["white", "appeals"] {
        let new = device("clock", "white");
        hall.post(&path, board.token(role), new).await.refused(403, "not-your-role");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_has_so_many_devices_and_no_more() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let path = format!("/api/games/{}/devices", board.game);
    let arbiter = board.token("arbiter-1");
    for number in 0..20 {
        hall.post(&path, arbiter, device(&format!("clock-{number}"), "white")).await.ok();
    }
    let more = device("clock-20", "black");
    hall.post(&path, arbiter, more.clone()).await.refused(409, "too-many-devices");
    hall.ask(Method::DELETE, &format!("{path}/clock-3"), arbiter, None).await.ok();
    hall.post(&path, arbiter, more).await.ok();
}
