//! What is written besides entries, committed in groups as well: a thousand games that are created
//! or taken over do not wait for a thousand syncs either.

use async_trait::async_trait;
use sqlx::{AnyConnection, Connection};
use tokio::sync::oneshot;

use crate::StoreError;

/// Something to be written.
#[async_trait]
pub(crate) trait Work: Send + Sync + 'static {
    /// What is known when it is written.
    type Made: Send;

    /// When it is its turn in its group.
    fn turn(&self) -> Turn;

    /// Writes it. If it fails, what it wrote is undone, and others in the group are not hindered.
    async fn write(&self, connection: &mut AnyConnection) -> Result<Self::Made, StoreError>;
}

/// When it is a job's turn among the others of its group: in this order. A database with many writers
/// lets each wait for what another has changed; as all groups change things in the same order, no two
/// wait for each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn<Game = String> {
    /// A sign of life.
    SignOfLife,
    /// What changes rows that have this name alone.
    Row(String),
    /// What changes the lease of a game: by its number, as soon as that is known.
    Lease(Game),
    /// What changes much, and waits for nobody.
    Last,
}

/// Work of any kind, and somebody who waits for it.
#[async_trait]
pub(crate) trait Job: Send {
    /// When it is its turn in its group.
    fn turn(&self) -> Turn;

    /// Writes it, or fails so that nothing of the group can be written.
    async fn write(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError>;

    /// Answers, when it is on the disk or could not be brought there.
    fn answer(self: Box<Self>, stored: Result<(), StoreError>);
}

struct Waiting<W: Work> {
    work: W,
    made: Option<Result<W::Made, StoreError>>,
    answer: oneshot::Sender<Result<W::Made, StoreError>>,
}

/// Where the answer to a job comes.
pub(crate) type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

/// A job of some work, and where its answer comes.
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
        // Whoever no longer waits for the answer asks the store again.
        let _ = answer.send(stored.and_then(|()| made.unwrap_or_else(unwritten)));
    }
}
