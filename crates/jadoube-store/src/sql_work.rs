//! What is written besides entries, also committed in groups: a thousand games that are created or
//! taken over do not wait for a thousand syncs either.

use async_trait::async_trait;
use sqlx::{AnyConnection, Connection};
use tokio::sync::oneshot;

use crate::StoreError;

/// Something to be written.
#[async_trait]
pub(crate) trait Work: Send + Sync + 'static {
    /// What is known once it is written.
    type Made: Send;

    /// Its turn in its group.
    fn turn(&self) -> Turn;

    /// Writes it. If it fails, what it wrote is undone, and others in the group are not hindered.
    async fn write(&self, connection: &mut AnyConnection) -> Result<Self::Made, StoreError>;
}

/// A job's turn among the others of its group, in this order. A database with many writers makes
/// each wait for what another has changed; as all groups change things in the same order, no two
/// wait for each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn<Game = String> {
    /// A sign of life.
    SignOfLife,
    /// A change of rows that have just this name.
    Row(String),
    /// A change of a game's lease: by the game's number, once that is known.
    Lease(Game),
    /// A change of many things, which waits for nobody.
    Last,
}

/// Work of any kind, together with someone who waits for it.
#[async_trait]
pub(crate) trait Job: Send {
    /// Its turn in its group.
    fn turn(&self) -> Turn;

    /// Writes it, or fails in such a way that nothing of the group can be written.
    async fn write(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError>;

    /// Answers once it is on the disk, or could not be brought there.
    fn answer(self: Box<Self>, stored: Result<(), StoreError>);
}

struct Waiting<W: Work> {
    work: W,
    made: Option<Result<W::Made, StoreError>>,
    answer: oneshot::Sender<Result<W::Made, StoreError>>,
}

/// Receives the answer to a job.
pub(crate) type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

/// Makes a job of some work, and the receiver of its answer.
pub(crate) fn job<W: Work>(work: W) -> (Box<dyn Job>, Answer<W::Made>) {
    let (answer, answered) = oneshot::channel();
    (Box::new(Waiting { work, made: None, answer }), answered)
}

#[async_trait]
impl<W: Work> Job for Waiting<W> {
    fn turn(&self) -> Turn {
        self.work.turn()
    }

    async fn write(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let mut savepoint = connection.begin().await?;
        let made = self.work.write(&mut savepoint).await;
        match made {
            Ok(_) => savepoint.commit().await?,
            Err(_) => savepoint.rollback().await?,
        }
        self.made = Some(made);
        Ok(())
    }

    fn answer(self: Box<Self>, stored: Result<(), StoreError>) {
        let Self { made, answer, .. } = *self;
        let unwritten = || Err(StoreError::Unavailable("it was not written".to_owned()));
        // Someone who no longer waits for the answer will ask the store again.
        let _ = answer.send(stored.and_then(|()| made.unwrap_or_else(unwritten)));
    }
}
