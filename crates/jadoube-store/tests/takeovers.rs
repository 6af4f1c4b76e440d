//! Stores take each other's games again and again while others are removed: no two wait for each
//! other, and what was acknowledged is stored.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use jadoube_store::contract::with_games;
use jadoube_store::{
    Act, Competition, Digest, GameRecord, Leased, Salt, SqlStore, Store, StoreError, StoredEntry,
};
use sqlx::{AnyConnection, Connection, Row};
use tokio::task::JoinSet;

use crate::stores::postgres_address;

const GAMES: usize = 16;
/// For how long at least it goes on.
const GOES_ON: Duration = Duration::from_secs(4);

/// What all have done so far.
struct Done {
    until: Instant,
    taken: AtomicUsize,
    stored: AtomicUsize,
    gone: AtomicUsize,
}

impl Done {
    fn is_enough(&self) -> bool {
        let [taken, stored, gone] =
            [&self.taken, &self.stored, &self.gone].map(|count| count.load(Ordering::Relaxed));
        // On a busy machine it takes longer until enough has happened to show anything.
        Instant::now() >= self.until && taken > 2 * GAMES && stored > 0 && gone > 0
    }
}

fn entry(number: u32) -> StoredEntry {
    let text = format!("entry {number}");
    let hash = Digest::of([text.as_bytes()]);
    StoredEntry { number, text, salt: Salt::random(), hash }
}

/// Takes a game from its holder and appends until it is taken away; counts the acknowledged
/// entries, and how often it took the game.
async fn takes(store: Arc<SqlStore>, game: String, node: &str, done: Arc<Done>) {
    let mut next = 0;
    while !done.is_enough() {
        // The holder is taken for dead.
        let lease = match store.lease(&game, node, 0).await.expect("an answer") {
            Leased::Yes { lease, .. } => lease,
            Leased::To(_) => continue,
        };
        done.taken.fetch_add(1, Ordering::Relaxed);
        next += store.some_entries(&game, next, u32::MAX).await.expect("entries").len() as u32;
        for _ in 0..6 {
            let act = Act { game: game.clone(), lease: lease.clone(), entries: vec![entry(next)] };
            match store.append(act).await {
                Ok(()) => {
                    done.stored.fetch_add(1, Ordering::Relaxed);
                    next += 1;
                }
                Err(StoreError::Refused { .. }) => break,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// Creates competitions, and uses every other one; returns how many.
async fn makes(store: Arc<SqlStore>, done: Arc<Done>) -> usize {
    let mut made = 0;
    while !done.is_enough() {
        let key = format!("c{made}");
        let competition = Competition { key: key.clone(), created: 0, text: String::new() };
        store.add_competition(&competition, &[]).await.expect("added");
        let game = format!("{key} game");
        let record =
            GameRecord { key: game.clone(), competition: key, created: 0, text: String::new() };
        made += 1;
        match store.add_game(&record, &[]).await {
            Ok(()) if made % 2 == 0 => use_if_there(&store, &game).await,
            _ => {}
        }
    }
    made
}

/// Appends to a game that may be removed at any moment; what is acknowledged is stored.
async fn use_if_there(store: &SqlStore, game: &str) {
    let Ok(Leased::Yes { lease, .. }) = store.lease(game, "n1", 60_000).await else { return };
    store.release(game, &lease).await.expect("given back");
    let act = Act { game: game.to_owned(), lease, entries: vec![entry(0)] };
    if store.append(act).await.is_ok() {
        assert_eq!(store.entries(game, 0).await.expect("entries").len(), 1, "{game}");
    }
}

async fn removes(store: Arc<SqlStore>, done: Arc<Done>) {
    while !done.is_enough() {
        let gone = store.expire(1).await.expect("an answer");
        done.gone.fetch_add(gone as usize, Ordering::Relaxed);
    }
}

/// The number of deadlocks.
async fn deadlocks(address: &str) -> i64 {
    let mut connection = AnyConnection::connect(address).await.expect("PostgreSQL answers");
    let query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    sqlx::query(query).fetch_one(&mut connection).await.expect("a row").get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn takeovers_never_wait_for_each_other() {
    let address = postgres_address("takeovers").await;
    let stores = [SqlStore::open(&address).await, SqlStore::open(&address).await];
    let stores = stores.map(|store| Arc::new(store.expect("a store")));
    let games: Vec<String> = (0..GAMES).map(|number| format!("g{number}")).collect();
    with_games(&*stores[0], &games.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let before = deadlocks(&address).await;
    let done = Arc::new(Done {
        until: Instant::now() + GOES_ON,
        taken: AtomicUsize::new(0),
        stored: AtomicUsize::new(0),
        gone: AtomicUsize::new(0),
    });
    let mut taking = JoinSet::new();
    for (store, node) in stores.iter().zip(["n1", "n2"]) {
        // Each does so in a different order.
        let games = games.iter().enumerate();
        let mut games: Vec<_> = games.map(|(n, game)| (n * 7 % GAMES, game)).collect();
        if node == "n2" {
            games.reverse();
        }
        for (_, game) in games {
            taking.spawn(takes(Arc::clone(store), game.clone(), node, Arc::clone(&done)));
        }
    }
    let making = tokio::spawn(makes(Arc::clone(&stores[0]), Arc::clone(&done)));
    let removing = tokio::spawn(removes(Arc::clone(&stores[1]), Arc::clone(&done)));
    while let Some(taken) = taking.join_next().await {
        taken.expect("no panic");
    }
    let made = making.await.expect("no panic");
    removing.await.expect("no panic");
    let [taken, stored, gone] =
        [&done.taken, &done.stored, &done.gone].map(|count| count.load(Ordering::Relaxed));
    let mut found = 0;
    for game in &games {
        let entries = stores[0].entries(game, 0).await.expect("entries");
        assert!(entries.iter().zip(0..).all(|(entry, number)| entry.number == number), "{game}");
        found += entries.len();
    }
    // Those that have ended have reported their counts.
    for store in &stores {
        store.close().await;
    }
    let waited = deadlocks(&address).await - before;
    println!("{taken} taken, {stored} stored, {made} made, {gone} gone, {waited} deadlocks");
    assert_eq!((found, waited), (stored, 0));
}
