//! What was added is found: competitions, games and their links.

use super::game::record;
use crate::{Competition, Digest, GameRecord, Store, StoreError, Token};

pub(super) async fn what_is_added_is_found(store: &dyn Store) {
    assert_eq!(store.competition("none").await.expect("an answer"), None);
    assert_eq!(store.game("none").await.expect("an answer"), None);
    let open = store.competition("open").await.expect("an answer").expect("a competition");
    assert_eq!((open.created, &*open.text), (1, "{\"name\":\"Open\"}"));
    assert_eq!(store.game("a").await.expect("an answer"), Some(record("a")));
    let keys = |games: Vec<GameRecord>| games.into_iter().map(|game| game.key).collect::<Vec<_>>();
    assert_eq!(keys(store.games("open").await.expect("games")), ["a", "b", "c", "d"]);
    assert_eq!(keys(store.games("none").await.expect("games")), [""; 0]);
    assert_eq!(store.all_games().await.expect("games"), ["a", "b", "c", "d"]);
    let again = store.add_game(&record("a"), &[]).await;
    assert!(matches!(again, Err(StoreError::Taken(key)) if key == "a"));
    let again = store.add_competition(&open, &[]).await;
    assert!(matches!(again, Err(StoreError::Taken(_))));
}

pub(super) async fn links_are_found_and_revoked(store: &dyn Store) {
    let token = |secret: &str, game: Option<&str>| Token {
        hash: Digest::of([secret.as_bytes()]),
        competition: "links".to_owned(),
        game: game.map(str::to_owned),
        role: "arbiter 1".to_owned(),
        name: "Ľuboš".to_owned(),
        created: 7,
        revoked: None,
    };
    let competition = Competition { key: "links".to_owned(), created: 3, text: "{}".to_owned() };
    let first = token("one", None);
    store.add_competition(&competition, std::slice::from_ref(&first)).await.expect("added");
    let second = token("two", Some("a"));
    store.add_token(&second).await.expect("added");
    assert!(matches!(store.add_token(&second).await, Err(StoreError::Taken(_))));
    assert_eq!(store.token(&first.hash).await.expect("an answer"), Some(first.clone()));
    assert_eq!(store.token(&Digest::of([])).await.expect("an answer"), None);
    assert_eq!(store.tokens("links").await.expect("links"), [first.clone(), second.clone()]);
    store.revoke(&first.hash, 99).await.expect("revoked");
    store.revoke(&first.hash, 100).await.expect("revoked again");
    let revoked = store.token(&first.hash).await.expect("an answer").expect("a link");
    assert_eq!(revoked.revoked, Some(99), "it is revoked once");
    let other = store.token(&second.hash).await.expect("an answer").expect("a link");
    assert_eq!(other.revoked, None);
    for (since, revoked) in [(0, &[first.hash][..]), (99, &[first.hash]), (100, &[])] {
        assert_eq!(store.revoked_since(since).await.expect("links"), revoked, "since {since}");
    }
}
