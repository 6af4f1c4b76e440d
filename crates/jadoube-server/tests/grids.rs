//! The live grid of a competition, watched by many at once.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::Hall;
use crate::live::{self, Socket};
use crate::openapi;

/// A competition with this delay for spectators, and the links into it by role.
async fn competition(hall: &Hall, delay_ms: u64) -> (String, Vec<(String, String)>) {
    let new = json!({ "name": "Open", "spectator_delay_ms": delay_ms });
    let made = hall.post("/api/competitions", "", new).await.ok();
    (text(&made["competition"]), links(&made))
}

/// A game in it, and the links into that.
async fn game(hall: &Hall, competition: &str, organiser: &str) -> (String, Vec<(String, String)>) {
    let path = format!("/api/competitions/{competition}/games");
    let made = hall.post(&path, organiser, json!({ "white": "Ann", "black": "Bob" })).await.ok();
    (text(&made["game"]), links(&made))
}

fn links(made: &Value) -> Vec<(String, String)> {
    let links = made["links"].as_array().expect("links").iter();
    links.map(|link| (text(&link["role"]), text(&link["token"]))).collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

fn of<'a>(links: &'a [(String, String)], role: &str) -> &'a str {
    &links.iter().find(|(of, _)| of == role).expect("a link").1
}

async fn watch(address: std::net::SocketAddr, competition: &str, token: &str) -> Socket {
    let url = format!("ws://{address}/api/competitions/{competition}/live");
    let mut request = url.into_client_request().expect("a request");
    let protocols = format!("jadoube, bearer.{token}");
    request.headers_mut().insert("sec-websocket-protocol", protocols.parse().expect("a header"));
    tokio_tungstenite::connect_async(request).await.expect("a connection").0
}

async fn next(socket: &mut Socket) -> Value {
    let message = live::next(socket).await;
    openapi::check_schema("Boards", &message);
    message
}

/// The longest of some times.
fn worst(times: &[Duration]) -> Duration {
    times.iter().copied().max().unwrap_or_default()
}

/// Whoever opens a grid waits for nobody who does the same, and no player waits for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_grids_opened_at_once_are_shown_and_hold_up_nobody() {
    const BOARDS: usize = 200;
    const GRIDS: usize = 100;
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, 0).await;
    for _ in 0..BOARDS {
        game(&hall, &key, of(&into, "organiser")).await;
    }
    let elsewhere = hall.board(json!({})).await;
    let address = hall.server.address();
    let mut grids = JoinSet::new();
    for role in ["arbiter-1", "spectator"].into_iter().cycle().take(GRIDS) {
        let (key, token) = (key.clone(), of(&into, role).to_owned());
        grids.spawn(async move {
            let begun = Instant::now();
            let mut socket = watch(address, &key, &token).await;
            let shown = live::next(&mut socket).await;
            let took = begun.elapsed();
            assert_eq!(shown["all"], true);
            let boards = shown["boards"].as_array().expect("boards");
            assert_eq!(boards.len(), BOARDS);
            assert!(boards.iter().all(|board| board["problem"].is_null()), "{boards:?}");
            took
        });
    }
    let (mut acts, mut waited) = (Vec::new(), Vec::new());
    while waited.len() < GRIDS {
        let begun = Instant::now();
        hall.act(&elsewhere, "white", "says \"?\"").await.ok();
        acts.push(begun.elapsed());
        while let Some(took) = grids.try_join_next() {
            waited.push(took.expect("a grid"));
        }
    }
    acts.sort();
    let p99 = acts[acts.len() * 99 / 100];
    let (grids, act) = (worst(&waited), worst(&acts));
    println!("grids: {grids:?} at the most; {} acts: p99 {p99:?}, {act:?} at the most", acts.len());
}

/// Each grid is told what changes, whether its watcher came first or last.
#[tokio::test(flavor = "multi_thread")]
async fn a_change_is_shown_to_all_who_watch() {
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, 0).await;
    let (first, players) = game(&hall, &key, of(&into, "organiser")).await;
    game(&hall, &key, of(&into, "organiser")).await;
    let mut grids = Vec::new();
    for role in ["arbiter-1", "arbiter-1", "spectator", "organiser"] {
        let mut socket = watch(hall.server.address(), &key, of(&into, role)).await;
        let all = next(&mut socket).await;
        assert_eq!((&all["all"], all["boards"].as_array().map(Vec::len)), (&json!(true), Some(2)));
        grids.push((role, socket));
    }
    let acts = format!("/api/games/{first}/acts");
    let act = json!([{ "id": "1", "act": "completes e2e4" }]);
    hall.post(&acts, of(&players, "white"), act).await.ok();
    for (role, socket) in &mut grids {
        let shown = next(socket).await;
        assert_eq!(shown["boards"][0]["game"], first, "{role}: {shown}");
        assert_eq!(shown["boards"][0]["last"]["uci"], "e2e4");
        assert_eq!(shown["boards"][0]["desk"].is_null(), *role == "spectator", "{role}");
    }
    // Whoever comes later finds it in the whole picture.
    let mut late = watch(hall.server.address(), &key, of(&into, "arbiter-1")).await;
    assert_eq!(next(&mut late).await["boards"][0]["last"]["uci"], "e2e4");
}

/// Changes that never cease do not put off the time at which they are shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_never_rests_is_shown_nevertheless() {
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, 0).await;
    let (game, players) = game(&hall, &key, of(&into, "organiser")).await;
    let mut socket = watch(hall.server.address(), &key, of(&into, "arbiter-1")).await;
    next(&mut socket).await;
    let acts = format!("/api/games/{game}/acts");
    let talking = async {
        for id in 0.. {
            let act = json!([{ "id": id.to_string(), "act": "says \"?\"" }]);
            hall.post(&acts, of(&players, "white"), act).await.ok();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        () = talking => {}
        shown = next(&mut socket) => assert_eq!(shown["boards"][0]["game"], game),
    }
}

/// A game that is added while somebody watches is shown as soon as something happens in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_comes_into_the_grid() {
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, 0).await;
    let mut socket = watch(hall.server.address(), &key, of(&into, "spectator")).await;
    assert_eq!(next(&mut socket).await["boards"], json!([]));
    let (game, players) = game(&hall, &key, of(&into, "organiser")).await;
    let act = json!([{ "id": "1", "act": "completes d2d4" }]);
    hall.post(&format!("/api/games/{game}/acts"), of(&players, "white"), act).await.ok();
    assert_eq!(next(&mut socket).await["boards"][0]["last"]["uci"], "d2d4");
}

/// What spectators may not know yet their grid does not show, and then it does.
#[tokio::test(flavor = "multi_thread")]
async fn a_delayed_grid_shows_a_change_later() {
    const DELAY_MS: u64 = 1500;
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, DELAY_MS).await;
    let (game, players) = game(&hall, &key, of(&into, "organiser")).await;
    let mut socket = watch(hall.server.address(), &key, of(&into, "spectator")).await;
    assert_eq!(next(&mut socket).await["boards"][0]["last"], Value::Null);
    let acts = format!("/api/games/{game}/acts");
    let begun = Instant::now();
    let act = json!([{ "id": "1", "act": "completes e2e4" }]);
    hall.post(&acts, of(&players, "white"), act).await.ok();
    let mut early = watch(hall.server.address(), &key, of(&into, "spectator")).await;
    let last = next(&mut early).await["boards"][0]["last"].clone();
    // A machine that is busy with much else may take longer than that to open a grid.
    if begun.elapsed() < Duration::from_millis(DELAY_MS) {
        assert_eq!(last, Value::Null);
    }
    let shown = next(&mut socket).await;
    assert_eq!(shown["boards"][0]["last"]["uci"], "e2e4", "{shown}");
    assert!(begun.elapsed() >= Duration::from_millis(DELAY_MS));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_link_ends_a_grid() {
    let hall = Hall::open().await;
    let (key, into) = competition(&hall, 0).await;
    let mut socket = watch(hall.server.address(), &key, of(&into, "spectator")).await;
    next(&mut socket).await;
    let mut other = watch(hall.server.address(), &key, of(&into, "arbiter-1")).await;
    next(&mut other).await;
    let links = format!("/api/competitions/{key}/links");
    let listed = hall.get(&links, of(&into, "organiser")).await.ok();
    let listed = listed["links"].as_array().expect("links").clone();
    let link = listed.iter().find(|link| link["role"] == "spectator").expect("it is listed");
    let path = format!("{links}/{}", text(&link["link"]));
    hall.ask(reqwest::Method::DELETE, &path, of(&into, "organiser"), None).await.ok();
    assert_eq!(live::next(&mut socket).await["closed"], "this link was revoked");
    other.send(Message::Ping(Vec::new().into())).await.expect("the other's is as good as before");
}
