//! How connections to a database are made.

use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

use crate::StoreError;
use crate::sql_schema::Dialect;
use crate::sql_tables::{prepare, refuse_unfit};

/// The number of connections for reading; the writer has one of its own that no reader can take.
const READERS: u32 = 8;
/// How long to wait for a connection before saying that the database does not answer.
pub(crate) const WAIT: Duration = Duration::from_secs(5);

/// A database: where it is, and of which kind.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) dialect: Dialect,
    url: String,
}

impl Database {
    /// Opens the database at that address, and creates tables that are missing.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(address);
        let url = match dialect {
            Dialect::Postgres => address.to_owned(),
            Dialect::Sqlite => sqlite_url(address),
        };
        // A single connection, because a pool says only that it waited in vain.
        let mut first = AnyConnection::connect(&url).await?;
        set(dialect, &mut first).await?;
        refuse_unfit(dialect, &mut first).await?;
        prepare(dialect, &mut first).await?;
        first.close().await?;
        Ok(Self { dialect, url })
    }

    /// Connections for reading.
    pub(crate) fn readers(&self) -> Result<AnyPool, StoreError> {
        let dialect = self.dialect;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(WAIT)
            .after_connect(move |connection, _| Box::pin(set(dialect, connection)));
        Ok(pool.connect_lazy(&self.url)?)
    }

    /// The connection for writing.
    pub(crate) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        let connect = async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            set(self.dialect, &mut connection).await?;
            for setting in self.dialect.settings_to_write() {
                connection.execute(*setting).await?;
            }
            Ok(connection)
        };
        let in_vain =
            |_| StoreError::Unavailable(format!("no connection within {} s", WAIT.as_secs()));
        tokio::time::timeout(WAIT, connect).await.map_err(in_vain)?
    }
}

async fn set(dialect: Dialect, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for setting in dialect.settings() {
        connection.execute(*setting).await?;
    }
    Ok(())
}

/// The address of a file, whatever characters its path has.
fn sqlite_url(path: &str) -> String {
    let path = path.strip_prefix("sqlite://").unwrap_or(path);
    let mut url = String::from("sqlite://");
    for &byte in path.as_bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                url.push(char::from(byte));
            }
            _ => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url.push_str("?mode=rwc");
    url
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                Self::Corrupt(error.to_string())
            }
            sqlx::Error::PoolClosed => closed(),
            sqlx::Error::Database(ref told) if is_corrupt(told.code().as_deref()) => {
                Self::Corrupt(error.to_string())
            }
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

/// Whether this error code of a database means that it cannot read what it holds: `SQLITE_CORRUPT`
/// in all its kinds, and what PostgreSQL calls corrupted data or invalid text.
fn is_corrupt(code: Option<&str>) -> bool {
    match code {
        Some("XX001" | "XX002" | "22021") => true,
        Some(code) => code.parse::<u32>().is_ok_and(|code| code & 0xff == 11),
        None => false,
    }
}

/// The error after the store was closed.
pub(crate) fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row as _;

    #[test]
    fn any_path_is_an_address() {
        assert_eq!(sqlite_url("a b/ż?.db"), "sqlite://a%20b/%C5%BC%3F.db?mode=rwc");
        assert_eq!(sqlite_url("/tmp/x.db"), "sqlite:///tmp/x.db?mode=rwc");
    }

    /// What is acknowledged must be on the disk: the settings for this are really in force.
    #[tokio::test]
    async fn sqlite_syncs_every_commit() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("synced.db");
        let database = Database::open(path.to_str().expect("a path")).await.expect("a database");
        let mut readers = database.readers().expect("a pool").acquire().await.expect("one");
        let mut writer = database.writer().await.expect("a connection");
        for connection in [&mut *readers, &mut writer] {
            let mode = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await;
            let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(&mut *connection).await;
            let mode: String = mode.expect("a row").get(0);
            let synchronous: i64 = synchronous.expect("a row").get(0);
            assert_eq!((&*mode, synchronous), ("wal", 2), "2 is FULL");
        }
    }

    /// Creates a database with this setting for how commits are acknowledged.
    async fn postgres(synchronous_commit: &str) -> String {
        let server = std::env::var("JADOUBE_TEST_POSTGRES").expect("`cargo xtask test` sets it");
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&server).await.expect("PostgreSQL answers");
        let name = format!("commits_{synchronous_commit}_{}", std::process::id());
        for statement in [
            format!("CREATE DATABASE {name}"),
            format!("ALTER DATABASE {name} SET synchronous_commit = {synchronous_commit}"),
        ] {
            sqlx::query(&statement).execute(&mut connection).await.expect("a database");
        }
        let (before, after) = server.split_once('?').unwrap_or((&server, ""));
        format!("{}/{name}?{after}", before.rsplit_once('/').expect("an address").0)
    }

    #[tokio::test]
    async fn postgres_syncs_every_commit_whatever_the_database_has_set() {
        for (set, expected) in [
            ("off", "on"),
            ("local", "on"),
            ("on", "on"),
            ("remote_write", "remote_write"),
            ("remote_apply", "remote_apply"),
        ] {
            let database = Database::open(&postgres(set).await).await.expect("a database");
            let mut reader = database.readers().expect("a pool").acquire().await.expect("one");
            let mut writer = database.writer().await.expect("a connection");
            for connection in [&mut *reader, &mut writer] {
                let row = sqlx::query("SHOW synchronous_commit").fetch_one(connection).await;
                assert_eq!(row.expect("a row").get::<String, _>(0), expected, "{set}");
            }
        }
    }
}
