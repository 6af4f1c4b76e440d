//! Who may create competitions and games, how many, and how long they are kept unused.

use std::time::Duration;

use jadoube_server::{CreationOptions, Limits, Options, Server};
use jadoube_store::{Competition, SqlStore, Store};
use reqwest::Method;
use serde_json::{Value, json};

use crate::openapi;

const KEY: &str = "correct-horse-battery-staple";
const BOTH_WAYS: [&str; 2] = ["/api/games", "/api/competitions"];

struct Place {
    server: Server,
    folder: tempfile::TempDir,
}

impl Place {
    async fn open(listen: &str, creation: CreationOptions) -> Self {
        Self::on(tempfile::tempdir().expect("a folder"), listen, creation).await
    }

    async fn on(folder: tempfile::TempDir, listen: &str, creation: CreationOptions) -> Self {
        let mut options = Options::new(path(&folder));
        options.listen = listen.to_owned();
        options.creation = creation;
        options.limits = Limits { creations_per_minute: 10_000, ..Limits::default() };
        Self { server: Server::start(options).await.expect("a server"), folder }
    }

    /// Creates something: a status, and what was answered.
    async fn post(&self, path: &str, headers: &[(&str, &str)], body: Value) -> (u16, Value) {
        let port = self.server.address().port();
        let mut request = reqwest::Client::new().post(format!("http://127.0.0.1:{port}{path}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.json(&body).send().await.expect("an answer");
        let status = answer.status();
        let kind = answer.headers()["content-type"].to_str().expect("text").to_owned();
        let body: Value = answer.json().await.expect("JSON");
        openapi::check(&Method::POST, path, status, &kind, &body);
        (status.as_u16(), body)
    }

    async fn create(&self, headers: &[(&str, &str)]) -> Vec<(u16, Value)> {
        let mut answers = Vec::new();
        for path in BOTH_WAYS {
            let body = if path.ends_with("games") { json!({}) } else { json!({ "name": "Open" }) };
            answers.push(self.post(path, headers, body).await);
        }
        answers
    }

    #[track_caller]
    fn all(answers: &[(u16, Value)], status: u16, words: &[&str]) {
        for (is, body) in answers {
            assert_eq!(*is, status, "{body}");
            if status == 403 {
                assert_eq!(body["code"], "needs-create-key", "{body}");
            }
            let detail = body["detail"].as_str().unwrap_or_default();
            assert!(words.iter().all(|word| detail.contains(word)), "{detail}");
        }
    }
}

fn path(folder: &tempfile::TempDir) -> String {
    folder.path().join("hall.db").to_str().expect("a path").to_owned()
}

fn keyed() -> CreationOptions {
    CreationOptions { key: Some(KEY.to_owned()), ..CreationOptions::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_key_a_server_that_others_reach_lets_nobody_create() {
    let place = Place::open("0.0.0.0:0", CreationOptions::default()).await;
    let told = ["without a key", "--create-key", "--open-creation"];
    Place::all(&place.create(&[]).await, 403, &told);
    Place::all(&place.create(&[("jadoube-create-key", KEY)]).await, 403, &told);
    let open = CreationOptions { open: true, ..CreationOptions::default() };
    Place::all(&Place::open("0.0.0.0:0", open).await.create(&[]).await, 201, &[]);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_its_own_machine_a_server_needs_no_key_but_through_a_proxy() {
    let place = Place::open("127.0.0.1:0", CreationOptions::default()).await;
    Place::all(&place.create(&[]).await, 201, &[]);
    Place::all(&place.create(&[("x-forwarded-for", "192.0.2.7")]).await, 403, &["--create-key"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_key_those_create_who_know_it() {
    for listen in ["0.0.0.0:0", "127.0.0.1:0"] {
        let place = Place::open(listen, keyed()).await;
        Place::all(&place.create(&[]).await, 403, &["`jadoube-create-key`"]);
        Place::all(
            &place.create(&[("jadoube-create-key", "guessed")]).await,
            403,
            &["not the key"],
        );
        let made = place.create(&[("jadoube-create-key", KEY)]).await;
        Place::all(&made, 201, &[]);
        // Whoever was let in runs the competition by its links.
        let (_, competition) = &made[1];
        let links = competition["links"].as_array().expect("links");
        let organiser = links.iter().find(|link| link["role"] == "organiser").expect("a link");
        let bearer = format!("Bearer {}", organiser["token"].as_str().expect("a secret"));
        let games = format!(
            "/api/competitions/{}/games",
            competition["competition"].as_str().expect("a key")
        );
        let (status, game) = place.post(&games, &[("authorization", &bearer)], json!({})).await;
        assert_eq!(status, 201, "{game}");
        for _ in 0..40 {
            let (status, _) =
                place.post("/api/games", &[("jadoube-create-key", "guess")], json!({})).await;
            if status == 429 {
                break;
            }
        }
        let (status, body) =
            place.post("/api/games", &[("jadoube-create-key", "another")], json!({})).await;
        assert_eq!((status, &body["code"]), (429, &json!("too-many")), "guesses have an end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_creates_so_much_a_day() {
    let few = CreationOptions { games_per_day: 3, ..CreationOptions::default() };
    let place = Place::open("127.0.0.1:0", few.clone()).await;
    let (_, competition) = place.post("/api/competitions", &[], json!({ "name": "Open" })).await;
    let links = competition["links"].as_array().expect("links");
    let organiser = links.iter().find(|link| link["role"] == "organiser").expect("a link");
    let bearer = format!("Bearer {}", organiser["token"].as_str().expect("a secret"));
    let games =
        format!("/api/competitions/{}/games", competition["competition"].as_str().expect("a key"));
    assert_eq!(place.post(&games, &[("authorization", &bearer)], json!({})).await.0, 201);
    assert_eq!(place.post("/api/games", &[], json!({})).await.0, 201);
    for (path, headers) in [("/api/games", &[][..]), (&games, &[("authorization", &*bearer)])] {
        let (status, body) = place.post(path, headers, json!({})).await;
        assert_eq!((status, &body["code"]), (429, &json!("too-many")), "{body}");
        assert!(body["detail"].as_str().expect("words").contains("--games-per-day"), "{body}");
    }
    let place = Place::open("127.0.0.1:0", CreationOptions { games_per_day: 1, ..keyed() }).await;
    for _ in 0..3 {
        Place::all(&place.create(&[("jadoube-create-key", KEY)]).await, 201, &[]);
    }
}

/// A competition of long ago in which nothing was entered.
async fn forgotten(folder: &tempfile::TempDir) {
    let store = SqlStore::open(&path(folder)).await.expect("a store");
    let text = json!({ "name": "Long ago" }).to_string();
    let competition = Competition { key: "long-ago".to_owned(), created: 1, text };
    store.add_competition(&competition, &[]).await.expect("stored");
    store.close().await;
}

async fn is_there(folder: &tempfile::TempDir) -> bool {
    let store = SqlStore::open(&path(folder)).await.expect("a store");
    store.competition("long-ago").await.expect("an answer").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn competitions_that_nobody_used_go() {
    let folder = tempfile::tempdir().expect("a folder");
    forgotten(&folder).await;
    let keeping = CreationOptions { keep_unused_days: 0, ..CreationOptions::default() };
    let place = Place::on(folder, "127.0.0.1:0", keeping).await;
    Place::all(&place.create(&[]).await, 201, &[]);
    let Place { server, folder } = place;
    server.stop().await;
    assert!(is_there(&folder).await, "kept as long as is wished");
    let Place { server, folder } =
        Place::on(folder, "127.0.0.1:0", CreationOptions::default()).await;
    for _ in 0..1200 {
        if !is_there(&folder).await {
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is still there");
}
