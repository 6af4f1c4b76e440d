//! How a writer keeps what its room makes: nothing is shown before it is stored.

use std::time::Duration;

use jadoube_laws::{Effect, Role};
use jadoube_room::{Done, Holder, LinkRole, Made, Registered, Room, Showing, Trusted, place};
use jadoube_store::{Act, Salt, StoredEntry};
use tokio::time::Instant;

use super::recovering::{PATIENCE, silent};
use super::{Unsure, Writer, moved};
use crate::link_book::Book;
use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::rooms::batch::{Answer, Batch};
use crate::secret::random_bytes;

/// A ruling that takes longer is made away from the threads on which others wait.
const SLOW: Duration = Duration::from_millis(2);

impl Writer {
    /// Does an act, unless it was done before.
    pub(super) async fn act(&mut self, asked: &Asked) -> Result<Done, Problem> {
        if self.unsure.is_some() {
            self.recover().await;
        }
        if self.lost {
            return Err(moved());
        }
        if self.unsure.is_some() {
            return Err(Problem::unavailable());
        }
        if let Some(done) = self.room.done_before(&asked.act)? {
            return Ok(done);
        }
        self.let_time_pass().await?;
        let registered = match &asked.act.device {
            Some(_) => self.registered().await?,
            None => Vec::new(),
        };
        let now = self.time.now();
        let mut plan = self.room.plan(&asked.act, now, asked.arrival(), &registered)?;
        if plan.seals() {
            plan.lock(&self.trusted().await?, random_bytes)?;
        }
        let received = self.time.stamp();
        let (made, done) = self.work(move |room| room.act(plan, received)).await?;
        self.keep(made).await?;
        Ok(done)
    }

    /// The devices of the game.
    async fn registered(&self) -> Result<Vec<Registered>, Problem> {
        let devices = self.store.devices(&self.record.key).await?.into_iter();
        let registered = devices.map(|device| Registered {
            key: *device.key.bytes(),
            is_revoked: device.revoked.is_some(),
            id: device.id,
            role: device.role,
        });
        Ok(registered.collect())
    }

    /// The links that may hold a share of the key of a sealed move.
    async fn trusted(&self) -> Result<Vec<Trusted>, Problem> {
        let book = Book::read(&*self.store, &self.record.competition).await?;
        let links = book.links().filter(|link| link.is_live() && link.is_trusted);
        let trusted = links.filter_map(|link| {
            let is_here = link.token.game.as_ref().is_none_or(|game| *game == self.record.key);
            let holder = match link.role? {
                LinkRole::Arbiter(_) => Holder::Arbiter,
                LinkRole::Player(side) if is_here => Holder::Player(side),
                _ => return None,
            };
            Some(Trusted { holder, key: *link.token.hash.bytes() })
        });
        Ok(trusted.collect())
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

    /// Lets flags fall and terms run out that are due.
    pub(super) async fn let_time_pass(&mut self) -> Result<(), Problem> {
        self.let_time_pass_until(self.time.now()).await
    }

    pub(super) async fn let_time_pass_until(&mut self, now: u64) -> Result<(), Problem> {
        while self.unsure.is_none() && self.room.next_deadline().is_some_and(|at| at <= now) {
            let received = self.time.stamp();
            let made = self.work(move |room| room.pass_time(now, received)).await?;
            self.keep(made.into_iter().collect()).await?;
        }
        Ok(())
    }

    /// Stops the clocks because the server was or is about to be out of reach (6.11.1).
    pub(super) async fn interrupt(&mut self, at: u64) {
        let received = self.time.stamp();
        let Ok(Some(made)) = self.work(move |room| room.interrupt(at, received)).await else {
            return;
        };
        // If the store refuses, it is tried again when the store answers.
        if self.keep(vec![made]).await.is_ok() {
            self.orphaned = false;
        }
    }

    /// Lets the room make entries; where that may take long, away from the threads on which others
    /// wait.
    async fn work<T: Entries + Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Room) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let since = std::time::Instant::now();
        if !self.is_slow {
            let made = work(&mut self.room);
            self.is_slow = since.elapsed() > SLOW;
            return Ok(made);
        }
        let empty = self.room.anew();
        let mut room = std::mem::replace(&mut self.room, empty);
        let judged = self.mates.apart(move || {
            let since = std::time::Instant::now();
            let made = work(&mut room);
            (room, made, since.elapsed())
        });
        let Some((room, made, took)) = judged.await else {
            // The room is gone with the thread that judged: it is folded again from the record.
            self.is_unsure(Unsure { since: self.time.now(), interrupts: false });
            return Err(Problem::unavailable());
        };
        self.room = room;
        // A touch takes no time where a move would: it is slow until a move was made quickly.
        self.is_slow = took > SLOW || !made.has_move();
        Ok(made)
    }

    /// Stores the entries that belong together and then, not before, shows them.
    async fn keep(&mut self, made: Vec<Made>) -> Result<(), Problem> {
        let count = made.len();
        let mut written = Vec::with_capacity(count);
        // What is to be shown is made here, while all it is made of is at hand: until it is stored
        // thousands of others have had their turn. If it is not stored all of this is folded again.
        let mut views = Vec::with_capacity(count);
        for one in &made {
            let stored = StoredEntry::write(&one.entry, self.head, Salt::random());
            self.head = stored.hash;
            written.push(stored);
            let mut showing = Showing::new(&one.entry, self.room.game(), one.clocks);
            let is_delayed = self.room.is_delayed();
            views.push(self.watched.views(|sees| match sees {
                Role::Spectator if is_delayed => None,
                _ => showing.to(sees, one.views[place(sees)]?).map(Into::into),
            }));
        }
        // What is stored and shown does not wait for what is not.
        self.watched.send();
        let game = self.record.key.clone();
        let written = Act { game, lease: self.lease.clone(), entries: written };
        let until = Instant::now() + PATIENCE;
        if self.patience.deadline() < until {
            // A little later, so that it need not be put off each time.
            self.patience.as_mut().reset(until + PATIENCE / 4);
        }
        let stored = tokio::select! {
            biased;
            stored = self.store.append(written) => stored,
            () = &mut self.patience => Err(silent()),
        };
        if let Err(error) = stored {
            return Err(self.not_stored(error));
        }
        self.metrics.entries.add(count as u64);
        self.room.is_stored(made, self.time.elapsed());
        // First, so that whoever is shown something and asks finds it.
        self.publish();
        for views in &views {
            self.watched.show(views);
        }
        self.announce();
        if self.changes.receiver_count() > 0 {
            let _ = self.changes.send(self.change.clone());
        }
        Ok(())
    }
}

/// Entries that were made together.
trait Entries {
    /// Whether a move was made.
    fn has_move(&self) -> bool;
}

impl Entries for Made {
    fn has_move(&self) -> bool {
        self.entry.rulings.iter().any(|ruling| matches!(ruling.effect, Effect::MoveMade { .. }))
    }
}

impl Entries for Option<Made> {
    fn has_move(&self) -> bool {
        self.as_ref().is_some_and(Entries::has_move)
    }
}

impl Entries for (Vec<Made>, Done) {
    fn has_move(&self) -> bool {
        self.0.iter().any(Entries::has_move)
    }
}
