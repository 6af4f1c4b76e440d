use async_trait::async_trait;

use crate::{
    Beat, Competition, Device, Digest, GameRecord, Lease, Leased, LinkNote, Node, StoredEntry,
    Token,
};

/// Where competitions, games and their entries are kept.
///
/// Entries are only ever added. What a call has answered `Ok` to is there for good.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds a competition and the links into it.
    async fn add_competition(
        &self,
        competition: &Competition,
        tokens: &[Token],
    ) -> Result<(), StoreError>;

    /// The competition of that name.
    async fn competition(&self, key: &str) -> Result<Option<Competition>, StoreError>;

    /// Adds a game to its competition and the links into it.
    async fn add_game(&self, game: &GameRecord, tokens: &[Token]) -> Result<(), StoreError>;

    /// The game of that name.
    async fn game(&self, key: &str) -> Result<Option<GameRecord>, StoreError>;

    /// The games of a competition in the order in which they were added.
    async fn games(&self, competition: &str) -> Result<Vec<GameRecord>, StoreError>;

    /// The names of all games, in the order in which they were added.
    async fn all_games(&self) -> Result<Vec<String>, StoreError>;

    /// Adds a link to a competition or a game.
    async fn add_token(&self, token: &Token) -> Result<(), StoreError>;

    /// The link with this hash of its secret.
    async fn token(&self, hash: &Digest) -> Result<Option<Token>, StoreError>;

    /// Notes what was done with a link, for all to see.
    async fn note_link(&self, note: &LinkNote) -> Result<(), StoreError>;

    /// What was done with the links into a competition and its games, in order.
    async fn link_notes(&self, competition: &str) -> Result<Vec<LinkNote>, StoreError>;

    /// Adds a device at a board.
    async fn add_device(&self, device: &Device) -> Result<(), StoreError>;

    /// The devices of a game in the order in which they were registered.
    async fn devices(&self, game: &str) -> Result<Vec<Device>, StoreError>;

    /// Revokes a device; one that was revoked before stays as it was.
    async fn revoke_device(&self, game: &str, id: &str, at: u64) -> Result<(), StoreError>;

    /// The links into a competition and its games, in the order in which they were made.
    async fn tokens(&self, competition: &str) -> Result<Vec<Token>, StoreError>;

    /// Revokes a link; one that was revoked before stays as it was.
    async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), StoreError>;

    /// The links that were revoked at a time or later, by the clocks of those who revoked them.
    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError>;

    /// Says that a node is alive, and where it can be reached. A node is taken for dead when it
    /// has not said so for as long as `taken_for_dead_ms` in [`Store::lease`], by the store's clock.
    /// By its own it says how long it has run, and by what it stamps entries.
    async fn beat(&self, node: &Node, beat: Beat) -> Result<(), StoreError>;

    /// Gives a game to a node: if nobody has it, if that node itself had it, or if the node that
    /// had it is dead. Whoever had it before cannot append any more.
    async fn lease(
        &self,
        game: &str,
        node: &str,
        taken_for_dead_ms: u64,
    ) -> Result<Leased, StoreError>;

    /// Gives a game back that nobody needs to look after any more.
    async fn release(&self, game: &str, lease: &Lease) -> Result<(), StoreError>;

    /// The games that dead nodes have, or that `node` itself had before it was started again.
    async fn orphans(&self, node: &str, taken_for_dead_ms: u64) -> Result<Vec<String>, StoreError>;

    /// Adds all entries of an act, or none.
    async fn append(&self, act: Act) -> Result<(), StoreError>;

    /// The entries of a game from a number on.
    async fn entries(&self, game: &str, from: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// The entries of a game from a number on, `most` of them at the most.
    async fn some_entries(
        &self,
        game: &str,
        from: u32,
        most: u32,
    ) -> Result<Vec<StoredEntry>, StoreError>;

    /// Removes competitions that were created before a time and in which nothing was ever entered,
    /// with all that belongs to them; says how many. Games that a node has stay, and so do their
    /// competitions. It removes a bounded number at a time: more are left as long as it removes any.
    async fn expire(&self, before: u64) -> Result<u64, StoreError>;

    /// Brings all that waits into the store and closes it: other calls are answered
    /// [`StoreError::Unavailable`] from then on. An SQLite file then holds everything by itself.
    async fn close(&self);
}

/// Competitions that [`Store::expire`] removes at once at the most.
pub(crate) const EXPIRED_AT_ONCE: usize = 200;

/// What is to be appended together.
#[derive(Clone, Debug)]
pub struct Act {
    /// To which game.
    pub game: String,
    /// By whom.
    pub lease: Lease,
    /// What; numbered on from the last entry.
    pub entries: Vec<StoredEntry>,
}

/// Why the store did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The act was refused; nothing of it is stored.
    #[error("entry {number} of game {game} was refused: {refused}")]
    Refused {
        /// The game.
        game: String,
        /// The first entry of the act.
        number: u32,
        /// Why.
        refused: Refused,
    },
    /// The database did not answer as it should. Whether the last act is stored is not known
    /// until it answers again.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// What is stored cannot be read.
    #[error("the store holds what cannot be read: {0}")]
    Corrupt(String),
    /// There is a competition, a game or a link of that name already.
    #[error("{0} is there already")]
    Taken(String),
    /// The database is not fit for what it is asked to do; it says why, and what to do.
    #[error("{0}")]
    Unfit(String),
    /// The store was written by a newer program.
    #[error("the store has format {found}, and this program knows {known}: use a newer program")]
    Newer {
        /// The format of the store.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
}

/// Why an act was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Another node has the game now.
    #[error("the lease is lost")]
    LeaseLost,
    /// The entries of the game do not end just before it.
    #[error("it does not follow the last entry")]
    NotNext,
}
