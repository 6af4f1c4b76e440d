//! How a room makes entries and keeps them: nothing is shown before it is stored.

use std::time::Duration;

use axum::http::StatusCode;
use jadoube_clock::Clock;
use jadoube_laws::{Actor, Effect, Entry, Event, Game, Happening, Role};
use jadoube_store::{Act, Salt, StoredEntry};
use tokio::time::Instant;

use super::folding::Deed;
use super::recovering::{PATIENCE, silent};
use super::{Room, Unsure, moved};
use crate::act_name::ActName;
use crate::acts::{ActRequest, Done};
use crate::batch::{Answer, Batch};
use crate::late::is_report;
use crate::problem::Problem;
use crate::sealing;
use crate::sent::Clocks;
use crate::shown::Showing;

/// A ruling that takes longer is made away from the threads on which others wait.
const SLOW: Duration = Duration::from_millis(2);

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
        let name = request.name();
        if let Some(deed) = self.done_before(request, &name) {
            return self.did(request, &name, deed);
        }
        if self.broken.is_some() {
            return Err(broken().about(&request.id));
        }
        self.let_time_pass().await?;
        let happenings = self.happenings(request).await?;
        let (received, act_id) = (self.time.stamp(), request.written_name());
        let reported = happenings.iter().all(|happening| is_report(&happening.event));
        let mut entries = Vec::with_capacity(happenings.len());
        for happening in happenings {
            let mut entry = self.happen(happening).await?;
            entry.received = received;
            entry.source = request.source();
            entry.name.clone_from(&request.person);
            entry.act_id = Some(act_id.clone());
            entries.push((entry, Clocks::of(&self.game, self.game.at())));
        }
        let views = self.keep(entries, Some(name), request.role.sees()).await?;
        Ok(Done { id: request.id.clone(), again: false, views, reported })
    }

    /// What happens by an act, if whoever sends it may send it so.
    async fn happenings(&self, request: &ActRequest) -> Result<Vec<Happening>, Problem> {
        let settled = match &request.device {
            Some(device) => {
                let (game, id) = (&self.record.key, &device.id);
                let registered = self.store.devices(game).await?;
                let last = self.devices.last_seq(id);
                let checked = device.check(game, request, &registered, last);
                checked.map_err(|problem| problem.about(&request.id))?;
                self.devices.settled(id)
            }
            None => self.game.at(),
        };
        let mut happenings = request.happenings(&self.game, self.time.now(), settled)?;
        for happening in &mut happenings {
            sealing::lock(&*self.store, &self.record, happening).await?;
            sealing::open(&self.game, request, happening)?;
        }
        Ok(happenings)
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

    /// The act of this name, if it was done before.
    fn done_before(&self, request: &ActRequest, name: &ActName) -> Option<Deed> {
        let by = request.role.actor().filter(|_| self.has_older_names);
        let older = || by.map(|by| ActName::of_actor(by, &request.id).key);
        let deed = self.done.get(&name.key);
        deed.or_else(|| self.done.get(&older()?)).copied()
    }

    /// What an act that comes a second time made the first time; another act under its id is refused.
    fn did(&self, request: &ActRequest, name: &ActName, deed: Deed) -> Result<Done, Problem> {
        if !name.is_same_act(deed.words) {
            let detail = "this id was used for another act, which is done; this one is not: send it \
                          under an id of its own";
            return Err(Problem::new(StatusCode::CONFLICT, "id-used", detail).about(&request.id));
        }
        let Deed { first, count, reported, .. } = deed;
        let views = self.seen.numbers(request.role.sees(), first..first + count);
        Ok(Done { id: request.id.clone(), again: true, views, reported })
    }

    /// Lets flags fall and terms run out that are due.
    pub(super) async fn let_time_pass(&mut self) -> Result<(), Problem> {
        self.let_time_pass_until(self.time.now()).await
    }

    pub(super) async fn let_time_pass_until(&mut self, now: u64) -> Result<(), Problem> {
        while let Some(at) = self.next_deadline()
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
        if self.broken.is_some() {
            return;
        }
        let at = at.max(self.game.at());
        let event = Event::GameInterrupted;
        // If the store refuses, it is tried again when the store answers.
        if self.happen_alone(Happening { at, by: Actor::Clock, event }).await.is_ok() {
            self.orphaned = false;
        }
    }

    /// Lets something happen in the game; where that may take long, away from the threads on which
    /// others wait.
    async fn happen(&mut self, happening: Happening) -> Result<Entry, Problem> {
        let since = std::time::Instant::now();
        if !self.is_slow {
            let entry = self.game.happen(happening);
            self.is_slow = since.elapsed() > SLOW;
            return Ok(entry);
        }
        let empty = Game::create(self.begun.creation.clone());
        let mut game = std::mem::replace(&mut self.game, empty);
        let judged = self.mates.apart(move || {
            let since = std::time::Instant::now();
            let entry = game.happen(happening);
            (game, entry, since.elapsed())
        });
        let Some((game, entry, took)) = judged.await else {
            // The game is gone with the thread that judged it: it is folded again from the record.
            self.unsure = Some(Unsure { since: self.time.now(), interrupts: false });
            return Err(Problem::unavailable());
        };
        self.game = game;
        // A touch takes no time where a move would: it is slow until a move was made quickly.
        let has_moved = entry.rulings.iter().any(|r| matches!(r.effect, Effect::MoveMade { .. }));
        self.is_slow = took > SLOW || !has_moved;
        Ok(entry)
    }

    async fn happen_alone(&mut self, happening: Happening) -> Result<(), Problem> {
        let mut entry = self.happen(happening).await?;
        entry.received = self.time.stamp();
        let clocks = Clocks::of(&self.game, self.game.at());
        self.keep(vec![(entry, clocks)], None, Role::Arbiter).await.map(|_| ())
    }

    /// Stores the entries of an act, if it was one, and then, not before, shows them; hands back the
    /// numbers of the views for one role.
    async fn keep(
        &mut self,
        entries: Vec<(Entry, Option<Clocks>)>,
        act: Option<ActName>,
        role: Role,
    ) -> Result<Vec<u32>, Problem> {
        let count = entries.len();
        let mut written = Vec::with_capacity(count);
        // What is to be shown is made here, while all it is made of is at hand: until it is stored
        // thousands of others have had their turn. If it is not stored all of this is folded again.
        let (mut views, mut numbers) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (entry, clocks) in &entries {
            let stored = StoredEntry::write(entry, self.head, Salt::random());
            self.head = stored.hash;
            written.push(stored);
            self.note(entry, act);
            numbers.extend(self.seen.last(role));
            let mut showing = Showing::new(entry, &self.game, *clocks);
            let (seen, is_delayed) = (&self.seen, self.delayed.is_some());
            views.push(self.watched.views(|sees| match sees {
                Role::Spectator if is_delayed => None,
                _ => showing.to(sees, seen.last(sees)?),
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
        if self.changes.receiver_count() > 0 {
            let _ = self.changes.send(self.change.clone());
        }
        for views in &views {
            self.watched.show(views);
        }
        for (entry, clocks) in entries {
            self.keep_in_mind(entry, clocks, Duration::ZERO);
        }
        Ok(numbers)
    }
}

/// The record is not what its hashes say.
fn broken() -> Problem {
    let detail = "the record of this game was altered or is damaged, so nothing is written on it any \
                  more; the arbiter is told what is wrong with it";
    Problem::new(StatusCode::CONFLICT, "record-broken", detail)
}
