//! A room: one task, one queue, one writer for a game. It alone reads the clock.

use std::collections::{HashMap, HashSet};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use jadoube_clock::Clock;
use jadoube_laws::{Actor, Entry, Event, Game, Happening, Role as Sees};
use jadoube_store::{
    Act, Digest, GameRecord, Lease, Leased, Line, Refused, Salt, Store, StoreError,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use crate::Begun;
use crate::acts::{ActRequest, Done, fingerprint};
use crate::desk::Desk;
use crate::late::is_report;
use crate::metrics::Metrics;
use crate::offers::offers;
use crate::problem::Problem;
use crate::rooms::{Change, Changes, DEAD_MS};
use crate::sealing;
use crate::shown::{Clocks, SEES, Showing, place};
use crate::state::state;
use crate::summary::summary;
use crate::wall::{GameTime, utc_ms};
use crate::watching::{Watched, Watching};

/// What a room is asked.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody does something.
    Act(ActRequest, oneshot::Sender<Result<Done, Problem>>),
    /// Somebody wants to know how things stand.
    Look(Sees, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// The same in short, as one board of many.
    Glance(Sees, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// An official wants to know what he may do.
    Offers(Actor, oneshot::Sender<Result<serde_json::Value, Problem>>),
    /// Somebody wants to be told what happens from now on.
    Join(Sees, oneshot::Sender<Joined>),
    /// This node and the store did not reach each other for so long that others may have taken the
    /// game. If the store was silent it says since when.
    Doubt(Option<Instant>),
    /// The server is going down.
    Close(oneshot::Sender<()>),
}

/// What one who joins is told first.
#[derive(Debug)]
pub(crate) struct Joined {
    /// How many views there are already.
    pub(crate) count: u32,
    /// Those to come.
    pub(crate) views: Watching,
}

/// Everything a room is made of.
pub(crate) struct Room {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) record: GameRecord,
    begun: Begun,
    lease: Lease,
    game: Game,
    head: Digest,
    time: GameTime,
    /// Acts that were done, by the fingerprint of their ids: the first entry and how many.
    done: HashMap<u128, (u32, u32)>,
    /// Those of them that came too late and were only reported.
    reported: HashSet<u128>,
    /// Which entries each role was shown, in order.
    seen: [Vec<u32>; 4],
    watched: Watched,
    /// What the arbiter has not dealt with.
    desk: Desk,
    /// Where those are told who watch the whole competition.
    changes: Changes,
    change: Change,
    /// Since when it is not known what the store holds, in game time.
    unsure: Option<u64>,
    /// When to give up waiting for the store.
    patience: Pin<Box<Sleep>>,
    /// The clock ran when the room was opened and has not been stopped yet.
    orphaned: bool,
    /// Another node has the game.
    lost: bool,
}

/// After how long without a word a room without running clock closes.
const IDLE: Duration = Duration::from_secs(600);
/// How often to ask a store that does not answer.
const RETRY: Duration = Duration::from_millis(500);
/// A store that was silent for longer interrupts the game (6.11.1).
const SILENCE_MS: u64 = 2000;
/// How long to wait for a store that has not said that it does not answer. What it stores after
/// that under the old lease is refused, because the room takes a new one first.
const PATIENCE: Duration = Duration::from_secs(10);

impl Room {
    /// A room for a game whose entries are these. `last_seen` is the last sign of life of the node
    /// that had the game before and did not give it back, by the clock that stamped its entries.
    pub(crate) fn open(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        changes: Changes,
        record: GameRecord,
        lease: Lease,
        lines: &[Line],
        last_seen: Option<u64>,
    ) -> Result<Self, StoreError> {
        let corrupt = |what: String| StoreError::Corrupt(format!("game {}: {what}", record.key));
        let begun: Begun =
            serde_json::from_str(&record.text).map_err(|error| corrupt(error.to_string()))?;
        let mut room = Self {
            game: Game::create(begun.creation.clone()),
            head: record.genesis(),
            time: GameTime::from(0),
            done: HashMap::new(),
            reported: HashSet::new(),
            seen: Default::default(),
            watched: Watched::new(),
            unsure: None,
            patience: Box::pin(sleep_until(Instant::now())),
            desk: Desk::default(),
            changes,
            change: Change::of(&record),
            orphaned: false,
            lost: false,
            store,
            metrics,
            begun,
            lease,
            record,
        };
        let last = room.fold(lines)?;
        // The time goes on from the last entry, or from the last sign of life if that is later.
        let quiet = match (&last, last_seen) {
            (Some(last), Some(seen)) => seen.saturating_sub(last.received),
            _ => 0,
        };
        room.time = GameTime::from(room.game.at().saturating_add(quiet));
        Ok(room)
    }

    /// Folds stored entries from the beginning; hands back the last.
    fn fold(&mut self, lines: &[Line]) -> Result<Option<Entry>, StoreError> {
        self.game = Game::create(self.begun.creation.clone());
        self.head = self.record.genesis();
        self.done.clear();
        self.reported.clear();
        self.seen = Default::default();
        self.desk = Desk::default();
        let mut last = None;
        for line in lines {
            let entry = line.read().map_err(|error| {
                StoreError::Corrupt(format!("game {}: {error}", self.record.key))
            })?;
            self.game.record(&entry);
            self.head = line.hash;
            self.note(&entry);
            last = Some(entry);
        }
        Ok(last)
    }

    /// Notes who was shown an entry and whose act it was.
    fn note(&mut self, entry: &Entry) {
        if let Some(id) = &entry.act_id {
            let done = self.done.entry(fingerprint(id)).or_insert((entry.number, 0));
            done.1 = entry.number + 1 - done.0;
            if is_report(&entry.event) {
                self.reported.insert(fingerprint(id));
            }
        }
        self.desk.take(entry);
        for (seen, sees) in self.seen.iter_mut().zip(SEES) {
            if entry.is_shown_to(sees) {
                seen.push(entry.number);
            }
        }
    }

    /// Keeps the game until nobody needs it. If its clock ran when the room was opened, nobody
    /// looked after it: it is interrupted first.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        // Up to the last sign of life somebody did look after it: what was due by then comes first.
        let last_sign = self.time.base();
        let _ = self.let_time_pass_until(last_sign).await;
        self.orphaned = self.is_running();
        if self.orphaned && self.unsure.is_none() {
            self.interrupt(last_sign).await;
        }
        let mut last_word = Instant::now();
        // One alarm for all: to put it off costs next to nothing, to make a new one for each word does.
        let mut alarm = pin!(sleep_until(last_word));
        while !self.lost {
            alarm.as_mut().reset(self.wake(last_word));
            tokio::select! {
                command = commands.recv() => {
                    last_word = Instant::now();
                    let Some(command) = command else { break };
                    if !self.take(command).await {
                        break;
                    }
                }
                () = &mut alarm => {
                    if !self.woken(last_word).await {
                        break;
                    }
                }
            }
        }
        // Whoever has the game next finds out what is stored; a lease that is not given back only
        // makes him wait.
        if let Err(error) = self.store.release(&self.record.key, &self.lease).await {
            tracing::warn!(game = %self.record.key, %error, "the lease could not be given back");
        }
        self.metrics.rooms_closed.add(1);
    }

    /// When to look at the game without being asked.
    fn wake(&self, last_word: Instant) -> Instant {
        if self.unsure.is_some() {
            return Instant::now() + RETRY;
        }
        match self.game.next_deadline() {
            Some(at) => self.time.instant(at),
            None => last_word + IDLE,
        }
    }

    /// Something is due; says whether the room goes on.
    async fn woken(&mut self, last_word: Instant) -> bool {
        if self.unsure.is_some() {
            self.recover().await;
            return true;
        }
        if self.game.next_deadline().is_some() {
            // What the store refuses is tried again when it answers.
            let _ = self.let_time_pass().await;
            return true;
        }
        self.watched.by_anybody() || last_word.elapsed() < IDLE
    }

    async fn take(&mut self, command: Command) -> bool {
        match command {
            Command::Act(request, reply) => {
                // Whoever no longer waits will find it in the record.
                let _ = reply.send(self.act(&request).await);
                true
            }
            Command::Look(sees, reply) => {
                let _ = reply.send(self.tell(|room| room.state(sees)).await);
                true
            }
            Command::Glance(sees, reply) => {
                let _ = reply.send(self.tell(|room| room.summary(sees)).await);
                true
            }
            Command::Offers(by, reply) => {
                let told = |room: &Self| offers(&room.game, &room.desk, room.time.now(), by);
                let _ = reply.send(self.tell(told).await);
                true
            }
            Command::Join(sees, reply) => {
                let count = u32::try_from(self.seen[place(sees)].len()).unwrap_or(u32::MAX);
                let _ = reply.send(Joined { count, views: self.watched.join(sees) });
                true
            }
            Command::Doubt(silent_since) => {
                let since = silent_since.map_or(self.time.now(), |since| self.time.at(since));
                self.unsure = Some(self.unsure.map_or(since, |before| before.min(since)));
                self.recover().await;
                true
            }
            Command::Close(reply) => {
                if self.is_running() {
                    self.interrupt(self.time.now()).await;
                }
                let _ = reply.send(());
                false
            }
        }
    }

    fn is_running(&self) -> bool {
        self.game.clock().and_then(Clock::running).is_some() && !self.game.is_over()
    }

    /// Tells how the game stands now, unless that is not known.
    async fn tell(
        &mut self,
        told: impl FnOnce(&Self) -> serde_json::Value,
    ) -> Result<serde_json::Value, Problem> {
        let _ = self.let_time_pass().await;
        match self.unsure {
            Some(_) => Err(Problem::unavailable()),
            None => Ok(told(self)),
        }
    }

    fn state(&self, sees: Sees) -> serde_json::Value {
        let count = self.seen[place(sees)].len();
        let desk = Some(&self.desk);
        state(&self.game, &self.begun, &self.record, sees, self.time.now(), count, desk)
    }

    fn summary(&self, sees: Sees) -> serde_json::Value {
        let desk = Some(&self.desk);
        summary(&self.game, &self.begun, &self.record, sees, self.time.now(), desk)
    }

    /// Does an act, unless it was done before.
    async fn act(&mut self, request: &ActRequest) -> Result<Done, Problem> {
        if self.unsure.is_some() {
            self.recover().await;
        }
        if self.lost {
            return Err(moved());
        }
        if self.unsure.is_some() {
            return Err(Problem::unavailable());
        }
        if let Some(&(first, count)) = self.done.get(&fingerprint(&request.id)) {
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
        let views = self.keep(entries, place(request.role.sees())).await?;
        Ok(Done { id: request.id.clone(), again: false, views, reported })
    }

    /// What an act that comes a second time made the first time.
    fn done_before(&self, request: &ActRequest, first: u32, count: u32) -> Done {
        let seen = &self.seen[place(request.role.sees())];
        let numbers = (1..).zip(seen).filter(|(_, entry)| (first..first + count).contains(entry));
        let views = numbers.map(|(number, _)| number).collect();
        let reported = self.reported.contains(&fingerprint(&request.id));
        Done { id: request.id.clone(), again: true, views, reported }
    }

    /// Lets flags fall and terms run out that are due.
    async fn let_time_pass(&mut self) -> Result<(), Problem> {
        self.let_time_pass_until(self.time.now()).await
    }

    async fn let_time_pass_until(&mut self, now: u64) -> Result<(), Problem> {
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
    async fn interrupt(&mut self, at: u64) {
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
        self.keep(vec![(entry, clocks)], place(Sees::Arbiter)).await.map(|_| ())
    }

    /// Stores entries and then, not before, shows them; hands back the numbers of the views for
    /// one role.
    async fn keep(
        &mut self,
        entries: Vec<(Entry, Option<Clocks>)>,
        role: usize,
    ) -> Result<Vec<u32>, Problem> {
        let mut head = self.head;
        let mut lines = Vec::with_capacity(entries.len());
        for (entry, _) in &entries {
            let line = Line::write(entry, head, Salt::random());
            head = line.hash;
            lines.push(line);
        }
        let game = self.record.key.clone();
        let act = Act { game, lease: self.lease.clone(), lines };
        self.patience.as_mut().reset(Instant::now() + PATIENCE);
        let stored = tokio::select! {
            biased;
            stored = self.store.append(act) => stored,
            () = &mut self.patience => Err(silent()),
        };
        if let Err(error) = stored {
            return Err(self.not_stored(error));
        }
        self.metrics.entries.add(entries.len() as u64);
        self.head = head;
        if self.changes.receiver_count() > 0 {
            let _ = self.changes.send(self.change.clone());
        }
        let mut numbers = Vec::new();
        for (entry, clocks) in &entries {
            self.note(entry);
            let is_shown = |place: usize| self.seen[place].last() == Some(&entry.number);
            let number = |place: usize| u32::try_from(self.seen[place].len()).unwrap_or(u32::MAX);
            if is_shown(role) {
                numbers.push(number(role));
            }
            let mut showing = Showing::new(entry, &self.game, *clocks);
            self.watched.show(|sees| {
                let place = place(sees);
                if is_shown(place) { showing.to(sees, number(place)) } else { None }
            });
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
    async fn recover(&mut self) {
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

/// Another node has the game now.
pub(crate) fn moved() -> Problem {
    Problem::new(
        axum::http::StatusCode::MISDIRECTED_REQUEST,
        "game-moved",
        "another server has taken over this game; send the request again",
    )
}
