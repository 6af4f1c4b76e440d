//! The writer, and the connection that only it has.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use tokio::time::Instant;

use crate::StoreError;
use crate::sql_append::WaitingAct;
use crate::sql_group::Statements;
use crate::sql_one_by_one::write_one_by_one;
use crate::sql_open::{Database, WAIT};
use crate::sql_schema::Emptying;
use crate::sql_work::{Job, Turn};

/// Writes groups, each in one transaction.
pub(crate) struct Writer {
    database: Database,
    statements: Statements,
    /// The connection, and when it was last used. Always the same one, because each connection has
    /// its own cache of what is in the file, which it must drop when another has written.
    connection: Option<(AnyConnection, Instant)>,
    /// Roughly how many pages were written to the log since it was last copied.
    logged: usize,
    /// Whether anything was written that may be only in the log.
    has_written: bool,
    /// When to empty the log, if nothing but signs of life is written until then.
    empties_at: Option<Instant>,
    /// The readers; the log can be emptied when they are gone.
    readers: AnyPool,
}

/// After this long without use a connection is checked for whether it is still alive.
const RESTED: Duration = Duration::from_secs(1);
/// The number of pages after which the log is copied: rarely enough that pages to which all games
/// write are copied once for many rows, often enough that the next group waits some tens of
/// milliseconds at most.
const TIDIED_AFTER: usize = 8000;
/// Roughly how many pages each transaction writes besides one for each row.
const BESIDES: usize = 2;
/// After this long without anything to write the log is emptied, so that a copy of the file alone,
/// made while nobody plays, is complete.
const IDLE: Duration = Duration::from_secs(5);

impl Writer {
    pub(crate) fn new(database: Database, readers: AnyPool) -> Self {
        let statements = Statements::of(database.dialect);
        Self {
            database,
            statements,
            connection: None,
            logged: 0,
            has_written: false,
            empties_at: None,
            readers,
        }
    }

    /// The connection that was used last, if it is alive, or else a new one.
    async fn connection(&mut self) -> Result<AnyConnection, StoreError> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < RESTED || is_alive(&mut connection).await)
        {
            return Ok(connection);
        }
        self.statements.forget();
        self.database.writer().await
    }

    /// Keeps a connection that worked as it should. Any other is closed, and a new one is made:
    /// SQLite itself ends a transaction when the disk is full, and the connection does not know.
    fn keep(&mut self, connection: AnyConnection) {
        self.connection = Some((connection, Instant::now()));
    }

    /// Copies the log into the file when it has grown long, for a database that leaves this to its
    /// writers.
    pub(crate) async fn tidy_if_due(&mut self) {
        if self.logged < TIDIED_AFTER {
            return;
        }
        self.logged = 0;
        let Some(statement) = self.database.dialect.tidying() else { return };
        if let Err(error) = self.tell(statement).await {
            tracing::warn!(%error, "cannot copy the database's log into its file");
        }
    }

    async fn tell(&mut self, statement: &'static str) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        connection.execute(statement).await?;
        self.keep(connection);
        Ok(())
    }

    /// When the log is to be emptied.
    pub(crate) const fn empties_at(&self) -> Option<Instant> {
        self.empties_at
    }

    /// Copies the log into the file and empties it; if somebody is reading, it is tried again
    /// later.
    pub(crate) async fn empty_log(&mut self) {
        self.empties_at = None;
        let Some(emptying) = self.database.dialect.emptying() else { return };
        match self.empty_log_by(&emptying).await {
            Ok(true) => self.logged = 0,
            Ok(false) => self.empties_at = Some(Instant::now() + IDLE),
            Err(error) => {
                tracing::warn!(%error, "cannot copy the database's log into its file");
            }
        }
    }

    /// Empties the log with the database's own statements; says whether it is empty.
    async fn empty_log_by(&mut self, emptying: &Emptying) -> Result<bool, StoreError> {
        let mut connection = self.connection().await?;
        connection.execute(emptying.before).await?;
        let done = sqlx::query(emptying.statement).fetch_one(&mut connection).await?;
        connection.execute(emptying.after).await?;
        self.keep(connection);
        Ok(done.try_get::<i64, _>(0)? == 0)
    }

    /// Closes the database after copying and emptying the log.
    pub(crate) async fn close(mut self) {
        if tokio::time::timeout(WAIT, self.readers.close()).await.is_err() {
            tracing::warn!("the store is being closed while someone still reads from it");
        }
        // Nobody else is waiting any more, so it may take its time.
        if self.has_written
            && let Some(Emptying { statement, .. }) = self.database.dialect.emptying()
            && let Err(error) = self.tell(statement).await
        {
            tracing::warn!(%error, "cannot copy the database's log into its file");
        }
        if let Some((connection, _)) = self.connection.take() {
            // A database that does not answer finds out by itself that its writer is gone.
            let _ = tokio::time::timeout(WAIT, connection.close()).await;
        }
    }

    /// Notes that something is being written, and whether that is more than a sign of life.
    fn writes(&mut self, rows: usize, is_more: bool) {
        self.logged += rows + BESIDES;
        self.has_written = true;
        if is_more && self.database.dialect.emptying().is_some() {
            self.empties_at = Some(Instant::now() + IDLE);
        }
    }

    /// Writes all jobs in one transaction, each in its turn.
    pub(crate) async fn write_jobs(
        &mut self,
        jobs: &mut Vec<Box<dyn Job>>,
    ) -> Result<(), StoreError> {
        self.writes(jobs.len(), jobs.iter().any(|job| job.turn() != Turn::SignOfLife));
        let mut connection = self.connection().await?;
        // Leases may change hands.
        self.statements.forget();
        self.sort(&mut connection, jobs).await?;
        let mut transaction = connection.begin_with(self.database.dialect.begin()).await?;
        for job in jobs {
            job.write(&mut transaction).await?;
        }
        transaction.commit().await?;
        self.keep(connection);
        Ok(())
    }

    /// Sorts jobs by their turns; those with equal turns stay in the order in which they came.
    async fn sort(
        &mut self,
        connection: &mut AnyConnection,
        jobs: &mut Vec<Box<dyn Job>>,
    ) -> Result<(), StoreError> {
        let came: Vec<Turn> = jobs.iter().map(|job| job.turn()).collect();
        let mut turns = Vec::with_capacity(came.len());
        for turn in came {
            turns.push(match turn {
                Turn::SignOfLife => Turn::SignOfLife,
                Turn::Row(name) => Turn::Row(name),
                Turn::Lease(game) => Turn::Lease(self.statements.number(connection, &game).await?),
                Turn::Last => Turn::Last,
            });
        }
        let mut sorted: Vec<_> = turns.into_iter().zip(jobs.drain(..)).collect();
        sorted.sort_by(|(one, _), (other, _)| one.cmp(other));
        jobs.extend(sorted.into_iter().map(|(_, job)| job));
        Ok(())
    }

    /// Writes all acts in one transaction, in the order of their games' numbers: all at once, or
    /// one by one if any of them must be refused.
    pub(crate) async fn write_acts(
        &mut self,
        group: &mut [WaitingAct],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.writes(group.len(), true);
        let mut connection = self.connection().await?;
        let mut transaction = connection.begin_with(self.database.dialect.begin()).await?;
        for waiting in group.iter_mut() {
            waiting.number = self.statements.number(&mut transaction, &waiting.act.game).await?;
        }
        // Neighbours lie on the same pages; the acts of each game stay in order.
        group.sort_by_key(|waiting| waiting.number);
        let acts = group.iter().map(|waiting| (waiting.number, &waiting.act));
        let answers = if self.statements.write(&mut transaction, acts).await? {
            transaction.commit().await?;
            group.iter().map(|_| Ok(())).collect()
        } else {
            transaction.rollback().await?;
            self.statements.forget();
            write_one_by_one(&mut connection, self.database.dialect, group).await?
        };
        self.keep(connection);
        Ok(answers)
    }
}

async fn is_alive(connection: &mut AnyConnection) -> bool {
    matches!(tokio::time::timeout(WAIT, connection.ping()).await, Ok(Ok(())))
}
