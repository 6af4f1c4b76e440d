use std::time::Duration;

use async_trait::async_trait;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};

use crate::sql_append::Appender;
use crate::sql_leases::{self, Beat, GiveBack, Take};
use crate::sql_rows::{NewGame, game_of, insert_token, signed, taken, token_of, unsigned};
use crate::sql_schema::{Dialect, prepare};
use crate::{
    Act, Competition, Digest, GameRecord, Lease, Leased, Line, Node, Store, StoreError, Token,
};

/// A store in an SQLite file or in PostgreSQL.
#[derive(Debug)]
pub struct SqlStore {
    pool: AnyPool,
    dialect: Dialect,
    appender: Appender,
}

/// Connections that read and write; appends use one of them.
const CONNECTIONS: u32 = 8;
/// How long to wait for a connection before saying that the database does not answer.
const WAIT: Duration = Duration::from_secs(5);

impl SqlStore {
    /// Opens a store: `postgres://…`, or else the path of an SQLite file, made if it is missing.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(address);
        let url = match dialect {
            Dialect::Postgres => address.to_owned(),
            Dialect::Sqlite => sqlite_url(address),
        };
        // By itself, because a pool says only that it waited in vain.
        let mut first = AnyConnection::connect(&url).await?;
        set(dialect, &mut first).await?;
        prepare(dialect, &mut first).await?;
        first.close().await?;
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(WAIT)
            .after_connect(move |connection, _| Box::pin(set(dialect, connection)))
            // SQLite itself ends a transaction when the disk is full. The connection does not know,
            // and would refuse to begin another one for ever.
            .before_acquire(|connection, _| {
                let is_free = !connection.is_in_transaction();
                Box::pin(async move { Ok(is_free) })
            })
            .connect_lazy(&url)?;
        let appender = Appender::start(pool.clone(), dialect);
        Ok(Self { pool, dialect, appender })
    }
}

async fn set(dialect: Dialect, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for setting in dialect.settings() {
        connection.execute(*setting).await?;
    }
    Ok(())
}

/// The address of a file, whatever letters its path has.
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
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn add_competition(
        &self,
        competition: &Competition,
        tokens: &[Token],
    ) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin_with(self.dialect.begin()).await?;
        sqlx::query("INSERT INTO competitions (key, created, text) VALUES ($1, $2, $3)")
            .bind(&competition.key)
            .bind(signed(competition.created))
            .bind(&competition.text)
            .execute(&mut *transaction)
            .await
            .map_err(taken(&competition.key))?;
        for token in tokens {
            insert_token(token).execute(&mut *transaction).await.map_err(taken("the link"))?;
        }
        Ok(transaction.commit().await?)
    }

    async fn competition(&self, key: &str) -> Result<Option<Competition>, StoreError> {
        let query = sqlx::query("SELECT key, created, text FROM competitions WHERE key = $1");
        let row = query.bind(key).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(Competition {
                key: row.try_get(0)?,
                created: unsigned(&row, 1)?,
                text: row.try_get(2)?,
            })
        })
        .transpose()
    }

    async fn add_game(&self, game: &GameRecord, tokens: &[Token]) -> Result<(), StoreError> {
        self.appender.write(NewGame { game: game.clone(), tokens: tokens.to_vec() }).await
    }

    async fn game(&self, key: &str) -> Result<Option<GameRecord>, StoreError> {
        let query = sqlx::query("SELECT key, competition, created, text FROM games WHERE key = $1");
        let row = query.bind(key).fetch_optional(&self.pool).await?;
        row.as_ref().map(game_of).transpose()
    }

    async fn games(&self, competition: &str) -> Result<Vec<GameRecord>, StoreError> {
        let query = sqlx::query(
            "SELECT key, competition, created, text FROM games WHERE competition = $1 ORDER BY id",
        );
        let rows = query.bind(competition).fetch_all(&self.pool).await?;
        rows.iter().map(game_of).collect()
    }

    async fn all_games(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT key FROM games ORDER BY id").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn add_token(&self, token: &Token) -> Result<(), StoreError> {
        insert_token(token).execute(&self.pool).await.map_err(taken("the link"))?;
        Ok(())
    }

    async fn token(&self, hash: &Digest) -> Result<Option<Token>, StoreError> {
        let query = sqlx::query(
            "SELECT hash, competition, game, role, name, created, revoked FROM tokens
             WHERE hash = $1",
        );
        let row = query.bind(hash.to_string()).fetch_optional(&self.pool).await?;
        row.as_ref().map(token_of).transpose()
    }

    async fn tokens(&self, competition: &str) -> Result<Vec<Token>, StoreError> {
        let query = sqlx::query(
            "SELECT hash, competition, game, role, name, created, revoked FROM tokens
             WHERE competition = $1 ORDER BY id",
        );
        let rows = query.bind(competition).fetch_all(&self.pool).await?;
        rows.iter().map(token_of).collect()
    }

    async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tokens SET revoked = $2 WHERE hash = $1 AND revoked = 0")
            .bind(hash.to_string())
            .bind(signed(at.max(1)))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError> {
        // In these words, so that the index of the revoked ones is used.
        let query = sqlx::query("SELECT hash FROM tokens WHERE revoked > 0 AND revoked >= $1");
        let rows = query.bind(signed(at)).fetch_all(&self.pool).await?;
        let hash = |row: &sqlx::any::AnyRow| -> Result<Digest, StoreError> {
            let hash: String = row.try_get(0)?;
            hash.parse().map_err(|error| StoreError::Corrupt(format!("a link: {error}")))
        };
        rows.iter().map(hash).collect()
    }

    async fn beat(&self, node: &Node, utc_ms: u64) -> Result<(), StoreError> {
        let node = node.clone();
        self.appender.write(Beat { dialect: self.dialect, node, utc_ms: signed(utc_ms) }).await
    }

    async fn lease(
        &self,
        game: &str,
        node: &str,
        taken_for_dead_ms: u64,
    ) -> Result<Leased, StoreError> {
        let take = Take {
            dialect: self.dialect,
            game: game.to_owned(),
            node: node.to_owned(),
            taken_for_dead_ms: signed(taken_for_dead_ms),
        };
        self.appender.write(take).await
    }

    async fn release(&self, game: &str, lease: &Lease) -> Result<(), StoreError> {
        self.appender.write(GiveBack { game: game.to_owned(), lease: lease.clone() }).await
    }

    async fn orphans(&self, node: &str, taken_for_dead_ms: u64) -> Result<Vec<String>, StoreError> {
        sql_leases::orphans(&self.pool, self.dialect, node, signed(taken_for_dead_ms)).await
    }

    async fn append(&self, act: Act) -> Result<(), StoreError> {
        self.appender.append(act).await
    }

    async fn lines(&self, game: &str, from: u32) -> Result<Vec<Line>, StoreError> {
        let query = sqlx::query(
            "SELECT entries.number, entries.text, entries.salt, entries.hash
             FROM entries JOIN games ON games.id = entries.game
             WHERE games.key = $1 AND entries.number >= $2 ORDER BY entries.number",
        );
        let rows = query.bind(game).bind(i64::from(from)).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let corrupt = |error: crate::hash::ParseDigestError| {
                    StoreError::Corrupt(format!("game {game}: {error}"))
                };
                Ok(Line {
                    number: u32::try_from(unsigned(row, 0)?)
                        .map_err(|error| StoreError::Corrupt(format!("game {game}: {error}")))?,
                    text: row.try_get(1)?,
                    salt: row.try_get::<String, _>(2)?.parse().map_err(corrupt)?,
                    hash: row.try_get::<String, _>(3)?.parse().map_err(corrupt)?,
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_path_is_an_address() {
        assert_eq!(sqlite_url("a b/ż?.db"), "sqlite://a%20b/%C5%BC%3F.db?mode=rwc");
        assert_eq!(sqlite_url("/tmp/x.db"), "sqlite:///tmp/x.db?mode=rwc");
    }

    /// What is acknowledged must be on the disk: the settings that make it so are really on.
    #[tokio::test]
    async fn sqlite_syncs_every_commit() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("synced.db");
        let store = SqlStore::open(path.to_str().expect("a path")).await.expect("a store");
        let ask = async |pragma: &'static str| {
            sqlx::query(pragma).fetch_one(&store.pool).await.expect("a row")
        };
        let mode: String = ask("PRAGMA journal_mode").await.get(0);
        let synchronous: i64 = ask("PRAGMA synchronous").await.get(0);
        assert_eq!((&*mode, synchronous), ("wal", 2), "2 is FULL");
    }
}
