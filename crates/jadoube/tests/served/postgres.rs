//! Databases on the PostgreSQL server of the test run.

use sqlx::{AnyConnection, Connection, Row as _};

/// A database of a test's own.
pub(crate) struct Database {
    name: String,
    pub(crate) address: String,
}

impl Database {
    pub(crate) fn new(name: &str) -> Self {
        let name = format!("{name}_{}", std::process::id());
        tell(&format!("CREATE DATABASE {name}"));
        let server = server();
        let (base, options) = server.split_once('?').unwrap_or((&server, ""));
        let base = base.rsplit_once('/').expect("an address").0;
        let address = format!("{base}/{name}?{options}");
        Self { name, address }
    }

    /// Lets nobody in any more, and closes all connections.
    pub(crate) fn close(&self) {
        tell(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", self.name));
        tell(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
            self.name
        ));
    }

    /// The number of deadlocks so far.
    pub(crate) fn deadlocks(&self) -> i64 {
        ask(&format!("SELECT deadlocks FROM pg_stat_database WHERE datname = '{}'", self.name))
    }

    /// Lets everyone in again.
    pub(crate) fn open(&self) {
        tell(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS true", self.name));
    }
}

fn server() -> String {
    std::env::var("JADOUBE_TEST_POSTGRES").expect(
        "JADOUBE_TEST_POSTGRES is the address of a PostgreSQL server for tests; \
         `cargo xtask test` starts one",
    )
}

fn tell(statement: &str) {
    connected(async |mut connection| {
        sqlx::query(statement).execute(&mut connection).await.expect(statement);
    });
}

/// The answer to a query, a single number.
fn ask(question: &str) -> i64 {
    connected(async |mut connection| {
        sqlx::query(question).fetch_one(&mut connection).await.expect(question).get(0)
    })
}

fn connected<T>(what: impl AsyncFnOnce(AnyConnection) -> T) -> T {
    sqlx::any::install_default_drivers();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        what(AnyConnection::connect(&server()).await.expect("PostgreSQL answers")).await
    })
}
