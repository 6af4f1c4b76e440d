//! The contract on each kind of store, and what only databases can do.

use std::sync::Arc;

use jadoube_store::contract::{self, OngoingGame, leased, record, with_games};
use jadoube_store::{
    Act, LastSeen, Lease, Leased, MemoryStore, Refused, SqlStore, Store, StoreError, verify,
};
use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::stores::{postgres, postgres_address, sqlite};

#[tokio::test(flavor = "multi_thread")]
async fn memory_keeps_the_contract() {
    contract::holds(Arc::new(MemoryStore::default())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let (store, _folder) = sqlite().await;
    contract::holds(store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    contract::holds(postgres("contract").await).await;
}

async fn what_was_stored_is_there_when_opened_again(address: &str) {
    let head = {
        let store = SqlStore::open(address).await.expect("a store");
        with_games(&store, &["a"]).await;
        let mut player = OngoingGame::new("a", leased(&store, "a", "n1").await);
        store
            .append(player.act("White touches e2; White releases on e4; White presses"))
            .await
            .expect("stored");
        player.head()
    };
    let store = SqlStore::open(address).await.expect("a store");
    let entries = store.entries("a", 0).await.expect("entries");
    verify(&record("a"), &entries, Some(head)).expect("right hashes");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_sqlite_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("again.db");
    what_was_stored_is_there_when_opened_again(path.to_str().expect("a path")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_database_is_opened_again() {
    what_was_stored_is_there_when_opened_again(&postgres_address("again").await).await;
}

/// A store that wrote under its lease may write no more once another has taken the game.
async fn one_store_notices_what_another_writes(address: &str) {
    let first = SqlStore::open(address).await.expect("a store");
    let second = SqlStore::open(address).await.expect("a store");
    with_games(&first, &["a", "b"]).await;
    let mut player = OngoingGame::new("a", leased(&first, "a", "n1").await);
    let mut other = OngoingGame::new("b", leased(&first, "b", "n1").await);
    for act in ["White touches e2; White releases on e4", "White presses"] {
        first.append(player.act(act)).await.expect("stored");
        first.append(other.act(act)).await.expect("stored");
    }
    let mut taken = other;
    taken.lease = leased(&second, "b", "n1").await;
    let next = taken.act("Black touches e7");
    let late = Act {
        lease: Lease { epoch: taken.lease.epoch - 1, ..taken.lease.clone() },
        ..next.clone()
    };
    let refused = first.append(late).await.expect_err("the lease is another's");
    let is_lost = matches!(refused, StoreError::Refused { refused: Refused::LeaseLost, .. });
    assert!(is_lost, "{refused}");
    second.append(next).await.expect("stored");
    first.append(player.act("Black touches e7")).await.expect("its own lease is as good as before");
    for (key, head) in [("a", player.head()), ("b", taken.head())] {
        let entries = first.entries(key, 0).await.expect("entries");
        verify(&record(key), &entries, Some(head)).expect("right hashes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_sqlite_file_notice_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("two.db");
    one_store_notices_what_another_writes(path.to_str().expect("a path")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_postgres_database_notice_each_other() {
    one_store_notices_what_another_writes(&postgres_address("two").await).await;
}

/// A game that one store removes cannot be written by another, nor can one that comes in its place.
async fn one_store_notices_what_another_removes(address: &str) {
    let first = SqlStore::open(address).await.expect("a store");
    let second = SqlStore::open(address).await.expect("a store");
    with_games(&first, &["a"]).await;
    let mut player = OngoingGame::new("a", leased(&first, "a", "n1").await);
    // It has looked up the game, and been refused.
    let mut early = player.act("White touches e2");
    early.entries[0].number = 9;
    first.append(early).await.expect_err("not the next");
    first.release("a", &player.lease).await.expect("given back");
    assert_eq!(second.expire(2).await.expect("an answer"), 1);
    assert_eq!(first.game("a").await.expect("an answer"), None);
    with_games(&second, &["b"]).await;
    assert_eq!(leased(&second, "b", "n1").await, player.lease, "as good as the lost one");
    let mut late = OngoingGame::new("a", player.lease.clone());
    let refused = first.append(late.act("White touches e2")).await.expect_err("it is gone");
    let is_lost = matches!(refused, StoreError::Refused { refused: Refused::LeaseLost, .. });
    assert!(is_lost, "{refused}");
    assert_eq!(second.entries("b", 0).await.expect("entries"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_sqlite_file_notice_what_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gone.db");
    one_store_notices_what_another_removes(path.to_str().expect("a path")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_postgres_database_notice_what_is_gone() {
    one_store_notices_what_another_removes(&postgres_address("gone").await).await;
}

/// The log would grow for ever if it were not copied into the file.
#[tokio::test(flavor = "multi_thread")]
async fn what_sqlite_logs_comes_into_its_file_while_games_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.db");
    let store = SqlStore::open(path.to_str().expect("a path")).await.expect("a store");
    let store: Arc<dyn Store> = Arc::new(store);
    let keys: Vec<String> = (0..100).map(|number| format!("game{number}")).collect();
    with_games(&*store, &keys.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut playing = tokio::task::JoinSet::new();
    for key in keys {
        let store = Arc::clone(&store);
        playing.spawn(async move {
            let mut player = OngoingGame::new(&key, leased(&*store, &key, "n1").await);
            for _ in 0..120 {
                store.append(player.act("White touches e2")).await.expect("stored");
            }
        });
    }
    while let Some(played) = playing.join_next().await {
        played.expect("a game to its end");
    }
    let size = |path: &std::path::Path| std::fs::metadata(path).expect("a file").len();
    assert!(size(&path) > 2_000_000, "{}", size(&path));
    let log = size(&folder.path().join("log.db-wal"));
    // More pages than the number after which it is copied, if each row were written by itself.
    assert!(log < 80_000_000, "{log}");
}

/// A connection to an SQLite file that bypasses the store.
pub(crate) async fn past_the_store(path: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&format!("sqlite://{path}?mode=rwc")).await.expect("open")
}

/// The size of the pages of a file.
async fn page_size(path: &str) -> i64 {
    let query = sqlx::query("PRAGMA page_size");
    let row = query.fetch_one(&mut past_the_store(path).await).await.expect("a size");
    row.try_get(0).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_sqlite_file_has_large_pages_and_an_old_one_keeps_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let [new, old] = ["new.db", "old.db"].map(|name| folder.path().join(name));
    let [new, old] = [&new, &old].map(|path| path.to_str().expect("a path"));
    drop(SqlStore::open(new).await.expect("a store"));
    assert_eq!(page_size(new).await, 8192);
    let made = "PRAGMA page_size = 4096; CREATE TABLE store_format (format BIGINT NOT NULL)";
    past_the_store(old).await.execute(made).await.expect("made");
    what_was_stored_is_there_when_opened_again(old).await;
    assert_eq!(page_size(old).await, 4096);
}

/// The tables of an earlier program, with a game held by a node whose last sign of life is known
/// only by the wall clock.
const EARLIER: &str = "
    CREATE TABLE store_format (format BIGINT NOT NULL);
    INSERT INTO store_format VALUES (1);
    CREATE TABLE competitions (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,
        created BIGINT NOT NULL, text TEXT NOT NULL);
    CREATE TABLE games (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,
        competition TEXT NOT NULL REFERENCES competitions (key), created BIGINT NOT NULL,
        text TEXT NOT NULL);
    CREATE INDEX games_of_competition ON games (competition);
    CREATE TABLE tokens (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE,
        competition TEXT NOT NULL REFERENCES competitions (key), game TEXT NOT NULL,
        role TEXT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL, revoked BIGINT NOT NULL);
    CREATE TABLE nodes (name TEXT PRIMARY KEY, address TEXT NOT NULL, seen BIGINT NOT NULL);
    CREATE TABLE node_clocks (node TEXT PRIMARY KEY, utc_ms BIGINT NOT NULL);
    CREATE TABLE leases (game BIGINT PRIMARY KEY REFERENCES games (id), node TEXT NOT NULL,
        epoch BIGINT NOT NULL, released BIGINT NOT NULL);
    CREATE TABLE entries (arrival INTEGER PRIMARY KEY, game BIGINT NOT NULL,
        number BIGINT NOT NULL, text TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL,
        UNIQUE (game, number));
    INSERT INTO competitions (key, created, text) VALUES ('open', 1, '{}');
    INSERT INTO games (key, competition, created, text) VALUES ('a', 'open', 2, '{\"white\":\"Ż\"}');
    INSERT INTO nodes VALUES ('old', '', 5);
    INSERT INTO node_clocks VALUES ('old', 1700000000000);
    INSERT INTO leases VALUES (1, 'old', 3, 0);";

#[tokio::test(flavor = "multi_thread")]
async fn a_store_of_an_earlier_program_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("earlier.db");
    let path = path.to_str().expect("a path");
    past_the_store(path).await.execute(EARLIER).await.expect("made");
    let store = SqlStore::open(path).await.expect("a store");
    let taken = store.lease("a", "new", 1000).await.expect("an answer");
    let Leased::Yes { lease, last_seen } = taken else { panic!("{taken:?}") };
    let unknown = LastSeen { steady_ms: 0, anchors: Vec::new() };
    assert_eq!((lease.epoch, last_seen), (4, Some(unknown)), "nobody is charged");
    let mut player = OngoingGame::new("a", lease);
    store.append(player.act("White touches e2")).await.expect("stored");
    let entries = store.entries("a", 0).await.expect("entries");
    verify(&record("a"), &entries, Some(player.head())).expect("right hashes");
    assert_eq!(store.devices("a").await.expect("devices"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("newer.db");
    let path = path.to_str().expect("a path");
    drop(SqlStore::open(path).await.expect("a store"));
    let newer = "UPDATE store_format SET format = 99";
    past_the_store(path).await.execute(newer).await.expect("set");
    let error = SqlStore::open(path).await.expect_err("a newer store");
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
    assert!(error.to_string().contains("use a newer program"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("text.db");
    std::fs::write(&path, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 and so on".repeat(50)).expect("written");
    let error = SqlStore::open(path.to_str().expect("a path")).await.expect_err("no database");
    assert!(error.to_string().contains("not a database"), "{error}");
}
