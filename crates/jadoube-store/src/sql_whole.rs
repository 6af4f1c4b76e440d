//! A whole store: every game in it, readable or not, and a copy of everything.

use sqlx::Row;

use crate::sql_rows::entry_of;
use crate::sql_schema::Dialect;
use crate::{Broken, SqlStore, Store, StoreError, StoredEntry};

impl SqlStore {
    /// The names of all games in the order in which they were added, or why one cannot be read.
    pub async fn readable_games(&self) -> Result<Vec<Result<String, String>>, StoreError> {
        match self.all_games().await {
            Ok(games) => Ok(games.into_iter().map(Ok).collect()),
            Err(StoreError::Corrupt(_)) => self.games_one_by_one().await,
            Err(error) => Err(error),
        }
    }

    async fn games_one_by_one(&self) -> Result<Vec<Result<String, String>>, StoreError> {
        let mut games = Vec::new();
        for row in sqlx::query("SELECT id FROM games ORDER BY id").fetch_all(&self.pool).await? {
            let id: i64 = row.try_get(0)?;
            let game = sqlx::query("SELECT key FROM games WHERE id = $1").bind(id);
            let key = game.fetch_one(&self.pool).await.and_then(|row| row.try_get(0));
            games.push(match key.map_err(StoreError::from) {
                Ok(key) => Ok(key),
                Err(StoreError::Corrupt(why)) => Err(format!("the name of game {id}: {why}")),
                Err(error) => return Err(error),
            });
        }
        Ok(games)
    }

    /// The entries of a game up to the first one that cannot be read, and what is wrong with that
    /// one.
    pub async fn readable_entries(
        &self,
        game: &str,
    ) -> Result<(Vec<StoredEntry>, Option<Broken>), StoreError> {
        match self.entries(game, 0).await {
            Ok(entries) => Ok((entries, None)),
            Err(StoreError::Corrupt(_)) => self.entries_one_by_one(game).await,
            Err(error) => Err(error),
        }
    }

    async fn entries_one_by_one(
        &self,
        game: &str,
    ) -> Result<(Vec<StoredEntry>, Option<Broken>), StoreError> {
        let mut entries = Vec::new();
        for arrival in self.arrivals(game).await? {
            let entry = match arrival {
                Ok(arrival) => self.entry(arrival).await?,
                Err(why) => Err(why),
            };
            match entry {
                Ok(entry) => entries.push(entry),
                Err(why) => {
                    let number = u32::try_from(entries.len()).unwrap_or(u32::MAX);
                    return Ok((entries, Some(Broken::NoEntry { number, why })));
                }
            }
        }
        Ok((entries, None))
    }

    /// The places of the entries of a game, in order, or why one cannot be read.
    async fn arrivals(&self, game: &str) -> Result<Vec<Result<i64, String>>, StoreError> {
        let query = sqlx::query(
            "SELECT entries.arrival FROM entries JOIN games ON games.id = entries.game
             WHERE games.key = $1 ORDER BY entries.number",
        );
        let rows = query.bind(game).fetch_all(&self.pool).await;
        let arrivals = rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        match arrivals.map_err(StoreError::from) {
            Ok(arrivals) => Ok(Vec::into_iter(arrivals).map(Ok).collect()),
            Err(StoreError::Corrupt(why)) => Ok(vec![Err(why)]),
            Err(error) => Err(error),
        }
    }

    async fn entry(&self, arrival: i64) -> Result<Result<StoredEntry, String>, StoreError> {
        let query = sqlx::query("SELECT number, text, salt, hash FROM entries WHERE arrival = $1");
        match query.bind(arrival).fetch_one(&self.pool).await.map_err(StoreError::from) {
            Ok(row) => Ok(entry_of(&row)),
            Err(StoreError::Corrupt(why)) => Ok(Err(why)),
            Err(error) => Err(error),
        }
    }

    /// Copies an SQLite store, as it is at one moment, to a file that must not exist yet; others go
    /// on writing meanwhile.
    pub async fn copy_to(&self, path: &str) -> Result<(), StoreError> {
        if self.dialect == Dialect::Postgres {
            let how = "use PostgreSQL's own program to copy its database: pg_dump";
            return Err(StoreError::Unfit(how.to_owned()));
        }
        sqlx::query("VACUUM INTO $1").bind(path).execute(&self.pool).await?;
        Ok(())
    }
}
