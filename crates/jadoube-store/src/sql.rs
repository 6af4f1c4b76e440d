use async_trait::async_trait;
use sqlx::{AnyPool, Row};

use crate::sql_append::Appender;
use crate::sql_expire::{self, Expire};
use crate::sql_kept::{
    NewCompetition, NewDevice, NewGame, NewNote, NewToken, Revoke, RevokeDevice,
};
use crate::sql_leases::{self, GiveBack, SignOfLife, Take};
use crate::sql_open::Database;
use crate::sql_rows::{
    competition_of, device_of, digest, entry_of, game_of, note_of, signed, token_of,
};
use crate::sql_schema::Dialect;
use crate::sql_writer::Writer;
use crate::{
    Act, Beat, Competition, Device, Digest, GameRecord, Lease, Leased, LinkNote, Node, Store,
    StoreError, StoredEntry, Token,
};

/// A store in an SQLite file or in PostgreSQL.
#[derive(Debug)]
pub struct SqlStore {
    /// The connections for reading.
    pub(crate) pool: AnyPool,
    pub(crate) dialect: Dialect,
    /// Writes everything.
    appender: Appender,
}

impl SqlStore {
    /// Opens a store: `postgres://…`, or else the path of an SQLite file, which is created if
    /// missing.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let database = Database::open(address).await?;
        let (pool, dialect) = (database.readers()?, database.dialect);
        let appender = Appender::start(Writer::new(database, pool.clone()));
        Ok(Self { pool, dialect, appender })
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn add_competition(
        &self,
        competition: &Competition,
        tokens: &[Token],
    ) -> Result<(), StoreError> {
        let (competition, tokens) = (competition.clone(), tokens.to_vec());
        self.appender.write(NewCompetition { competition, tokens }).await
    }

    async fn competition(&self, key: &str) -> Result<Option<Competition>, StoreError> {
        let query = sqlx::query("SELECT key, created, text FROM competitions WHERE key = $1");
        let row = query.bind(key).fetch_optional(&self.pool).await?;
        row.as_ref().map(competition_of).transpose()
    }

    async fn add_game(&self, game: &GameRecord, tokens: &[Token]) -> Result<(), StoreError> {
        let (game, tokens) = (game.clone(), tokens.to_vec());
        self.appender.write(NewGame { dialect: self.dialect, game, tokens }).await
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
        self.appender.write(NewToken(token.clone())).await
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
        self.appender.write(Revoke { hash: *hash, at }).await
    }

    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError> {
        // Worded so that the index of revoked links is used.
        let query = sqlx::query("SELECT hash FROM tokens WHERE revoked > 0 AND revoked >= $1");
        let rows = query.bind(signed(at)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| digest(row, 0, "a link")).collect()
    }

    async fn note_link(&self, note: &LinkNote) -> Result<(), StoreError> {
        self.appender.write(NewNote(note.clone())).await
    }

    async fn link_notes(&self, competition: &str) -> Result<Vec<LinkNote>, StoreError> {
        let query = sqlx::query(
            "SELECT competition, game, link, deed, doer, at FROM link_notes
             WHERE competition = $1 ORDER BY id",
        );
        let rows = query.bind(competition).fetch_all(&self.pool).await?;
        rows.iter().map(note_of).collect()
    }

    async fn add_device(&self, device: &Device) -> Result<(), StoreError> {
        self.appender.write(NewDevice(device.clone())).await
    }

    async fn devices(&self, game: &str) -> Result<Vec<Device>, StoreError> {
        let query = sqlx::query(
            "SELECT game, device, role, public_key, registrar, registered, revoked FROM devices
             WHERE game = $1 ORDER BY id",
        );
        let rows = query.bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(device_of).collect()
    }

    async fn revoke_device(&self, game: &str, id: &str, at: u64) -> Result<(), StoreError> {
        let (game, id) = (game.to_owned(), id.to_owned());
        self.appender.write(RevokeDevice { game, id, at }).await
    }

    async fn beat(&self, node: &Node, beat: Beat) -> Result<(), StoreError> {
        let node = node.clone();
        self.appender.write(SignOfLife { dialect: self.dialect, node, beat }).await
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

    async fn entries(&self, game: &str, from: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.some_entries(game, from, u32::MAX).await
    }

    async fn some_entries(
        &self,
        game: &str,
        from: u32,
        most: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let query = sqlx::query(
            "SELECT entries.number, entries.text, entries.salt, entries.hash
             FROM entries JOIN games ON games.id = entries.game
             WHERE games.key = $1 AND entries.number >= $2 ORDER BY entries.number LIMIT $3",
        );
        let query = query.bind(game).bind(i64::from(from)).bind(i64::from(most));
        let rows = query.fetch_all(&self.pool).await?;
        let corrupt = |why: String| StoreError::Corrupt(format!("an entry of game {game}: {why}"));
        rows.iter().map(|row| entry_of(row).map_err(corrupt)).collect()
    }

    async fn expire(&self, before: u64) -> Result<u64, StoreError> {
        let competitions = sql_expire::unused(&self.pool, signed(before)).await?;
        if competitions.is_empty() {
            return Ok(0);
        }
        self.appender.write(Expire { dialect: self.dialect, competitions }).await
    }

    async fn close(&self) {
        self.appender.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Anchor;

    /// However many readers there are, and however long they read, a writer does not wait for them.
    #[tokio::test]
    async fn readers_do_not_keep_anybody_from_writing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("readers.db");
        let store = SqlStore::open(path.to_str().expect("a path")).await.expect("a store");
        let mut readers = Vec::new();
        while readers.len() < store.pool.options().get_max_connections() as usize {
            readers.push(store.pool.acquire().await.expect("a connection"));
        }
        let node = Node { name: "n1".to_owned(), address: String::new() };
        let beat = Beat { steady_ms: 1, anchor: Anchor { utc_ms: 1, steady_ms: 1 } };
        store.beat(&node, beat).await.expect("a beat");
        let (key, text) = ("a".to_owned(), String::new());
        let competition = Competition { key: key.clone(), created: 1, text: text.clone() };
        store.add_competition(&competition, &[]).await.expect("a competition");
        let game = GameRecord { key: key.clone(), competition: key.clone(), created: 1, text };
        store.add_game(&game, &[]).await.expect("a game");
        let leased = store.lease("a", "n1", 1000).await.expect("an answer");
        let Leased::Yes { lease, .. } = leased else { panic!("{leased:?}") };
        store.append(Act { game: key, lease, entries: Vec::new() }).await.expect("stored");
        assert!(store.pool.try_acquire().is_none(), "no connection was left for reading");
    }
}
