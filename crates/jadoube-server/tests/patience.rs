//! Clients that keep the server waiting.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use jadoube_server::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Board, Hall, SOON, high};

const SHORT: Duration = Duration::from_millis(400);
const LONG: Duration = Duration::from_secs(600);

async fn connect(hall: &Hall) -> TcpStream {
    TcpStream::connect(hall.server.address()).await.expect("a connection")
}

/// All that comes until the server hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    // However it hangs up.
    let _ = timeout(SOON, stream.read_to_end(&mut read)).await.expect("it hangs up");
    String::from_utf8_lossy(&read).into_owned()
}

/// What one of the counts of `/metrics` is.
pub(crate) async fn count(hall: &Hall, name: &str) -> u64 {
    let text = hall.get("/metrics", "").await.text;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("{name} in {text}"))
}

/// Waits until there are no live connections.
async fn until_nobody_is_connected(hall: &Hall) {
    let gone = async {
        while count(hall, "jadoube_sockets").await > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, gone).await.expect("it is let go");
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_head_is_not_waited_for() {
    let hall = Hall::with(Limits { headers: SHORT, idle: LONG, ..high() }).await;
    let mut stream = connect(&hall).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost:").await.expect("sent");
    assert_eq!(rest(&mut stream).await, "");
    let mut silent = connect(&hall).await;
    assert_eq!(rest(&mut silent).await, "");
    // The head of a later request is waited for no longer than the first.
    let mut stream = answered(&hall).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost:").await.expect("sent");
    assert!(rest(&mut stream).await.ends_with("ok\n"));
}

/// A connection over which a request was answered. On a machine that is busy with much else the first
/// request may come too late.
async fn answered(hall: &Hall) -> TcpStream {
    loop {
        let mut stream = connect(hall).await;
        let mut answer = [0; 12];
        let ask = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        if ask.is_ok() && stream.read_exact(&mut answer).await.is_ok() {
            assert_eq!(&answer, b"HTTP/1.1 200");
            return stream;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed() {
    let hall = Hall::with(Limits { headers: LONG, idle: SHORT, ..high() }).await;
    let mut stream = answered(&hall).await;
    assert!(rest(&mut stream).await.ends_with("ok\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_body_is_refused_in_the_end() {
    let hall = Hall::with(Limits { body_time: SHORT, ..high() }).await;
    let mut stream = connect(&hall).await;
    let head = "POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{\"white\":";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    let problem: Value = serde_json::from_str(body).expect("JSON");
    assert_eq!(problem["code"], "too-slow");
    crate::openapi::check(
        &reqwest::Method::POST,
        "/api/games",
        reqwest::StatusCode::REQUEST_TIMEOUT,
        "application/problem+json",
        &problem,
    );
}

/// Whoever asks for more and more and takes nothing of it is let go.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_takes_no_answers_is_let_go() {
    let hall = Hall::with(Limits { sending: SHORT, ..high() }).await;
    let mut stream = small(hall.server.address()).await;
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50);
    let asking = async { while stream.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(SOON, asking).await.expect("it hangs up");
}

/// Whoever takes an answer slowly, but does, gets all of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_download_is_not_cut_off() {
    // Not so short that a machine that is busy with much else asks too late.
    let idle = SHORT * 5;
    let hall = Hall::with(Limits { idle, headers: idle, sending: LONG, ..high() }).await;
    let board = hall.board(json!({})).await;
    talk(&hall, &board, 3).await;
    let mut stream = small(hall.server.address()).await;
    let (game, token) = (&board.game, board.token("arbiter-1"));
    let ask = format!(
        "GET /api/games/{game}/record HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.expect("sent");
    let (mut read, mut buffer) = (Vec::new(), vec![0; 64 * 1024]);
    let (_, body) = loop {
        // Longer in all than a connection may be idle.
        tokio::time::sleep(idle / 20).await;
        let count = timeout(SOON, stream.read(&mut buffer)).await.expect("in time");
        let count = count.expect("it goes on");
        read.extend_from_slice(&buffer[..count]);
        if count == 0 {
            let text = String::from_utf8(read).expect("UTF-8");
            let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
            break (head.to_owned(), body.to_owned());
        }
    };
    let record: Value = serde_json::from_str(&body).expect("all of it");
    assert_eq!(record["entries"].as_array().map(Vec::len), Some(150));
}

/// A connection whose client has little room for what it does not read.
async fn small(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.connect(address).await.expect("a connection")
}

/// A live connection that does not read unless it is asked to.
async fn stalled(hall: &Hall, board: &Board, role: &str) -> WebSocketStream<TcpStream> {
    let stream = small(hall.server.address()).await;
    let url = format!("ws://{}/api/games/{}/live", hall.server.address(), board.game);
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{}", board.token(role));
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    tokio_tungstenite::client_async(request, stream).await.expect("a connection").0
}

/// Says so much that it does not fit into the buffers on the way.
async fn talk(hall: &Hall, board: &Board, batches: usize) {
    let said = format!("says \"{}\"", "♞".repeat(950));
    let path = format!("/api/games/{}/acts", board.game);
    for _ in 0..batches {
        let act = |_| json!({ "id": crate::client::new_id(), "act": said });
        let acts: Vec<Value> = (0..50).map(act).collect();
        hall.post(&path, board.token("white"), json!(acts)).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_client_that_does_not_read_is_let_go() {
    // Its silence would be noticed much later.
    let hall = Hall::with(Limits { sending: SHORT, silence: LONG, ..high() }).await;
    let board = hall.board(json!({})).await;
    let player = stalled(&hall, &board, "black").await;
    let spectator = stalled(&hall, &board, "spectator").await;
    talk(&hall, &board, 20).await;
    // One who comes late is to catch up with all of it.
    let late = stalled(&hall, &board, "arbiter-1").await;
    until_nobody_is_connected(&hall).await;
    drop((player, spectator, late));
}

/// What happens after a link is revoked its holder does not learn, however slowly they read.
#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_link_gets_nothing_more_though_its_client_stalls() {
    let hall = Hall::with(Limits { sending: LONG, silence: LONG, ..high() }).await;
    let board = hall.board(json!({})).await;
    let mut black = stalled(&hall, &board, "black").await;
    let mut spectator = stalled(&hall, &board, "spectator").await;
    talk(&hall, &board, 20).await;
    let before = hall.state(&board, "black").await["views"].as_u64().expect("a count");
    for role in ["black", "spectator"] {
        revoke(&hall, &board, role).await;
    }
    talk(&hall, &board, 2).await;
    until_nobody_is_connected(&hall).await;
    for socket in [&mut black, &mut spectator] {
        let mut last = 0;
        while let Ok(Some(Ok(message))) = timeout(SOON, socket.next()).await {
            let Message::Text(text) = message else { continue };
            let view: Value = serde_json::from_str(&text).expect("JSON");
            last = view["n"].as_u64().expect("a number");
        }
        assert!(0 < last && last < before, "{last} of {before}");
    }
}

/// Revokes all links of a role.
async fn revoke(hall: &Hall, board: &Board, role: &str) {
    let links = format!("/api/competitions/{}/links", board.competition);
    let listed = hall.get(&links, board.token("organiser")).await.ok();
    for link in listed["links"].as_array().expect("links") {
        if link["role"] == role {
            let path = format!("{links}/{}", link["link"].as_str().expect("a name"));
            let organiser = board.token("organiser");
            hall.ask(reqwest::Method::DELETE, &path, organiser, None).await.ok();
        }
    }
}

/// A client that reads slowly, but does, is not taken for one that does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_waited_for() {
    let hall = Hall::with(Limits { sending: Duration::from_secs(5), ..high() }).await;
    let board = hall.board(json!({})).await;
    talk(&hall, &board, 4).await;
    let mut socket = stalled(&hall, &board, "spectator").await;
    for number in 1..=200 {
        if number % 20 == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let message = timeout(SOON, socket.next()).await.expect("in time").expect("a message");
        let text = message.expect("no error").into_text().expect("text");
        let view: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(view["n"], number);
    }
}
