//! Appends from all games, committed in groups: a thousand games do not wait for a thousand syncs.

use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row};
use tokio::sync::{mpsc, oneshot};

use crate::sql_group::Statements;
use crate::sql_schema::Dialect;
use crate::sql_work::{Job, Work, job};
use crate::{Act, Refused, StoreError};

/// Takes acts from everybody and writes what has come together in one transaction.
#[derive(Clone, Debug)]
pub(crate) struct Appender {
    queue: mpsc::Sender<Waiting>,
}

/// What waits to be written.
enum Waiting {
    Act(WaitingAct),
    Job(Box<dyn Job>),
}

#[derive(Debug)]
struct WaitingAct {
    act: Act,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Acts that may wait before those who bring more are made to wait as well.
const QUEUE: usize = 16_384;
/// Acts in one transaction.
const GROUP: usize = 1024;
/// Pages after which the log is copied: seldom enough that pages to which all games write are copied
/// once for many rows, often enough that the next group waits for some tens of milliseconds at the most.
const TIDIED_AFTER: usize = 8000;
/// Pages that each transaction writes besides one for each row, about.
const BESIDES: usize = 2;

impl Appender {
    /// Begins to take acts. It ends when the last handle to it is gone.
    pub(crate) fn start(pool: AnyPool, dialect: Dialect) -> Self {
        let (queue, acts) = mpsc::channel(QUEUE);
        tokio::spawn(write_groups(pool, dialect, acts));
        Self { queue }
    }

    /// Appends an act; answers when it is on the disk, or when it was refused.
    pub(crate) async fn append(&self, act: Act) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting::Act(WaitingAct { act, answer });
        self.queue.send(waiting).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Writes something else; answers when it is on the disk.
    pub(crate) async fn write<W: Work>(&self, work: W) -> Result<W::Made, StoreError> {
        let (job, answered) = job(work);
        self.queue.send(Waiting::Job(job)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// After how long without use a connection is asked whether it is still alive.
const RESTED: Duration = Duration::from_secs(1);

/// The one who writes.
struct Writer {
    pool: AnyPool,
    dialect: Dialect,
    statements: Statements,
    /// The connection, and when it was last used. Always the same one, because each has a memory of
    /// its own of what is in the file, which it must forget when another has written.
    connection: Option<(PoolConnection<Any>, Instant)>,
    /// About how many pages were written into the log since it was last copied.
    logged: usize,
}

async fn write_groups(pool: AnyPool, dialect: Dialect, mut queue: mpsc::Receiver<Waiting>) {
    let statements = Statements::of(dialect);
    let mut writer = Writer { pool, dialect, statements, connection: None, logged: 0 };
    let mut group = Vec::with_capacity(GROUP);
    let (mut acts, mut jobs) = (Vec::with_capacity(GROUP), Vec::new());
    while queue.recv_many(&mut group, GROUP).await > 0 {
        for waiting in group.drain(..) {
            match waiting {
                Waiting::Act(act) => acts.push(act),
                Waiting::Job(job) => jobs.push(job),
            }
        }
        if !acts.is_empty() {
            let answers = writer.write_acts(&acts).await;
            writer.logged += acts.len() + BESIDES;
            answer_all(&mut acts, answers);
        }
        if !jobs.is_empty() {
            let stored = writer.write_jobs(&mut jobs).await.map_err(|e| e.to_string());
            writer.logged += jobs.len() + BESIDES;
            for job in jobs.drain(..) {
                job.answer(stored.clone().map_err(StoreError::Unavailable));
            }
        }
        // Whoever waited has his answer: he goes on while this is done.
        if writer.logged >= TIDIED_AFTER
            && let Err(error) = writer.tidy().await
        {
            tracing::warn!(%error, "the database's log could not be copied into its file");
        }
    }
}

fn answer_all(
    acts: &mut Vec<WaitingAct>,
    answers: Result<Vec<Result<(), StoreError>>, StoreError>,
) {
    match answers {
        Ok(answers) => {
            for (waiting, answer) in acts.drain(..).zip(answers) {
                // Whoever no longer waits for the answer will find the act in the record.
                let _ = waiting.answer.send(answer);
            }
        }
        Err(error) => {
            tracing::error!(acts = acts.len(), %error, "a group of acts could not be stored");
            for waiting in acts.drain(..) {
                let _ = waiting.answer.send(Err(StoreError::Unavailable(error.to_string())));
            }
        }
    }
}

impl Writer {
    /// A connection: the one that was used last, unless it has rested so long that it may be dead.
    async fn connection(&mut self) -> Result<PoolConnection<Any>, StoreError> {
        if let Some((connection, used)) = self.connection.take()
            && used.elapsed() < RESTED
        {
            return Ok(connection);
        }
        self.statements.forget();
        // The pool asks those that come back before it hands them out again.
        let mut connection = self.pool.acquire().await?;
        for setting in self.dialect.settings_to_write() {
            connection.execute(*setting).await?;
        }
        Ok(connection)
    }

    /// Keeps a connection that did what it should. All others go back to the pool, which
    /// finds out what is wrong with them.
    fn keep(&mut self, connection: PoolConnection<Any>) {
        self.connection = Some((connection, Instant::now()));
    }

    /// Copies the log into the file, for a database that leaves this to whoever writes.
    async fn tidy(&mut self) -> Result<(), StoreError> {
        self.logged = 0;
        let Some(statement) = self.dialect.tidying() else { return Ok(()) };
        let mut connection = self.connection().await?;
        connection.execute(statement).await?;
        self.keep(connection);
        Ok(())
    }

    /// Writes all jobs in one transaction.
    async fn write_jobs(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        // Leases may change hands.
        self.statements.forget();
        let mut transaction = connection.begin_with(self.dialect.begin()).await?;
        for job in jobs {
            job.write(&mut transaction).await?;
        }
        transaction.commit().await?;
        self.keep(connection);
        Ok(())
    }

    /// Writes all acts in one transaction: all at once, or where one of them must be refused one by
    /// one.
    async fn write_acts(
        &mut self,
        group: &[WaitingAct],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = self.connection().await?;
        let mut transaction = connection.begin_with(self.dialect.begin()).await?;
        let acts = group.iter().map(|waiting| &waiting.act);
        let answers = if self.statements.write(&mut transaction, acts).await? {
            transaction.commit().await?;
            group.iter().map(|_| Ok(())).collect()
        } else {
            transaction.rollback().await?;
            self.statements.forget();
            write_one_by_one(&mut connection, self.dialect, group).await?
        };
        self.keep(connection);
        Ok(answers)
    }
}

/// An act that is refused leaves nothing behind and does not hinder the others.
async fn write_one_by_one(
    connection: &mut AnyConnection,
    dialect: Dialect,
    group: &[WaitingAct],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with(dialect.begin()).await?;
    let mut answers = Vec::with_capacity(group.len());
    for WaitingAct { act, .. } in group {
        answers.push(match write_act(&mut transaction, dialect, act).await? {
            None => Ok(()),
            Some(refused) => Err(StoreError::Refused {
                game: act.game.clone(),
                number: act.lines.first().map_or(0, |line| line.number),
                refused,
            }),
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes all lines of an act, or none and why.
async fn write_act(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
) -> Result<Option<Refused>, StoreError> {
    if act.lines.len() <= 1 {
        return write_lines(connection, dialect, act).await;
    }
    // A savepoint, so that no first line stays without its second.
    let mut together = connection.begin().await?;
    let refused = write_lines(&mut together, dialect, act).await?;
    match refused {
        Some(_) => together.rollback().await?,
        None => together.commit().await?,
    }
    Ok(refused)
}

async fn write_lines(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
) -> Result<Option<Refused>, StoreError> {
    for line in &act.lines {
        if !write_line(connection, dialect, act, line).await? {
            return why_refused(connection, act).await.map(Some);
        }
    }
    Ok(None)
}

/// Writes a line if the lease is held and the line is the next; says whether it did.
async fn write_line(
    connection: &mut AnyConnection,
    dialect: Dialect,
    act: &Act,
    line: &crate::Line,
) -> Result<bool, StoreError> {
    let statement = match dialect {
        Dialect::Sqlite => INSERT_SQLITE,
        Dialect::Postgres => INSERT_POSTGRES,
    };
    let done = sqlx::query(statement)
        .bind(&act.game)
        .bind(i64::from(line.number))
        .bind(&line.text)
        .bind(line.salt.to_string())
        .bind(line.hash.to_string())
        .bind(&act.lease.node)
        .bind(act.lease.epoch)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

macro_rules! insert {
    ($lock:literal) => {
        concat!(
            "INSERT INTO entries (game, number, text, salt, hash)
             SELECT leases.game, $2, $3, $4, $5
             FROM leases JOIN games ON games.id = leases.game
             WHERE games.key = $1 AND leases.node = $6 AND leases.epoch = $7
                 AND $2 = COALESCE(
                     (SELECT MAX(number) FROM entries WHERE entries.game = leases.game), -1) + 1 ",
            $lock,
            " ON CONFLICT (game, number) DO NOTHING"
        )
    };
}
const INSERT_SQLITE: &str = insert!("");
// Keeps the lease from being taken before the transaction ends; SQLite has one writer at a time.
const INSERT_POSTGRES: &str = insert!("FOR SHARE OF leases");

async fn why_refused(connection: &mut AnyConnection, act: &Act) -> Result<Refused, StoreError> {
    let query = sqlx::query(
        "SELECT COUNT(*) FROM leases JOIN games ON games.id = leases.game
         WHERE games.key = $1 AND leases.node = $2 AND leases.epoch = $3",
    );
    let row = query.bind(&act.game).bind(&act.lease.node).bind(act.lease.epoch);
    let held: i64 = row.fetch_one(connection).await?.try_get(0)?;
    Ok(if held == 0 { Refused::LeaseLost } else { Refused::NotNext })
}
