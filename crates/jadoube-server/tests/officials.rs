//! What officials are offered: exactly what the Laws allow, and what each board needs.

use futures_util::StreamExt;
use jadoube_lawbook::{Locale, Messages};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Board, Hall, SOON};

async fn offers(hall: &Hall, board: &Board, role: &str) -> Value {
    hall.get(&format!("/api/games/{}/acts", board.game), board.token(role)).await.ok()
}

/// The acts of a group.
fn acts(offers: &Value, group: &str) -> Vec<String> {
    let all = offers[group].as_array().expect("a group").iter();
    all.map(|offer| offer["act"].as_str().expect("an act").to_owned()).collect()
}

fn follows(offer: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = offer["follows"].as_array().expect("rulings").iter();
    all.map(|it| (text(&it["message"]["id"]), text(&it["articles"][0]))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn play_is_started_interrupted_and_resumed_in_turn() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    for (act, next) in
        [("starts", "interrupts"), ("interrupts", "resumes"), ("resumes", "interrupts")]
    {
        assert_eq!(acts(&offers(&hall, &board, "arbiter-1").await, "play"), [act]);
        hall.act(&board, "arbiter-1", act).await.ok();
        assert_eq!(acts(&offers(&hall, &board, "arbiter-1").await, "play"), [next]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_lawful_penalties_are_offered() {
    let hall = Hall::open().await;
    let plain = hall.board(json!({ "control": "90m" })).await;
    let announced = hall.board(json!({ "control": "90m", "conduct": { "fines": true } })).await;
    let penalties =
        async |board: &Board| acts(&offers(&hall, board, "arbiter-1").await, "penalties");
    let fine = "gives White a fine".to_owned();
    assert!(!penalties(&plain).await.contains(&fine));
    assert!(penalties(&announced).await.contains(&fine));
    let time = "gives Black {time} to the opponent".to_owned();
    assert!(penalties(&plain).await.contains(&time));
    hall.play(&plain, &["white resigns"]).await;
    let after = penalties(&plain).await;
    assert!(!after.contains(&time), "a finished game has no time to give: {after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_arbiter_alone_is_told_lies_on_his_desk_until_he_notices() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "15m, +10s", "observer": "arbiter" })).await;
    hall.play(&board, &["arbiter-1 starts", "white completes e2e5"]).await;
    let desk = offers(&hall, &board, "arbiter-1").await["desk"].clone();
    assert_eq!(desk["need"], "notice");
    assert_eq!(desk["facts"][0]["act"], "notices White's move 1");
    assert!(follows(&desk["facts"][0]).iter().any(|(id, _)| id == "ruling-time-added"), "{desk}");
    hall.act(&board, "arbiter-1", "notices White's move 1").await.ok();
    let desk = offers(&hall, &board, "arbiter-1").await["desk"].clone();
    assert_eq!(desk["facts"], json!([]), "{desk}");
    hall.get(&format!("/api/games/{}/acts", board.game), board.token("white"))
        .await
        .refused(403, "not-your-role");
    hall.get(&format!("/api/games/{}/acts", board.game), board.token("spectator"))
        .await
        .refused(403, "not-your-role");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_brings_its_question_with_the_lawful_answers() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    let call = "black stops the clock because a phone rang";
    hall.play(&board, &["arbiter-1 starts", "white completes e2e4", call]).await;
    let open = offers(&hall, &board, "arbiter-1").await;
    assert_eq!(open["desk"]["need"], "decision");
    assert_eq!(open["desk"]["call"]["because"], "a phone rang");
    let choices = &open["decisions"][0]["choices"];
    assert_eq!(choices.as_array().map(Vec::len), Some(2));
    assert_eq!(follows(&choices[1]), [("ruling-warned".to_owned(), "6.11.4".to_owned())]);
    hall.act(&board, "arbiter-1", choices[0]["act"].as_str().expect("an act")).await.ok();
    let open = offers(&hall, &board, "arbiter-1").await;
    assert_eq!((&open["decisions"], &open["desk"]["need"]), (&json!([]), &json!("call")));
    hall.act(&board, "arbiter-1", "resumes").await.ok();
    assert_eq!(offers(&hall, &board, "arbiter-1").await["desk"]["need"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_is_offered_for_a_disturbance_and_permissions_as_long_as_the_game_lasts() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    let others = async |role| acts(&offers(&hall, &board, role).await, "others");
    let (grant, permit) = ("grants {side} {time}", "permits {side} to leave the playing venue");
    let before = others("arbiter-1").await;
    assert!(
        !before.contains(&grant.to_owned()) && before.contains(&permit.to_owned()),
        "{before:?}"
    );
    hall.play(&board, &["arbiter-1 records a disturbance \"fire alarm\""]).await;
    assert!(others("arbiter-1").await.contains(&grant.to_owned()));
    for act in others("arbiter-1").await {
        let filled = act.replace("{side}", "Black").replace("{who}", "Bystander");
        let filled = filled.replace("{time}", "2:00").replace("{number}", "2");
        hall.act(&board, "arbiter-1", &filled).await.ok();
    }
    assert!(others("organiser").await.is_empty(), "it is for arbiters");
    hall.play(&board, &["white resigns"]).await;
    assert!(others("arbiter-1").await.is_empty(), "the game is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_appeal_is_for_the_committee() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 gives White the loss", "white appeals"]).await;
    assert_eq!(offers(&hall, &board, "arbiter-1").await["appeal"], json!([]));
    let open = acts(&offers(&hall, &board, "appeals").await, "appeal");
    assert!(open.contains(&"rejects the appeal".to_owned()), "{open:?}");
    assert!(open.contains(&"upholds the appeal: 1/2-1/2".to_owned()), "{open:?}");
    assert!(!open.contains(&"upholds the appeal: 0-1".to_owned()), "that is the result already");
    hall.act(&board, "appeals", "rejects the appeal").await.ok();
    assert_eq!(offers(&hall, &board, "appeals").await["appeal"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_offered_has_words() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m", "conduct": { "fines": true } })).await;
    hall.play(&board, &["arbiter-1 gives White the loss", "white appeals"]).await;
    let messages = Messages::new(Locale::English);
    for role in ["arbiter-1", "appeals"] {
        let mut ids = Vec::new();
        ids_in(&offers(&hall, &board, role).await, &mut ids);
        assert!(ids.len() > 5, "{role}");
        let unknown: Vec<&String> = ids.iter().filter(|id| !messages.has(id)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}

fn ids_in(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            ids.extend(fields.get("id").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|it| ids_in(it, ids));
        }
        Value::Array(items) => items.iter().for_each(|it| ids_in(it, ids)),
        _ => {}
    }
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn watch(hall: &Hall, competition: &str, token: &str) -> Socket {
    let url = format!("ws://{}/api/competitions/{competition}/live", hall.server.address());
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{token}");
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    tokio_tungstenite::connect_async(request).await.expect("a connection").0
}

async fn next(socket: &mut Socket) -> Value {
    loop {
        let message = tokio::time::timeout(SOON, socket.next()).await;
        match message.expect("a message in time").expect("a message").expect("no error") {
            Message::Text(text) => {
                let boards: Value = serde_json::from_str(&text).expect("JSON");
                crate::openapi::check_schema("Boards", &boards);
                return boards;
            }
            Message::Close(frame) => {
                return json!({ "closed": frame.map(|frame| frame.reason.to_string()) });
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_is_watched_over_one_connection() {
    let hall = Hall::open().await;
    let new = json!({ "name": "Open", "arbiters": ["Eva"] });
    let made = hall.post("/api/competitions", "", new).await.ok();
    let competition = made["competition"].as_str().expect("a key").to_owned();
    let token = |links: &Value, role: &str| {
        let all = links["links"].as_array().expect("links").iter();
        let link = all.into_iter().find(|link| link["role"] == role).expect("a link");
        link["token"].as_str().expect("a token").to_owned()
    };
    let (arbiter, spectator) = (token(&made, "arbiter-1"), token(&made, "spectator"));
    let path = format!("/api/competitions/{competition}/games");
    let mut games = Vec::new();
    for name in ["Ann", "Cyd"] {
        let regulations = json!({ "control": "15m", "observer": "arbiter" });
        let new = json!({ "white": name, "black": "Bob", "regulations": regulations });
        games.push(hall.post(&path, &arbiter, new).await.ok());
    }
    let mut desk = watch(&hall, &competition, &arbiter).await;
    let mut stand = watch(&hall, &competition, &spectator).await;
    let (all, seen) = (next(&mut desk).await, next(&mut stand).await);
    assert_eq!(all["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(all["boards"][0]["desk"]["need"], "not-started");
    assert!(seen["boards"][0].get("desk").is_none(), "the desk is the arbiter's");

    let second = games[1]["game"].as_str().expect("a key");
    let acts = format!("/api/games/{second}/acts");
    hall.post(&acts, &arbiter, json!([{ "id": "a", "act": "starts" }])).await.ok();
    let white = token(&games[1], "white");
    hall.post(&acts, &white, json!([{ "id": "b", "act": "completes e2e5" }])).await.ok();
    let told = loop {
        let message = next(&mut desk).await;
        let board = message["boards"][0].clone();
        assert_eq!(message["boards"].as_array().map(Vec::len), Some(1), "only what changed");
        if board["desk"]["need"] == "notice" {
            break board;
        }
    };
    assert_eq!((&told["game"], &told["white"]), (&json!(second), &json!("Cyd")));
    let seen = next(&mut stand).await;
    assert!(!seen.to_string().contains("illegal"), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_demonstration_needs_the_arbiter() {
    let hall = Hall::open().await;
    let demo = hall.server.demo(std::time::Duration::from_millis(1)).await.expect("a demo");
    let arbiter = demo.links.iter().find(|link| link.role == "arbiter-1").expect("a link");
    let (key, arbiter) = (demo.competition.as_str(), arbiter.token.as_str());
    let wanted = ["decision", "notice", "paused", "not-started", "over"];
    let mut missing = Vec::new();
    // It takes as long as the disk takes for some hundred entries.
    for _ in 0..1200 {
        let shown = hall.get(&format!("/api/competitions/{key}"), arbiter).await.ok();
        let boards = shown["boards"].as_array().expect("boards").clone();
        assert_eq!(boards.len(), 12);
        missing = wanted
            .into_iter()
            .filter(|need| !boards.iter().any(|board| board["desk"]["need"] == *need))
            .collect();
        if missing.is_empty() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("no board shows {missing:?}");
}
