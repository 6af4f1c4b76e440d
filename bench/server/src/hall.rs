//! The server as a separate process, and the games that are created on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::script::regulations;

/// Games that are created at once.
const AT_ONCE: usize = 64;

/// A server that runs until it is dropped.
pub(crate) struct Process {
    pub(crate) address: String,
    child: Child,
}

impl Process {
    /// Starts a server, which writes where it listens as its first line.
    pub(crate) fn start(program: &Path, args: &[&str]) -> Result<Self, String> {
        let told = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let mut process = Self { address: String::new(), child };
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).map_err(told)?;
        process.address = match line.trim().strip_prefix("http://") {
            Some(address) => address.to_owned(),
            None => return Err(format!("{} did not say where it listens", program.display())),
        };
        Ok(process)
    }

    /// Its memory in KiB, as far as it is in use.
    pub(crate) fn memory_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse().ok()
    }

    /// The processor time it and this driver have used, in seconds.
    pub(crate) fn seconds(&self) -> Used {
        Used { server: seconds(self.child.id()), driver: seconds(std::process::id()) }
    }
}

/// Processor time, in seconds; not a number if the system does not report it.
#[derive(Clone, Copy)]
pub(crate) struct Used {
    pub(crate) server: f64,
    pub(crate) driver: f64,
}

impl Used {
    /// What was used since `before` for each of this many, in microseconds.
    pub(crate) fn each(self, before: Self, count: f64) -> Self {
        let each = |seconds: f64| seconds * 1e6 / count.max(1.0);
        Self {
            server: each(self.server - before.server),
            driver: each(self.driver - before.driver),
        }
    }

    pub(crate) fn both(self) -> f64 {
        self.server + self.driver
    }
}

/// The processor time a process has used, in seconds.
fn seconds(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
    let ticks: Vec<f64> = ticks.filter_map(Result::ok).collect();
    // Linux reports hundredths to programs, whatever it uses itself.
    if ticks.is_empty() { f64::NAN } else { ticks.iter().sum::<f64>() / 100.0 }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It has nothing to lose: its store is removed with the folder.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game and the secrets of those who take part.
pub(crate) struct Board {
    pub(crate) game: String,
    /// White's, Black's and the arbiter's.
    pub(crate) tokens: [String; 3],
}

/// A competition with its games, and the secrets of those who look at all of it.
pub(crate) struct Hall {
    pub(crate) competition: String,
    pub(crate) arbiter: String,
    /// That of the spectators of the first game.
    pub(crate) spectator: String,
    pub(crate) boards: Vec<Board>,
}

/// Creates a competition of so many games.
pub(crate) async fn create(address: &str, games: usize) -> Result<Hall, String> {
    let new = json!({ "name": "Load", "regulations": regulations() });
    let made = post(address, "/api/competitions", "", &new).await?;
    let (organiser, arbiter) = (link(&made, "organiser")?, link(&made, "arbiter")?);
    let key = made["competition"].as_str().ok_or("a competition without a key")?;
    let path = format!("/api/competitions/{key}/games");
    let (mut boards, mut spectators) = (Vec::with_capacity(games), Vec::new());
    let mut creating = JoinSet::new();
    let mut numbers = 1..=games;
    loop {
        while creating.len() < AT_ONCE
            && let Some(number) = numbers.next()
        {
            let (address, path) = (address.to_owned(), path.clone());
            let (organiser, arbiter) = (organiser.clone(), arbiter.clone());
            creating.spawn(async move {
                let names = json!({ "white": format!("White {number}"), "black": "Black" });
                let made = post(&address, &path, &organiser, &names).await?;
                let game = made["game"].as_str().ok_or("a game without a key")?.to_owned();
                let tokens = [link(&made, "white")?, link(&made, "black")?, arbiter];
                Ok::<_, String>((Board { game, tokens }, link(&made, "spectator")?))
            });
        }
        match creating.join_next().await {
            Some(made) => {
                let (board, spectator) = made.map_err(|error| error.to_string())??;
                boards.push(board);
                spectators.push(spectator);
            }
            None => break,
        }
    }
    let spectator = spectators.into_iter().next().unwrap_or_default();
    Ok(Hall { competition: key.to_owned(), arbiter, spectator, boards })
}

fn link(made: &Value, role: &str) -> Result<String, String> {
    let links = made["links"].as_array().ok_or("no links")?;
    let of_role = |link: &&Value| link["role"].as_str().is_some_and(|of| of.starts_with(role));
    let token = links.iter().find(of_role).and_then(|link| link["token"].as_str());
    token.map(str::to_owned).ok_or_else(|| format!("no link for {role}"))
}

async fn post(address: &str, path: &str, token: &str, body: &Value) -> Result<Value, String> {
    let told = |error: std::io::Error| format!("{address}{path}: {error}");
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.map_err(told)?;
    stream.write_all(request.as_bytes()).await.map_err(told)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(told)?;
    match answer.split_once("\r\n\r\n") {
        Some((head, body)) if head.starts_with("HTTP/1.1 201 ") => {
            serde_json::from_str(body).map_err(|error| error.to_string())
        }
        _ => Err(format!("{path}: {answer}")),
    }
}
