//! The stores that are tested, and what to put into them.

use std::sync::Arc;

use jadoube_laws::{Edition, Game, Happening, Regulations};
use jadoube_store::{
    Act, Competition, Digest, GameRecord, Lease, Leased, Line, Salt, SqlStore, Store,
};

/// An SQLite file that is gone with its folder.
pub(crate) async fn sqlite() -> (Arc<dyn Store>, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("jadoube ź.db");
    let store = SqlStore::open(path.to_str().expect("a path")).await.expect("a store");
    (Arc::new(store), folder)
}

/// A database of its own on the PostgreSQL server of the test run.
pub(crate) async fn postgres(name: &str) -> Arc<dyn Store> {
    Arc::new(SqlStore::open(&postgres_address(name).await).await.expect("a store"))
}

/// The address of a new database.
pub(crate) async fn postgres_address(name: &str) -> String {
    use sqlx::Connection as _;
    let server = std::env::var("JADOUBE_TEST_POSTGRES").expect(
        "JADOUBE_TEST_POSTGRES is the address of a PostgreSQL server for tests; \
         `cargo xtask test` starts one",
    );
    let name = format!("{name}_{}", std::process::id());
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(&server).await.expect("PostgreSQL answers");
    let create = format!("CREATE DATABASE {name}");
    sqlx::query(&create).execute(&mut connection).await.expect("a database");
    match server.split_once('?') {
        Some((before, after)) => {
            let base = before.rsplit_once('/').expect("an address").0;
            format!("{base}/{name}?{after}")
        }
        None => format!("{}/{name}", server.rsplit_once('/').expect("an address").0),
    }
}

/// A competition with games of these names.
pub(crate) async fn with_games(store: &dyn Store, games: &[&str]) {
    let competition =
        Competition { key: "open".to_owned(), created: 1, text: "{\"name\":\"Open\"}".to_owned() };
    store.add_competition(&competition, &[]).await.expect("a competition");
    for key in games {
        store.add_game(&record(key), &[]).await.expect("a game");
    }
}

pub(crate) fn record(key: &str) -> GameRecord {
    GameRecord {
        key: key.to_owned(),
        competition: "open".to_owned(),
        created: 2,
        text: "{\"white\":\"Ż\"}".to_owned(),
    }
}

/// A lease that must be given.
pub(crate) async fn leased(store: &dyn Store, game: &str, node: &str) -> Lease {
    match store.lease(game, node, 60_000).await.expect("an answer") {
        Leased::Yes { lease, .. } => lease,
        Leased::To(other) => panic!("{} has it", other.name),
    }
}

/// A game that goes on: lines as a server would write them.
pub(crate) struct Player {
    game: Game,
    head: Digest,
    pub(crate) key: String,
    pub(crate) lease: Lease,
}

impl Player {
    pub(crate) fn new(key: &str, lease: Lease) -> Self {
        Self::of(record(key), lease)
    }

    pub(crate) fn of(record: GameRecord, lease: Lease) -> Self {
        let game = Game::new(Regulations::standard(Edition::E2023));
        Self { game, head: record.genesis(), key: record.key, lease }
    }

    /// The lines of an act, which follow those made before.
    pub(crate) fn lines(&mut self, act: &str) -> Vec<Line> {
        let (by, words) = act.split_once(' ').expect("who and what");
        let by = by.parse().expect("somebody");
        let events = self.game.acts(by, words).expect("an act");
        let mut lines = Vec::new();
        for event in events {
            let at = self.game.at() + 10;
            let entry = self.game.happen(Happening::new(at, by, event).expect("his act"));
            let line = Line::write(&entry, self.head, Salt::random());
            self.head = line.hash;
            lines.push(line);
        }
        lines
    }

    pub(crate) fn act(&mut self, act: &str) -> Act {
        Act { game: self.key.clone(), lease: self.lease.clone(), lines: self.lines(act) }
    }

    pub(crate) fn head(&self) -> Digest {
        self.head
    }
}
