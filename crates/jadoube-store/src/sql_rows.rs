//! Rows of the tables, and what is read from them.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Competition, Device, Digest, GameRecord, LinkNote, StoreError, StoredEntry, Token};

pub(crate) fn competition_of(row: &AnyRow) -> Result<Competition, StoreError> {
    Ok(Competition { key: row.try_get(0)?, created: unsigned(row, 1)?, text: row.try_get(2)? })
}

pub(crate) fn game_of(row: &AnyRow) -> Result<GameRecord, StoreError> {
    Ok(GameRecord {
        key: row.try_get(0)?,
        competition: row.try_get(1)?,
        created: unsigned(row, 2)?,
        text: row.try_get(3)?,
    })
}

pub(crate) fn token_of(row: &AnyRow) -> Result<Token, StoreError> {
    Ok(Token {
        hash: digest(row, 0, "a link")?,
        competition: row.try_get(1)?,
        game: not_empty(row, 2)?,
        role: row.try_get(3)?,
        name: row.try_get(4)?,
        created: unsigned(row, 5)?,
        revoked: not_zero(row, 6)?,
    })
}

pub(crate) fn note_of(row: &AnyRow) -> Result<LinkNote, StoreError> {
    Ok(LinkNote {
        competition: row.try_get(0)?,
        game: not_empty(row, 1)?,
        link: digest(row, 2, "a note of a link")?,
        deed: row.try_get(3)?,
        by: row.try_get(4)?,
        at: unsigned(row, 5)?,
    })
}

pub(crate) fn device_of(row: &AnyRow) -> Result<Device, StoreError> {
    Ok(Device {
        game: row.try_get(0)?,
        id: row.try_get(1)?,
        role: row.try_get(2)?,
        key: digest(row, 3, "a device")?,
        by: row.try_get(4)?,
        registered: unsigned(row, 5)?,
        revoked: not_zero(row, 6)?,
    })
}

/// Reads an entry of a game, or says why the row does not hold one.
pub(crate) fn entry_of(row: &AnyRow) -> Result<StoredEntry, String> {
    let text = |column: usize, name: &str| -> Result<String, String> {
        row.try_get(column).map_err(|error| format!("its {name}: {error}"))
    };
    let wrong = |name: &'static str| {
        move |error: crate::hash::ParseDigestError| format!("its {name}: {error}")
    };
    let number: i64 = row.try_get(0).map_err(|error| format!("its number: {error}"))?;
    Ok(StoredEntry {
        number: u32::try_from(number).map_err(|_| format!("its number is {number}"))?,
        text: text(1, "text")?,
        salt: text(2, "salt")?.parse().map_err(wrong("salt"))?,
        hash: text(3, "hash")?.parse().map_err(wrong("hash"))?,
    })
}

/// Reads a hash; `what` it belongs to is named in the error.
pub(crate) fn digest(row: &AnyRow, column: usize, what: &str) -> Result<Digest, StoreError> {
    let hash: String = row.try_get(column)?;
    hash.parse().map_err(|error| StoreError::Corrupt(format!("{what}: {error}")))
}

/// Reads a name; an empty one is `None`.
fn not_empty(row: &AnyRow, column: usize) -> Result<Option<String>, StoreError> {
    let name: String = row.try_get(column)?;
    Ok((!name.is_empty()).then_some(name))
}

/// Reads a time; 0 is `None`.
fn not_zero(row: &AnyRow, column: usize) -> Result<Option<u64>, StoreError> {
    let time = unsigned(row, column)?;
    Ok((time > 0).then_some(time))
}

pub(crate) type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments<'q>>;

pub(crate) fn insert_token(token: &Token) -> Query<'_> {
    sqlx::query(
        "INSERT INTO tokens (hash, competition, game, role, name, created, revoked)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(token.hash.to_string())
    .bind(&token.competition)
    .bind(token.game.as_deref().unwrap_or_default())
    .bind(&token.role)
    .bind(&token.name)
    .bind(signed(token.created))
    .bind(token.revoked.map_or(0, signed))
}

/// Milliseconds in the form that databases keep.
pub(crate) fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

pub(crate) fn unsigned(row: &AnyRow, column: usize) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column)?;
    u64::try_from(value)
        .map_err(|_| StoreError::Corrupt(format!("a number is {value} but cannot be below 0")))
}

/// Turns a database's refusal of a name that already exists into an error that says so.
pub(crate) fn taken(name: &str) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match error.as_database_error() {
        Some(refusal) if refusal.is_unique_violation() => StoreError::Taken(name.to_owned()),
        _ => error.into(),
    }
}
