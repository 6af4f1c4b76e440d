//! How a room makes entries and keeps them: nothing is shown before it is stored, and after a doubt
//! only what the store says counts.

use std::time::Duration;

use jadoube_clock::Clock;
use jadoube_laws::{Actor, Entry, Event, Happening, Role as Sees};
use jadoube_store::{Act, Lease, Leased, Line, Refused, Salt, StoreError};
use tokio::time::{Instant, timeout};

use super::{Room, moved};
use crate::acts::{ActRequest, Done, fingerprint};
use crate::batch::{Answer, Batch};
use crate::late::is_report;
use crate::problem::Problem;
use crate::rooms::DEAD_MS;
use crate::sealing;
use crate::shown::{Clocks, Showing};
use crate::wall::{GameTime, utc_ms};

/// A store that was silent for longer interrupts the game (6.11.1).
const SILENCE_MS: u64 = 2000;
/// How long to wait for a store that has not said that it does not answer. What it stores after
/// that under the old lease is refused, because the room takes a new one first.
const PATIENCE: Duration = Duration::from_secs(10);

impl Room {
    /// Does an act, unless it was done before.
    pub(super) async fn act(&mut self, request: &ActRequest) -> Result<Done, Problem> {
        if self.unsure.is_some() {
            self.recover().await;
        }
        if self.lost {
            return Err(moved());
        }
        if self.unsure.is_some() {
            return Err(Problem::unavailable());
        }
        let act = fingerprint(&request.id);
        if let Some(&(first, count)) = self.done.get(&act) {
            return Ok(self.done_before(request, first, count));
        }
        self.let_time_pass().await?;
        let mut happenings = request.happenings(&self.game, self.time.now())?;
        for happening in &mut happenings {
            sealing::lock(&*self.store, &self.record, happening).await?;
            sealing::open(&self.game, request, happening)?;
        }
        let received = utc_ms();
        let reported = happenings.iter().any(|happening| is_report(&happening.event));
        let entries = happenings
            .into_iter()
            .map(|happening| {
                let mut entry = self.game.happen(happening);
                entry.received = received;
                entry.source = request.source();
                entry.act_id = Some(request.id.clone());
                (entry, Clocks::of(&self.game, self.game.at()))
            })
            .collect();
        let views = self.keep(entries, Some(act), request.role.sees()).await?;
        Ok(Done { id: request.id.clone(), again: false, views, reported })
    }

    /// Does acts one after the other, up to the first that is refused; each is answered together with
    /// the views it made.
    pub(super) async fn act_all(&mut self, batch: &Batch) {
        for request in &batch.acts {
            match self.act(request).await {
                Ok(done) => batch.answer(&Answer::Done(done)),
                Err(problem) => {
                    self.metrics.acts_refused.add(1);
                    batch.answer(&Answer::Refused(&problem));
                    self.watched.send();
                    return batch.outlet.send();
                }
            }
            self.watched.send();
            batch.outlet.send();
        }
        if let Some(problem) = &batch.refused {
            batch.answer(&Answer::Refused(problem));
            batch.outlet.send();
        }
    }

    /// What an act that comes a second time made the first time.
    fn done_before(&self, request: &ActRequest, first: u32, count: u32) -> Done {
        let views = self.seen.numbers(request.role.sees(), first..first + count);
        let reported = self.reported.contains(&fingerprint(&request.id));
        Done { id: request.id.clone(), again: true, views, reported }
    }

    /// Lets flags fall and terms run out that are due.
    pub(super) async fn let_time_pass(&mut self) -> Result<(), Problem> {
        self.let_time_pass_until(self.time.now()).await
    }

    pub(super) async fn let_time_pass_until(&mut self, now: u64) -> Result<(), Problem> {
        while let Some(at) = self.game.next_deadline()
            && at <= now
            && self.unsure.is_none()
        {
            let flag = self.game.clock().and_then(Clock::next_flag);
            let event = match flag {
                Some((falls, side)) if falls <= at => Event::FlagFell { side },
                _ => Event::TimePassed,
            };
            self.happen_alone(Happening { at, by: Actor::Clock, event }).await?;
        }
        Ok(())
    }

    /// Stops the clocks because the server was or is about to be out of reach (6.11.1).
    pub(super) async fn interrupt(&mut self, at: u64) {
        let at = at.max(self.game.at());
        let event = Event::GameInterrupted;
        // If the store refuses, it is tried again when the store answers.
        if self.happen_alone(Happening { at, by: Actor::Clock, event }).await.is_ok() {
            self.orphaned = false;
        }
    }

    async fn happen_alone(&mut self, happening: Happening) -> Result<(), Problem> {
        let mut entry = self.game.happen(happening);
        entry.received = utc_ms();
        let clocks = Clocks::of(&self.game, self.game.at());
        self.keep(vec![(entry, clocks)], None, Sees::Arbiter).await.map(|_| ())
    }

    /// Stores the entries of an act, if it was one, and then, not before, shows them; hands back the
    /// numbers of the views for one role.
    async fn keep(
        &mut self,
        entries: Vec<(Entry, Option<Clocks>)>,
        act: Option<u128>,
        role: Sees,
    ) -> Result<Vec<u32>, Problem> {
        let count = entries.len();
        let mut lines = Vec::with_capacity(count);
        // What is to be shown is made here, while all it is made of is at hand: until it is stored
        // thousands of others have had their turn. If it is not stored all of this is folded again.
        let (mut views, mut numbers) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (entry, clocks) in entries {
            let line = Line::write(&entry, self.head, Salt::random());
            self.head = line.hash;
            lines.push(line);
            self.note(&entry, act);
            numbers.extend(self.seen.last(role));
            let mut showing = Showing::new(&entry, &self.game, clocks);
            let seen = &self.seen;
            views.push(self.watched.views(|sees| showing.to(sees, seen.last(sees)?)));
        }
        // What is stored and shown does not wait for what is not.
        self.watched.send();
        let game = self.record.key.clone();
        let lines = Act { game, lease: self.lease.clone(), lines };
        let until = Instant::now() + PATIENCE;
        if self.patience.deadline() < until {
            // A little later, so that it need not be put off each time.
            self.patience.as_mut().reset(until + PATIENCE / 4);
        }
        let stored = tokio::select! {
            biased;
            stored = self.store.append(lines) => stored,
            () = &mut self.patience => Err(silent()),
        };
        if let Err(error) = stored {
            return Err(self.not_stored(error));
        }
        self.metrics.entries.add(count as u64);
        if self.changes.receiver_count() > 0 {
            let _ = self.changes.send(self.change.clone());
        }
        for views in &views {
            self.watched.show(views);
        }
        Ok(numbers)
    }

    /// What was done in the game is not, or perhaps not, in the store: from here on only what the
    /// store says counts.
    fn not_stored(&mut self, error: StoreError) -> Problem {
        tracing::warn!(game = %self.record.key, %error, "an act was not stored");
        self.metrics.refused_appends.add(1);
        let at = self.game.at();
        self.unsure.get_or_insert(at);
        match error {
            StoreError::Refused { refused: Refused::LeaseLost, .. } => {
                self.lost = true;
                moved()
            }
            _ => Problem::unavailable(),
        }
    }

    /// Takes the game from the store again, if the store answers.
    pub(super) async fn recover(&mut self) {
        let taken = timeout(PATIENCE, self.take_again()).await.unwrap_or_else(|_| Err(silent()));
        let lines = match taken {
            Ok(Some((lease, lines))) => {
                self.lease = lease;
                lines
            }
            Ok(None) => {
                self.lost = true;
                return;
            }
            Err(_) => return,
        };
        if let Err(error) = self.fold(&lines) {
            tracing::error!(game = %self.record.key, %error, "the record cannot be read");
            self.lost = true;
            return;
        }
        // Another node may have had the game in the meantime.
        if self.game.at() > self.time.now() {
            self.time = GameTime::from(self.game.at());
        }
        let silent_since = self.unsure.take().unwrap_or_default();
        let silence = self.time.now().saturating_sub(silent_since);
        if self.is_running() && (self.orphaned || silence > SILENCE_MS) {
            self.interrupt(silent_since).await;
        }
    }

    /// A new lease and the entries; nothing if another node has the game. Under a new lease nothing
    /// that was sent under the old one, and perhaps is still under way, can be stored any more.
    async fn take_again(&self) -> Result<Option<(Lease, Vec<Line>)>, StoreError> {
        let game = &self.record.key;
        match self.store.lease(game, &self.lease.node, DEAD_MS).await? {
            Leased::Yes { lease, .. } => Ok(Some((lease, self.store.lines(game, 0).await?))),
            Leased::To(_) => Ok(None),
        }
    }
}

fn silent() -> StoreError {
    StoreError::Unavailable(format!("it was silent for {} s", PATIENCE.as_secs()))
}
