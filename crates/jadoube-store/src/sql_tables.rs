//! The tables.

use sqlx::{AnyConnection, Connection, Row};

use crate::StoreError;
use crate::sql_schema::Dialect;

/// The format of the tables that this program writes.
const FORMAT: i64 = 1;

/// The tables and their columns.
fn tables(dialect: Dialect) -> [(&'static str, String); 12] {
    let counter = dialect.counter();
    [
        ("store_format", "format BIGINT NOT NULL".to_owned()),
        (
            "competitions",
            format!(
                "id {counter},
                 key TEXT NOT NULL UNIQUE,
                 created BIGINT NOT NULL,
                 text TEXT NOT NULL"
            ),
        ),
        (
            "games",
            format!(
                "id {counter},
                 key TEXT NOT NULL UNIQUE,
                 competition TEXT NOT NULL REFERENCES competitions (key),
                 created BIGINT NOT NULL,
                 text TEXT NOT NULL"
            ),
        ),
        // An empty game is a link for the whole competition; revoked 0 is not revoked.
        (
            "tokens",
            format!(
                "id {counter},
                 hash TEXT NOT NULL UNIQUE,
                 competition TEXT NOT NULL REFERENCES competitions (key),
                 game TEXT NOT NULL,
                 role TEXT NOT NULL,
                 name TEXT NOT NULL,
                 created BIGINT NOT NULL,
                 revoked BIGINT NOT NULL"
            ),
        ),
        (
            "link_notes",
            format!(
                "id {counter},
                 competition TEXT NOT NULL,
                 game TEXT NOT NULL,
                 link TEXT NOT NULL,
                 deed TEXT NOT NULL,
                 doer TEXT NOT NULL,
                 at BIGINT NOT NULL"
            ),
        ),
        (
            "devices",
            format!(
                "id {counter},
                 game TEXT NOT NULL,
                 device TEXT NOT NULL,
                 role TEXT NOT NULL,
                 public_key TEXT NOT NULL,
                 registrar TEXT NOT NULL,
                 registered BIGINT NOT NULL,
                 revoked BIGINT NOT NULL,
                 UNIQUE (game, device)"
            ),
        ),
        (
            "nodes",
            "name TEXT PRIMARY KEY,
             address TEXT NOT NULL,
             seen BIGINT NOT NULL"
                .to_owned(),
        ),
        (
            "node_beats",
            "node TEXT PRIMARY KEY,
             steady_ms BIGINT NOT NULL"
                .to_owned(),
        ),
        (
            "node_anchors",
            format!(
                "id {counter},
                 node TEXT NOT NULL,
                 utc_ms BIGINT NOT NULL,
                 steady_ms BIGINT NOT NULL,
                 UNIQUE (node, steady_ms, utc_ms)"
            ),
        ),
        (
            "leases",
            "game BIGINT PRIMARY KEY REFERENCES games (id),
             node TEXT NOT NULL,
             epoch BIGINT NOT NULL,
             released BIGINT NOT NULL"
                .to_owned(),
        ),
        // The highest numbers of games that were removed: no other game may get them.
        ("gone_games", "highest BIGINT PRIMARY KEY".to_owned()),
        // The writer has looked up the game's number here and holds its lease, without which no
        // game is removed: having the database check again costs more than writing.
        (
            "entries",
            format!(
                "arrival {counter},
                 game BIGINT NOT NULL,
                 number BIGINT NOT NULL,
                 text TEXT NOT NULL,
                 salt TEXT NOT NULL,
                 hash TEXT NOT NULL,
                 UNIQUE (game, number)"
            ),
        ),
    ]
}

/// The indexes and what they cover.
const INDEXES: [(&str, &str); 5] = [
    ("competitions_by_age", "competitions (created)"),
    ("games_of_competition", "games (competition)"),
    ("tokens_of_competition", "tokens (competition)"),
    ("revoked_tokens", "tokens (revoked) WHERE revoked > 0"),
    ("notes_of_competition", "link_notes (competition)"),
];

/// The number of the lock that makes those who create tables in PostgreSQL wait for each other.
const TABLES: i64 = 8960;

/// The environment variable that allows a PostgreSQL server that does not write what it
/// acknowledged.
const ALLOW_FSYNC_OFF: &str = "JADOUBE_ALLOW_FSYNC_OFF";

/// Refuses a server that would lose what it acknowledged in a power cut.
pub(crate) async fn refuse_unfit(
    dialect: Dialect,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    if dialect == Dialect::Sqlite {
        return Ok(());
    }
    let row = sqlx::query("SELECT current_setting('fsync')").fetch_one(connection).await?;
    let is_allowed = std::env::var_os(ALLOW_FSYNC_OFF).is_some_and(|set| set == "1");
    refuse_unsynced(&row.try_get::<String, _>(0)?, is_allowed)
}

fn refuse_unsynced(fsync: &str, is_allowed: bool) -> Result<(), StoreError> {
    if fsync == "on" || is_allowed {
        return Ok(());
    }
    Err(StoreError::Unfit(format!(
        "the PostgreSQL server runs with fsync = {fsync}: a power cut would lose acts that were \
         acknowledged, or all games. Set fsync = on in its postgresql.conf and reload it; for a \
         server whose games may be lost, set {ALLOW_FSYNC_OFF}=1 in the environment"
    )))
}

/// Creates tables that are missing; refuses a store that a newer program wrote.
pub(crate) async fn prepare(
    dialect: Dialect,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    refuse_newer(dialect, connection).await?;
    let tables = tables(dialect);
    let names = tables.iter().map(|(name, _)| *name).chain(INDEXES.map(|(name, _)| name));
    // If nothing is missing, no writer is made to wait.
    if !are_there(dialect, connection, &names.collect::<Vec<_>>()).await? {
        let tables = tables.map(|(name, is)| format!("TABLE IF NOT EXISTS {name} ({is})"));
        let indexes = INDEXES.map(|(name, of)| format!("INDEX IF NOT EXISTS {name} ON {of}"));
        let missing: Vec<String> = tables.into_iter().chain(indexes).collect();
        match dialect {
            Dialect::Sqlite => {
                let mut transaction = connection.begin_with(dialect.begin()).await?;
                create(&mut transaction, &missing).await?;
                transaction.commit().await?;
            }
            // One by one, because it locks what it looks at. Two programs that find something
            // missing at the same moment wait for each other.
            Dialect::Postgres => {
                advise(connection, "pg_advisory_lock").await?;
                create(connection, &missing).await?;
                advise(connection, "pg_advisory_unlock").await?;
            }
        }
    }
    Ok(())
}

async fn refuse_newer(dialect: Dialect, connection: &mut AnyConnection) -> Result<(), StoreError> {
    if !are_there(dialect, connection, &["store_format"]).await? {
        return Ok(());
    }
    let format = sqlx::query("SELECT COALESCE(MAX(format), 0) FROM store_format");
    match format.fetch_one(connection).await?.try_get(0)? {
        found if found > FORMAT => Err(StoreError::Newer { found, known: FORMAT }),
        _ => Ok(()),
    }
}

/// Whether tables and indexes of all these names exist.
async fn are_there(
    dialect: Dialect,
    connection: &mut AnyConnection,
    names: &[&str],
) -> Result<bool, StoreError> {
    let list = names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ");
    let count = match dialect {
        Dialect::Sqlite => format!("SELECT COUNT(*) FROM sqlite_master WHERE name IN ({list})"),
        Dialect::Postgres => format!(
            "SELECT COUNT(*) FROM pg_class WHERE relname IN ({list}) AND pg_table_is_visible(oid)"
        ),
    };
    let found: i64 = sqlx::query(&count).fetch_one(connection).await?.try_get(0)?;
    Ok(usize::try_from(found) == Ok(names.len()))
}

/// Creates what is missing; a store without a format gets this program's.
async fn create(connection: &mut AnyConnection, missing: &[String]) -> Result<(), StoreError> {
    for what in missing {
        sqlx::query(&format!("CREATE {what}")).execute(&mut *connection).await?;
    }
    let format = "INSERT INTO store_format (format)
                  SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM store_format)";
    sqlx::query(format).bind(FORMAT).execute(connection).await?;
    Ok(())
}

async fn advise(connection: &mut AnyConnection, function: &str) -> Result<(), StoreError> {
    let statement = format!("SELECT CAST({function}({TABLES}) AS TEXT)");
    sqlx::query(&statement).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_does_not_sync_is_refused() {
        assert!(refuse_unsynced("on", false).is_ok());
        assert!(refuse_unsynced("off", true).is_ok(), "anyone who says so may lose their games");
        let refused = refuse_unsynced("off", false).expect_err("unfit").to_string();
        assert!(
            refused.contains("fsync = off") && refused.contains("set JADOUBE_ALLOW_FSYNC_OFF=1")
        );
    }
}
