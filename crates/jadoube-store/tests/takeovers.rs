//! Stores that take each other's games again and again while others are removed: nobody waits for
//! somebody who waits for him, and what was acknowledged is there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_store::{
    Act, Competition, Digest, GameRecord, Leased, Line, Salt, SqlStore, Store, StoreError,
};
use sqlx::{AnyConnection, Connection, Row};
use tokio::task::JoinSet;

use crate::stores::{postgres_address, with_games};

const GAMES: usize = 16;
const GOES_ON: Duration = Duration::from_secs(4);

fn line(number: u32) -> Line {
    let text = format!("entry {number}");
    let hash = Digest::of([text.as_bytes()]);
    Line { number, text, salt: Salt::random(), hash }
}

/// Takes a game from whoever has it and appends until it is taken away; says how many entries are
/// acknowledged, and how often it took the game.
async fn takes(store: Arc<SqlStore>, game: String, node: &str, until: Instant) -> [usize; 2] {
    let (mut stored, mut taken, mut next) = (0, 0, 0);
    while Instant::now() < until {
        // Whoever has it is taken for dead.
        let lease = match store.lease(&game, node, 0).await.expect("an answer") {
            Leased::Yes { lease, .. } => lease,
            Leased::To(_) => continue,
        };
        taken += 1;
        next += store.some_lines(&game, next, u32::MAX).await.expect("lines").len() as u32;
        for _ in 0..6 {
            let act = Act { game: game.clone(), lease: lease.clone(), lines: vec![line(next)] };
            match store.append(act).await {
                Ok(()) => (stored, next) = (stored + 1, next + 1),
                Err(StoreError::Refused { .. }) => break,
                Err(error) => panic!("{error}"),
            }
        }
    }
    [stored, taken]
}

/// Makes competitions, and uses every other one; says how many.
async fn makes(store: Arc<SqlStore>, until: Instant) -> usize {
    let mut made = 0;
    while Instant::now() < until {
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

/// Appends to a game that may be gone at any moment; what is acknowledged is there.
async fn use_if_there(store: &SqlStore, game: &str) {
    let Ok(Leased::Yes { lease, .. }) = store.lease(game, "n1", 60_000).await else { return };
    store.release(game, &lease).await.expect("given back");
    let act = Act { game: game.to_owned(), lease, lines: vec![line(0)] };
    if store.append(act).await.is_ok() {
        assert_eq!(store.lines(game, 0).await.expect("lines").len(), 1, "{game}");
    }
}

async fn removes(store: Arc<SqlStore>, until: Instant) -> u64 {
    let mut gone = 0;
    while Instant::now() < until {
        gone += store.expire(1).await.expect("an answer");
    }
    gone
}

/// How often somebody waited for somebody who waited for him.
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
    let until = Instant::now() + GOES_ON;
    let mut taking = JoinSet::new();
    for (store, node) in stores.iter().zip(["n1", "n2"]) {
        // The one's come in another order than the other's.
        let games = games.iter().enumerate();
        let mut games: Vec<_> = games.map(|(n, game)| (n * 7 % GAMES, game)).collect();
        if node == "n2" {
            games.reverse();
        }
        for (_, game) in games {
            taking.spawn(takes(Arc::clone(store), game.clone(), node, until));
        }
    }
    let making = tokio::spawn(makes(Arc::clone(&stores[0]), until));
    let removing = tokio::spawn(removes(Arc::clone(&stores[1]), until));
    let (mut stored, mut taken) = (0, 0);
    while let Some(done) = taking.join_next().await {
        let [acts, leases] = done.expect("no panic");
        (stored, taken) = (stored + acts, taken + leases);
    }
    let (made, gone) = (making.await.expect("no panic"), removing.await.expect("no panic"));
    let mut found = 0;
    for game in &games {
        let lines = stores[0].lines(game, 0).await.expect("lines");
        assert!(lines.iter().zip(0..).all(|(line, number)| line.number == number), "{game}");
        found += lines.len();
    }
    // Those who are gone have told what they counted.
    for store in &stores {
        store.close().await;
    }
    let waited = deadlocks(&address).await - before;
    println!("{taken} taken, {stored} stored, {made} made, {gone} gone, {waited} deadlocks");
    assert_eq!((found, waited), (stored, 0));
    assert!(taken > 2 * GAMES && stored > 0 && gone > 0, "{taken} {stored} {gone}");
}
