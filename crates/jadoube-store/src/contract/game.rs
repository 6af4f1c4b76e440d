//! What the contract is tested with: a competition, games, and acts in them.

use jadoube_record::{Audience, Effect, Entry, Format, Ruling, Source, art, split_actor};

use crate::{
    Act, Competition, Digest, GameRecord, Lease, Leased, Refused, Salt, Store, StoreError,
    StoredEntry,
};

/// Adds a competition with games of these names.
pub async fn with_games(store: &dyn Store, games: &[&str]) {
    let competition =
        Competition { key: "open".to_owned(), created: 1, text: "{\"name\":\"Open\"}".to_owned() };
    store.add_competition(&competition, &[]).await.expect("a competition");
    for key in games {
        store.add_game(&record(key), &[]).await.expect("a game");
    }
}

/// How a game of that name begins, in the competition of [`with_games`].
pub fn record(key: &str) -> GameRecord {
    GameRecord {
        key: key.to_owned(),
        competition: "open".to_owned(),
        created: 2,
        text: "{\"white\":\"Ż\"}".to_owned(),
    }
}

/// Takes a lease, which must be granted.
pub async fn leased(store: &dyn Store, game: &str, node: &str) -> Lease {
    match store.lease(game, node, 60_000).await.expect("an answer") {
        Leased::Yes { lease, .. } => lease,
        Leased::To(other) => panic!("{} has it", other.name),
    }
}

/// A game in progress: entries as a server would write them, except that the rulings are made up,
/// since a store keeps what it is given and knows no law.
#[derive(Debug)]
pub struct OngoingGame {
    made: u32,
    head: Digest,
    /// Its name in addresses.
    pub key: String,
    /// The lease under which it is written.
    pub lease: Lease,
}

impl OngoingGame {
    /// Starts the game of that name, in the competition of [`with_games`].
    pub fn new(key: &str, lease: Lease) -> Self {
        Self::of(record(key), lease)
    }

    /// Starts the game that begins with `record`.
    pub fn of(record: GameRecord, lease: Lease) -> Self {
        Self { made: 0, head: record.genesis(), key: record.key, lease }
    }

    /// Makes the entries of an act, which follow those made before.
    pub fn entries(&mut self, act: &str) -> Vec<StoredEntry> {
        act.split("; ").map(|words| self.entry(words)).collect()
    }

    fn entry(&mut self, words: &str) -> StoredEntry {
        let (by, event) = split_actor(words).expect("who and what");
        let ruling = Ruling::new(Effect::ClocksStopped, art!("6.11.2"));
        let entry = Entry {
            format: Format::NEWEST,
            number: self.made,
            at: 10 * u64::from(self.made + 1),
            received: 0,
            source: Source::Room,
            act_id: None,
            by,
            name: None,
            event: event.parse().expect("an act"),
            audience: Audience::Everyone,
            rulings: vec![ruling.to(Audience::Arbiter)],
            previous_hash: None,
        };
        let stored = StoredEntry::write(&entry, self.head, Salt::random());
        (self.made, self.head) = (self.made + 1, stored.hash);
        stored
    }

    /// Makes an act of several events, each with its actor: `White touches e2; White releases on
    /// e4`.
    pub fn act(&mut self, act: &str) -> Act {
        Act { game: self.key.clone(), lease: self.lease.clone(), entries: self.entries(act) }
    }

    /// The hash of the last entry made.
    pub fn head(&self) -> Digest {
        self.head
    }
}

/// The reason why an append was refused; it must have been.
pub fn refusal(answer: Result<(), StoreError>) -> Refused {
    match answer {
        Err(StoreError::Refused { refused, .. }) => refused,
        other => panic!("{other:?}"),
    }
}
