//! Tests of games that a node takes over from a dead one, and of clocks on walls that were set.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use jadoube_laws::{
    Actor, Begun, Creation, Edition, Event, Game, Happening, Moving, Regulations, Role,
};
use jadoube_store::{
    Act, Anchor, Beat, Competition, Digest, GameRecord, Leased, MemoryStore, Node, Salt,
    Store as _, StoredEntry,
};
use serde_json::{Value, json};

use crate::LinkRole;
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::rooms::asked::Asked;
use crate::rooms::wall::NodeTime;

/// When the dead node began, by its own clock: years before or after anybody else's.
const CLOCKS: [u64; 2] = [1_000_000_000_000, 4_000_000_000_000];
const MINUTE: u64 = 60_000;

fn begun() -> Begun {
    let regulations =
        Regulations { control: Some("90m".parse().expect("a control")), ..standard() };
    Begun {
        white: String::new(),
        black: String::new(),
        round: String::new(),
        station: String::new(),
        moving: Moving::default(),
        creation: Creation::new(regulations),
    }
}

fn standard() -> Regulations {
    Regulations::standard(Edition::E2023)
}

/// A game that nobody has begun, and the store that has it.
async fn created(created: u64, delay_ms: u64) -> (Arc<MemoryStore>, GameRecord) {
    let store = Arc::new(MemoryStore::default());
    let text = GameRecord::text_of(&begun());
    let announced = json!({ "name": "", "spectator_delay_ms": delay_ms }).to_string();
    let competition = Competition { key: "c".to_owned(), created, text: announced };
    store.add_competition(&competition, &[]).await.expect("a competition");
    let record = GameRecord { key: "g".to_owned(), competition: "c".to_owned(), created, text };
    store.add_game(&record, &[]).await.expect("a game");
    (store, record)
}

/// A game that a node started and let run for so long before its last sign of life.
async fn abandoned(clock: u64, ran_ms: u64) -> Arc<MemoryStore> {
    let (store, record) = created(clock, 0).await;
    let dead = node("dead");
    let beat = |steady_ms| Beat { steady_ms, anchor: Anchor { utc_ms: clock, steady_ms: 0 } };
    store.beat(&dead, beat(0)).await.expect("a beat");
    let leased = store.lease("g", "dead", 1000).await.expect("a lease");
    let Leased::Yes { lease, .. } = leased else { panic!("{leased:?}") };
    let mut game = Game::create(begun().creation);
    let started =
        Happening::new(10, Actor::Arbiter(1), Event::GameStarted).expect("an arbiter's act");
    let mut entry = game.happen(started);
    entry.received = clock;
    let entry = StoredEntry::write(&entry, record.genesis(), Salt::random());
    let act = Act { game: "g".to_owned(), lease, entries: vec![entry] };
    store.append(act).await.expect("stored");
    store.beat(&dead, beat(ran_ms)).await.expect("a beat");
    store
}

fn node(name: &str) -> Node {
    Node { name: name.to_owned(), address: String::new() }
}

fn rooms(store: &Arc<MemoryStore>, name: &str, time: Arc<NodeTime>) -> Rooms {
    let store = Arc::clone(store);
    Rooms::by(time, store, Arc::new(Metrics::default()), node(name), 0)
}

async fn act(rooms: &Rooms, role: LinkRole, act: &str) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = NEXT.fetch_add(1, Ordering::Relaxed).to_string();
    let sent = serde_json::from_value(json!({ "id": id, "act": act })).expect("an act");
    let link = Digest::of([role.to_string().as_bytes()]);
    let request = Asked::new(role, link, sent, None).expect("an act");
    rooms.act("g", request).await.expect("done");
}

/// White pays for the time up to the last sign of life, and for nothing else: neither for the time
/// until somebody takes over, nor for what the clocks of two machines differ by.
#[tokio::test]
async fn nobody_pays_for_clocks_that_differ() {
    for clock in CLOCKS {
        let store = abandoned(clock, 3000).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        let rooms = rooms(&store, "next", NodeTime::start());
        let state = crate::sent::value(&rooms.look("g", Role::Arbiter).await.expect("a state"));
        assert_eq!(state["clocks"]["white_ms"], 90 * MINUTE - 3000, "{state}");
        assert_eq!(state["clocks"]["running"], Value::Null, "interrupted (6.11.1)");
    }
}

/// A wall's clock that is set while White thinks, and a server that dies after that.
#[tokio::test(start_paused = true)]
async fn nobody_pays_for_a_clock_that_was_set() {
    const NOON: u64 = 1_700_000_000_000;
    for set in [NOON + 60 * MINUTE, NOON - 60 * MINUTE] {
        let (store, _) = created(NOON, 0).await;
        let (start, noon) = (tokio::time::Instant::now(), Arc::new(AtomicU64::new(NOON)));
        let wall = Arc::clone(&noon);
        let passed = move || u64::try_from(start.elapsed().as_millis()).expect("a short time");
        let wall = Box::new(move || wall.load(Ordering::Relaxed) + passed());
        let first = rooms(&store, "first", NodeTime::by(wall));
        let living = [tokio::spawn(first.clone().tick()), tokio::spawn(first.clone().look_after())];
        act(&first, LinkRole::Arbiter(1), "starts").await;
        tokio::time::sleep(Duration::from_secs(4)).await;
        noon.store(set, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(6)).await;
        living.iter().for_each(tokio::task::JoinHandle::abort);
        tokio::time::sleep(Duration::from_secs(600)).await;
        // The store's own clock is the machine's.
        std::thread::sleep(Duration::from_millis(5));
        let next = rooms(&store, "next", NodeTime::start());
        let state = crate::sent::value(&next.look("g", Role::Arbiter).await.expect("a state"));
        let white = state["clocks"]["white_ms"].as_u64().expect("a time");
        let thought = 90 * MINUTE - white;
        // Beats come every second.
        assert!((8000..=10_000).contains(&thought), "White thought {thought} ms");
        assert_eq!((&state["over"], &state["clocks"]["running"]), (&json!(false), &Value::Null));
    }
}

/// Spectators see everything later by a clock that nobody can set.
#[tokio::test(start_paused = true)]
async fn a_delay_does_not_go_by_the_clock_on_the_wall() {
    let (store, _) = created(1_700_000_000_000, 15 * MINUTE).await;
    let rooms = rooms(&store, "node", NodeTime::start());
    tokio::spawn(rooms.clone().tick());
    act(&rooms, LinkRole::Arbiter(1), "starts").await;
    act(&rooms, LinkRole::Player(jadoube_laws::Side::White), "completes e2e4").await;
    let moves = async |sees| {
        let state = crate::sent::value(&rooms.look("g", sees).await.expect("a state"));
        (state["moves"].as_array().expect("moves").len(), state["views"].clone())
    };
    assert_eq!(moves(Role::Arbiter).await.0, 1);
    assert_eq!(moves(Role::Spectator).await, (0, json!(0)));
    tokio::time::sleep(Duration::from_millis(15 * MINUTE - 10)).await;
    assert_eq!(moves(Role::Spectator).await, (0, json!(0)));
    tokio::time::sleep(Duration::from_millis(20)).await;
    let (shown, views) = moves(Role::Spectator).await;
    assert_eq!(shown, 1);
    assert!(views.as_u64() > Some(0));
}

/// A record that was altered is looked at and not written on.
#[tokio::test]
async fn nothing_is_written_on_an_altered_record() {
    let store = abandoned(CLOCKS[0], 3000).await;
    let entries = store.entries("g", 0).await.expect("entries");
    let mut touched = Game::create(begun().creation);
    touched.record(&entries[0].read().expect("an entry"));
    let touch = "touches e2".parse().expect("an act");
    let white = Actor::Player(jadoube_laws::Side::White);
    let entry = touched.happen(Happening::new(20, white, touch).expect("White's act"));
    let mut entry = StoredEntry::write(&entry, entries[0].hash, Salt::random());
    entry.text = entry.text.replace("e2", "d2");
    let leased = store.lease("g", "dead", 0).await.expect("a lease");
    let Leased::Yes { lease, .. } = leased else { panic!("{leased:?}") };
    let act = Act { game: "g".to_owned(), lease, entries: vec![entry] };
    store.append(act).await.expect("stored");

    tokio::time::sleep(Duration::from_millis(5)).await;
    let rooms = rooms(&store, "next", NodeTime::start());
    let state = crate::sent::value(&rooms.look("g", Role::Arbiter).await.expect("a state"));
    assert_eq!(state["broken"], "entry 1 was altered", "{state}");
    assert_eq!(state["clocks"]["running"], Value::Null, "nothing goes on in it");
    let state = crate::sent::value(&rooms.look("g", Role::Spectator).await.expect("a state"));
    assert_eq!(state["broken"], "", "others are not told how to do it better");
    let sent = serde_json::from_value(json!({ "id": "1", "act": "resumes" })).expect("an act");
    let request = Asked::new(LinkRole::Arbiter(1), Digest::of([]), sent, None).expect("an act");
    let refused = rooms.act("g", request).await.expect_err("refused");
    assert_eq!((refused.status, refused.code), (409, "record-broken"));
    assert_eq!(store.entries("g", 0).await.expect("entries").len(), 2, "nothing was added");
}
