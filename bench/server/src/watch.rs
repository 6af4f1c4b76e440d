//! Those who look on while others play: spectators of one game, and consoles of arbiters.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::hall::Hall;
use crate::socket::Socket;

/// Connections that are made at once.
const AT_ONCE: usize = 64;

/// How those who look on come to know how the game stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Follow {
    /// The live connection carries it.
    Carried,
    /// They ask for it again after every view, as pages did that knew no better.
    Refetched,
}

/// Everybody who looks on, until it is dropped.
pub(crate) struct Watchers {
    looking: JoinSet<Result<(), String>>,
    messages: Arc<AtomicUsize>,
}

impl Watchers {
    /// Connects so many spectators to the first game of the hall, and so many consoles, each with all
    /// boards and with that game open.
    pub(crate) async fn come(
        address: &str,
        hall: &Hall,
        spectators: usize,
        consoles: usize,
        follow: Follow,
    ) -> Result<Self, String> {
        let mut watchers = Self { looking: JoinSet::new(), messages: Arc::default() };
        let Some(board) = hall.boards.first() else { return Ok(watchers) };
        let game = format!("/api/games/{}", board.game);
        let mut joining = JoinSet::new();
        for place in 0..spectators {
            if place % AT_ONCE == 0 {
                watchers.seat(&mut joining).await?;
            }
            let asks = match follow {
                Follow::Carried => vec![],
                Follow::Refetched => vec![format!("{game}/state")],
            };
            let (address, game) = (address.to_owned(), game.clone());
            joining.spawn(Looker::at_game(address, game, hall.spectator.clone(), asks, follow));
        }
        for _ in 0..consoles {
            let grid = format!("/api/competitions/{}/live", hall.competition);
            joining.spawn(Looker::open(address.to_owned(), grid, hall.arbiter.clone()));
            let mut asks = vec![format!("{game}/acts")];
            if follow == Follow::Refetched {
                asks.push(format!("{game}/state"));
            }
            let (address, game) = (address.to_owned(), game.clone());
            joining.spawn(Looker::at_game(address, game, hall.arbiter.clone(), asks, follow));
        }
        watchers.seat(&mut joining).await?;
        Ok(watchers)
    }

    async fn seat(&mut self, joining: &mut JoinSet<Result<Looker, String>>) -> Result<(), String> {
        while let Some(looker) = joining.join_next().await {
            let looker = looker.map_err(|error| error.to_string())??;
            self.looking.spawn(looker.look(Arc::clone(&self.messages)));
        }
        Ok(())
    }

    /// How many messages they have got so far.
    pub(crate) fn messages(&self) -> usize {
        self.messages.load(Ordering::Relaxed)
    }

    /// Fails if one of them lost the connection.
    pub(crate) fn are_all_there(&mut self) -> Result<(), String> {
        match self.looking.try_join_next() {
            Some(ended) => ended.map_err(|error| error.to_string())?,
            None => Ok(()),
        }
    }
}

/// One who looks on.
struct Looker {
    socket: Socket,
    /// What is asked for after each view, over one connection.
    asks: Vec<String>,
    http: Http,
}

impl Looker {
    async fn open(address: String, path: String, token: String) -> Result<Self, String> {
        let http = Http::connect(&address, &token).await?;
        let socket = Socket::connect(&address, &path, &token).await?;
        Ok(Self { socket, asks: Vec::new(), http })
    }

    /// One who comes in the middle of a game: how it stands first, then what happens from there on.
    async fn at_game(
        address: String,
        game: String,
        token: String,
        asks: Vec<String>,
        follow: Follow,
    ) -> Result<Self, String> {
        let mut http = Http::connect(&address, &token).await?;
        let state: Value = serde_json::from_slice(&http.ask(&format!("{game}/state")).await?)
            .map_err(|error| error.to_string())?;
        let carried = if follow == Follow::Carried { "&state=true" } else { "" };
        let path = format!("{game}/live?since={}{carried}", state["views"]);
        let socket = Socket::connect(&address, &path, &token).await?;
        Ok(Self { socket, asks, http })
    }

    async fn look(mut self, messages: Arc<AtomicUsize>) -> Result<(), String> {
        loop {
            let message = self.socket.next().await?;
            messages.fetch_add(1, Ordering::Relaxed);
            if message.starts_with(r#"{"n":"#) {
                for path in self.asks.clone() {
                    self.http.ask(&path).await.map_err(|error| format!("{path}: {error}"))?;
                    messages.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    }
}

/// A connection that is kept for one question after the other.
struct Http {
    stream: BufReader<TcpStream>,
    address: String,
    token: String,
}

impl Http {
    async fn connect(address: &str, token: &str) -> Result<Self, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let stream = BufReader::new(stream);
        Ok(Self { stream, address: address.to_owned(), token: token.to_owned() })
    }

    /// Asks for something and reads the whole answer.
    async fn ask(&mut self, path: &str) -> Result<Vec<u8>, String> {
        let told = |error: std::io::Error| error.to_string();
        let Self { stream, address, token } = self;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.map_err(told)?;
        let (mut line, mut length) = (String::new(), 0);
        stream.read_line(&mut line).await.map_err(told)?;
        if !line.starts_with("HTTP/1.1 200 ") {
            return Err(line);
        }
        loop {
            line.clear();
            stream.read_line(&mut line).await.map_err(told)?;
            match line.trim_end().to_ascii_lowercase().split_once(": ") {
                Some(("content-length", value)) => {
                    length = value.parse().map_err(|_| format!("content-length {value}"))?;
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.map_err(told)?;
        Ok(body)
    }
}
