//! Removing competitions that nobody ever used.

use std::collections::HashMap;

use async_trait::async_trait;
use sqlx::{AnyConnection, AnyPool, Row};

use crate::StoreError;
use crate::sql_schema::Dialect;
use crate::sql_work::{Turn, Work};
use crate::store::EXPIRED_AT_ONCE;

/// The most games removed at once, unless a single competition has more: acts wait meanwhile.
const GAMES_AT_ONCE: i64 = 2000;

/// The condition that nothing was ever entered in a competition and no node holds a game of it.
const IS_UNUSED: &str = "
    NOT EXISTS (SELECT 1 FROM games JOIN entries ON entries.game = games.id
                WHERE games.competition = competitions.key)
    AND NOT EXISTS (SELECT 1 FROM games JOIN leases ON leases.game = games.id
                    WHERE games.competition = competitions.key AND leases.released = 0)";

/// Finds competitions that may be removed, the oldest first. Searching all of them takes time,
/// during which no writer has to wait; the condition is checked again when they are removed.
pub(crate) async fn unused(pool: &AnyPool, before: i64) -> Result<Vec<String>, StoreError> {
    let statement = format!(
        "SELECT key, (SELECT COUNT(*) FROM games WHERE games.competition = competitions.key)
         FROM competitions WHERE created < $1 AND {IS_UNUSED}
         ORDER BY created LIMIT {EXPIRED_AT_ONCE}"
    );
    let rows = sqlx::query(&statement).bind(before).fetch_all(pool).await?;
    let (mut competitions, mut games) = (Vec::with_capacity(rows.len()), 0);
    for row in rows {
        games += row.try_get::<i64, _>(1)?;
        if games > GAMES_AT_ONCE && !competitions.is_empty() {
            break;
        }
        competitions.push(row.try_get(0)?);
    }
    Ok(competitions)
}

/// Competitions to be removed, if that is still allowed.
pub(crate) struct Expire {
    pub(crate) dialect: Dialect,
    pub(crate) competitions: Vec<String>,
}

/// What belongs to competitions, in an order in which it can be deleted.
const BELONGINGS: [&str; 6] = [
    "leases WHERE game IN (SELECT id FROM games WHERE competition IN",
    "devices WHERE game IN (SELECT key FROM games WHERE competition IN",
    "link_notes WHERE (competition IN",
    "tokens WHERE (competition IN",
    "games WHERE (competition IN",
    "competitions WHERE (key IN",
];

/// What is locked besides the competitions themselves, and how.
const LOCKED: [(&str, &str); 2] = [
    ("games", "FOR UPDATE SKIP LOCKED"),
    ("leases JOIN games ON games.id = leases.game", "FOR UPDATE OF leases SKIP LOCKED"),
];

#[async_trait]
impl Work for Expire {
    type Made = u64;

    /// Waits for nobody, and nothing comes after it: others may wait for it.
    fn turn(&self) -> Turn {
        Turn::Last
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let unused = match self.dialect {
            Dialect::Sqlite => self.competitions.clone(),
            Dialect::Postgres => self.locked(connection).await?,
        };
        let select = format!("SELECT key FROM competitions WHERE {IS_UNUSED} AND key IN");
        let rows = self.ask(connection, &select, &unused, "").await?;
        let unused = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        if unused.is_empty() {
            return Ok(0);
        }
        if self.dialect == Dialect::Sqlite {
            let keep = "INSERT OR IGNORE INTO gone_games (highest)
                        SELECT MAX(id) FROM games HAVING MAX(id) IS NOT NULL";
            sqlx::query(keep).execute(&mut *connection).await?;
        }
        for belongings in BELONGINGS {
            self.ask(connection, &format!("DELETE FROM {belongings}"), &unused, ")").await?;
        }
        Ok(unused.len() as u64)
    }
}

impl Expire {
    /// Locks those of the competitions that nobody else is about to change; from here on nobody
    /// can. Whoever adds a game, takes one or appends to one either came first, or finds that it is
    /// gone.
    async fn locked(&self, connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
        let select = "SELECT key FROM competitions WHERE key IN";
        let rows =
            self.ask(connection, select, &self.competitions, "FOR UPDATE SKIP LOCKED").await?;
        let mut locked = rows.iter().map(|r| r.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        for (from, lock) in LOCKED {
            let select = format!("SELECT games.competition FROM {from} WHERE games.competition IN");
            let all = self.count(connection, &select, &locked, "").await?;
            let own = self.count(connection, &select, &locked, lock).await?;
            locked.retain(|key| all.get(key) == own.get(key));
        }
        Ok(locked)
    }

    /// The number of rows of each competition.
    async fn count(
        &self,
        connection: &mut AnyConnection,
        select: &str,
        competitions: &[String],
        after: &str,
    ) -> Result<HashMap<String, usize>, StoreError> {
        let mut counts = HashMap::new();
        for row in self.ask(connection, select, competitions, after).await? {
            *counts.entry(row.try_get(0)?).or_default() += 1;
        }
        Ok(counts)
    }

    /// Runs a statement about competitions; it ends with `IN`, and their places follow.
    async fn ask(
        &self,
        connection: &mut AnyConnection,
        statement: &str,
        competitions: &[String],
        after: &str,
    ) -> Result<Vec<sqlx::any::AnyRow>, StoreError> {
        if competitions.is_empty() {
            return Ok(Vec::new());
        }
        let places = (1..=competitions.len()).map(|number| self.dialect.place(number));
        let places = places.collect::<Vec<_>>().join(", ");
        let statement = format!("{statement} ({places}) {after}");
        // Not cached as a prepared statement: the next one has a different number of places.
        let mut query = sqlx::query(&statement).persistent(false);
        for competition in competitions {
            query = query.bind(competition);
        }
        Ok(query.fetch_all(connection).await?)
    }
}
