//! A server that stands still, and one that is cut off from its database.

use std::thread::sleep;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::postgres::Database;
use crate::served::{Board, Served, folder, ms_since};

/// White has eight seconds; the server stands still for nine. White is charged for none of them,
/// and is told that the game is interrupted (6.11.1).
#[test]
fn a_server_that_stood_still_charges_nobody() {
    let folder = folder("paused");
    let store = folder.join("games.db");
    let served = Served::start(store.to_str().expect("a path"));
    let board = served.board(json!({ "control": "8s" }));
    let starts = Instant::now();
    served.play(&board, &["arbiter-1 starts"]);
    sleep(Duration::from_millis(500));
    served.signal("STOP");
    let thought = ms_since(starts);
    sleep(Duration::from_secs(9));
    served.signal("CONT");
    let state = served.state_in_the_end(&board, |state| state["clocks"]["running"].is_null());
    assert_eq!(state["over"], false, "{state}");
    let left = state["clocks"]["white_ms"].as_i64().expect("a time");
    assert!(left >= 8000 - thought, "{left} ms left, and no more than {thought} ms were thought");
    let views = served.ask("GET", &board.path("views"), board.token("arbiter-1"), &json!(null)).1;
    let views = views["views"].as_array().expect("views");
    assert!(views.iter().any(|view| view["event"] == "game_interrupted"), "{views:?}");
    // Play goes on when the arbiter allows it.
    served.play(&board, &["arbiter-1 resumes", "white completes e2e4"]);
}

/// A player whose server has lost its database, so that another may have the game, is not told that
/// all is well: the connection is closed, and the player looks for the other server.
#[test]
fn a_server_cut_off_from_its_database_does_not_say_that_it_is_here() {
    let database = Database::new("cut_off");
    let served = Served::start(&database.address);
    let board = served.board(json!({ "control": "90m" }));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime");
    let mut socket = runtime.block_on(connect(&served, &board));
    assert_eq!(runtime.block_on(is_here(&mut socket)), Ok(()));
    database.close();
    runtime.block_on(async {
        let since = Instant::now();
        let ended = loop {
            match is_here(&mut socket).await {
                Ok(()) => tokio::time::sleep(Duration::from_millis(200)).await,
                Err(code) => break code,
            }
            assert!(since.elapsed() < Duration::from_secs(120), "it still says that it is here");
        };
        assert_eq!(ended, Some(1013), "try again later");
    });
    database.open();
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn connect(served: &Served, board: &Board) -> Socket {
    let url = format!("ws://{}{}", served.address, board.path("live"));
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{}", board.token("white"));
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    tokio_tungstenite::connect_async(request).await.expect("a connection").0
}

/// Asks whether the server is there; if it closes the connection, returns the code it gives.
async fn is_here(socket: &mut Socket) -> Result<(), Option<u16>> {
    socket.send(Message::text(r#"{"acts":[]}"#)).await.map_err(|_| None)?;
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) if text.contains("here") => return Ok(()),
            Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Err(None),
        }
    }
}
