use std::collections::HashMap;

use jadoube_laws::Entry;

use crate::act::{ActName, ActRequest, is_report, names_link};

/// An act that was done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    /// Its first entry, and how many it has.
    pub(super) first: u32,
    pub(super) count: u32,
    /// What stands for its words, if that is known.
    pub(super) words: Option<u32>,
    /// It came too late and was only reported.
    pub(super) reported: bool,
}

/// Acts that were done, by the keys of their names.
#[derive(Default)]
pub(super) struct Deeds {
    done: HashMap<u128, Deed>,
    /// Whether the names of some of them belong to no link, as older programs wrote them.
    has_older_names: bool,
}

impl Deeds {
    /// Notes whose act a stored entry was.
    pub(super) fn take_stored(&mut self, entry: &Entry) {
        let Some(text) = entry.act_id.as_deref() else { return };
        self.has_older_names |= !names_link(text);
        self.take(entry, ActName::stored(text, entry.by));
    }

    /// Notes that an entry was made by the act of this name.
    pub(super) fn take(&mut self, entry: &Entry, ActName { key, words }: ActName) {
        let reported = is_report(&entry.event);
        let first = Deed { first: entry.number, count: 0, words, reported };
        let deed = self.done.entry(key).or_insert(first);
        deed.count = entry.number + 1 - deed.first;
    }

    /// The act of this name, if it was done before.
    pub(super) fn before(&self, request: &ActRequest, name: &ActName) -> Option<Deed> {
        let by = request.role.actor().filter(|_| self.has_older_names);
        let older = || by.map(|by| ActName::of_actor(by, &request.id).key);
        let deed = self.done.get(&name.key);
        deed.or_else(|| self.done.get(&older()?)).copied()
    }
}
