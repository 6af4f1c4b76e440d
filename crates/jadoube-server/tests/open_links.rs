//! Links in the open: who made, used, vouched for and revoked them, for those whom it concerns.

use std::time::Duration;

use jadoube_server::Secret;
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Answer, Board, Hall};

/// A new link for somebody: its secret.
pub(crate) async fn make(hall: &Hall, board: &Board, by: &str, role: &str) -> String {
    let game = ["white", "black", "white-assistant", "black-assistant"].contains(&role);
    let game = game.then_some(&board.game);
    let path = format!("/api/competitions/{}/links", board.competition);
    let made = hall.post(&path, by, json!({ "role": role, "game": game })).await.ok();
    made["token"].as_str().expect("a secret").to_owned()
}

pub(crate) async fn revoke(hall: &Hall, board: &Board, by: &str, secret: &str) -> Answer {
    let link = Secret::hash(secret);
    let path = format!("/api/competitions/{}/links/{link}", board.competition);
    hall.ask(Method::DELETE, &path, by, None).await
}

/// Says that a link is for whom it says.
pub(crate) async fn vouch(hall: &Hall, board: &Board, by: &str, secret: &str) -> Answer {
    let link = short(secret);
    let path = format!("/api/games/{}/links/{link}/vouch", board.game);
    hall.ask(Method::POST, &path, by, None).await
}

fn short(secret: &str) -> String {
    Secret::hash(secret).to_string()[..16].to_owned()
}

async fn links(hall: &Hall, board: &Board, token: &str) -> Vec<Value> {
    let path = format!("/api/games/{}/links", board.game);
    let answer = hall.get(&path, token).await;
    assert!(!answer.text.contains(token), "no secret is told");
    answer.ok()["links"].as_array().expect("links").clone()
}

/// What is told of a link, as soon as it is so.
async fn told(hall: &Hall, board: &Board, to: &str, of: &str, is_so: fn(&Value) -> bool) -> Value {
    let mut last = Value::Null;
    for _ in 0..1200 {
        let all = links(hall, board, to).await;
        last = all.into_iter().find(|link| link["link"] == short(of)).expect("the link");
        if is_so(&last) {
            return last;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_his_own_links_and_officials_all() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let roles = |all: &[Value]| {
        let mut roles: Vec<String> =
            all.iter().map(|link| link["role"].as_str().expect("a role").to_owned()).collect();
        roles.sort();
        roles
    };
    for (side, other) in [("white", "black"), ("black", "white")] {
        for role in [side.to_owned(), format!("{side}-assistant")] {
            let seen = links(&hall, &board, board.token(&role)).await;
            assert_eq!(roles(&seen), [side.to_owned(), format!("{side}-assistant")]);
            assert!(!format!("{seen:?}").contains(other));
        }
    }
    for role in ["organiser", "arbiter-1", "appeals"] {
        let seen = links(&hall, &board, board.token(role)).await;
        assert_eq!(seen.len(), 9, "{seen:?}");
    }
    let path = format!("/api/games/{}/links", board.game);
    hall.get(&path, board.last_token("spectator")).await.refused(403, "not-your-role");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_link_is_seen_when_it_is_made_used_and_revoked() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, arbiter) = (board.token("white"), board.token("arbiter-1"));
    let own = told(&hall, &board, white, white, |link| !link["used"].is_null()).await;
    assert_eq!((&own["yours"], &own["trusted"]), (&json!(true), &json!(true)));
    assert_eq!(own["made"]["by"], "creation");
    assert_eq!(own["revoked"], Value::Null);

    let second = make(&hall, &board, arbiter, "white").await;
    let made = told(&hall, &board, white, &second, |_| true).await;
    assert_eq!(made["made"]["by"], "arbiter-1");
    assert_eq!(made["made"]["link"], short(arbiter));
    assert_eq!((&made["yours"], &made["trusted"]), (&json!(false), &json!(false)));
    assert_eq!(made["used"], Value::Null);

    hall.get(&format!("/api/games/{}/state", board.game), &second).await.ok();
    let used = told(&hall, &board, white, &second, |link| !link["used"].is_null()).await;
    assert!(used["used"].as_u64() >= made["made"]["at"].as_u64(), "{used}");
    revoke(&hall, &board, board.token("organiser"), &second).await.ok();
    let revoked = told(&hall, &board, white, &second, |_| true).await;
    assert_eq!(revoked["revoked"]["by"], "organiser");
    assert_eq!(revoked["revoked"]["link"], short(board.token("organiser")));

    // All of it is there after the server was started again, and nothing is noted twice.
    let hall = hall.reopened().await;
    let again = told(&hall, &board, white, &second, |_| true).await;
    assert_eq!(again, revoked);
    let mine = told(&hall, &board, white, white, |_| true).await;
    assert_eq!(mine["used"], own["used"], "the first use, not the first since the start");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_vouch_is_told_and_noted() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (arbiter, organiser) = (board.token("arbiter-1"), board.token("organiser"));
    let second = make(&hall, &board, arbiter, "black").await;
    vouch(&hall, &board, arbiter, &second).await.refused(403, "not-your-role");
    vouch(&hall, &board, &second, &second).await.refused(403, "not-your-role");
    vouch(&hall, &board, board.token("white"), &second).await.refused(403, "not-your-role");
    vouch(&hall, &board, organiser, "nobody's").await.refused(404, "not-found");
    let spectator = board.last_token("spectator");
    vouch(&hall, &board, organiser, spectator).await.refused(409, "no-need");
    let own = make(&hall, &board, arbiter, "appeals").await;
    vouch(&hall, &board, &own, &second).await.refused(403, "not-your-role");

    let link = vouch(&hall, &board, board.token("black"), &second).await.ok();
    assert_eq!(link["trusted"], true);
    assert_eq!(link["vouched"][0]["by"], "black");
    let again = vouch(&hall, &board, organiser, &second).await.ok();
    assert_eq!(again["vouched"], link["vouched"], "it is trusted already");
    revoke(&hall, &board, arbiter, &second).await.ok();
    vouch(&hall, &board, organiser, &second).await.refused(409, "no-need");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_puts_the_organiser_out() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (arbiter, organiser) = (board.token("arbiter-1"), board.token("organiser"));
    revoke(&hall, &board, arbiter, organiser).await.refused(403, "not-your-role");
    let path = format!("/api/competitions/{}/links", board.competition);
    let new = json!({ "role": "organiser" });
    hall.post(&path, arbiter, new).await.refused(403, "not-your-role");
    revoke(&hall, &board, organiser, organiser).await.refused(409, "last-organiser");
    let second = make(&hall, &board, organiser, "organiser").await;
    revoke(&hall, &board, arbiter, &second).await.refused(403, "not-your-role");
    revoke(&hall, &board, &second, organiser).await.ok();
    revoke(&hall, &board, &second, &second).await.refused(409, "last-organiser");
    // What is revoked already stays so.
    revoke(&hall, &board, arbiter, organiser).await.ok();
}
