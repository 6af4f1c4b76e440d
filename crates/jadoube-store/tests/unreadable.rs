//! A row that cannot be read is reported by its number, and hides nothing before it.

use jadoube_store::contract::{OngoingGame, leased, record, with_games};
use jadoube_store::{Broken, SqlStore, Store, StoreError, verify};
use sqlx::Executor as _;

use crate::databases::past_the_store;

/// A store with a game of five entries whose fourth is altered by a statement.
async fn altered(statement: &str) -> (SqlStore, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("altered.db");
    let path = path.to_str().expect("a path");
    let store = SqlStore::open(path).await.expect("a store");
    with_games(&store, &["a", "b"]).await;
    for key in ["a", "b"] {
        let mut player = OngoingGame::new(key, leased(&store, key, "n1").await);
        for _ in 0..5 {
            store.append(player.act("White touches e2")).await.expect("stored");
        }
    }
    let done = past_the_store(path).await.execute(statement).await.expect("altered");
    assert_eq!(done.rows_affected(), 1, "{statement}");
    (store, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_unreadable_row_is_told_with_its_number() {
    for (set, why) in [
        ("text = x'ff00'", "its text: "),
        ("text = CAST(x'ff00' AS TEXT)", ""),
        ("salt = 'grain'", "its salt: `grain` is not a hash"),
        ("hash = x'00'", "its hash: "),
        ("hash = 7", "its hash: "),
        ("number = 'three'", "its number: "),
        ("number = 5000000000", "its number is 5000000000"),
    ] {
        let statement = format!("UPDATE entries SET {set} WHERE game = 1 AND number = 3");
        let (store, _folder) = altered(&statement).await;
        let all = store.entries("a", 0).await;
        assert!(matches!(all, Err(StoreError::Corrupt(_))), "{set}: {all:?}");
        let (entries, broken) = store.readable_entries("a").await.expect("an answer");
        let Some(Broken::NoEntry { number, why: told }) = &broken else { panic!("{broken:?}") };
        assert!(told.contains(why), "{set}: {told}");
        // A number that is not one comes last.
        let place = if set.starts_with("number") { 4 } else { 3 };
        assert_eq!((*number as usize, entries.len()), (place, place), "{set}");
        let (entries, broken) = store.readable_entries("b").await.expect("an answer");
        assert!(broken.is_none() && entries.len() == 5, "{set}: the other game is whole");
        verify(&record("b"), &entries, None).expect("right hashes");
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_unreadable_name_hides_no_other() {
    let (store, _folder) = altered("UPDATE games SET key = CAST(x'ff' AS TEXT) WHERE id = 1").await;
    assert!(store.all_games().await.is_err());
    let games = store.readable_games().await.expect("games");
    let [Err(why), Ok(key)] = &games[..] else { panic!("{games:?}") };
    assert!(why.contains("the name of game 1") && key == "b", "{why}");
}
