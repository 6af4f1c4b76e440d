//! What is written besides entries and leases: competitions, games, links and devices.

use async_trait::async_trait;
use sqlx::AnyConnection;

use crate::sql_rows::{insert_token, signed, taken};
use crate::sql_schema::Dialect;
use crate::sql_work::{Turn, Work};
use crate::{Competition, Device, Digest, GameRecord, LinkNote, StoreError, Token};

/// A competition and its links.
pub(crate) struct NewCompetition {
    pub(crate) competition: Competition,
    pub(crate) tokens: Vec<Token>,
}

#[async_trait]
impl Work for NewCompetition {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Row(format!("competition {}", self.competition.key))
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let Self { competition, tokens } = self;
        sqlx::query("INSERT INTO competitions (key, created, text) VALUES ($1, $2, $3)")
            .bind(&competition.key)
            .bind(signed(competition.created))
            .bind(&competition.text)
            .execute(&mut *connection)
            .await
            .map_err(taken(&competition.key))?;
        add_tokens(connection, tokens).await
    }
}

/// A game and its links.
pub(crate) struct NewGame {
    pub(crate) dialect: Dialect,
    pub(crate) game: GameRecord,
    pub(crate) tokens: Vec<Token>,
}

#[async_trait]
impl Work for NewGame {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Row(format!("game {}", self.game.key))
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let Self { dialect, game, tokens } = self;
        sqlx::query(dialect.insert_game())
            .bind(&game.key)
            .bind(&game.competition)
            .bind(signed(game.created))
            .bind(&game.text)
            .execute(&mut *connection)
            .await
            .map_err(taken(&game.key))?;
        add_tokens(connection, tokens).await
    }
}

async fn add_tokens(connection: &mut AnyConnection, tokens: &[Token]) -> Result<(), StoreError> {
    for token in tokens {
        insert_token(token).execute(&mut *connection).await.map_err(taken("the link"))?;
    }
    Ok(())
}

/// A link.
pub(crate) struct NewToken(pub(crate) Token);

#[async_trait]
impl Work for NewToken {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Row(format!("link {}", self.0.hash))
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        add_tokens(connection, std::slice::from_ref(&self.0)).await
    }
}

/// The revocation of a link.
pub(crate) struct Revoke {
    pub(crate) hash: Digest,
    pub(crate) at: u64,
}

#[async_trait]
impl Work for Revoke {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Row(format!("link {}", self.hash))
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query("UPDATE tokens SET revoked = $2 WHERE hash = $1 AND revoked = 0")
            .bind(self.hash.to_string())
            .bind(signed(self.at.max(1)))
            .execute(connection)
            .await?;
        Ok(())
    }
}

/// A note on what was done with a link.
pub(crate) struct NewNote(pub(crate) LinkNote);

#[async_trait]
impl Work for NewNote {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Row(format!("notes {}", self.0.competition))
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let LinkNote { competition, game, link, deed, by, at } = &self.0;
        sqlx::query(
            "INSERT INTO link_notes (competition, game, link, deed, doer, at)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(competition)
        .bind(game.as_deref().unwrap_or_default())
        .bind(link.to_string())
        .bind(deed)
        .bind(by)
        .bind(signed(*at))
        .execute(connection)
        .await?;
        Ok(())
    }
}

/// A device at a board.
pub(crate) struct NewDevice(pub(crate) Device);

#[async_trait]
impl Work for NewDevice {
    type Made = ();

    fn turn(&self) -> Turn {
        device_turn(&self.0.game, &self.0.id)
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let Device { game, id, role, key, by, registered, revoked } = &self.0;
        sqlx::query(
            "INSERT INTO devices (game, device, role, public_key, registrar, registered, revoked)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(game)
        .bind(id)
        .bind(role)
        .bind(key.to_string())
        .bind(by)
        .bind(signed(*registered))
        .bind(revoked.map_or(0, |at| signed(at.max(1))))
        .execute(connection)
        .await
        .map_err(taken(id))?;
        Ok(())
    }
}

/// The revocation of a device.
pub(crate) struct RevokeDevice {
    pub(crate) game: String,
    pub(crate) id: String,
    pub(crate) at: u64,
}

#[async_trait]
impl Work for RevokeDevice {
    type Made = ();

    fn turn(&self) -> Turn {
        device_turn(&self.game, &self.id)
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE devices SET revoked = $3 WHERE game = $1 AND device = $2 AND revoked = 0",
        )
        .bind(&self.game)
        .bind(&self.id)
        .bind(signed(self.at.max(1)))
        .execute(connection)
        .await?;
        Ok(())
    }
}

fn device_turn(game: &str, id: &str) -> Turn {
    Turn::Row(format!("device {game} {id}"))
}
