//! What is left when a store is closed, or nobody writes: one file with everything in it.

use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_store::contract::{OngoingGame, leased, record, with_games};
use jadoube_store::{Anchor, Beat, Node, SqlStore, Store, StoreError, verify};

use crate::stores::{postgres, sqlite};

/// The number of entries of game `a` in a copy of the file, without the log beside it; `None` if
/// the file was written to while it was copied, which spoils the copy.
async fn entries_of_a_copy(folder: &Path, file: &str) -> Option<usize> {
    let copies = tempfile::tempdir().expect("a folder");
    let copy = copies.path().join("copy.db");
    std::fs::copy(folder.join(file), &copy).expect("copied");
    let store = SqlStore::open(copy.to_str().expect("a path")).await.ok()?;
    let entries = store.entries("a", 0).await.ok()?;
    if store.game("a").await.ok()?.is_some() {
        verify(&record("a"), &entries, None).ok()?;
    }
    store.close().await;
    Some(entries.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_sqlite_file_holds_everything_by_itself() {
    let (store, folder) = sqlite().await;
    with_games(&*store, &["a"]).await;
    let mut player = OngoingGame::new("a", leased(&*store, "a", "n1").await);
    let mut acts = Vec::new();
    for _ in 0..300 {
        acts.push(player.act("White touches e2"));
    }
    // They are waiting when the store is closed: what is acknowledged is stored.
    let waiting: Vec<_> = acts
        .into_iter()
        .map(|act| {
            let store = store.clone();
            tokio::spawn(async move { store.append(act).await })
        })
        .collect();
    while store.entries("a", 0).await.expect("entries").is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    store.close().await;
    let mut stored = 0;
    for append in waiting {
        match append.await.expect("no panic") {
            Ok(()) => stored += 1,
            // They came too late, or after one that did.
            Err(StoreError::Unavailable(_) | StoreError::Refused { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert!(stored > 0);
    assert_eq!(entries_of_a_copy(folder.path(), "jadoube ź.db").await, Some(stored));
    let log = folder.path().join("jadoube ź.db-wal");
    assert!(std::fs::metadata(&log).map_or(0, |file| file.len()) == 0, "the log is empty");
}

async fn answers_nothing(store: &dyn Store) {
    with_games(store, &["a"]).await;
    let lease = leased(store, "a", "n1").await;
    store.close().await;
    store.close().await;
    let act = OngoingGame::new("a", lease.clone()).act("White touches e2");
    let answers = [
        store.append(act).await,
        store.release("a", &lease).await,
        store.entries("a", 0).await.map(drop),
        store.game("a").await.map(drop),
        store.expire(5).await.map(drop),
    ];
    for answer in answers {
        let is_closed =
            matches!(&answer, Err(StoreError::Unavailable(why)) if why.contains("closed"));
        assert!(is_closed, "{answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_sqlite_file_answers_nothing() {
    let (store, _folder) = sqlite().await;
    answers_nothing(&*store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_postgres_database_answers_nothing() {
    answers_nothing(&*postgres("closed").await).await;
}

/// Signs of life continue while nobody plays.
#[tokio::test(flavor = "multi_thread")]
async fn an_idle_sqlite_file_holds_everything_by_itself() {
    let (store, folder) = sqlite().await;
    with_games(&*store, &["a"]).await;
    let mut player = OngoingGame::new("a", leased(&*store, "a", "n1").await);
    let begins = Instant::now();
    for _ in 0..5 {
        store.append(player.act("White touches e2")).await.expect("stored");
    }
    let in_the_file = entries_of_a_copy(folder.path(), "jadoube ź.db").await;
    // A busy machine may have taken so long that the file is already idle.
    if begins.elapsed() < Duration::from_secs(4) {
        assert_eq!(in_the_file, Some(0), "all is in the log");
    }
    let node = Node { name: "n1".to_owned(), address: String::new() };
    let started = Instant::now();
    while entries_of_a_copy(folder.path(), "jadoube ź.db").await != Some(5) {
        assert!(started.elapsed() < Duration::from_secs(60), "it never comes into the file");
        let steady_ms = started.elapsed().as_millis() as u64;
        let anchor = Anchor { utc_ms: 1, steady_ms: 0 };
        store.beat(&node, Beat { steady_ms, anchor }).await.expect("a beat");
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    // A reader is in nobody's way.
    store.append(player.act("White touches e2")).await.expect("stored");
}
