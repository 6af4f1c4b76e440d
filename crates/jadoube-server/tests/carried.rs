//! Live connections that carry how the game stands.

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Board, Hall};
use crate::live::{Socket, connect_to, next};
use crate::openapi;

const ROLES: [&str; 4] = ["white", "black", "spectator", "arbiter-1"];

async fn connect(hall: &Hall, board: &Board, role: &str, since: u32) -> Socket {
    let path = format!("/api/games/{}/live?since={since}&state=true", board.game);
    connect_to(hall, &path, board.token(role)).await
}

/// A client that knows how the game stands, and what it was sent.
struct Client {
    socket: Socket,
    state: Value,
    views: u64,
    sent: Vec<Value>,
}

impl Client {
    async fn new(hall: &Hall, board: &Board, role: &str, since: u32) -> Self {
        let mut socket = connect(hall, board, role, since).await;
        let first = next(&mut socket).await;
        openapi::check_schema("LiveState", &first);
        let state = first["state"].clone();
        Self { socket, state, views: since.into(), sent: vec![first] }
    }

    /// Takes the next message.
    async fn take(&mut self) -> Value {
        let message = next(&mut self.socket).await;
        if let Some(n) = message["n"].as_u64() {
            openapi::check_view(&message);
            assert_eq!(n, self.views + 1);
            self.views = n;
        } else if let Some(change) = message.get("state") {
            openapi::check_schema("LiveChange", &message);
            assert!(change["views"].as_u64() <= Some(self.views), "the views come first");
            put(change, &mut self.state);
        }
        self.sent.push(message.clone());
        message
    }

    /// Takes messages until the state after so many views is known.
    async fn know(&mut self, views: u64) {
        while self.views < views || self.state["views"] != views {
            self.take().await;
        }
    }
}

/// Does what a page does with a change.
fn put(change: &Value, into: &mut Value) {
    for (name, changed) in change.as_object().expect("an object") {
        let known = &mut into[name];
        match name.as_str() {
            "moves" | "sheet" => grow(changed, known),
            "sheets" => ["white", "black"].iter().for_each(|it| grow(&changed[it], &mut known[it])),
            _ => *known = changed.clone(),
        }
    }
}

fn grow(changed: &Value, known: &mut Value) {
    let from = changed["from"].as_u64().expect("a number") as usize;
    let mut items = known.as_array().cloned().unwrap_or_default();
    items.truncate(from);
    items.extend(changed["items"].as_array().expect("items").iter().cloned());
    *known = json!(items);
}

/// Without what time alone changes.
fn timeless(mut state: Value) -> Value {
    for field in ["at", "utc", "broken", "received"] {
        if let Some(fields) = state.as_object_mut() {
            fields.remove(field);
        }
    }
    for clock in ["white_ms", "black_ms"] {
        if let Some(clocks) = state["clocks"].as_object_mut() {
            clocks.remove(clock);
        }
    }
    state
}

const ACTS: [&str; 8] = [
    "arbiter-1 starts",
    "white completes e2e4",
    "black plays e7e5",
    "arbiter-1 records \"a noise\"",
    "black presses",
    "white offers a draw",
    "white completes e1e3",
    "black completes g8f6",
];

#[tokio::test(flavor = "multi_thread")]
async fn changes_add_up_to_what_is_read() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m", "observer": "arbiter" })).await;
    let mut clients = Vec::new();
    for role in ROLES {
        clients.push(Client::new(&hall, &board, role, 0).await);
    }
    hall.play(&board, &ACTS).await;
    for (role, client) in ROLES.iter().zip(&mut clients) {
        let read = hall.state(&board, role).await;
        client.know(read["views"].as_u64().expect("a number")).await;
        if *role == "arbiter-1" {
            while client.state["can_mate"] != read["can_mate"] {
                client.take().await;
            }
        }
        assert_eq!(client.state["role"], *role);
        assert_eq!(timeless(client.state.clone()), timeless(read), "{role}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_all_and_then_what_changes() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m", "observer": "arbiter" })).await;
    hall.play(&board, &ACTS[..2]).await;
    let mut first = Client::new(&hall, &board, "spectator", 0).await;
    assert_eq!(first.state["moves"].as_array().map(Vec::len), Some(1));
    first.know(4).await;
    drop(first);
    hall.play(&board, &ACTS[2..6]).await;
    let mut again = Client::new(&hall, &board, "spectator", 4).await;
    assert_eq!(again.state["moves"].as_array().map(Vec::len), Some(2));
    hall.play(&board, &ACTS[6..]).await;
    let read = hall.state(&board, "spectator").await;
    again.know(read["views"].as_u64().expect("a number")).await;
    assert_eq!(timeless(again.state.clone()), timeless(read));
    let whole = again.sent.iter().filter(|message| message["state"]["game"].is_string()).count();
    assert_eq!(whole, 1, "only first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_told_what_the_own_acts_changed() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &ACTS[..1]).await;
    let mut white = Client::new(&hall, &board, "white", 1).await;
    let acts = json!({ "acts": [{ "id": "a", "act": "completes e2e4" }] });
    white.socket.send(Message::text(acts.to_string())).await.expect("sent");
    white.know(4).await;
    assert_eq!(white.state["moves"][0]["uci"], "e2e4");
    assert!(white.sent.iter().any(|message| message["done"]["id"] == "a"));
}

/// Without `state=true` nothing but views is sent.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_did_not_ask_is_told_nothing_more() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    let mut plain = crate::live::connect(&hall, &board, "arbiter-1", 0).await;
    let mut other = Client::new(&hall, &board, "arbiter-1", 0).await;
    hall.play(&board, &ACTS[..3]).await;
    other.know(6).await;
    for n in 1..=6 {
        assert_eq!(next(&mut plain).await["n"], n);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_still_mate_is_told_by_itself() {
    let hall = Hall::open().await;
    let start = json!({ "position": "8/8/5k2/3n4/8/4K3/7R/8 w - - 0 1" });
    let board = hall.board(json!({ "observer": "arbiter", "start": start })).await;
    let mut arbiter = Client::new(&hall, &board, "arbiter-1", 0).await;
    hall.play(&board, &["white completes e3e4"]).await;
    arbiter.know(3).await;
    let read = hall.state(&board, "arbiter-1").await;
    while arbiter.state["can_mate"] != read["can_mate"] {
        arbiter.take().await;
    }
    assert_eq!(read["can_mate"]["white"]["can"], "yes");
    let of_mates = |message: &&Value| message["state"]["can_mate"].is_object();
    for message in arbiter.sent[1..].iter().filter(of_mates) {
        let fields: Vec<_> = message["state"].as_object().expect("fields").keys().collect();
        assert!(fields == ["can_mate", "views"] || fields.len() > 10, "{message}");
    }
}

/// What those who play and look on are sent, in two games that differ only in what nobody may tell them
/// (12.6): in the second the castling was illegal.
#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_fault_changes_no_message() {
    let hall = Hall::open().await;
    let (mut sent, mut desks): (Vec<Vec<Vec<Value>>>, Vec<Value>) = (Vec::new(), Vec::new());
    for rights in ["K", "-"] {
        let start = json!({ "position": format!("4k3/7p/8/8/8/8/P7/4K2R w {rights} - 0 1") });
        let board =
            hall.board(json!({ "control": "90m", "observer": "arbiter", "start": start })).await;
        let mut clients = Vec::new();
        for role in &ROLES[..3] {
            clients.push(Client::new(&hall, &board, role, 0).await);
        }
        // After each act, so that what is stored apart is told apart.
        for (views, act) in [
            (1, "arbiter-1 starts"),
            (2, "white offers a draw"),
            (7, "white completes e1g1"),
            (7, "arbiter-1 records \"a noise\""),
            (10, "black completes h7h5"),
            (13, "white completes a2a4"),
            (14, "black touches h5"),
        ] {
            hall.play(&board, &[act]).await;
            let read = hall.state(&board, "white").await;
            assert_eq!(read["views"], views, "{act}");
            for client in &mut clients {
                client.know(views).await;
            }
        }
        sent.push(clients.into_iter().map(|client| client.sent).collect());
        desks.push(hall.state(&board, "arbiter-1").await["desk"]["facts"].clone());
    }
    assert_ne!(desks[0], desks[1], "the arbiter is told");
    let plain = |mut message: Value| {
        for field in ["game", "competition", "regulations"] {
            if let Some(state) = message["state"].as_object_mut() {
                state.remove(field);
            }
        }
        if message["state"].is_object() {
            message["state"] = timeless(message["state"].take());
        }
        timeless(message)
    };
    let [legal, illegal] = &sent[..] else { panic!("two games") };
    for ((role, legal), illegal) in ROLES.iter().zip(legal).zip(illegal) {
        assert_eq!(legal.len(), illegal.len(), "{role}");
        for (legal, illegal) in legal.iter().zip(illegal) {
            assert_eq!(plain(legal.clone()), plain(illegal.clone()), "{role}");
        }
    }
}
