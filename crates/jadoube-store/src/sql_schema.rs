//! The tables, and the few places where the two databases want other words.

use sqlx::{AnyConnection, Connection, Row};

use crate::StoreError;

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// How a log is emptied: the statement answers 0 if it did.
pub(crate) struct Emptying {
    pub(crate) before: &'static str,
    pub(crate) statement: &'static str,
    pub(crate) after: &'static str,
}

/// The format of the tables that this program writes.
const FORMAT: i64 = 1;

impl Dialect {
    /// The dialect of a database's address.
    pub(crate) fn of(address: &str) -> Self {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|p| address.starts_with(p));
        if is_postgres { Self::Postgres } else { Self::Sqlite }
    }

    /// The time now by the database's own clock, in milliseconds since 1970, so that nodes whose
    /// clocks differ agree on who is dead.
    pub(crate) const fn now(self) -> &'static str {
        match self {
            Self::Sqlite => "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
            Self::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// How a transaction that writes begins. SQLite would otherwise refuse one that has read before
    /// another wrote; so it waits for its turn at once.
    pub(crate) const fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// The place of the `number`-th value in a statement that has each of them once, in order.
    /// SQLite would look up numbered ones by their names.
    pub(crate) fn place(self, number: usize) -> String {
        match self {
            Self::Sqlite => "?".to_owned(),
            Self::Postgres => format!("${number}"),
        }
    }

    /// What each connection to the database is told first. A commit is on the disk when it is
    /// answered: `FULL` in SQLite, `synchronous_commit` in PostgreSQL, where the database may have
    /// another default; what waits for standby servers, too, is left as it is.
    pub(crate) const fn settings(self) -> &'static [&'static str] {
        match self {
            Self::Sqlite => &[
                // For a file that is made now. Each act changes a page of the index of its game's
                // entries; the larger the pages, the more games share them when many are written
                // together.
                "PRAGMA page_size = 8192",
                "PRAGMA journal_mode = WAL",
                "PRAGMA synchronous = FULL",
                "PRAGMA busy_timeout = 5000",
                "PRAGMA foreign_keys = ON",
                // KiB; those who only read need little.
                "PRAGMA cache_size = -1024",
            ],
            Self::Postgres => &["SELECT set_config('synchronous_commit', 'on', false)
                  WHERE current_setting('synchronous_commit') IN ('off', 'local')"],
        }
    }

    /// What the connection that writes entries is told besides: the pages to which thousands of
    /// games write in turns stay in memory (KiB), and so does what would undo a statement half done.
    pub(crate) const fn settings_to_write(self) -> &'static [&'static str] {
        match self {
            Self::Sqlite => &[
                "PRAGMA cache_size = -12288",
                "PRAGMA temp_store = MEMORY",
                // It would copy the log before a commit is answered.
                "PRAGMA wal_autocheckpoint = 0",
            ],
            Self::Postgres => &[],
        }
    }

    /// What copies the log into the file as far as nobody is in the way; PostgreSQL does it by itself.
    pub(crate) const fn tidying(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => Some("PRAGMA wal_checkpoint(PASSIVE)"),
            Self::Postgres => None,
        }
    }

    /// What to ask for a number that stays the same, for one connection, as long as no other wrote
    /// anything; PostgreSQL has none.
    pub(crate) const fn version(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => Some("PRAGMA data_version"),
            Self::Postgres => None,
        }
    }

    /// How rows are inserted of which those that are there already, or are faulty, are left out.
    /// SQLite would take precautions for faults of other kinds if it were told of conflicts alone.
    pub(crate) const fn insert_new(self) -> [&'static str; 2] {
        match self {
            Self::Sqlite => ["INSERT OR IGNORE INTO", ""],
            Self::Postgres => ["INSERT INTO", "ON CONFLICT (game, number) DO NOTHING"],
        }
    }

    /// What empties the log, too, if nobody reads. It waits for readers, but not for long: whoever
    /// writes waits meanwhile.
    pub(crate) const fn emptying(self) -> Option<Emptying> {
        match self {
            Self::Sqlite => Some(Emptying {
                before: "PRAGMA busy_timeout = 100",
                statement: "PRAGMA wal_checkpoint(TRUNCATE)",
                after: "PRAGMA busy_timeout = 5000",
            }),
            Self::Postgres => None,
        }
    }

    /// What keeps leases as they are from a look at them until the transaction ends. SQLite has one
    /// writer at a time.
    pub(crate) const fn locking_leases(self) -> &'static str {
        match self {
            Self::Sqlite => "",
            Self::Postgres => "FOR UPDATE OF leases",
        }
    }

    /// How a game gets its number. SQLite would give one again whose game is gone, if that was the
    /// highest.
    pub(crate) const fn insert_game(self) -> &'static str {
        match self {
            Self::Sqlite => {
                "INSERT INTO games (id, key, competition, created, text) VALUES (
                     1 + MAX(COALESCE((SELECT MAX(id) FROM games), 0),
                             COALESCE((SELECT MAX(highest) FROM gone_games), 0)),
                     $1, $2, $3, $4)"
            }
            Self::Postgres => {
                "INSERT INTO games (key, competition, created, text) VALUES ($1, $2, $3, $4)"
            }
        }
    }

    /// A column that numbers rows in the order of their arrival.
    const fn counter(self) -> &'static str {
        match self {
            Self::Sqlite => "INTEGER PRIMARY KEY",
            Self::Postgres => "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
        }
    }

    fn tables(self) -> Vec<String> {
        let counter = self.counter();
        let mut tables = vec![
            "CREATE TABLE IF NOT EXISTS store_format (format BIGINT NOT NULL)".to_owned(),
            format!(
                "CREATE TABLE IF NOT EXISTS competitions (
                     id {counter},
                     key TEXT NOT NULL UNIQUE,
                     created BIGINT NOT NULL,
                     text TEXT NOT NULL)"
            ),
            format!(
                "CREATE TABLE IF NOT EXISTS games (
                     id {counter},
                     key TEXT NOT NULL UNIQUE,
                     competition TEXT NOT NULL REFERENCES competitions (key),
                     created BIGINT NOT NULL,
                     text TEXT NOT NULL)"
            ),
            // An empty game is a link for the whole competition; revoked 0 is not revoked.
            format!(
                "CREATE TABLE IF NOT EXISTS tokens (
                     id {counter},
                     hash TEXT NOT NULL UNIQUE,
                     competition TEXT NOT NULL REFERENCES competitions (key),
                     game TEXT NOT NULL,
                     role TEXT NOT NULL,
                     name TEXT NOT NULL,
                     created BIGINT NOT NULL,
                     revoked BIGINT NOT NULL)"
            ),
            format!(
                "CREATE TABLE IF NOT EXISTS link_notes (
                     id {counter},
                     competition TEXT NOT NULL,
                     game TEXT NOT NULL,
                     link TEXT NOT NULL,
                     deed TEXT NOT NULL,
                     doer TEXT NOT NULL,
                     at BIGINT NOT NULL)"
            ),
            format!(
                "CREATE TABLE IF NOT EXISTS devices (
                     id {counter},
                     game TEXT NOT NULL,
                     device TEXT NOT NULL,
                     role TEXT NOT NULL,
                     public_key TEXT NOT NULL,
                     registrar TEXT NOT NULL,
                     registered BIGINT NOT NULL,
                     revoked BIGINT NOT NULL,
                     UNIQUE (game, device))"
            ),
            "CREATE TABLE IF NOT EXISTS nodes (
                 name TEXT PRIMARY KEY,
                 address TEXT NOT NULL,
                 seen BIGINT NOT NULL)"
                .to_owned(),
            "CREATE TABLE IF NOT EXISTS node_beats (
                 node TEXT PRIMARY KEY,
                 steady_ms BIGINT NOT NULL)"
                .to_owned(),
            format!(
                "CREATE TABLE IF NOT EXISTS node_anchors (
                     id {counter},
                     node TEXT NOT NULL,
                     utc_ms BIGINT NOT NULL,
                     steady_ms BIGINT NOT NULL,
                     UNIQUE (node, steady_ms, utc_ms))"
            ),
            "CREATE TABLE IF NOT EXISTS leases (
                 game BIGINT PRIMARY KEY REFERENCES games (id),
                 node TEXT NOT NULL,
                 epoch BIGINT NOT NULL,
                 released BIGINT NOT NULL)"
                .to_owned(),
            // The highest numbers that games had which are gone: no other game may have them.
            "CREATE TABLE IF NOT EXISTS gone_games (highest BIGINT PRIMARY KEY)".to_owned(),
            // Whoever writes has looked up the game's number here, and holds its lease, without which
            // no game is gone: to have the database look again costs more than to write.
            format!(
                "CREATE TABLE IF NOT EXISTS entries (
                     arrival {counter},
                     game BIGINT NOT NULL,
                     number BIGINT NOT NULL,
                     text TEXT NOT NULL,
                     salt TEXT NOT NULL,
                     hash TEXT NOT NULL,
                     UNIQUE (game, number))"
            ),
        ];
        tables.extend(INDEXES.map(|index| format!("CREATE INDEX IF NOT EXISTS {index}")));
        tables
    }
}

const INDEXES: [&str; 5] = [
    "competitions_by_age ON competitions (created)",
    "games_of_competition ON games (competition)",
    "tokens_of_competition ON tokens (competition)",
    "revoked_tokens ON tokens (revoked) WHERE revoked > 0",
    "notes_of_competition ON link_notes (competition)",
];

/// The number by which those who make tables in PostgreSQL wait for each other.
const TABLES: i64 = 8960;

/// What lets a PostgreSQL server be used that does not write what it says it has written.
const ALLOW_FSYNC_OFF: &str = "JADOUBE_ALLOW_FSYNC_OFF";

/// Refuses a server that loses what it acknowledged when the power fails.
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

/// Makes the tables where they are missing; refuses a store that a newer program wrote.
///
/// In one transaction, which writes nothing where nothing is missing.
pub(crate) async fn prepare(
    dialect: Dialect,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    if dialect == Dialect::Postgres {
        // Two who find them missing at the same moment would be in each other's way.
        let wait = format!("SELECT CAST(pg_advisory_xact_lock({TABLES}) AS TEXT)");
        sqlx::query(&wait).execute(&mut *transaction).await?;
    }
    for statement in dialect.tables() {
        sqlx::query(&statement).execute(&mut *transaction).await?;
    }
    let rows = sqlx::query("SELECT MAX(format), COUNT(*) FROM store_format");
    let row = rows.fetch_one(&mut *transaction).await?;
    if row.try_get::<i64, _>(1)? == 0 {
        let insert = sqlx::query("INSERT INTO store_format (format) VALUES ($1)").bind(FORMAT);
        insert.execute(&mut *transaction).await?;
        return Ok(transaction.commit().await?);
    }
    let found: i64 = row.try_get(0)?;
    if found > FORMAT {
        return Err(StoreError::Newer { found, known: FORMAT });
    }
    Ok(transaction.commit().await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_does_not_sync_is_refused() {
        assert!(refuse_unsynced("on", false).is_ok());
        assert!(refuse_unsynced("off", true).is_ok(), "whoever says so may lose his games");
        let refused = refuse_unsynced("off", false).expect_err("unfit").to_string();
        assert!(
            refused.contains("fsync = off") && refused.contains("set JADOUBE_ALLOW_FSYNC_OFF=1")
        );
    }
}
