//! How entries are made: by acts, and by time that passes.

use jadoube_clock::Clock;
use jadoube_laws::{Actor, Entry, Event, Happening, Role, Source};

use super::{Made, Room};
use crate::act::{ActName, ActRequest, Arrival, Done, Registered, is_report};
use crate::refusal::{Refusal, Refused};
use crate::sealing::{self, Trusted};
use crate::seen::place;

/// An act that may be done, before it is.
#[derive(Debug)]
pub struct Plan {
    happenings: Vec<Happening>,
    source: Source,
    person: Option<String>,
    id: String,
    sees: Role,
    name: ActName,
    written_name: String,
}

impl Plan {
    /// Whether a move is sealed by it, so that it must be locked first.
    pub fn seals(&self) -> bool {
        self.happenings.iter().any(sealing::is_open)
    }

    /// Locks a move that comes in plain words for those who are to open it together. `random` gives
    /// fresh random bytes that nobody keeps.
    ///
    /// # Errors
    ///
    /// If nobody could open the envelope, or the words are too long for one.
    pub fn lock(
        &mut self,
        trusted: &[Trusted],
        mut random: impl FnMut() -> [u8; 32],
    ) -> Result<(), Refused> {
        for happening in &mut self.happenings {
            sealing::lock(happening, trusted, &mut random)?;
        }
        Ok(())
    }
}

impl Room {
    /// What an act that comes a second time made the first time; another act under its id is refused.
    ///
    /// # Errors
    ///
    /// If the id was used for another act.
    pub fn done_before(&self, request: &ActRequest) -> Result<Option<Done>, Refused> {
        let name = &request.name;
        let Some(deed) = self.deeds.before(request, name) else { return Ok(None) };
        if !name.is_same_act(deed.words) {
            return Err(Refusal::IdUsed.about(&request.id));
        }
        let views = self.seen.numbers(request.role.sees(), deed.first..deed.first + deed.count);
        Ok(Some(Done { id: request.id.clone(), again: true, views, reported: deed.reported }))
    }

    /// What happens by an act that comes when the game time is `now`, if whoever sends it may send it
    /// so. Flags that are due fall first: see [`Room::pass_time`].
    ///
    /// # Errors
    ///
    /// If it is not done.
    pub fn plan(
        &self,
        request: &ActRequest,
        now: u64,
        arrival: Arrival,
        registered: &[Registered],
    ) -> Result<Plan, Refused> {
        if self.now.broken.is_some() {
            return Err(Refusal::RecordBroken.about(&request.id));
        }
        let game = &self.now.game;
        let settled = match &request.device {
            Some(device) => {
                let last = self.devices.last_seq(&device.id);
                let checked = device.check(&self.now.about.game, request, registered, last);
                checked.map_err(|refusal| refusal.about(&request.id))?;
                self.devices.settled(&device.id)
            }
            None => game.at(),
        };
        let mut happenings = request.happenings(game, now, arrival, settled)?;
        for happening in &mut happenings {
            sealing::open(game, request, happening)?;
        }
        Ok(Plan {
            happenings,
            source: request.source(),
            person: request.person.clone(),
            id: request.id.clone(),
            sees: request.role.sees(),
            name: request.name,
            written_name: request.written_name(),
        })
    }

    /// Does an act: the entries it makes, which are to be stored, and what whoever sent it is answered
    /// when they are. `received` is when it came, in milliseconds since 1970 (UTC).
    pub fn act(&mut self, plan: Plan, received: u64) -> (Vec<Made>, Done) {
        let Plan { happenings, source, person, id, sees, name, written_name } = plan;
        let reported = happenings.iter().all(|happening| is_report(&happening.event));
        let mut made = Vec::with_capacity(happenings.len());
        let mut views = Vec::with_capacity(happenings.len());
        for happening in happenings {
            let mut entry = self.now.game.happen(happening);
            entry.received = received;
            entry.source = source.clone();
            entry.name.clone_from(&person);
            entry.act_id = Some(written_name.clone());
            let one = self.made(entry, Some(name));
            views.extend(one.views[place(sees)]);
            made.push(one);
        }
        (made, Done { id, again: false, views, reported })
    }

    /// Lets the flag fall or the term run out that is due next, if it is by `now`.
    pub fn pass_time(&mut self, now: u64, received: u64) -> Option<Made> {
        let at = self.next_deadline().filter(|at| *at <= now)?;
        let flag = self.now.game.clock().and_then(Clock::next_flag);
        let event = match flag {
            Some((falls, side)) if falls <= at => Event::FlagFell { side },
            _ => Event::TimePassed,
        };
        Some(self.happen(at, event, received))
    }

    /// Stops the clocks because nobody could act, or nobody can in a moment (6.11.1); nothing if the
    /// record cannot be written on.
    pub fn interrupt(&mut self, at: u64, received: u64) -> Option<Made> {
        if self.now.broken.is_some() {
            return None;
        }
        let at = at.max(self.now.game.at());
        Some(self.happen(at, Event::GameInterrupted, received))
    }

    fn happen(&mut self, at: u64, event: Event, received: u64) -> Made {
        let entry = self.now.game.happen(Happening { at, by: Actor::Clock, event });
        self.made(Entry { received, ..entry }, None)
    }
}
