//! Whatever comes over the wire: nothing panics, nothing is answered as if the server had failed,
//! and it goes on serving.

mod words;

use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::SinkExt;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

use self::words::{ACTS, NAMES, VALUES, WORDS};
use crate::client::{Board, Hall, new_id};
use crate::live::connect;

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// A server in this process whose panics are counted, wherever they are.
fn hall() -> (Runtime, Hall) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(panic);
    }));
    let runtime = Runtime::new().expect("a runtime");
    let hall = runtime.block_on(Hall::open());
    (runtime, hall)
}

fn runs(cases: u32) -> TestRunner {
    // The server lives longer than a case, so that what failed cannot be made smaller.
    TestRunner::new(Config {
        cases,
        max_shrink_iters: 0,
        failure_persistence: None,
        ..Config::default()
    })
}

/// Sends a request as it is and holds the answer to what every answer must be.
async fn send(
    hall: &Hall,
    method: Method,
    path: &str,
    token: &str,
    body: Vec<u8>,
) -> Result<u16, TestCaseError> {
    let url = format!("http://{}{path}", hall.server.address());
    let request = reqwest::Client::new().request(method, &url).bearer_auth(token);
    let request = request.header("content-type", "application/json").body(body);
    // What the client itself does not send is not for us to judge.
    let Ok(answer) = request.send().await else { return Ok(0) };
    let status = answer.status().as_u16();
    let kind = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().to_owned();
    let text = answer.text().await.unwrap_or_default();
    // Pages are there only where they were built.
    let path = reqwest::Url::parse(&url).map(|url| url.path().to_owned()).unwrap_or_default();
    let is_page = !path.starts_with("/api") && !["/healthz", "/metrics"].contains(&&*path);
    if !(is_page && status == 503) {
        prop_assert!(status < 500, "{url}: {status} {text}");
    }
    prop_assert!(
        is_page || status < 400 || kind == "application/problem+json",
        "{url}: {status} {kind}"
    );
    prop_assert_eq!(PANICS.load(Ordering::SeqCst), 0, "{}", url);
    Ok(status)
}

/// All that can be read of a game can still be read.
async fn is_readable(hall: &Hall, board: &Board) -> Result<(), TestCaseError> {
    for role in ["arbiter-1", "white", "spectator"] {
        for what in ["state", "views", "pgn", "case"] {
            let path = format!("/api/games/{}/{what}", board.game);
            send(hall, Method::GET, &path, board.token(role), Vec::new()).await?;
        }
    }
    Ok(())
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        ".{0,12}".prop_map(Value::from),
        prop::sample::select(VALUES).prop_map(|text| serde_json::from_str(text).expect("JSON")),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(
                prop::sample::select(NAMES).prop_map(str::to_owned),
                inner,
                0..6
            )
            .prop_map(|fields| json!(fields)),
        ]
    })
}

#[test]
fn any_body() {
    let (runtime, hall) = hall();
    let board = runtime.block_on(hall.board(json!({})));
    let (game, competition) = (&board.game, &board.competition);
    let paths = [
        "/api/games".to_owned(),
        "/api/competitions".to_owned(),
        "/api/session".to_owned(),
        format!("/api/games/{game}/acts"),
        format!("/api/competitions/{competition}/games"),
        format!("/api/competitions/{competition}/links"),
    ];
    let fields = prop::collection::btree_map(
        prop::sample::select(NAMES).prop_map(str::to_owned),
        json_value(),
        0..4,
    );
    let body = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..60),
        json_value().prop_map(|value| value.to_string().into_bytes()),
        fields.prop_map(|fields| json!({ "regulations": fields }).to_string().into_bytes()),
        json_value()
            .prop_map(|value| json!([{ "id": "1", "act": value }]).to_string().into_bytes()),
    ];
    let role = prop::sample::select(&["organiser", "arbiter-1", "white"][..]);
    let all = (prop::sample::select(paths.to_vec()), role, body);
    let outcome = runs(250).run(&all, |(path, role, body)| {
        runtime.block_on(send(&hall, Method::POST, &path, board.token(role), body)).map(drop)
    });
    outcome.expect("an answer to each");
}

/// Games by any regulations, played by any acts in the right words at the wrong time.
#[test]
fn any_acts_in_any_game() {
    let (runtime, hall) = hall();
    let setting = (prop::sample::select(NAMES), prop::sample::select(VALUES));
    let settings = prop::collection::vec(setting, 0..5);
    let act = prop_oneof![
        4 => prop::collection::vec(prop::sample::select(WORDS), 1..5).prop_map(|words| words.join(" ")),
        4 => "(plays|completes) [a-h][1-8][a-h][1-8][qrbnk]?",
        2 => "(touches|lifts|releases on|takes off|knocks over|puts back) [a-h][1-8]",
        2 => prop::sample::select(ACTS).prop_map(str::to_owned),
        1 => ".{0,30}",
    ];
    let role = prop::sample::select(
        &[
            "white",
            "black",
            "white",
            "black",
            "arbiter-1",
            "appeals",
            "organiser",
            "white-assistant",
        ][..],
    );
    let acts = prop::collection::vec((role, act), 1..25);
    let outcome = runs(15).run(&(settings, acts), |(settings, acts)| {
        runtime.block_on(async {
            let mut regulations = json!({});
            for (name, value) in settings {
                // Only what makes a game; the others are for `any_body`.
                let mut more = regulations.clone();
                more[name] = serde_json::from_str(value).expect("JSON");
                let new = json!({ "regulations": more }).to_string().into_bytes();
                if send(&hall, Method::POST, "/api/games", "", new).await? == 201 {
                    regulations = more;
                }
            }
            let board = hall.board(regulations.clone()).await;
            let path = format!("/api/games/{}/acts", board.game);
            for (role, act) in &acts {
                let body = json!([{ "id": new_id(), "act": act }]).to_string().into_bytes();
                send(&hall, Method::POST, &path, board.token(role), body).await?;
            }
            let told = is_readable(&hall, &board).await;
            told.map_err(|error| TestCaseError::fail(format!("{regulations} {acts:?}: {error}")))
        })
    });
    outcome.expect("an answer to each");
}

#[test]
fn any_path() {
    let (runtime, hall) = hall();
    let board = runtime.block_on(hall.board(json!({})));
    let known = [
        "api",
        "games",
        "competitions",
        "links",
        "acts",
        "views",
        "state",
        "pgn",
        "case",
        "record",
        "share",
        "live",
        "session",
        "openapi.json",
        "healthz",
        "metrics",
        "..",
        ".",
        "%2e%2e",
        "%00",
        "%ff",
        "%",
        "",
        "index.html",
        "assets",
        &board.game,
        &board.competition,
    ];
    let known: Vec<String> = known.into_iter().map(str::to_owned).collect();
    let part = prop_oneof![
        6 => prop::sample::select(known),
        1 => "[ -~]{0,12}",
        1 => ".{0,6}",
    ];
    let query = prop_oneof![
        3 => Just(String::new()),
        1 => "\\?since=[0-9a-z%&=+-]{0,24}",
        1 => "\\?[ -~]{0,24}",
    ];
    let method = prop::sample::select(vec![
        Method::GET,
        Method::POST,
        Method::DELETE,
        Method::PUT,
        Method::HEAD,
        Method::OPTIONS,
        Method::PATCH,
    ]);
    let all = (prop::collection::vec(part, 0..6), query, method);
    let outcome = runs(250).run(&all, |(parts, query, method)| {
        let path = format!("/{}{query}", parts.join("/"));
        runtime.block_on(send(&hall, method, &path, board.token("arbiter-1"), Vec::new())).map(drop)
    });
    outcome.expect("an answer to each");
}

#[test]
fn any_frame() {
    let (runtime, hall) = hall();
    let board = runtime.block_on(hall.board(json!({})));
    let message = prop_oneof![
        ".{0,40}".prop_map(Message::text),
        json_value().prop_map(|value| Message::text(value.to_string())),
        json_value().prop_map(|value| Message::text(json!({ "acts": value }).to_string())),
        json_value().prop_map(|value| {
            Message::text(json!({ "acts": [{ "id": "1", "act": value }] }).to_string())
        }),
        prop::collection::vec(any::<u8>(), 0..40).prop_map(Message::binary),
        prop::collection::vec(any::<u8>(), 0..125).prop_map(|bytes| Message::Ping(bytes.into())),
        Just(Message::Close(None)),
    ];
    let messages = prop::collection::vec(message, 1..6);
    let raw = prop::collection::vec(any::<u8>(), 0..40);
    let outcome = runs(20).run(&(messages, raw), |(messages, raw)| {
        runtime.block_on(async {
            let mut socket = connect(&hall, &board, "white", 0).await;
            for message in messages {
                // The server may have closed it, as it should.
                let _ = socket.send(message).await;
            }
            // And then bytes that are no frame at all.
            let _ = socket.get_mut().write_all(&raw).await;
            drop(socket);
            let answer = send(&hall, Method::GET, "/healthz", "", Vec::new()).await?;
            prop_assert_eq!(answer, 200);
            is_readable(&hall, &board).await
        })
    });
    outcome.expect("it goes on");
}
