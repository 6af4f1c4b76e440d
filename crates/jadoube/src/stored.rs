//! Stores, opened to be read.

use std::path::Path;

use jadoube_store::{Broken, GameRecord, Line, SqlStore, Store, StoreError};

use crate::failure::Failure;

/// Opens a store that must be there, and reads from it.
pub(crate) fn read<T>(
    address: &str,
    reading: impl AsyncFnOnce(&SqlStore) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // A mistyped path must not leave an empty store behind.
    if !address.starts_with("postgres") && !Path::new(address).is_file() {
        return Err(Failure::NoStore(address.to_owned()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = SqlStore::open(address).await?;
        let read = reading(&store).await;
        store.close().await;
        read
    })
}

/// A game and its entries.
pub(crate) async fn game(store: &SqlStore, key: &str) -> Result<(GameRecord, Vec<Line>), Failure> {
    let record = store.game(key).await?.ok_or_else(|| Failure::NoGame(key.to_owned()))?;
    let lines = store.lines(key, 0).await?;
    Ok((record, lines))
}

/// A game as far as it can be read.
pub(crate) struct Readable {
    pub(crate) record: GameRecord,
    /// The entries before the first that cannot be read.
    pub(crate) lines: Vec<Line>,
    /// What is wrong with that one.
    pub(crate) broken: Option<Broken>,
}

/// A game as far as it can be read, or why nothing of it can be.
pub(crate) async fn readable(
    store: &SqlStore,
    key: &str,
) -> Result<Result<Readable, String>, Failure> {
    let record = match store.game(key).await {
        Ok(record) => record.ok_or_else(|| Failure::NoGame(key.to_owned()))?,
        Err(StoreError::Corrupt(why)) => return Ok(Err(format!("how it begins: {why}"))),
        Err(error) => return Err(error.into()),
    };
    let (lines, broken) = store.readable_lines(key).await?;
    Ok(Ok(Readable { record, lines, broken }))
}
