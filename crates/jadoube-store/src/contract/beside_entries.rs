//! What is kept besides entries: devices and notes on links; and the removal of what nobody used.

use super::game::{OngoingGame, leased, refusal};
use crate::{Competition, Device, Digest, GameRecord, LinkNote, Refused, Store, StoreError, Token};

pub(super) async fn devices_are_found_and_revoked(store: &dyn Store) {
    let device = |game: &str, id: &str| Device {
        game: game.to_owned(),
        id: id.to_owned(),
        role: "white".to_owned(),
        key: Digest::of([game.as_bytes(), id.as_bytes()]),
        by: "arbiter 1".to_owned(),
        registered: 7,
        revoked: None,
    };
    // Not in the order of their names.
    let devices = [device("a", "tablet"), device("a", "board"), device("b", "board")];
    for device in &devices {
        store.add_device(device).await.expect("added");
    }
    let again = store.add_device(&device("a", "board")).await;
    assert!(matches!(again, Err(StoreError::Taken(_))), "{again:?}");
    assert_eq!(store.devices("a").await.expect("devices"), devices[..2]);
    assert_eq!(store.devices("none").await.expect("devices"), []);
    store.revoke_device("a", "board", 99).await.expect("revoked");
    store.revoke_device("a", "board", 100).await.expect("revoked again");
    store.revoke_device("a", "none", 100).await.expect("nothing to revoke");
    let revoked = Device { revoked: Some(99), ..devices[1].clone() };
    assert_eq!(store.devices("a").await.expect("devices"), [devices[0].clone(), revoked]);
    assert_eq!(store.devices("b").await.expect("devices"), devices[2..], "the other board's");
}

pub(super) async fn links_leave_notes(store: &dyn Store) {
    let note = |game: Option<&str>, deed: &str, at| LinkNote {
        competition: "open".to_owned(),
        game: game.map(str::to_owned),
        link: Digest::of([deed.as_bytes()]),
        deed: deed.to_owned(),
        by: "organiser".to_owned(),
        at,
    };
    // Stamped by clocks that differ: the order is that in which the notes were made.
    let notes = [note(None, "made", 9), note(Some("a"), "used", 8), note(None, "made", 9)];
    for note in &notes {
        store.note_link(note).await.expect("noted");
    }
    assert_eq!(store.link_notes("open").await.expect("notes"), notes);
    assert_eq!(store.link_notes("none").await.expect("notes"), []);
}

/// Adds a competition of two games, with a link, a device and a note for each.
async fn competition(store: &dyn Store, key: &str, created: u64) -> [String; 2] {
    let link = |n: u8| Digest::of([key.as_bytes(), &[n]]);
    let token = |n: u8, game: Option<&String>| Token {
        hash: link(n),
        competition: key.to_owned(),
        game: game.cloned(),
        role: "white".to_owned(),
        name: String::new(),
        created,
        revoked: None,
    };
    let competition = Competition { key: key.to_owned(), created, text: "{}".to_owned() };
    store.add_competition(&competition, &[token(0, None)]).await.expect("added");
    let games = ["1", "2"].map(|game| format!("{key}{game}"));
    for (game, n) in games.iter().zip(1..) {
        store.add_game(&game_record(key, game), &[token(n, Some(game))]).await.expect("added");
        let device = Device {
            game: game.clone(),
            id: "board".to_owned(),
            role: "white".to_owned(),
            key: link(n),
            by: String::new(),
            registered: 1,
            revoked: None,
        };
        store.add_device(&device).await.expect("added");
    }
    let note = LinkNote {
        competition: key.to_owned(),
        game: None,
        link: link(0),
        deed: "made".to_owned(),
        by: String::new(),
        at: 1,
    };
    store.note_link(&note).await.expect("noted");
    games
}

fn game_record(competition: &str, key: &str) -> GameRecord {
    let (key, competition) = (key.to_owned(), competition.to_owned());
    GameRecord { key, competition, created: 2, text: "{}".to_owned() }
}

async fn is_there(store: &dyn Store, key: &str, games: &[String]) -> bool {
    let is_there = store.competition(key).await.expect("an answer").is_some();
    assert_eq!(store.games(key).await.expect("games").is_empty(), !is_there);
    let links = if is_there { 3 } else { 0 };
    assert_eq!(store.tokens(key).await.expect("links").len(), links);
    assert_eq!(store.link_notes(key).await.expect("notes").is_empty(), !is_there);
    for game in games {
        assert_eq!(store.game(game).await.expect("an answer").is_some(), is_there);
        assert_eq!(store.devices(game).await.expect("devices").is_empty(), !is_there);
    }
    is_there
}

pub(super) async fn what_nobody_used_goes(store: &dyn Store) {
    // Older than all other competitions, which are not affected.
    assert_eq!(store.expire(1).await.expect("an answer"), 0);
    store
        .add_competition(
            &Competition { key: "bare".to_owned(), created: 0, text: String::new() },
            &[],
        )
        .await
        .expect("added");
    let (used, held) = (competition(store, "used", 0).await, competition(store, "held", 0).await);
    // Created last: a database might reuse its number for the next.
    let (new, idle) = (competition(store, "new", 1).await, competition(store, "idle", 0).await);
    let mut game =
        OngoingGame::of(game_record("used", &used[1]), leased(store, &used[1], "n1").await);
    store.append(game.act("White touches e2")).await.expect("stored");
    store.release(&used[1], &game.lease).await.expect("given back");
    let held_lease = leased(store, &held[0], "n1").await;
    let mut late =
        OngoingGame::of(game_record("idle", &idle[1]), leased(store, &idle[1], "n1").await);
    store.release(&idle[1], &late.lease).await.expect("given back");

    assert_eq!(store.expire(1).await.expect("an answer"), 2, "idle and bare");
    assert!(is_there(store, "used", &used).await);
    assert!(is_there(store, "held", &held).await);
    assert!(is_there(store, "new", &new).await);
    assert!(!is_there(store, "idle", &idle).await);
    assert!(!is_there(store, "bare", &[]).await);

    // Nobody writes to a game that was removed, nor to another in its place.
    let act = late.act("White touches e2");
    assert!(matches!(refusal(store.append(act.clone()).await), Refused::LeaseLost));
    assert!(store.lease(&idle[1], "n1", 60_000).await.is_err(), "there is no such game");
    let after = competition(store, "after", 1).await;
    for game in &after {
        assert_eq!(leased(store, game, "n1").await, late.lease, "the same as the lost one");
    }
    assert!(matches!(refusal(store.append(act).await), Refused::LeaseLost));
    for game in idle.iter().chain(&after) {
        assert_eq!(store.entries(game, 0).await.expect("entries"), []);
    }

    // Once a lease is given back, its game may be removed too.
    store.release(&held[0], &held_lease).await.expect("given back");
    assert_eq!(store.expire(1).await.expect("an answer"), 1);
    assert!(!is_there(store, "held", &held).await);
    assert_eq!(store.expire(1).await.expect("an answer"), 0);

    // Not too many at once, because others wait meanwhile.
    for number in 0..201 {
        let competition =
            Competition { key: format!("many{number}"), created: 0, text: String::new() };
        store.add_competition(&competition, &[]).await.expect("added");
    }
    for gone in [200, 1, 0] {
        assert_eq!(store.expire(1).await.expect("an answer"), gone);
    }
}
