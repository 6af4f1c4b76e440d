//! Appends from all games, committed in groups: a thousand games do not wait for a thousand syncs.

use tokio::sync::{mpsc, oneshot};

use crate::sql_open::closed;
use crate::sql_work::{Job, Work, job};
use crate::sql_writer::Writer;
use crate::{Act, StoreError};

/// Takes acts from everyone and writes those that have gathered in one transaction.
#[derive(Clone, Debug)]
pub(crate) struct Appender {
    queue: mpsc::Sender<Waiting>,
}

/// Something that waits to be written.
enum Waiting {
    Act(WaitingAct),
    Job(Box<dyn Job>),
    /// A request to close the store.
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
pub(crate) struct WaitingAct {
    pub(crate) act: Act,
    /// The number of its game, once it is known and if there is such a game.
    pub(crate) number: Option<i64>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The number of acts that may wait before those who bring more must wait as well.
const QUEUE: usize = 16_384;
/// The most acts in one transaction.
const GROUP: usize = 1024;

impl Appender {
    /// Starts taking acts. It ends, and closes the database, when told to or when the last handle
    /// to it is dropped.
    pub(crate) fn start(writer: Writer) -> Self {
        let (queue, acts) = mpsc::channel(QUEUE);
        tokio::spawn(write_groups(writer, acts));
        Self { queue }
    }

    /// Appends an act; returns when it is on the disk, or when it was refused.
    pub(crate) async fn append(&self, act: Act) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting::Act(WaitingAct { act, number: None, answer });
        self.queue.send(waiting).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Writes something else; returns when it is on the disk.
    pub(crate) async fn write<W: Work>(&self, work: W) -> Result<W::Made, StoreError> {
        let (job, answered) = job(work);
        self.queue.send(Waiting::Job(job)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Writes everything that waits and closes the database.
    pub(crate) async fn close(&self) {
        let (done, is_done) = oneshot::channel();
        if self.queue.send(Waiting::Close(done)).await.is_ok() {
            // It is closed as well if the writing task is gone.
            let _ = is_done.await;
        }
    }
}

async fn write_groups(mut writer: Writer, mut queue: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(GROUP);
    let (mut acts, mut jobs) = (Vec::with_capacity(GROUP), Vec::new());
    let mut closing = Vec::new();
    loop {
        let came = queue.recv_many(&mut group, GROUP);
        let came = match writer.empties_at() {
            Some(at) => tokio::time::timeout_at(at, came).await,
            None => Ok(came.await),
        };
        match came {
            Ok(0) => break,
            Ok(_) => {}
            Err(_) => writer.empty_log().await,
        }
        for waiting in group.drain(..) {
            match waiting {
                Waiting::Act(act) => acts.push(act),
                Waiting::Job(job) => jobs.push(job),
                Waiting::Close(done) => {
                    // What is already in the queue is written, and nothing more is taken.
                    queue.close();
                    closing.push(done);
                }
            }
        }
        if !acts.is_empty() {
            let answers = writer.write_acts(&mut acts).await;
            answer_all(&mut acts, answers);
        }
        if !jobs.is_empty() {
            let stored = writer.write_jobs(&mut jobs).await.map_err(|e| e.to_string());
            for job in jobs.drain(..) {
                job.answer(stored.clone().map_err(StoreError::Unavailable));
            }
        }
        // Those who waited have their answer, and go on while this is done.
        writer.tidy_if_due().await;
    }
    writer.close().await;
    for done in closing {
        // Nobody has to wait for it.
        let _ = done.send(());
    }
}

fn answer_all(
    acts: &mut Vec<WaitingAct>,
    answers: Result<Vec<Result<(), StoreError>>, StoreError>,
) {
    match answers {
        Ok(answers) => {
            for (waiting, answer) in acts.drain(..).zip(answers) {
                // Someone who no longer waits for the answer will find the act in the record.
                let _ = waiting.answer.send(answer);
            }
        }
        Err(error) => {
            tracing::error!(acts = acts.len(), %error, "cannot store a group of acts");
            for waiting in acts.drain(..) {
                let _ = waiting.answer.send(Err(StoreError::Unavailable(error.to_string())));
            }
        }
    }
}
