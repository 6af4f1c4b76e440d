//! Tests of games that a node takes over from a dead one whose clock differs.

use std::sync::Arc;

use jadoube_laws::{Actor, Creation, Edition, Event, Game, Happening, Regulations, Role as Sees};
use jadoube_store::{
    Act, Anchor, Beat, Competition, GameRecord, Leased, Line, MemoryStore, Node, Salt, Store as _,
};
use serde_json::Value;

use crate::Begun;
use crate::begun::Moving;
use crate::metrics::Metrics;
use crate::rooms::Rooms;

/// When the dead node began, by its own clock: years before or after anybody else's.
const CLOCKS: [u64; 2] = [1_000_000_000_000, 4_000_000_000_000];

fn begun() -> Begun {
    let regulations =
        Regulations { control: Some("90m".parse().expect("a control")), ..standard() };
    Begun {
        white: String::new(),
        black: String::new(),
        round: String::new(),
        moving: Moving::default(),
        creation: Creation::new(regulations),
    }
}

fn standard() -> Regulations {
    Regulations::standard(Edition::E2023)
}

/// A game that a node started and let run for so long before its last sign of life.
async fn abandoned(store: &MemoryStore, clock: u64, ran_ms: u64) {
    let text = serde_json::to_string(&begun()).expect("JSON");
    let key = "g".to_owned();
    let competition = Competition { key: "c".to_owned(), created: clock, text: "{}".to_owned() };
    store.add_competition(&competition, &[]).await.expect("a competition");
    let record = GameRecord { key, competition: "c".to_owned(), created: clock, text };
    store.add_game(&record, &[]).await.expect("a game");
    let dead = Node { name: "dead".to_owned(), address: String::new() };
    let beat =
        |steady_ms| Beat { steady_ms, anchor: Anchor { utc_ms: clock - 500, steady_ms: 1000 } };
    store.beat(&dead, beat(1000)).await.expect("a beat");
    let leased = store.lease("g", "dead", 1000).await.expect("a lease");
    let Leased::Yes { lease, .. } = leased else { panic!("{leased:?}") };
    let mut game = Game::create(begun().creation);
    let started = Happening::new(10, Actor::Arbiter(1), Event::GameStarted).expect("his act");
    let mut entry = game.happen(started);
    entry.received = clock;
    let line = Line::write(&entry, record.genesis(), Salt::random());
    let act = Act { game: "g".to_owned(), lease, lines: vec![line] };
    store.append(act).await.expect("stored");
    store.beat(&dead, beat(1500 + ran_ms)).await.expect("a beat");
}

/// White pays for the time up to the last sign of life, and for nothing else: neither for the time
/// until somebody takes over, nor for what the clocks of two machines differ by.
#[tokio::test]
async fn nobody_pays_for_clocks_that_differ() {
    for clock in CLOCKS {
        let store = Arc::new(MemoryStore::default());
        abandoned(&store, clock, 3000).await;
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        let node = Node { name: "next".to_owned(), address: String::new() };
        let rooms = Rooms::new(store, Arc::new(Metrics::default()), node, 0);
        let state: Value = rooms.look("g", Sees::Arbiter).await.expect("a state");
        assert_eq!(state["clocks"]["white_ms"], 90 * 60 * 1000 - 3000, "{state}");
        assert_eq!(state["clocks"]["running"], Value::Null, "interrupted (6.11.1)");
    }
}
