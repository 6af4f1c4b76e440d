//! Many connections and many requests: each address and each link has its share.

use jadoube_server::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Board, Hall, high};
use crate::live::Socket;
use crate::patience::count;

/// A live connection, or the status and code with which it was refused.
async fn live(hall: &Hall, board: &Board, role: &str) -> Result<Socket, (u16, String)> {
    let url = format!("ws://{}/api/games/{}/live", hall.server.address(), board.game);
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{}", board.token(role));
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            let body = answer.body().clone().unwrap_or_default();
            let problem: Value = serde_json::from_slice(&body).unwrap_or_default();
            let code = problem["code"].as_str().unwrap_or_default().to_owned();
            Err((answer.status().as_u16(), code))
        }
        Err(error) => panic!("{error}"),
    }
}

fn too_many<T>() -> Result<T, (u16, String)> {
    Err((429, "too-many".to_owned()))
}

/// The first line of the answer to a request over a connection; empty if there is none.
async fn status(stream: &mut TcpStream) -> String {
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    // It may be closed already.
    let _ = stream.write_all(ask).await;
    let mut answer = [0; 512];
    let read = stream.read(&mut answer).await.unwrap_or(0);
    let text = String::from_utf8_lossy(&answer[..read]).into_owned();
    text.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let hall = Hall::with(Limits { connections_by_address: 5, ..high() }).await;
    let connect = async || TcpStream::connect(hall.server.address()).await.expect("a connection");
    let mut open = Vec::new();
    for _ in 0..4 {
        let mut stream = connect().await;
        assert_eq!(status(&mut stream).await, "HTTP/1.1 200 OK");
        open.push(stream);
    }
    // The one that is left is the client's own.
    assert_eq!(count(&hall, "jadoube_connections").await, 5);
    for _ in 0..20 {
        let refused = status(&mut connect().await).await;
        assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 503 "), "{refused}");
    }
    assert_eq!(count(&hall, "jadoube_connections_refused_total").await, 20);
    open.pop();
    while count(&hall, "jadoube_connections").await > 4 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(status(&mut connect().await).await, "HTTP/1.1 200 OK");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_has_so_many_live_connections_and_no_more() {
    let hall = Hall::with(Limits { live_by_link: 2, live_by_spectators_link: 3, ..high() }).await;
    let board = hall.board(json!({})).await;
    let mut open = Vec::new();
    for (role, most) in [("white", 2), ("arbiter-1", 2), ("spectator", 3)] {
        for _ in 0..most {
            open.push(live(&hall, &board, role).await.expect("a connection"));
        }
        assert_eq!(live(&hall, &board, role).await.map(drop), too_many(), "{role}");
    }
    // One that has ended makes room.
    drop(open);
    while count(&hall, "jadoube_sockets").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    live(&hall, &board, "white").await.expect("a connection");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_leave_room_for_players_and_officials() {
    let hall = Hall::with(Limits { sockets: 10, ..high() }).await;
    let board = hall.board(json!({})).await;
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(live(&hall, &board, "spectator").await.expect("a connection"));
    }
    assert_eq!(live(&hall, &board, "spectator").await.map(drop), too_many());
    for role in ["white", "arbiter-1"] {
        open.push(live(&hall, &board, role).await.expect("a connection"));
    }
    assert_eq!(live(&hall, &board, "black").await.map(drop), too_many(), "none is left at all");
}

/// The status of the creation of a game that a proxy passes on for `from`.
async fn create(hall: &Hall, header: &str, from: &str) -> u16 {
    let url = format!("http://{}/api/games", hall.server.address());
    let request = reqwest::Client::new().post(url).header(header, from).json(&json!({}));
    request.send().await.expect("an answer").status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_trusted_proxy_each_address_has_its_own_share() {
    let limits = Limits { creations_per_minute: 1, connections_by_address: 1, ..high() };
    let hall = Hall::with_options(|options| {
        options.limits = limits;
        options.creation.open = true;
        options.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    })
    .await;
    assert_eq!(create(&hall, "x-forwarded-for", "192.0.2.1").await, 201);
    assert_eq!(create(&hall, "x-forwarded-for", "192.0.2.1").await, 429);
    assert_eq!(create(&hall, "x-forwarded-for", "9.9.9.9, 192.0.2.1").await, 429);
    assert_eq!(create(&hall, "x-forwarded-for", "192.0.2.2").await, 201);
    assert_eq!(create(&hall, "forwarded", "for=192.0.2.2").await, 429);
    // A customer has a whole network of IPv6.
    assert_eq!(create(&hall, "x-forwarded-for", "2001:db8::1").await, 201);
    assert_eq!(create(&hall, "x-forwarded-for", "2001:db8::2").await, 429);
    assert_eq!(create(&hall, "x-forwarded-for", "2001:db8:0:1::1").await, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_believed_about_his_address() {
    let hall = Hall::with_options(|options| {
        options.limits = Limits { creations_per_minute: 1, ..high() };
        options.creation.open = true;
    })
    .await;
    assert_eq!(create(&hall, "x-forwarded-for", "192.0.2.1").await, 201);
    assert_eq!(create(&hall, "x-forwarded-for", "192.0.2.2").await, 429);
    assert_eq!(create(&hall, "forwarded", "for=192.0.2.3").await, 429);
}

/// Asks until there was too much of it, and answered with `status` before.
async fn until_too_many(hall: &Hall, path: &str, token: &str, status: u16) {
    for _ in 0..100 {
        let answer = hall.get(path, token).await;
        if answer.status != status {
            answer.refused(429, "too-many");
            return;
        }
    }
    panic!("{path} is never too much");
}

/// So few a second that a slow machine does not save up more while it asks.
fn few_reads() -> Limits {
    Limits { reads_per_second: 1, ..high() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_reads_so_much_and_no_more() {
    let hall = Hall::with(few_reads()).await;
    let board = hall.board(json!({})).await;
    let state = format!("/api/games/{}/state", board.game);
    for role in ["white", "spectator"] {
        until_too_many(&hall, &state, board.token(role), 200).await;
    }
    // Acts are counted for themselves, and others read as they like.
    for _ in 0..20 {
        hall.act(&board, "white", "says \"?\"").await.ok();
    }
    hall.get(&state, board.token("black")).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_reads_so_much_without_a_link_and_no_more() {
    let hall = Hall::with(few_reads()).await;
    let board = hall.board(json!({})).await;
    let state = format!("/api/games/{}/state", board.game);
    hall.get(&state, board.token("white")).await.ok();
    for path in ["/api/laws/search?q=castling", "/api/control?text=90m", "/api/openapi.json"] {
        until_too_many(&hall, path, "", 200).await;
    }
    // Those who have a link are as free as before.
    hall.get(&state, board.token("white")).await.ok();
}

/// A wrong link costs a look into the store.
#[tokio::test(flavor = "multi_thread")]
async fn links_are_not_guessed_without_end() {
    let hall = Hall::with(few_reads()).await;
    let board = hall.board(json!({})).await;
    let state = format!("/api/games/{}/state", board.game);
    hall.get(&state, board.token("white")).await.ok();
    until_too_many(&hall, &state, "guessed", 401).await;
    // One that is known is as good as before.
    hall.get(&state, board.token("white")).await.ok();
    let guess = json!({ "token": "guessed" });
    for _ in 0..100 {
        let answer = hall.post("/api/session", "", guess.clone()).await;
        if answer.status == 429 {
            return;
        }
        answer.refused(401, "no-valid-link");
    }
    panic!("there is no end of guesses");
}
