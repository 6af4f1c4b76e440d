use async_trait::async_trait;

use crate::{Competition, Digest, GameRecord, Line, Token};

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

    /// The links into a competition and its games, in the order in which they were made.
    async fn tokens(&self, competition: &str) -> Result<Vec<Token>, StoreError>;

    /// Revokes a link; one that was revoked before stays as it was.
    async fn revoke(&self, hash: &Digest, at: u64) -> Result<(), StoreError>;

    /// The links that were revoked at a time or later, by the clocks of those who revoked them.
    async fn revoked_since(&self, at: u64) -> Result<Vec<Digest>, StoreError>;

    /// Says that a node is alive, and where it can be reached. A node is taken for dead when it
    /// has not said so for as long as `taken_for_dead_ms` in [`Store::lease`], by the store's clock.
    /// `utc_ms` is the time by the node's own, which also says when an entry was received.
    async fn beat(&self, node: &Node, utc_ms: u64) -> Result<(), StoreError>;

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

    /// Adds all lines of an act, or none.
    async fn append(&self, act: Act) -> Result<(), StoreError>;

    /// The entries of a game from a number on.
    async fn lines(&self, game: &str, from: u32) -> Result<Vec<Line>, StoreError>;
}

/// What is to be appended together.
#[derive(Clone, Debug)]
pub struct Act {
    /// To which game.
    pub game: String,
    /// By whom.
    pub lease: Lease,
    /// What; numbered on from the last entry.
    pub lines: Vec<Line>,
}

/// A server that shares the store with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its name, unlike all others.
    pub name: String,
    /// Where clients can reach it.
    pub address: String,
}

/// The right to write a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Who has it.
    pub node: String,
    /// The how-manieth lease of this game it is.
    pub epoch: i64,
}

/// The answer to a node that wants a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leased {
    /// The node has it.
    Yes {
        /// The lease.
        lease: Lease,
        /// When the node that had the game before gave its last sign of life, in milliseconds
        /// since 1970 (UTC) by that node's own clock, if one had it and did not give it back.
        last_seen: Option<u64>,
    },
    /// Another node has it, which is alive.
    To(Node),
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
