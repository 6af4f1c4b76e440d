//! What no client that means well sends: each gets an answer that says so.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Hall, SOON};
use crate::live::{Socket, connect, next};

/// With a database that takes no NUL this is no failure of the store.
#[tokio::test(flavor = "multi_thread")]
async fn nul_is_refused_wherever_it_stands() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, organiser) = (board.token("white"), board.token("organiser"));
    for path in ["/api/games/a%00b/state", "/api/competitions/%00", "/api/laws/%00"] {
        hall.get(path, white).await.refused(400, "bad-request");
    }
    for query in ["/api/laws/search?q=%00", "/api/control?text=90m%00"] {
        hall.get(query, "").await.refused(400, "bad-request");
    }
    let acts = format!("/api/games/{}/acts", board.game);
    for (id, act) in [("1", "says \"\0\""), ("\0", "says \"?\"")] {
        let problem = hall.post(&acts, white, json!([{ "id": id, "act": act }])).await;
        let problem = problem.refused(400, "bad-request");
        assert!(problem["detail"].as_str().is_some_and(|it| it.contains("NUL")), "{problem}");
    }
    hall.post("/api/games", "", json!({ "white": "\0" })).await.refused(400, "bad-request");
    hall.post("/api/competitions", "", json!({ "name": "a\0b" })).await.refused(400, "bad-request");
    let links = format!("/api/competitions/{}/links", board.competition);
    let link = json!({ "role": "spectator", "name": "\0" });
    hall.post(&links, organiser, link).await.refused(400, "bad-request");
    hall.post("/api/session", "", json!({ "token": "\0" })).await.refused(400, "bad-request");
    // What only looks like one is text.
    hall.act(&board, "white", "says \"\\u0000\"").await.ok();
    let mut socket = connect(&hall, &board, "black", 1).await;
    let act = json!({ "acts": [{ "id": "1", "act": "says \"\0\"" }] });
    socket.send(Message::text(act.to_string())).await.expect("sent");
    assert_eq!(next(&mut socket).await["refused"]["code"], "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_beyond_the_most_are_answered() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut socket = connect(&hall, &board, "white", 0).await;
    let acts: Vec<Value> =
        (0..503).map(|id| json!({ "id": id.to_string(), "act": "says \"?\"" })).collect();
    socket.send(Message::text(json!({ "acts": acts }).to_string())).await.expect("sent");
    let mut done = 0;
    let refused = loop {
        let message = next(&mut socket).await;
        done += u32::from(message.get("done").is_some());
        if let Some(refused) = message.get("refused") {
            break refused.clone();
        }
    };
    assert_eq!(
        (done, &refused["code"], &refused["act"]),
        (500, &json!("bad-request"), &json!("500"))
    );
}

/// The code with which a connection is closed.
async fn code(socket: &mut Socket) -> u16 {
    loop {
        let message = tokio::time::timeout(SOON, socket.next()).await;
        match message.expect("a message in time") {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(_)) => {}
            other => panic!("no close frame but {other:?}"),
        }
    }
}

/// A live connection to a game or to a competition, and what is sent over it as it is.
async fn closed_by(hall: &Hall, url: &str, token: &str, bytes: &[u8]) -> u16 {
    let mut socket = crate::live::connect_to(hall, url, token).await;
    let MaybeTlsStream::Plain(stream) = socket.get_mut() else { panic!("no TLS here") };
    stream.write_all(bytes).await.expect("sent");
    code(&mut socket).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_the_protocol_is_answered_with_a_reason() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let game = format!("/api/games/{}/live", board.game);
    let competition = format!("/api/competitions/{}/live", board.competition);
    for (url, token) in [(&game, board.token("white")), (&competition, board.token("arbiter-1"))] {
        // A text that is not UTF-8, under the mask that changes nothing.
        let not_utf8 = [&[0x81, 0x82, 0, 0, 0, 0][..], &[0xc3, 0x28]].concat();
        assert_eq!(closed_by(&hall, url, token, &not_utf8).await, 1007, "{url}");
        // A kind of frame that there is not, and one without a mask.
        assert_eq!(closed_by(&hall, url, token, &[0x83, 0x80, 0, 0, 0, 0]).await, 1002, "{url}");
        assert_eq!(closed_by(&hall, url, token, &[0x81, 0x01, b'a']).await, 1002, "{url}");
        // One of which so much is still to come that it would not be read.
        let large = 300 * 1024_u64;
        let head = [&[0x81, 0xff][..], &large.to_be_bytes(), &[0; 4]].concat();
        let large = [head, vec![b' '; large as usize]].concat();
        assert_eq!(closed_by(&hall, url, token, &large).await, 1009, "{url}");
    }
    let mut socket = connect(&hall, &board, "white", 0).await;
    socket.send(Message::binary(vec![1])).await.expect("sent");
    assert_eq!(code(&mut socket).await, 1008);
}

/// Whoever is connected when the server stops is told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_down_says_so() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let mut live = connect(&hall, &board, "white", 0).await;
    let competition = format!("/api/competitions/{}/live", board.competition);
    let mut grid = crate::live::connect_to(&hall, &competition, board.token("arbiter-1")).await;
    assert_eq!(next(&mut grid).await["all"], true);
    let hall = hall.reopened().await;
    assert_eq!((code(&mut live).await, code(&mut grid).await), (1001, 1001));
    hall.act(&board, "white", "says \"?\"").await.ok();
}
