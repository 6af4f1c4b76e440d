//! The peer for the connections: axum as its own examples show it, sending back what it gets.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use tokio::task::JoinSet;

use crate::socket::Socket;

/// A message as long as one with an act.
const MESSAGE: &str = r#"{"acts":[{"id":"100","act":"releases on e4"}]}"#;
/// Connections that are made at once.
const AT_ONCE: usize = 64;

/// Serves until the process is ended; writes where it listens first.
pub(crate) async fn serve() -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.map_err(told)?;
    println!("http://{}", listener.local_addr().map_err(told)?);
    let listener = listener.tap_io(|stream| {
        // Nothing waits for more to send, neither here nor at the server that is compared.
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

/// Makes so many connections.
pub(crate) async fn connect(address: &str, count: usize) -> Result<Vec<Socket>, String> {
    let mut sockets = Vec::with_capacity(count);
    let mut joining = JoinSet::new();
    let mut left = count;
    loop {
        while joining.len() < AT_ONCE && left > 0 {
            left -= 1;
            let address = address.to_owned();
            joining.spawn(async move { Socket::connect(&address, "/", "").await });
        }
        match joining.join_next().await {
            Some(socket) => sockets.push(socket.map_err(|error| error.to_string())??),
            None => return Ok(sockets),
        }
    }
}

/// How many messages a second come back, each connection sending the next when it has the last.
pub(crate) async fn per_second(
    sockets: Vec<Socket>,
    time: Duration,
) -> Result<(Vec<Socket>, f64), String> {
    let started = Instant::now();
    let mut sending = JoinSet::new();
    for mut socket in sockets {
        sending.spawn(async move {
            let mut count = 0_u64;
            while started.elapsed() < time {
                socket.send(MESSAGE.to_owned()).await?;
                let back = socket.next().await?;
                if back != MESSAGE {
                    return Err(format!("the echo says {back}"));
                }
                count += 1;
            }
            Ok((socket, count))
        });
    }
    let (mut sockets, mut total) = (Vec::with_capacity(sending.len()), 0);
    while let Some(sent) = sending.join_next().await {
        let (socket, count) = sent.map_err(|error| error.to_string())??;
        sockets.push(socket);
        total += count;
    }
    Ok((sockets, total as f64 / started.elapsed().as_secs_f64()))
}
