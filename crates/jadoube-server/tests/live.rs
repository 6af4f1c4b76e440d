//! Live connections.

use futures_util::{SinkExt, StreamExt};
use jadoube_store::Store as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Board, Hall, SOON};
use crate::openapi;

pub(crate) type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

pub(crate) async fn connect(hall: &Hall, board: &Board, role: &str, since: u32) -> Socket {
    let path = format!("/api/games/{}/live?since={since}", board.game);
    connect_to(hall, &path, board.token(role)).await
}

pub(crate) async fn connect_to(hall: &Hall, path: &str, token: &str) -> Socket {
    let url = format!("ws://{}{path}", hall.server.address());
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{token}");
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    tokio_tungstenite::connect_async(request).await.expect("a connection").0
}

/// The next message that is JSON.
pub(crate) async fn next(socket: &mut Socket) -> Value {
    loop {
        let message = tokio::time::timeout(SOON, socket.next()).await;
        match message.expect("a message in time").expect("a message").expect("no error") {
            Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
            Message::Close(frame) => {
                return json!({ "closed": frame.map(|frame| frame.reason.to_string()) });
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_see_a_move_made_over_a_socket() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut white = connect(&hall, &board, "white", 0).await;
    let mut black = connect(&hall, &board, "black", 0).await;
    let acts = json!({ "acts": [{ "id": "a", "act": "touches e2" }, { "id": "b", "act": "releases on e4" }] });
    white.send(Message::text(acts.to_string())).await.expect("sent");
    for (n, act) in [(1, "touches e2"), (2, "releases on e4")] {
        let view = next(&mut black).await;
        openapi::check_view(&view);
        assert_eq!((&view["n"], &view["act"]), (&json!(n), &json!(act)));
    }
    let (mut views, mut done) = (0, 0);
    while views + done < 4 {
        let message = next(&mut white).await;
        if message.get("done").is_some() { done += 1 } else { views += 1 }
    }
    assert_eq!((views, done), (2, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_connection_goes_on_without_loss_or_doubling() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut seen = Vec::new();
    let mut since = 0;
    let moves = [
        "white completes e2e4",
        "black completes e7e5",
        "white completes g1f3",
        "black completes b8c6",
    ];
    for play in moves {
        let mut socket = connect(&hall, &board, "spectator", since).await;
        hall.play(&board, &[play]).await;
        for _ in 0..3 {
            let view = next(&mut socket).await;
            since = u32::try_from(view["n"].as_u64().expect("a number")).expect("a small one");
            seen.push(since);
        }
        drop(socket);
    }
    assert_eq!(seen, (1..=12).collect::<Vec<_>>());
}

/// More than any buffer on the way holds is shown to one who does not read, and who then acts.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_late_misses_nothing() {
    const BATCHES: usize = 20;
    const ACTS: usize = 50;
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut black = connect(&hall, &board, "black", 0).await;
    let mut arbiter = connect(&hall, &board, "arbiter-1", 0).await;
    let said = format!("says \"{}\"", "♞".repeat(950));
    let path = format!("/api/games/{}/acts", board.game);
    for batch in 0..BATCHES {
        let act = |n| json!({ "id": format!("{batch}-{n}"), "act": said });
        let acts: Vec<Value> = (0..ACTS).map(act).collect();
        hall.post(&path, board.token("white"), json!(acts)).await.ok();
    }
    for id in ["a", "b"] {
        let act = json!({ "acts": [{ "id": id, "act": "says \"?\"" }] });
        black.send(Message::text(act.to_string())).await.expect("sent");
    }
    let (mut last, mut done) = (0, 0);
    let count = BATCHES * ACTS + 2;
    while last < count || done < 2 {
        let message = next(&mut black).await;
        if message.get("done").is_some() {
            done += 1;
            continue;
        }
        last += 1;
        assert_eq!(message["n"], last, "{message}");
    }
    for number in 1..=count {
        assert_eq!(next(&mut arbiter).await["n"], number);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_link_ends_the_connection() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut socket = connect(&hall, &board, "black", 0).await;
    let links = format!("/api/competitions/{}/links", board.competition);
    let listed = hall.get(&links, board.token("organiser")).await.ok();
    let black =
        listed["links"].as_array().expect("links").iter().find(|link| link["role"] == "black");
    let name = black.expect("Black's link")["link"].as_str().expect("a name").to_owned();
    hall.ask(reqwest::Method::DELETE, &format!("{links}/{name}"), board.token("organiser"), None)
        .await
        .ok();
    assert_eq!(next(&mut socket).await["closed"], "this link was revoked");
}

/// What another node writes into the store nobody tells this one: it finds out by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_another_node_revoked_ends_the_connections() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut black = connect(&hall, &board, "black", 0).await;
    let mut white = connect(&hall, &board, "white", 0).await;
    let store = hall.store().await;
    let tokens = store.tokens(&board.competition).await.expect("links");
    let token = tokens.iter().find(|token| token.role == "black").expect("Black's link");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time");
    store.revoke(&token.hash, now.as_millis() as u64).await.expect("revoked");
    assert_eq!(next(&mut black).await["closed"], "this link was revoked");
    let touch = json!({ "acts": [{ "id": "a", "act": "touches e2" }] });
    white.send(Message::text(touch.to_string())).await.expect("sent");
    assert_eq!(next(&mut white).await["act"], "touches e2", "White's link is as good as before");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_act_is_refused_and_the_connection_stays() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut socket = connect(&hall, &board, "white", 0).await;
    for text in ["", "{", "[]", "{\"acts\":1}", "{\"acts\":[{\"id\":\"1\",\"act\":\"flies\"}]}"] {
        socket.send(Message::text(text)).await.expect("sent");
        let answer = next(&mut socket).await;
        assert_eq!(answer["refused"]["status"], 400, "{text}: {answer}");
    }
    let mut spectator = connect(&hall, &board, "spectator", 0).await;
    let act = json!({ "acts": [{ "id": "1", "act": "touches e2" }] });
    spectator.send(Message::text(act.to_string())).await.expect("sent");
    assert_eq!(next(&mut spectator).await["refused"]["code"], "not-your-role");
}
