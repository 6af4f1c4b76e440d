//! What every store must do; the same for memory, SQLite and PostgreSQL.

use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use jadoube_store::{
    Act, Anchor, Beat, Competition, Digest, LastSeen, Leased, Node, Refused, Salt, Store,
    StoreError, Token, verify,
};

use crate::contract_kept;
use crate::stores::{Player, leased, record, with_games};

/// The whole contract on an empty store.
pub(crate) async fn holds(store: Arc<dyn Store>) {
    with_games(&*store, &["a", "b", "c", "d"]).await;
    what_is_added_is_found(&*store).await;
    links_are_found_and_revoked(&*store).await;
    entries_follow_each_other(&*store).await;
    an_act_is_stored_whole_or_not_at_all(&*store).await;
    of_two_nodes_one_writes(&*store).await;
    the_dead_leave_their_games(&*store).await;
    contract_kept::devices_are_found_and_revoked(&*store).await;
    contract_kept::links_leave_notes(&*store).await;
    contract_kept::what_nobody_used_goes(&*store).await;
    many_write_at_once(Arc::clone(&store)).await;
    whole_groups_are_stored(store).await;
}

async fn what_is_added_is_found(store: &dyn Store) {
    assert_eq!(store.competition("none").await.expect("an answer"), None);
    assert_eq!(store.game("none").await.expect("an answer"), None);
    let open = store.competition("open").await.expect("an answer").expect("a competition");
    assert_eq!((open.created, &*open.text), (1, "{\"name\":\"Open\"}"));
    assert_eq!(store.game("a").await.expect("an answer"), Some(record("a")));
    let keys = |games: Vec<jadoube_store::GameRecord>| {
        games.into_iter().map(|game| game.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(store.games("open").await.expect("games")), ["a", "b", "c", "d"]);
    assert_eq!(keys(store.games("none").await.expect("games")), [""; 0]);
    assert_eq!(store.all_games().await.expect("games"), ["a", "b", "c", "d"]);
    let again = store.add_game(&record("a"), &[]).await;
    assert!(matches!(again, Err(StoreError::Taken(key)) if key == "a"));
    let again = store.add_competition(&open, &[]).await;
    assert!(matches!(again, Err(StoreError::Taken(_))));
}

async fn links_are_found_and_revoked(store: &dyn Store) {
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

async fn entries_follow_each_other(store: &dyn Store) {
    let mut player = Player::new("a", leased(store, "a", "n1").await);
    assert_eq!(store.lines("a", 0).await.expect("lines"), []);
    let first = player.act("White plays e2e4");
    assert_eq!(first.lines.len(), 2);
    store.append(first.clone()).await.expect("stored");
    assert_eq!(store.lines("a", 0).await.expect("lines"), first.lines);
    assert_eq!(store.lines("a", 1).await.expect("lines"), first.lines[1..]);
    assert_eq!(store.lines("a", 2).await.expect("lines"), []);
    assert_eq!(store.lines("a", u32::MAX).await.expect("lines"), []);
    for (from, most, lines) in
        [(0, 1, 0..1), (1, 1, 1..2), (1, 9, 1..2), (0, 0, 0..0), (2, 9, 2..2)]
    {
        let some = store.some_lines("a", from, most).await.expect("lines");
        assert_eq!(some, first.lines[lines], "{most} from {from}");
    }
    // The same again, and one that leaves a gap.
    let again = store.append(first).await;
    assert!(matches!(refusal(again), Refused::NotNext));
    let second = player.act("White presses");
    let third = player.act("Black touches e7");
    assert!(matches!(refusal(store.append(third.clone()).await), Refused::NotNext));
    store.append(second).await.expect("stored");
    store.append(third).await.expect("stored");
    let lines = store.lines("a", 0).await.expect("lines");
    let verified = verify(&record("a"), &lines, Some(player.head())).expect("right hashes");
    assert_eq!((verified.entries, verified.head), (4, player.head()));
}

async fn an_act_is_stored_whole_or_not_at_all(store: &dyn Store) {
    let mut player = Player::new("b", leased(store, "b", "n1").await);
    let mut act = player.act("White plays e2e4");
    act.lines[1].number = 7;
    assert!(matches!(refusal(store.append(act.clone()).await), Refused::NotNext));
    assert_eq!(store.lines("b", 0).await.expect("lines"), [], "not its first line either");
    act.lines[1].number = 1;
    store.append(act).await.expect("stored");
}

async fn of_two_nodes_one_writes(store: &dyn Store) {
    for name in ["n1", "n2"] {
        let node = Node { name: name.to_owned(), address: format!("http://{name}") };
        store.beat(&node, beat(1, 0, 0)).await.expect("a beat");
    }
    let first = leased(store, "c", "n1").await;
    let mut player = Player::new("c", first.clone());
    let refused = store.lease("c", "n2", 60_000).await.expect("an answer");
    let n1 = Node { name: "n1".to_owned(), address: "http://n1".to_owned() };
    assert_eq!(refused, Leased::To(n1));
    let begin = player.act("White touches e2");
    store.append(begin).await.expect("stored");
    // The node itself, started again, has a newer lease; what it was before writes no more.
    let second = leased(store, "c", "n1").await;
    assert!(second.epoch > first.epoch);
    let late = player.act("White releases on e4");
    assert!(matches!(refusal(store.append(late.clone()).await), Refused::LeaseLost));
    store.append(Act { lease: second.clone(), ..late }).await.expect("stored");
    // Given back, it is anybody's, and nobody was cut off.
    store.release("c", &first).await.expect("an old lease gives nothing back");
    assert!(matches!(store.lease("c", "n2", 60_000).await, Ok(Leased::To(_))));
    store.release("c", &second).await.expect("given back");
    let third = store.lease("c", "n2", 60_000).await.expect("an answer");
    assert!(matches!(third, Leased::Yes { last_seen: None, .. }), "{third:?}");
}

fn beat(steady_ms: u64, utc_ms: u64, since_ms: u64) -> Beat {
    Beat { steady_ms, anchor: Anchor { utc_ms, steady_ms: since_ms } }
}

async fn the_dead_leave_their_games(store: &dyn Store) {
    let node = |name: &str| Node { name: name.to_owned(), address: String::new() };
    // Clocks of nodes may be wrong, and set: who is dead the store's own clock says.
    for sign in [beat(7, 1, 7), beat(1000, 1, 7), beat(5000, 1_700_000_000_000, 4000)] {
        store.beat(&node("n3"), sign).await.expect("a beat");
    }
    let first = leased(store, "d", "n3").await;
    assert!(!store.orphans("n4", 60_000).await.expect("games").contains(&"d".to_owned()));
    assert!(store.orphans("n3", 60_000).await.expect("games").contains(&"d".to_owned()));
    tokio::time::sleep(Duration::from_millis(60)).await;
    store.beat(&node("n4"), beat(5, 5, 5)).await.expect("a beat");
    assert!(store.orphans("n4", 30).await.expect("games").contains(&"d".to_owned()));
    let taken = store.lease("d", "n4", 30).await.expect("an answer");
    let Leased::Yes { lease, last_seen } = taken else { panic!("{taken:?}") };
    assert_eq!((&*lease.node, lease.epoch), ("n4", first.epoch + 1));
    let anchors = [(1, 7), (1_700_000_000_000, 4000)];
    let anchors = anchors.map(|(utc_ms, steady_ms)| Anchor { utc_ms, steady_ms }).to_vec();
    let seen = LastSeen { steady_ms: 5000, anchors };
    assert_eq!(last_seen, Some(seen), "by the dead node's own clocks");
    let mut dead = Player::new("d", first);
    assert!(matches!(
        refusal(store.append(dead.act("White touches e2")).await),
        Refused::LeaseLost
    ));
    assert_eq!(store.lines("d", 0).await.expect("lines"), []);
    // Of a node that never said anything nothing is known.
    store.add_game(&record("silent"), &[]).await.expect("a game");
    leased(store, "silent", "n0").await;
    let taken = store.lease("silent", "n4", 30).await.expect("an answer");
    let unknown = Some(LastSeen { steady_ms: 0, anchors: Vec::new() });
    assert!(matches!(&taken, Leased::Yes { last_seen, .. } if *last_seen == unknown), "{taken:?}");
}

/// Many games at once, some of them refused in the midst of the others' groups.
async fn many_write_at_once(store: Arc<dyn Store>) {
    let keys: Vec<String> = (0..20).map(|n| format!("m{n}")).collect();
    for key in &keys {
        store.add_game(&record(key), &[]).await.expect("a game");
    }
    let mut tasks = Vec::new();
    for key in keys {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            let mut player = Player::new(&key, leased(&*store, &key, "n1").await);
            for moves in ["plays e2e4", "presses"] {
                let act = player.act(&format!("White {moves}"));
                store.append(act.clone()).await.expect("stored");
                assert!(matches!(refusal(store.append(act).await), Refused::NotNext));
            }
            let lines = store.lines(&key, 0).await.expect("lines");
            verify(&record(&key), &lines, Some(player.head())).expect("right hashes");
        }));
    }
    for task in tasks {
        task.await.expect("a game");
    }
}

/// More acts at once than go into one statement, several of each game, in order.
async fn whole_groups_are_stored(store: Arc<dyn Store>) {
    let keys: Vec<String> = (0..90).map(|n| format!("w{n}")).collect();
    let mut players = Vec::new();
    for key in &keys {
        store.add_game(&record(key), &[]).await.expect("a game");
        players.push(Player::new(key, leased(&*store, key, "n1").await));
    }
    let mut acts = Vec::new();
    for text in ["White plays e2e4", "White presses", "Black plays e7e5"] {
        acts.extend(players.iter_mut().map(|player| player.act(text)));
    }
    // All wait together, and each is in the queue before the next.
    let mut waiting: Vec<_> = acts.into_iter().map(|act| store.append(act)).collect();
    std::future::poll_fn(|context| {
        waiting.retain_mut(|append| match append.as_mut().poll(context) {
            Poll::Ready(answer) => {
                answer.expect("stored");
                false
            }
            Poll::Pending => true,
        });
        if waiting.is_empty() { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    drop(waiting);
    for (key, player) in keys.iter().zip(players) {
        let lines = store.lines(key, 0).await.expect("lines");
        let verified = verify(&record(key), &lines, Some(player.head())).expect("right hashes");
        assert_eq!(verified.entries, 5, "{key}");
    }
}

pub(crate) fn refusal(answer: Result<(), StoreError>) -> Refused {
    match answer {
        Err(StoreError::Refused { refused, .. }) => refused,
        other => panic!("{other:?}"),
    }
}

/// Salts are the caller's; the same entry is never stored under the same hash.
#[test]
fn the_same_entry_has_another_hash_each_time() {
    let entry = |salt| {
        let lease = jadoube_store::Lease { node: "n".to_owned(), epoch: 1 };
        let mut player = Player::new("a", lease);
        let line = player.lines("White touches e2").remove(0);
        jadoube_store::Line::write(&line.read().expect("an entry"), record("a").genesis(), salt)
    };
    assert_ne!(entry(Salt::random()).hash, entry(Salt::random()).hash);
}
