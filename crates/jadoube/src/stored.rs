//! Stores, opened to be read.

use std::future::Future;
use std::path::Path;

use jadoube_store::{GameRecord, Line, SqlStore, Store};

use crate::failure::Failure;

/// Opens a store that must be there, and reads from it.
pub(crate) fn read<T, F: Future<Output = Result<T, Failure>>>(
    address: &str,
    reading: impl FnOnce(SqlStore) -> F,
) -> Result<T, Failure> {
    // A mistyped path must not leave an empty store behind.
    if !address.starts_with("postgres") && !Path::new(address).is_file() {
        return Err(Failure::NoStore(address.to_owned()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { reading(SqlStore::open(address).await?).await })
}

/// A game and its entries.
pub(crate) async fn game(store: &SqlStore, key: &str) -> Result<(GameRecord, Vec<Line>), Failure> {
    let record = store.game(key).await?.ok_or_else(|| Failure::NoGame(key.to_owned()))?;
    let lines = store.lines(key, 0).await?;
    Ok((record, lines))
}
