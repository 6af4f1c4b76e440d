//! Live connections, and what was heard over each.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc::{
    UnboundedReceiver, UnboundedSender, error::TryRecvError, unbounded_channel,
};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::frozen::request;
use crate::openapi;

type Stream =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// The open connections by their names.
#[derive(Default)]
pub(super) struct Sockets(HashMap<String, Socket>);

struct Socket {
    /// Of a whole competition, which is shown and not talked to.
    is_grid: bool,
    say: UnboundedSender<String>,
    heard: UnboundedReceiver<String>,
}

/// How long to wait for a message that must come, by a clock that goes.
const PATIENCE: Duration = Duration::from_secs(20);
/// After how long nothing more comes where nobody says so, when a fixture is written.
const QUIET: Duration = Duration::from_millis(500);

impl Sockets {
    /// Opens a connection: `live NAME PATH as CALLER`.
    pub(super) async fn open(&mut self, address: &str, line: &str) -> String {
        let (_, line) = line.split_once(' ').expect("a name");
        let (name, path, caller) = request(line);
        let mut asked = format!("ws://{address}{path}").into_client_request().expect("a request");
        let protocols = format!("jadoube, bearer.{}", caller.unwrap_or_default());
        asked.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
        match tokio_tungstenite::connect_async(asked).await {
            Ok((stream, answer)) => {
                let ((say, said), (tell, heard)) = (unbounded_channel(), unbounded_channel());
                tokio::spawn(keep(stream, said, tell));
                let is_grid = path.contains("/competitions/");
                self.0.insert(name.to_owned(), Socket { is_grid, say, heard });
                let protocol = answer.headers().get("sec-websocket-protocol");
                format!("{} {protocol:?}", answer.status().as_u16())
            }
            Err(Error::Http(answer)) => answer.status().as_u16().to_string(),
            Err(error) => panic!("{path}: {error}"),
        }
    }

    pub(super) fn say(&self, name: &str, text: &str) {
        // Whoever is gone does not hear it, and what they heard last says so.
        let _ = self.0[name].say.send(text.to_owned());
    }

    /// What came since it was asked last: up to the answer to a question, or, of a competition, as
    /// much as is expected.
    pub(super) async fn hear(&mut self, name: &str, expected: Option<&str>) -> String {
        let socket = self.0.get_mut(name).expect("a connection");
        let mut lines = Vec::new();
        if socket.is_grid {
            let count = expected.map(|text| text.lines().count());
            let patience = if count.is_some() { PATIENCE } else { QUIET };
            while count.is_none_or(|count| lines.len() < count) {
                let Some(line) = next(&mut socket.heard, patience).await else { break };
                lines.push(line);
            }
            return lines.join("\n");
        }
        let _ = socket.say.send(r#"{"acts":[]}"#.to_owned());
        while let Some(line) = next(&mut socket.heard, PATIENCE).await {
            let is_last = line.starts_with(r#"{"here":"#);
            lines.push(line);
            if is_last {
                break;
            }
        }
        lines.join("\n")
    }
}

/// The next message. The runtime's clock stands still, so that nobody can sleep by it.
async fn next(heard: &mut UnboundedReceiver<String>, patience: Duration) -> Option<String> {
    let until = Instant::now() + patience;
    loop {
        match heard.try_recv() {
            Ok(line) => return Some(line),
            Err(TryRecvError::Disconnected) => return None,
            Err(TryRecvError::Empty) if Instant::now() > until => return None,
            Err(TryRecvError::Empty) => tokio::task::yield_now().await,
        }
    }
}

/// Says and hears whatever there is, so that the server's pings are answered at any time.
async fn keep(
    mut stream: Stream,
    mut said: UnboundedReceiver<String>,
    tell: UnboundedSender<String>,
) {
    loop {
        let heard = tokio::select! {
            text = said.recv() => {
                let Some(text) = text else { return };
                match stream.send(Message::text(text)).await {
                    Ok(()) => continue,
                    Err(_) => return,
                }
            }
            message = stream.next() => message,
        };
        let line = match heard {
            Some(Ok(Message::Text(text))) => {
                openapi::check_live(&serde_json::from_str(&text).expect("JSON"));
                text.to_string()
            }
            Some(Ok(Message::Close(frame))) => {
                let frame = frame.map(|frame| format!("{} {}", frame.code, frame.reason));
                format!("closed: {}", frame.unwrap_or_default())
            }
            Some(Ok(_)) => continue,
            Some(Err(_)) | None => return,
        };
        if tell.send(line).is_err() {
            return;
        }
    }
}
