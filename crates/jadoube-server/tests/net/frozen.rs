//! A server for which time passes only when it is let pass.

use std::time::Duration;

use jadoube_server::{Options, Server};
use reqwest::Method;

use crate::client::high;
use crate::openapi;

/// A server on a file that is gone with its folder, in a runtime whose clock stands still.
pub(super) struct Frozen {
    server: Server,
    folder: tempfile::TempDir,
    client: reqwest::Client,
    /// As long as this is there a task waits for it, and the runtime does not let time pass by itself.
    _still: std::sync::mpsc::Sender<()>,
}

/// The longest time that passes at once: a server that is not asked for longer takes it for a pause.
const STEP_MS: u64 = 700;
/// So often everybody has a turn before anything is asked again: more than any chain of tasks is long.
const TURNS: usize = 40;

/// Something that is written, and that nobody sees who was not told of it.
const AFTER_ALL_ELSE: &str =
    "POST /api/competitions as nobody\n+ content-type: application/json\n{\"name\":\"\"}";

/// Headers that say nothing about the answer, or something else each time.
const LEFT_OUT: [&str; 5] =
    ["date", "content-length", "connection", "transfer-encoding", "sec-websocket-accept"];

/// Runs something in a runtime whose clock stands still.
pub(super) fn run<R>(future: impl Future<Output = R>) -> R {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let result = runtime.block_on(future);
    runtime.shutdown_background();
    result
}

impl Frozen {
    pub(super) async fn open() -> Self {
        let (still, held) = std::sync::mpsc::channel();
        tokio::task::spawn_blocking(move || held.recv());
        let folder = tempfile::tempdir().expect("a folder");
        let server = start(&folder).await;
        // Each request by a connection of its own: none of them grows old while time passes.
        let client = reqwest::Client::builder()
            .pool_max_idle_per_host(0)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .expect("a client");
        Self { server, folder, client, _still: still }
    }

    /// The same store under a new server.
    pub(super) async fn restart(self) -> Self {
        let Self { server, folder, client, _still } = self;
        server.stop().await;
        let server = start(&folder).await;
        Self { server, folder, client, _still }
    }

    pub(super) fn address(&self) -> String {
        self.server.address().to_string()
    }

    /// Lets time pass. After each step all that was due is done: in the store, where one writes after
    /// the other, and in the games, of each of which the key and a secret are given.
    pub(super) async fn pass(&self, ms: u64, games: &[(String, String)]) {
        let mut left = ms;
        while left > 0 {
            let step = left.min(STEP_MS);
            left -= step;
            tokio::time::advance(Duration::from_millis(step)).await;
            turns().await;
            let written = self.ask(AFTER_ALL_ELSE).await;
            assert!(written.starts_with("201"), "{written}");
            for (game, token) in games {
                self.ask(&format!("GET /api/games/{game}/state as {token}")).await;
            }
            turns().await;
        }
    }

    /// Sends a request and tells the answer: the status, its headers, the body.
    pub(super) async fn ask(&self, asked: &str) -> String {
        let (first, rest) = asked.split_once('\n').unwrap_or((asked, ""));
        let (method, path, caller) = request(first);
        let url = format!("http://{}{path}", self.address());
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let asked_by = method.clone();
        let mut request = self.client.request(method, url);
        if let Some(token) = caller {
            request = request.bearer_auth(token);
        }
        let (headers, body) = parts(rest);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        if let Some(body) = body {
            request = request.body(body);
        }
        let response = request.send().await.expect("an answer");
        let (status, kind) = (response.status(), content_type(&response));
        let mut lines = vec![response.status().as_u16().to_string()];
        let mut headers: Vec<String> = response
            .headers()
            .iter()
            .filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()))
            .map(|(name, value)| format!("+ {name}: {}", value.to_str().expect("text")))
            .collect();
        headers.sort();
        lines.append(&mut headers);
        let body = response.text().await.expect("text");
        if path.starts_with("/api/") {
            let json = serde_json::from_str(&body).unwrap_or_default();
            openapi::check(&asked_by, path, status, &kind, &json);
        }
        lines.push(match path {
            "/metrics" => without_counts(&body),
            // It is a file among the sources, and other tests hold the answers against it.
            "/api/openapi.json" => "<the document>".to_owned(),
            _ => body,
        });
        lines.join("\n")
    }
}

fn content_type(response: &reqwest::Response) -> String {
    let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    kind.unwrap_or_default().to_owned()
}

/// `METHOD PATH as CALLER`; nobody is a caller without a secret.
pub(super) fn request(line: &str) -> (&str, &str, Option<&str>) {
    let (method, rest) = line.split_once(' ').expect("a method");
    let (path, caller) = rest.rsplit_once(" as ").expect("a caller");
    (method, path, Some(caller).filter(|caller| *caller != "nobody"))
}

/// The headers and the body of a request.
fn parts(rest: &str) -> (Vec<(&str, &str)>, Option<String>) {
    let headers = rest.lines().map_while(|line| line.strip_prefix("+ "));
    let headers: Vec<_> = headers.filter_map(|header| header.split_once(": ")).collect();
    let body: Vec<&str> = rest.lines().skip(headers.len()).collect();
    (headers, Some(body.join("\n")).filter(|body| !body.is_empty()))
}

/// How much of everything there was so far is another number each time.
fn without_counts(text: &str) -> String {
    let lines = text.lines().map(|line| match line.rsplit_once(' ') {
        Some((name, _)) if !line.starts_with('#') => format!("{name} <count>"),
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Gives everybody in the runtime a turn.
async fn turns() {
    for _ in 0..TURNS {
        tokio::task::yield_now().await;
    }
}

async fn start(folder: &tempfile::TempDir) -> Server {
    let path = folder.path().join("hall.db");
    let mut options = Options::new(path.to_str().expect("a path"));
    options.listen = "127.0.0.1:0".to_owned();
    options.limits = high();
    options.creation.games_per_day = u32::MAX;
    Server::start(options).await.expect("a server")
}
