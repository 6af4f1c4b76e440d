use async_trait::async_trait;

use crate::{
    Beat, Competition, Device, Digest, GameRecord, Lease, Leased, LinkNote, Node, StoredEntry,
    Token,
};

/// Where competitions, games and their entries are kept.
///
/// Entries are only ever added. Once a call has returned `Ok`, what it wrote is there for good.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds a competition and its links.
    async fn add_competition(
        &self,
        competition: &Competition,
        tokens: &[Token],
    ) -> Result<(), StoreError>;

    /// The competition of that name.
    async fn competition(&self, key: &str) -> Result<Option<Competition>, StoreError>;

    /// Adds a game to its competition, with the game's links.
    async fn add_game(&self, game: &GameRecord, tokens: &[Token]) -> Result<(), StoreError>;

    /// The game of that name.
    async fn game(&self, key: &str) -> Result<Option<GameRecord>, StoreError>;

    /// The games of a competition in the order in which they were added.
    async fn games(&self, competition: &str) -> Result<Vec<GameRecord>, StoreError>;

    /// The names of all games, in the order in which they were added.
    async fn all_games(&self) -> Result<Vec<String>, StoreError>;

    /// Adds a link to a competition or a game.
    async fn add_token(&self, token: &Token) -> Result<(), StoreError>;

    /// The link whose secret has this hash.
    async fn token(&self, hash: &Digest) -> Result<Option<Token>, StoreError>;

    /// Notes what was done with a link, on record for all to see.
    async fn note_link(&self, note: &LinkNote) -> Result<(), StoreError>;

    /// Everything that was done with the links of a competition and its games, in order.
    async fn link_notes(&self, competition: &str) -> Result<Vec<LinkNote>, StoreError>;

    /// Adds a device at a board.
    async fn add_device(&self, device: &Device) -> Result<(), StoreError>;

    /// The devices of a game in the order in which they were registered.
    async fn devices(&self, game: &str) -> Result<Vec<Device>, StoreError>;

    /// Revokes a device; one that was already revoked is left as it is.
    async fn revoke_device(&self, game: &str, id: &str, at: u64) -> Result<(), StoreError>;

    /// The links of a competition and its games, in the order in which they were made.
    async fn tokens(&self, competition: &str) -> Result<Vec<Token>, StoreError>;

    /// Revokes a link; one that was already revoked is left as it is.
    async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), StoreError>;

    /// The links that were revoked at or after a time, by the clocks of those who revoked them.
    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError>;

    /// Gives a node's sign of life, and says where it can be reached. A node is taken for dead when
    /// it has given none for `taken_for_dead_ms` (see [`Store::lease`]), by the store's clock. By
    /// its own clock it says how long it has been running, and by which anchor it stamps entries.
    async fn beat(&self, node: &Node, beat: Beat) -> Result<(), StoreError>;

    /// Gives a game to a node if nobody has it, if that node itself had it, or if the node that had
    /// it is dead. A node that had it before can no longer append to it.
    async fn lease(
        &self,
        game: &str,
        node: &str,
        taken_for_dead_ms: u64,
    ) -> Result<Leased, StoreError>;

    /// Gives back a game that nobody needs to look after any more.
    async fn release(&self, game: &str, lease: &Lease) -> Result<(), StoreError>;

    /// The games that dead nodes hold, or that `node` itself held before it was restarted.
    async fn orphans(&self, node: &str, taken_for_dead_ms: u64) -> Result<Vec<String>, StoreError>;

    /// Adds all entries of an act, or none.
    async fn append(&self, act: Act) -> Result<(), StoreError>;

    /// The entries of a game, starting with the entry `from`.
    async fn entries(&self, game: &str, from: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// At most `most` entries of a game, starting with the entry `from`.
    async fn some_entries(
        &self,
        game: &str,
        from: u32,
        most: u32,
    ) -> Result<Vec<StoredEntry>, StoreError>;

    /// Removes competitions that were created before a time and in which nothing was ever entered,
    /// with everything that belongs to them; returns how many. Games that a node holds stay, and so
    /// do their competitions. A call removes a bounded number: call it again until it returns 0.
    async fn expire(&self, before: u64) -> Result<u64, StoreError>;

    /// Writes everything that waits and closes the store: other calls return
    /// [`StoreError::Unavailable`] from then on. An SQLite file then holds everything by itself.
    async fn close(&self);
}

/// The most competitions that [`Store::expire`] removes at once.
pub(crate) const EXPIRED_AT_ONCE: usize = 200;

/// Entries to be appended together.
#[derive(Clone, Debug)]
pub struct Act {
    /// The game to append to.
    pub game: String,
    /// The lease under which they are appended.
    pub lease: Lease,
    /// The entries, numbered on from the last one.
    pub entries: Vec<StoredEntry>,
}

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The act was refused; nothing of it is stored.
    #[error("entry {number} of game {game} was refused: {refused}")]
    Refused {
        /// The game that the act is for.
        game: String,
        /// The number of the act's first entry.
        number: u32,
        /// The reason for the refusal.
        refused: Refused,
    },
    /// The database did not answer as it should. Whether the last act was stored is not known until
    /// it answers again.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// Something that is stored cannot be read.
    #[error("cannot read what is stored: {0}")]
    Corrupt(String),
    /// A competition, a game or a link of that name already exists.
    #[error("{0} already exists")]
    Taken(String),
    /// The database is not fit for use; the text says why, and what to do.
    #[error("{0}")]
    Unfit(String),
    /// The store was written by a newer program.
    #[error(
        "the store has format {found}, but this program only knows formats up to {known}: use a newer program"
    )]
    Newer {
        /// The format of the store.
        found: i64,
        /// The newest format this program knows.
        known: i64,
    },
}

/// Why an act was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Another node has the game now.
    #[error("another node has the game now")]
    LeaseLost,
    /// The entries of the game do not end just before this act.
    #[error("it does not follow the last entry")]
    NotNext,
}
