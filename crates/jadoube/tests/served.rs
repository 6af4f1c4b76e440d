//! Servers as processes of their own, and a client without a library: the interface is plain HTTP.

mod backup;
mod crash;
mod creating;
mod logs;
mod outage;
mod pauses;
mod postgres;
mod recheck;
mod serve;
mod two_servers;

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

/// A server that is killed when the test ends, whatever happens.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Served {
    pub(crate) fn start(store: &str) -> Self {
        Self::from(Command::new(env!("CARGO_BIN_EXE_jadoube")).args(SERVE).args(["--store", store]))
    }

    /// Starts a command and waits until it listens.
    pub(crate) fn from(command: &mut Command) -> Self {
        Self::logging_to(command, Stdio::null())
    }

    /// Starts a command with its log going to `log`, and waits until it listens.
    pub(crate) fn logging_to(command: &mut Command, log: Stdio) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("stdout")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").expect("an address").to_owned();
        Self { child, address }
    }

    /// SIGKILL: no chance to put anything in order.
    pub(crate) fn kill(&mut self) {
        // It may already be dead.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Waits until it has ended by itself; says whether it ended well.
    pub(crate) fn wait(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &pid]).status();
        assert!(status.expect("kill").success(), "{name}");
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        Client::to(&self.address).ask(method, path, token, body).expect("an answer")
    }

    /// A new game with these regulations.
    pub(crate) fn board(&self, regulations: Value) -> Board {
        let new = json!({ "white": "Ann", "black": "Bob", "regulations": regulations });
        let (status, made) = self.ask("POST", "/api/games", "", &new);
        assert_eq!(status, 201, "{made}");
        Board::from(made)
    }

    /// Performs an act under an id of its own.
    pub(crate) fn act(&self, board: &Board, role: &str, act: &str) -> (u16, Value) {
        Client::to(&self.address).act(board, role, act, &new_id()).expect("an answer")
    }

    /// Performs acts that must be accepted: `white completes e2e4`.
    pub(crate) fn play(&self, board: &Board, acts: &[&str]) {
        for line in acts {
            let (role, act) = line.split_once(' ').expect("who and what");
            let (status, done) = self.act(board, role, act);
            assert_eq!(status, 200, "{line}: {done}");
        }
    }

    pub(crate) fn state(&self, board: &Board) -> (u16, Value) {
        self.ask("GET", &board.path("state"), board.token("arbiter-1"), &Value::Null)
    }

    /// Waits until this server shows the game in the wanted state.
    pub(crate) fn state_in_the_end(&self, board: &Board, is_so: impl Fn(&Value) -> bool) -> Value {
        in_the_end("the game stands as it should", || {
            let (status, state) = self.state(board);
            (status == 200 && is_so(&state)).then_some(state)
        })
    }
}

/// The arguments of a server that takes a free port and creates games as fast as tests want them.
pub(crate) const SERVE: [&str; 11] = [
    "serve",
    "--listen",
    "127.0.0.1:0",
    "--creations-per-minute",
    "100000",
    "--games-per-day",
    "100000",
    "--reads-per-second",
    "100000",
    "--connections-by-address",
    "100000",
];

/// A game and the links to it, as the server gave them.
pub(crate) struct Board(Value);

impl Board {
    pub(crate) fn from(made: Value) -> Self {
        Self(made)
    }

    pub(crate) fn game(&self) -> &str {
        self.0["game"].as_str().expect("a game")
    }

    pub(crate) fn competition(&self) -> &str {
        self.0["competition"].as_str().expect("a competition")
    }

    pub(crate) fn token(&self, role: &str) -> &str {
        let links = self.0["links"].as_array().expect("links");
        let link = links.iter().find(|link| link["role"] == role).expect("a link");
        link["token"].as_str().expect("a secret")
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/games/{}/{what}", self.game())
    }
}

/// A connection that is kept between requests.
pub(crate) struct Client {
    address: String,
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    pub(crate) fn to(address: &str) -> Self {
        Self { address: address.to_owned(), stream: None }
    }

    pub(crate) fn act(
        &mut self,
        board: &Board,
        role: &str,
        act: &str,
        id: &str,
    ) -> io::Result<(u16, Value)> {
        let body = json!([{ "id": id, "act": act }]);
        self.ask("POST", &board.path("acts"), board.token(role), &body)
    }

    /// The server's answer, unless it is gone.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> io::Result<(u16, Value)> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(TcpStream::connect(&self.address)?),
        };
        stream.get_ref().set_read_timeout(Some(LONGEST_ANSWER))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.get_mut().write_all(request.as_bytes())?;
        let answer = read_answer(&mut stream)?;
        self.stream = Some(stream);
        Ok(answer)
    }
}

/// Long enough even for a machine that is busy with much else.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);

fn read_answer(stream: &mut impl BufRead) -> io::Result<(u16, Value)> {
    let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status =
        line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
    let mut length = 0;
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(broken());
        }
        match line.trim_end().split_once(": ") {
            Some(("content-length", value)) => length = value.parse().map_err(|_| broken())?,
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    Ok((status, serde_json::from_slice(&body).unwrap_or(Value::Null)))
}

/// The client's own id of an act: in records it follows the link and the words of the act.
pub(crate) fn client_id(act_id: &str) -> &str {
    act_id.splitn(3, ':').last().unwrap_or(act_id)
}

pub(crate) fn new_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("act-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Asks again and again until there is an answer; gives up only after a time that would be long
/// enough even for a busy machine.
#[track_caller]
pub(crate) fn in_the_end<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(started.elapsed() < Duration::from_secs(120), "in the end {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Milliseconds since 1970 by the clock that servers read too.
pub(crate) fn utc_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    u64::try_from(since.as_millis()).expect("before the end of time")
}

/// Whole milliseconds that have passed, plus one for rounding.
pub(crate) fn ms_since(then: Instant) -> i64 {
    i64::try_from(then.elapsed().as_millis()).expect("a short time") + 1
}

/// An empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may be left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
