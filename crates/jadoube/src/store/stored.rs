//! Stores opened for reading.

use std::path::Path;

use jadoube_store::{Broken, GameRecord, SqlStore, Store, StoreError, StoredEntry};

use super::StoreFailure;
use crate::failure::Failure;

/// Opens a store that must exist, and reads from it.
pub(crate) fn read<T>(
    address: &str,
    reading: impl AsyncFnOnce(&SqlStore) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // A mistyped path must not leave an empty store behind.
    if !address.starts_with("postgres") && !Path::new(address).is_file() {
        return Err(StoreFailure::NoStore(address.to_owned()).into());
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
pub(crate) async fn game(
    store: &SqlStore,
    key: &str,
) -> Result<(GameRecord, Vec<StoredEntry>), Failure> {
    let record = store.game(key).await?.ok_or_else(|| StoreFailure::NoGame(key.to_owned()))?;
    let entries = store.entries(key, 0).await?;
    Ok((record, entries))
}

/// A game as far as it can be read.
pub(crate) struct Readable {
    pub(crate) record: GameRecord,
    /// The entries before the first one that cannot be read.
    pub(crate) entries: Vec<StoredEntry>,
    /// What is wrong with that entry.
    pub(crate) broken: Option<Broken>,
}

/// Reads a game as far as possible, or says why nothing of it can be read.
pub(crate) async fn readable(
    store: &SqlStore,
    key: &str,
) -> Result<Result<Readable, String>, Failure> {
    let record = match store.game(key).await {
        Ok(record) => record.ok_or_else(|| StoreFailure::NoGame(key.to_owned()))?,
        Err(StoreError::Corrupt(why)) => return Ok(Err(format!("its beginning: {why}"))),
        Err(error) => return Err(error.into()),
    };
    let (entries, broken) = store.readable_entries(key).await?;
    Ok(Ok(Readable { record, entries, broken }))
}
