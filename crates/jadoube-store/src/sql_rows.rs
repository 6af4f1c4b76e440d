//! Rows of the tables and what they are read into.

use async_trait::async_trait;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::sql_work::Work;
use crate::{GameRecord, StoreError, Token};

/// A game and the links into it.
pub(crate) struct NewGame {
    pub(crate) game: GameRecord,
    pub(crate) tokens: Vec<Token>,
}

#[async_trait]
impl Work for NewGame {
    type Made = ();

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let Self { game, tokens } = self;
        sqlx::query("INSERT INTO games (key, competition, created, text) VALUES ($1, $2, $3, $4)")
            .bind(&game.key)
            .bind(&game.competition)
            .bind(signed(game.created))
            .bind(&game.text)
            .execute(&mut *connection)
            .await
            .map_err(taken(&game.key))?;
        for token in tokens {
            insert_token(token).execute(&mut *connection).await.map_err(taken("the link"))?;
        }
        Ok(())
    }
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
    let hash: String = row.try_get(0)?;
    let game: String = row.try_get(2)?;
    let revoked = unsigned(row, 6)?;
    Ok(Token {
        hash: hash.parse().map_err(|_| StoreError::Corrupt("a link's hash".to_owned()))?,
        competition: row.try_get(1)?,
        game: (!game.is_empty()).then_some(game),
        role: row.try_get(3)?,
        name: row.try_get(4)?,
        created: unsigned(row, 5)?,
        revoked: (revoked > 0).then_some(revoked),
    })
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

/// Milliseconds as databases keep them.
pub(crate) fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

pub(crate) fn unsigned(row: &AnyRow, column: usize) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column)?;
    u64::try_from(value).map_err(|_| StoreError::Corrupt(format!("{value} where none is below 0")))
}

/// A database's refusal of a name that is there already.
pub(crate) fn taken(name: &str) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match error.as_database_error() {
        Some(refusal) if refusal.is_unique_violation() => StoreError::Taken(name.to_owned()),
        _ => error.into(),
    }
}
