//! A server of a test's own and a client that holds every answer against the OpenAPI document.

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jadoube_server::{Limits, Options, Server};
use jadoube_store::SqlStore;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::openapi;

/// Longer than anything takes on a machine that is busy with much else: only what never comes is missed.
pub(crate) const SOON: Duration = Duration::from_secs(60);

/// A server on a file that is gone with its folder.
pub(crate) struct Hall {
    pub(crate) server: Server,
    pub(crate) folder: tempfile::TempDir,
    client: reqwest::Client,
}

/// The store of a server that has stopped: nobody writes into its files.
pub(crate) struct Closed {
    folder: tempfile::TempDir,
    client: reqwest::Client,
}

impl Closed {
    /// Whether any file of the store holds these bytes.
    pub(crate) fn holds(&self, bytes: &[u8]) -> bool {
        let files = std::fs::read_dir(self.folder.path()).expect("a folder");
        let paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        paths.iter().any(|path| match std::fs::read(path) {
            Ok(content) => content.windows(bytes.len()).any(|window| window == bytes),
            // SQLite takes its log away with the last connection; it is empty by then.
            Err(error) if error.kind() == io::ErrorKind::NotFound => false,
            Err(error) => panic!("{}: {error}", path.display()),
        })
    }

    /// The same store under a new server.
    pub(crate) async fn opened(self) -> Hall {
        let Self { folder, client } = self;
        let server = start(&folder, |options| options.limits = high()).await;
        Hall { server, folder, client }
    }
}

/// A game and the secrets of the links into it.
pub(crate) struct Board {
    pub(crate) competition: String,
    pub(crate) game: String,
    links: Vec<(String, String)>,
}

impl Board {
    pub(crate) fn token(&self, role: &str) -> &str {
        let link = self.links.iter().find(|(of, _)| of == role);
        link.map(|(_, token)| token.as_str()).unwrap_or_else(|| panic!("a link for {role}"))
    }

    /// The last of several links of a role: the game's, where there is one into the competition.
    pub(crate) fn last_token(&self, role: &str) -> &str {
        let link = self.links.iter().rfind(|(of, _)| of == role);
        link.map(|(_, token)| token.as_str()).unwrap_or_else(|| panic!("a link for {role}"))
    }
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) body: Value,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.body
    }

    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!(
            (self.status.as_u16(), self.body["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.text
        );
        self.body
    }
}

impl Hall {
    pub(crate) async fn open() -> Self {
        Self::with(high()).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        Self::with_options(|options| options.limits = limits).await
    }

    pub(crate) async fn with_options(set: impl FnOnce(&mut Options)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let server = start(&folder, set).await;
        Self { server, folder, client: reqwest::Client::new() }
    }

    /// The store, as another node has it.
    pub(crate) async fn store(&self) -> SqlStore {
        let path = path(&self.folder);
        SqlStore::open(&path).await.expect("the same store")
    }

    /// The same store under a new server.
    pub(crate) async fn reopened(self) -> Self {
        self.closed().await.opened().await
    }

    /// The store, when the server has stopped.
    pub(crate) async fn closed(self) -> Closed {
        let Self { server, folder, client } = self;
        server.stop().await;
        Closed { folder, client }
    }

    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        token: &str,
        body: Option<Value>,
    ) -> Answer {
        let url = format!("http://{}{path}", self.server.address());
        let mut request = self.client.request(method.clone(), url);
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.expect("an answer");
        let status = response.status();
        let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().to_owned();
        let text = response.text().await.expect("text");
        let body = if kind.contains("json") {
            serde_json::from_str(&text).expect("JSON")
        } else {
            Value::Null
        };
        openapi::check(&method, path, status, &kind, &body);
        Answer { status, body, text }
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Answer {
        self.ask(Method::GET, path, token, None).await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, token, Some(body)).await
    }

    /// A game by these regulations, in a competition of its own.
    pub(crate) async fn board(&self, regulations: Value) -> Board {
        let new = json!({ "white": "Ann", "black": "Bob", "regulations": regulations });
        let made = self.post("/api/games", "", new).await.ok();
        let links = made["links"].as_array().expect("links").iter();
        Board {
            competition: made["competition"].as_str().expect("a key").to_owned(),
            game: made["game"].as_str().expect("a key").to_owned(),
            links: links
                .map(|link| {
                    let text = |name: &str| link[name].as_str().expect("text").to_owned();
                    (text("role"), text("token"))
                })
                .collect(),
        }
    }

    /// Does an act as somebody.
    pub(crate) async fn act(&self, board: &Board, role: &str, act: &str) -> Answer {
        self.act_with_id(board, role, act, &new_id()).await
    }

    pub(crate) async fn act_with_id(
        &self,
        board: &Board,
        role: &str,
        act: &str,
        id: &str,
    ) -> Answer {
        let path = format!("/api/games/{}/acts", board.game);
        self.post(&path, board.token(role), json!([{ "id": id, "act": act }])).await
    }

    /// Acts in turn: `white plays e2e4`.
    pub(crate) async fn play(&self, board: &Board, acts: &[&str]) {
        for line in acts {
            let (role, act) = line.split_once(' ').expect("who and what");
            self.act(board, role, act).await.ok();
        }
    }

    /// The messages of what a role was told beyond the routine, with the first article.
    pub(crate) async fn told(&self, board: &Board, role: &str) -> Vec<String> {
        let path = format!("/api/games/{}/views?since=0", board.game);
        let views = self.get(&path, board.token(role)).await.ok();
        let views = views["views"].as_array().expect("views").clone();
        for (number, view) in (1..).zip(&views) {
            assert_eq!(view["n"], number, "views are numbered without a gap");
        }
        let rulings =
            views.iter().flat_map(|view| view["rulings"].as_array().expect("rulings").clone());
        rulings
            .filter(|ruling| ruling["routine"] == false)
            .map(|ruling| {
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                format!("{} [{}]", text(&ruling["message"]["id"]), text(&ruling["articles"][0]))
            })
            .collect()
    }

    pub(crate) async fn state(&self, board: &Board, role: &str) -> Value {
        self.get(&format!("/api/games/{}/state", board.game), board.token(role)).await.ok()
    }

    /// The state as soon as the game is over.
    pub(crate) async fn state_at_the_end(&self, board: &Board, role: &str) -> Value {
        let over = async {
            loop {
                let state = self.state(board, role).await;
                if state["over"] == true {
                    return state;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, over).await.expect("the game ends")
    }
}

/// Limits that no test reaches by accident.
pub(crate) fn high() -> Limits {
    Limits {
        acts_per_second: 10_000,
        creations_per_minute: 10_000,
        reads_per_second: 10_000,
        connections_by_address: 10_000,
        ..Limits::default()
    }
}

async fn start(folder: &tempfile::TempDir, set: impl FnOnce(&mut Options)) -> Server {
    let mut options = Options::new(path(folder));
    options.listen = "127.0.0.1:0".to_owned();
    set(&mut options);
    Server::start(options).await.expect("a server")
}

fn path(folder: &tempfile::TempDir) -> String {
    folder.path().join("hall.db").to_str().expect("a path").to_owned()
}

pub(crate) fn new_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("act-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
