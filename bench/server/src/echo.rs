//! The peer for the connections: axum as in its own examples, sending back what it gets. There are
//! as many connections as at the boards, and those send that would act there.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use tokio::task::JoinSet;

use crate::socket::Socket;

/// A message as long as one with an act.
const MESSAGE: &str = r#"{"acts":[{"id":"100","act":"releases on e4"}]}"#;
/// Messages that a player sends before it is the other's turn: touch, release, press.
const MOVE: usize = 3;
/// Boards at which connections are made at once.
const AT_ONCE: usize = 64;

/// The connections of one board: White's and Black's, which send in turn, and the arbiter's, which
/// listens.
pub(crate) struct Board {
    sockets: [Socket; 3],
    sent: usize,
}

/// Serves until the process is ended; first prints where it listens.
pub(crate) async fn serve() -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.map_err(told)?;
    println!("http://{}", listener.local_addr().map_err(told)?);
    let listener = listener.tap_io(|stream| {
        // Nothing waits for more to send, neither here nor at the server it is compared with.
        let _ = stream.set_nodelay(true);
    });
    let app =
        Router::new().route("/", any(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(echo)));
    axum::serve(listener, app).await.map_err(told)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// Makes the connections of so many boards.
pub(crate) async fn connect(address: &str, count: usize) -> Result<Vec<Board>, String> {
    let mut boards = Vec::with_capacity(count);
    let mut joining = JoinSet::new();
    let mut left = count;
    loop {
        while joining.len() < AT_ONCE && left > 0 {
            left -= 1;
            let address = address.to_owned();
            joining.spawn(async move {
                let sockets = [
                    Socket::connect(&address, "/", "").await?,
                    Socket::connect(&address, "/", "").await?,
                    Socket::connect(&address, "/", "").await?,
                ];
                Ok::<_, String>(Board { sockets, sent: 0 })
            });
        }
        match joining.join_next().await {
            Some(board) => boards.push(board.map_err(|error| error.to_string())??),
            None => return Ok(boards),
        }
    }
}

/// The number of messages per second that come back, each board sending the next when it has the
/// last.
pub(crate) async fn per_second(
    boards: Vec<Board>,
    time: Duration,
) -> Result<(Vec<Board>, f64), String> {
    let started = Instant::now();
    let mut sending = JoinSet::new();
    for mut board in boards {
        sending.spawn(async move {
            let before = board.sent;
            while started.elapsed() < time {
                board.echo().await?;
            }
            let count = board.sent - before;
            Ok::<_, String>((board, count))
        });
    }
    let (mut boards, mut total) = (Vec::with_capacity(sending.len()), 0);
    while let Some(sent) = sending.join_next().await {
        let (board, count) = sent.map_err(|error| error.to_string())??;
        boards.push(board);
        total += count;
    }
    Ok((boards, total as f64 / started.elapsed().as_secs_f64()))
}

impl Board {
    /// Sends a message and waits until it is back.
    async fn echo(&mut self) -> Result<(), String> {
        let player = &mut self.sockets[self.sent / MOVE % 2];
        self.sent += 1;
        player.send(MESSAGE.to_owned()).await?;
        match player.next().await? {
            back if back == MESSAGE => Ok(()),
            back => Err(format!("the echo says {back}")),
        }
    }
}
