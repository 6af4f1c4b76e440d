//! The client's half: acts on their way to the room, each kept until it is answered.
//!
//! One message of acts is under way at a time, so that nothing is done before what was to be done first.
//! After a lost connection what was not answered is sent again under the same ids: the room does once
//! what comes twice.

mod kept;

use std::collections::{BTreeMap, BTreeSet};

pub use self::kept::{Kept, OfDevice};
use crate::act::SentAct;

/// The acts of one client in one game.
#[derive(Clone, Debug)]
pub struct Outbox {
    name: String,
    device: Option<OfDevice>,
    /// What is not answered, by its number.
    kept: BTreeMap<u64, Kept>,
    /// The numbers of those that are under way.
    under_way: BTreeSet<u64>,
    /// What was answered is not sent again, wherever it is found.
    answered: BTreeSet<u64>,
    /// The greatest number that was given.
    last: u64,
}

impl Outbox {
    /// An empty one. The name sets the ids of its acts apart from those of other outboxes by the same
    /// link: a few random letters.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            device: None,
            kept: BTreeMap::new(),
            under_way: BTreeSet::new(),
            answered: BTreeSet::new(),
            last: 0,
        }
    }

    /// The same for a device, which says how long ago each act was done, and signs it.
    #[must_use]
    pub fn of_device(mut self, device: OfDevice) -> Self {
        self.device = Some(device);
        self
    }

    /// Takes an act that is done when the client's own clock shows `now_ms`; hands back its id.
    pub fn put(&mut self, act: impl Into<String>, now_ms: u64) -> String {
        self.last += 1;
        let (number, act) = (self.last, act.into());
        self.kept.insert(number, Kept { number, act, done_ms: now_ms, shares: None });
        self.id(number)
    }

    fn id(&self, number: u64) -> String {
        format!("{}-{number}", self.name)
    }

    fn number(&self, id: &str) -> Option<u64> {
        let number = id.strip_prefix(&self.name)?.strip_prefix('-')?.parse().ok()?;
        (self.id(number) == id).then_some(number)
    }

    /// The next message of at most so many acts, in order, if none is under way. `sign` signs what a
    /// device sends, in hexadecimal digits.
    pub fn to_send(
        &mut self,
        most: usize,
        now_ms: u64,
        mut sign: impl FnMut(&str) -> String,
    ) -> Vec<SentAct> {
        if !self.under_way.is_empty() {
            return Vec::new();
        }
        let device = self.device.as_ref();
        let next = self.kept.values().take(most);
        let sent: Vec<SentAct> =
            next.map(|act| act.sent(self.id(act.number), device, now_ms, &mut sign)).collect();
        self.under_way = self.kept.keys().take(most).copied().collect();
        sent
    }

    /// The connection was lost: what was not answered is to be sent again.
    pub fn disconnected(&mut self) {
        self.under_way.clear();
    }

    /// An act is done. That may be told more than once, and late.
    pub fn is_done(&mut self, id: &str) {
        if let Some(number) = self.number(id).filter(|number| *number <= self.last) {
            self.forget(number);
        }
    }

    /// An act was not done, and nothing that came after it in the same message. If it never can be
    /// (`is_final`) it is handed back; else it is sent again, before anything else.
    pub fn is_refused(&mut self, id: &str, is_final: bool) -> Option<Kept> {
        let number = self.number(id)?;
        // What is told of a message that is no longer under way says nothing about the present one.
        if self.under_way.contains(&number) {
            self.under_way.retain(|it| *it < number);
        }
        if is_final { self.forget(number) } else { None }
    }

    fn forget(&mut self, number: u64) -> Option<Kept> {
        self.under_way.remove(&number);
        self.answered.insert(number);
        self.kept.remove(&number)
    }

    /// What is not answered, in order; a client that may be switched off writes it down.
    pub fn kept(&self) -> impl Iterator<Item = &Kept> {
        self.kept.values()
    }

    /// Takes in what was written down before, in its places; what was answered meanwhile is done.
    pub fn merge(&mut self, written: impl IntoIterator<Item = Kept>) {
        for act in written {
            self.last = self.last.max(act.number);
            if !self.answered.contains(&act.number) {
                self.kept.entry(act.number).or_insert(act);
            }
        }
    }

    /// Which acts come too late for the room to put them in their place, if others did something when
    /// the client's own clock showed `others_ms`: the arbiter is told of them instead.
    pub fn too_late(&self, others_ms: u64) -> impl Iterator<Item = &Kept> {
        self.kept().filter(move |act| self.device.is_some() && act.done_ms < others_ms)
    }
}
