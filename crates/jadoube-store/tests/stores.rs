//! The stores that are tested.

use std::sync::Arc;

use jadoube_store::{SqlStore, Store};

/// An SQLite file that is removed with its folder.
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
