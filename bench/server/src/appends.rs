//! The peer for the store: rows appended in groups to the same tables, and nothing else.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_store::{Digest, Salt, SqlStore, StoredEntry};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use crate::script::Script;

/// The most rows in one transaction, as in the store.
const GROUP: usize = 1024;

/// A row on its way to the disk.
struct Row {
    game: i64,
    number: i64,
    text: Arc<str>,
    salt: String,
    hash: String,
    stored: oneshot::Sender<()>,
}

/// Bare appends: one connection that writes, and as many tasks waiting for it as there are games.
pub(crate) struct Appends {
    connection: SqliteConnection,
    entries: Vec<Arc<[StoredEntry]>>,
    /// The number of each game's next entry.
    next: Vec<usize>,
}

impl Appends {
    /// Opens a file with the store's tables and this many games.
    pub(crate) async fn open(
        file: &Path,
        scripts: &[Arc<Script>],
        games: usize,
    ) -> Result<Self, String> {
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let path = file.to_str().ok_or("the temporary folder has a strange name")?;
        // The tables are the store's own.
        drop(SqlStore::open(path).await.map_err(|error| told(&error))?);
        let mut connection = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .connect()
            .await
            .map_err(|error| told(&error))?;
        make_games(&mut connection, games).await.map_err(|error| told(&error))?;
        let entries: Vec<Arc<[StoredEntry]>> =
            scripts.iter().map(|script| entries(script)).collect();
        let entries = entries.iter().cycle().take(games).map(Arc::clone).collect();
        Ok(Self { connection, entries, next: vec![0; games] })
    }

    /// The number of rows stored per second, each game adding the next when it has stored the last.
    pub(crate) async fn per_second(&mut self, time: Duration) -> Result<f64, String> {
        let (queue, mut rows) = mpsc::channel::<Row>(self.entries.len());
        let started = Instant::now();
        let mut adding = JoinSet::new();
        for (place, entries) in self.entries.iter().enumerate() {
            let (entries, queue, first) = (Arc::clone(entries), queue.clone(), self.next[place]);
            adding.spawn(async move {
                let mut next = first;
                while let Some(entry) = entries.get(next)
                    && started.elapsed() < time
                {
                    let (stored, is_stored) = oneshot::channel();
                    let row = Row {
                        game: place as i64 + 1,
                        number: next as i64,
                        text: entry.text.as_str().into(),
                        salt: entry.salt.to_string(),
                        hash: entry.hash.to_string(),
                        stored,
                    };
                    queue.send(row).await.map_err(|error| error.to_string())?;
                    is_stored.await.map_err(|error| error.to_string())?;
                    next += 1;
                }
                Ok::<_, String>((place, next))
            });
        }
        drop(queue);
        let mut group = Vec::with_capacity(GROUP);
        while rows.recv_many(&mut group, GROUP).await > 0 {
            write(&mut self.connection, &mut group).await.map_err(|error| error.to_string())?;
        }
        let mut total = 0;
        while let Some(added) = adding.join_next().await {
            let (place, next) = added.map_err(|error| error.to_string())??;
            total += next - self.next[place];
            self.next[place] = next;
        }
        Ok(total as f64 / started.elapsed().as_secs_f64())
    }
}

async fn write(connection: &mut SqliteConnection, group: &mut Vec<Row>) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for row in &*group {
        sqlx::query(
            "INSERT INTO entries (game, number, text, salt, hash) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(row.game)
        .bind(row.number)
        .bind(&*row.text)
        .bind(&row.salt)
        .bind(&row.hash)
        .execute(&mut *transaction)
        .await?;
    }
    transaction.commit().await?;
    for row in group.drain(..) {
        let _ = row.stored.send(());
    }
    Ok(())
}

async fn make_games(connection: &mut SqliteConnection, count: usize) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query("INSERT INTO competitions (key, created, text) VALUES ('load', 0, '{}')")
        .execute(&mut *transaction)
        .await?;
    for game in 0..count {
        sqlx::query(
            "INSERT INTO games (key, competition, created, text) VALUES ($1, 'load', 0, '{}')",
        )
        .bind(format!("game{game:08}"))
        .execute(&mut *transaction)
        .await?;
    }
    transaction.commit().await
}

/// A game's entries as the store keeps them.
fn entries(script: &Script) -> Arc<[StoredEntry]> {
    let mut head = Digest::of([b"load".as_slice()]);
    let mut entries = Vec::with_capacity(script.entries.len());
    for entry in &script.entries {
        let entry = StoredEntry::write(entry, head, Salt::random());
        head = entry.hash;
        entries.push(entry);
    }
    entries.into()
}
