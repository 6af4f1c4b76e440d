//! Leases: of several nodes only one writes a game, and dead nodes lose theirs.

use std::time::Duration;

use super::game::{OngoingGame, leased, record, refusal};
use crate::{Act, Anchor, Beat, LastSeen, Leased, Node, Refused, Store};

pub(super) async fn of_two_nodes_one_writes(store: &dyn Store) {
    for name in ["n1", "n2"] {
        let node = Node { name: name.to_owned(), address: format!("http://{name}") };
        store.beat(&node, beat(1, 0, 0)).await.expect("a beat");
    }
    let first = leased(store, "c", "n1").await;
    let mut game = OngoingGame::new("c", first.clone());
    let refused = store.lease("c", "n2", 60_000).await.expect("an answer");
    let n1 = Node { name: "n1".to_owned(), address: "http://n1".to_owned() };
    assert_eq!(refused, Leased::To(n1));
    let begin = game.act("White touches e2");
    store.append(begin).await.expect("stored");
    // The same node, restarted, has a newer lease; its former self can no longer write.
    let second = leased(store, "c", "n1").await;
    assert!(second.epoch > first.epoch);
    let late = game.act("White releases on e4");
    assert!(matches!(refusal(store.append(late.clone()).await), Refused::LeaseLost));
    store.append(Act { lease: second.clone(), ..late }).await.expect("stored");
    // A lease that was given back is free for anyone, and nobody was cut off.
    store.release("c", &first).await.expect("an old lease gives nothing back");
    assert!(matches!(store.lease("c", "n2", 60_000).await, Ok(Leased::To(_))));
    store.release("c", &second).await.expect("given back");
    let third = store.lease("c", "n2", 60_000).await.expect("an answer");
    assert!(matches!(third, Leased::Yes { last_seen: None, .. }), "{third:?}");
}

fn beat(steady_ms: u64, utc_ms: u64, since_ms: u64) -> Beat {
    Beat { steady_ms, anchor: Anchor { utc_ms, steady_ms: since_ms } }
}

pub(super) async fn the_dead_leave_their_games(store: &dyn Store) {
    let node = |name: &str| Node { name: name.to_owned(), address: String::new() };
    // The clocks of nodes may be wrong or be set: only the store's own clock decides who is dead.
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
    let mut dead = OngoingGame::new("d", first);
    assert!(matches!(
        refusal(store.append(dead.act("White touches e2")).await),
        Refused::LeaseLost
    ));
    assert_eq!(store.entries("d", 0).await.expect("entries"), []);
    // Nothing is known of a node that never gave a sign of life.
    store.add_game(&record("silent"), &[]).await.expect("a game");
    leased(store, "silent", "n0").await;
    let taken = store.lease("silent", "n4", 30).await.expect("an answer");
    let unknown = Some(LastSeen { steady_ms: 0, anchors: Vec::new() });
    assert!(matches!(&taken, Leased::Yes { last_seen, .. } if *last_seen == unknown), "{taken:?}");
}
