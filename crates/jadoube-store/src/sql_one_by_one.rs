//! A group of acts of which some must be refused.

use sqlx::{AnyConnection, Connection, Row};

use crate::sql_append::WaitingAct;
use crate::sql_schema::Dialect;
use crate::{Act, Refused, StoreError};

/// Writes acts one by one: an act that is refused leaves nothing behind and does not hinder the
/// others.
pub(crate) async fn write_one_by_one(
    connection: &mut AnyConnection,
    dialect: Dialect,
    group: &[WaitingAct],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with(dialect.begin()).await?;
    let mut answers = Vec::with_capacity(group.len());
    for WaitingAct { act, .. } in group {
        answers.push(match write_act(&mut transaction, dialect, act).await? {
            None => Ok(()),
            Some(refused) => Err(StoreError::Refused {
                game: act.game.clone(),
                number: act.entries.first().map_or(0, |entry| entry.number),
                refused,
            }),
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes all entries of an act, or none, and says why.
async fn write_act(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
) -> Result<Option<Refused>, StoreError> {
    if act.entries.len() <= 1 {
        return write_entries(connection, dialect, act).await;
    }
    // A savepoint, so that no entry is stored without those that belong to it.
    let mut together = connection.begin().await?;
    let refused = write_entries(&mut together, dialect, act).await?;
    match refused {
        Some(_) => together.rollback().await?,
        None => together.commit().await?,
    }
    Ok(refused)
}

async fn write_entries(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
) -> Result<Option<Refused>, StoreError> {
    for entry in &act.entries {
        if !write_entry(connection, dialect, act, entry).await? {
            return why_refused(connection, act).await.map(Some);
        }
    }
    Ok(None)
}

/// Writes an entry if the lease is held and the entry is the next one; says whether it did.
async fn write_entry(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
    entry: &crate::StoredEntry,
) -> Result<bool, StoreError> {
    let statement = match dialect {
        Dialect::Sqlite => INSERT_SQLITE,
        Dialect::Postgres => INSERT_POSTGRES,
    };
    let done = sqlx::query(statement)
        .bind(&act.game)
        .bind(i64::from(entry.number))
        .bind(&entry.text)
        .bind(entry.salt.to_string())
        .bind(entry.hash.to_string())
        .bind(&act.lease.node)
        .bind(act.lease.epoch)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

macro_rules! insert {
    ($lock:literal) => {
        concat!(
            "INSERT INTO entries (game, number, text, salt, hash)
             SELECT leases.game, $2, $3, $4, $5
             FROM leases JOIN games ON games.id = leases.game
             WHERE games.key = $1 AND leases.node = $6 AND leases.epoch = $7
                 AND $2 = COALESCE(
                     (SELECT MAX(number) FROM entries WHERE entries.game = leases.game), -1) + 1 ",
            $lock,
            " ON CONFLICT (game, number) DO NOTHING"
        )
    };
}
const INSERT_SQLITE: &str = insert!("");
// Keeps the lease from being taken before the transaction ends; SQLite has one writer at a time.
const INSERT_POSTGRES: &str = insert!("FOR SHARE OF leases");

async fn why_refused(connection: &mut AnyConnection, act: &Act) -> Result<Refused, StoreError> {
    let query = sqlx::query(
        "SELECT COUNT(*) FROM leases JOIN games ON games.id = leases.game
         WHERE games.key = $1 AND leases.node = $2 AND leases.epoch = $3",
    );
    let row = query.bind(&act.game).bind(&act.lease.node).bind(act.lease.epoch);
    let held: i64 = row.fetch_one(connection).await?.try_get(0)?;
    Ok(if held == 0 { Refused::LeaseLost } else { Refused::NotNext })
}
