//! Entries: in order, each act completely or not at all, and many games at once.

use std::sync::Arc;
use std::task::Poll;

use super::game::{OngoingGame, leased, record, refusal};
use crate::{Refused, Store, verify};

pub(super) async fn entries_follow_each_other(store: &dyn Store) {
    let mut game = OngoingGame::new("a", leased(store, "a", "n1").await);
    assert_eq!(store.entries("a", 0).await.expect("entries"), []);
    let first = game.act("White touches e2; White releases on e4");
    assert_eq!(first.entries.len(), 2);
    store.append(first.clone()).await.expect("stored");
    assert_eq!(store.entries("a", 0).await.expect("entries"), first.entries);
    assert_eq!(store.entries("a", 1).await.expect("entries"), first.entries[1..]);
    assert_eq!(store.entries("a", 2).await.expect("entries"), []);
    assert_eq!(store.entries("a", u32::MAX).await.expect("entries"), []);
    for (from, most, entries) in
        [(0, 1, 0..1), (1, 1, 1..2), (1, 9, 1..2), (0, 0, 0..0), (2, 9, 2..2)]
    {
        let some = store.some_entries("a", from, most).await.expect("entries");
        assert_eq!(some, first.entries[entries], "{most} from {from}");
    }
    // The same act again, and one that leaves a gap.
    let again = store.append(first).await;
    assert!(matches!(refusal(again), Refused::NotNext));
    let second = game.act("White presses");
    let third = game.act("Black touches e7");
    assert!(matches!(refusal(store.append(third.clone()).await), Refused::NotNext));
    store.append(second).await.expect("stored");
    store.append(third).await.expect("stored");
    let entries = store.entries("a", 0).await.expect("entries");
    let verified = verify(&record("a"), &entries, Some(game.head())).expect("right hashes");
    assert_eq!((verified.entries, verified.head), (4, game.head()));
}

pub(super) async fn an_act_is_stored_whole_or_not_at_all(store: &dyn Store) {
    let mut game = OngoingGame::new("b", leased(store, "b", "n1").await);
    let mut act = game.act("White touches e2; White releases on e4");
    act.entries[1].number = 7;
    assert!(matches!(refusal(store.append(act.clone()).await), Refused::NotNext));
    assert_eq!(store.entries("b", 0).await.expect("entries"), [], "not its first entry either");
    act.entries[1].number = 1;
    store.append(act).await.expect("stored");
}

/// Many games at once, some of them refused in the middle of the others' groups.
pub(super) async fn many_write_at_once(store: Arc<dyn Store>) {
    let keys: Vec<String> = (0..20).map(|n| format!("m{n}")).collect();
    for key in &keys {
        store.add_game(&record(key), &[]).await.expect("a game");
    }
    let mut tasks = Vec::new();
    for key in keys {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            let mut game = OngoingGame::new(&key, leased(&*store, &key, "n1").await);
            for act in ["White touches e2; White releases on e4", "White presses"] {
                let act = game.act(act);
                store.append(act.clone()).await.expect("stored");
                assert!(matches!(refusal(store.append(act).await), Refused::NotNext));
            }
            let entries = store.entries(&key, 0).await.expect("entries");
            verify(&record(&key), &entries, Some(game.head())).expect("right hashes");
        }));
    }
    for task in tasks {
        task.await.expect("a game");
    }
}

/// More acts at once than fit into one statement, several for each game, in order.
pub(super) async fn whole_groups_are_stored(store: Arc<dyn Store>) {
    let keys: Vec<String> = (0..90).map(|n| format!("w{n}")).collect();
    let mut ongoing = Vec::new();
    for key in &keys {
        store.add_game(&record(key), &[]).await.expect("a game");
        ongoing.push(OngoingGame::new(key, leased(&*store, key, "n1").await));
    }
    let mut acts = Vec::new();
    for text in [
        "White touches e2; White releases on e4",
        "White presses",
        "Black touches e7; Black releases on e5",
    ] {
        acts.extend(ongoing.iter_mut().map(|game| game.act(text)));
    }
    // All wait together, and each is queued before the next.
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
    for (key, game) in keys.iter().zip(ongoing) {
        let entries = store.entries(key, 0).await.expect("entries");
        let verified = verify(&record(key), &entries, Some(game.head())).expect("right hashes");
        assert_eq!(verified.entries, 5, "{key}");
    }
}
