//! For every path and every act, each role that must not is refused. The tables are held against
//! the OpenAPI document and against the list of acts in the manual of the cases, so that whatever is
//! new must be told here first.

mod acts;

use std::collections::BTreeSet;

use jadoube_server::Secret;
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, http};

use crate::client::{Board, Hall, new_id};
use crate::openapi;

/// Every role; a spectator's link is for the competition or for the game alone.
const ROLES: [&str; 9] = [
    "organiser",
    "arbiter-1",
    "appeals",
    "spectator",
    "white",
    "black",
    "white-assistant",
    "black-assistant",
    "game-spectator",
];

const OFFICIALS: &[&str] = &["organiser", "arbiter-1", "appeals"];
const RUNNING_IT: &[&str] = &["organiser", "arbiter-1"];
const COMPETITION: &[&str] = &["organiser", "arbiter-1", "appeals", "spectator"];
const LOOKING_ON: &[&str] = &["organiser", "arbiter-1", "appeals", "spectator", "game-spectator"];
const PLAYING: &[&str] = &["white", "black", "white-assistant", "black-assistant"];
const ACTING: &[&str] =
    &["organiser", "arbiter-1", "appeals", "white", "black", "white-assistant", "black-assistant"];
const AT_THE_BOARD: &[&str] =
    &["arbiter-1", "white", "black", "white-assistant", "black-assistant"];

/// Who may use a path.
enum Open {
    /// Everybody, with or without a link.
    ToAll,
    /// Links of these roles, into this competition or game.
    To(&'static [&'static str]),
}
use Open::{To, ToAll};

const PATHS: [(&str, &str, Open); 33] = [
    ("post", "/api/competitions", ToAll),
    ("get", "/api/competitions/{c}", To(COMPETITION)),
    ("post", "/api/competitions/{c}/games", To(RUNNING_IT)),
    ("get", "/api/competitions/{c}/live", To(COMPETITION)),
    ("get", "/api/competitions/{c}/pgn", To(COMPETITION)),
    ("get", "/api/competitions/{c}/links", To(RUNNING_IT)),
    ("post", "/api/competitions/{c}/links", To(RUNNING_IT)),
    ("delete", "/api/competitions/{c}/links/{link}", To(RUNNING_IT)),
    ("post", "/api/games", ToAll),
    ("get", "/api/games/{g}/acts", To(OFFICIALS)),
    ("post", "/api/games/{g}/acts", To(ACTING)),
    ("get", "/api/games/{g}/views", To(&ROLES)),
    ("get", "/api/games/{g}/state", To(&ROLES)),
    // Players when the game is over: notation tells what is legal (12.6).
    ("get", "/api/games/{g}/pgn", To(LOOKING_ON)),
    ("get", "/api/games/{g}/case", To(OFFICIALS)),
    ("get", "/api/games/{g}/record", To(OFFICIALS)),
    // White has sealed.
    ("get", "/api/games/{g}/share", To(&["arbiter-1", "black"])),
    ("get", "/api/games/{g}/links", To(ACTING)),
    // For White's own link.
    (
        "post",
        "/api/games/{g}/links/{link}/vouch",
        To(&["organiser", "arbiter-1", "appeals", "white"]),
    ),
    ("get", "/api/games/{g}/devices", To(ACTING)),
    ("post", "/api/games/{g}/devices", To(RUNNING_IT)),
    ("delete", "/api/games/{g}/devices/{id}", To(RUNNING_IT)),
    ("get", "/api/games/{g}/live", To(&ROLES)),
    ("get", "/api/laws", ToAll),
    ("get", "/api/laws/search", ToAll),
    ("get", "/api/laws/cases", ToAll),
    ("get", "/api/laws/{article}", ToAll),
    ("post", "/api/session", ToAll),
    ("delete", "/api/session", ToAll),
    ("get", "/api/control", ToAll),
    ("get", "/api/openapi.json", ToAll),
    ("get", "/healthz", ToAll),
    ("get", "/metrics", ToAll),
];

#[test]
fn the_table_tells_of_every_path() {
    let told: BTreeSet<(String, String)> =
        PATHS.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(told, openapi::operations());
}

/// What the document does not tell of, the tests would not look at.
#[test]
fn the_document_tells_of_every_path_that_is_served() {
    let source = include_str!("../src/routes.rs");
    let begin = source.find("Router::new()").expect("the paths");
    let end = source.find(".fallback(").expect("the end of the paths");
    let quoted = source[begin..end].split('"').skip(1).step_by(2);
    let served: BTreeSet<String> = quoted.map(str::to_owned).collect();
    let told: BTreeSet<String> = openapi::operations().into_iter().map(|(_, path)| path).collect();
    assert_eq!(served, told);
}

/// The secret of a role's link.
fn token<'a>(board: &'a Board, role: &str) -> &'a str {
    match role {
        "nobody" => "",
        "game-spectator" => board.last_token("spectator"),
        role => board.token(role),
    }
}

/// A game that White has adjourned.
async fn sealed(hall: &Hall) -> Board {
    let board = hall.board(json!({ "control": "2h/40 + 1h", "adjournment": true })).await;
    hall.play(&board, &["arbiter-1 starts", "white seals \"e4\""]).await;
    board
}

/// Asks for a path of a game or its competition as the holder of a link.
async fn ask(hall: &Hall, method: &str, path: &str, of: &Board, token: &str) -> (u16, String) {
    let link = match path {
        _ if path.ends_with("/vouch") => Secret::hash(of.token("white")).to_string(),
        _ if path.contains("{link}") => a_link(hall, of).await,
        _ => String::new(),
    };
    let device = if path.contains("{id}") { a_device(hall, of).await } else { String::new() };
    let path = path
        .replace("{id}", &device)
        .replace("{c}", &of.competition)
        .replace("{g}", &of.game)
        .replace("{link}", &link)
        .replace("{article}", "4.3");
    if path.ends_with("/live") {
        return (shake_hands(hall, &path, token).await, String::new());
    }
    let body = match (method, path.rsplit('/').next()) {
        ("post", Some("competitions")) => Some(json!({ "name": "Open" })),
        ("post", Some("games")) => Some(json!({})),
        ("post", Some("links")) => Some(json!({ "role": "spectator" })),
        ("post", Some("devices")) => Some(new_device()),
        ("post", Some("acts")) => Some(json!([{ "id": new_id(), "act": "waits" }])),
        ("post", Some("session")) => Some(json!({ "token": token })),
        _ => None,
    };
    let path = match path.as_str() {
        "/api/control" => "/api/control?text=90m".to_owned(),
        "/api/laws/search" => "/api/laws/search?q=mate".to_owned(),
        "/api/laws/cases" => "/api/laws/cases?page=none&title=none".to_owned(),
        _ => path,
    };
    let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
    let answer = hall.ask(method, &path, token, body).await;
    (answer.status.as_u16(), answer.text)
}

/// A device with a key that there is.
fn new_device() -> Value {
    json!({ "id": new_id(), "role": "white", "key": format!("58{}", "66".repeat(31)) })
}

/// The name of a device that can be revoked without harm.
async fn a_device(hall: &Hall, of: &Board) -> String {
    let devices = format!("/api/games/{}/devices", of.game);
    let made = hall.post(&devices, of.token("organiser"), new_device()).await.ok();
    made["id"].as_str().expect("a name").to_owned()
}

/// The name of a link that can be revoked without harm.
async fn a_link(hall: &Hall, of: &Board) -> String {
    let links = format!("/api/competitions/{}/links", of.competition);
    let made = hall.post(&links, of.token("organiser"), json!({ "role": "spectator" })).await.ok();
    made["link"].as_str().expect("a name").to_owned()
}

/// Opens a live connection; tells the status of the answer.
async fn shake_hands(hall: &Hall, path: &str, token: &str) -> u16 {
    let url = format!("ws://{}{path}", hall.server.address());
    let mut request = url.into_client_request().expect("a request");
    if !token.is_empty() {
        let bearer = format!("Bearer {token}").parse().expect("a header");
        request.headers_mut().insert(http::header::AUTHORIZATION, bearer);
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((_, answer)) => answer.status().as_u16(),
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{path}: {error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_is_closed_to_those_it_is_not_for() {
    let hall = Hall::open().await;
    let (board, other) = (sealed(&hall).await, sealed(&hall).await);
    for (method, path, open) in PATHS {
        let To(allowed) = open else {
            for role in ROLES.into_iter().filter(|_| path != "/api/session") {
                let (status, text) = ask(&hall, method, path, &board, token(&board, role)).await;
                assert!(status < 500 && ![401, 403].contains(&status), "{role} {path}: {text}");
            }
            continue;
        };
        for role in ROLES {
            let (status, text) = ask(&hall, method, path, &board, token(&board, role)).await;
            let is_let_in = status < 400;
            assert_eq!(
                is_let_in,
                allowed.contains(&role),
                "{method} {path} {role}: {status} {text}"
            );
            if !is_let_in {
                assert_eq!(status, 403, "{method} {path} {role}: {text}");
            }
            let (status, text) = ask(&hall, method, path, &other, token(&board, role)).await;
            assert_eq!(status, 403, "{method} {path} of others {role}: {text}");
        }
        for wrong in ["", "guessed", board.token("white").get(1..).expect("letters")] {
            let (status, text) = ask(&hall, method, path, &board, wrong).await;
            assert_eq!(status, 401, "{method} {path} without a link: {text}");
        }
    }
}
