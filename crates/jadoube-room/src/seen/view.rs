//! What a role is shown of a game, entry by entry, numbered without a gap.

use jadoube_laws::{Edition, Entry, Event, Game, Role, Side, View};
use serde::Serialize;

use crate::sent::{Clocks, Ruling, ViewEvent, ViewRulings};

/// Those who are shown different things.
pub const ROLES: [Role; 4] =
    [Role::Player(Side::White), Role::Player(Side::Black), Role::Arbiter, Role::Spectator];

/// The place of a role in [`ROLES`].
pub const fn place(sees: Role) -> usize {
    match sees {
        Role::Player(Side::White) => 0,
        Role::Player(Side::Black) => 1,
        Role::Arbiter => 2,
        Role::Spectator => 3,
    }
}

/// A view as it is sent, once made for all who are shown the same.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its number among the views of this role, from 1.
    pub number: u32,
    /// When the room got it, in milliseconds since 1970 (UTC).
    pub received: u64,
    /// The view in JSON.
    pub json: String,
}

/// Bytes of a view, rarely more: room for them is made at once.
const LENGTH: usize = 512;

/// An entry about to be shown to one role after the other.
pub struct Showing<'a> {
    entry: &'a Entry,
    edition: Edition,
    clocks: Option<Clocks>,
    /// The first part of the views of all who are shown the event as it is.
    event: Vec<u8>,
    /// What was shown to others, for the next one may be shown the same.
    made: Vec<Made>,
}

struct Made {
    to: Role,
    view: View,
    shown: Shown,
    /// Where in the JSON its number ends.
    after_number: usize,
}

impl<'a> Showing<'a> {
    /// An entry of a game, and the clocks after it.
    pub fn new(entry: &'a Entry, game: &Game, clocks: Option<Clocks>) -> Self {
        let edition = game.rules().edition();
        Self { entry, edition, clocks, event: Vec::new(), made: Vec::new() }
    }

    /// The view for a role, numbered; nothing if the role is told nothing.
    pub fn to(&mut self, sees: Role, number: u32) -> Option<Shown> {
        let alike = |made: &&Made| self.entry.is_plainly_alike_to(made.to, sees);
        if let Some(made) = self.made.iter().find(alike) {
            return Some(made.numbered(number));
        }
        let view = self.entry.view(sees)?;
        if let Some(made) = self.made.iter().find(|made| made.view == view) {
            return Some(made.numbered(number));
        }
        let (json, after_number) = self.json(&view, number);
        let shown = Shown { number, received: self.entry.received, json };
        self.made.push(Made { to: sees, view, shown: shown.clone(), after_number });
        Some(shown)
    }

    /// A view as it is sent, and where in it the number ends.
    fn json(&mut self, view: &View, number: u32) -> (String, usize) {
        let mut json = Vec::with_capacity(LENGTH);
        json.extend_from_slice(number_first(number).as_bytes());
        let after_number = json.len();
        if view.event.as_ref() != Some(&self.entry.event) {
            self.go_on_with_event(&mut json, view.event.as_ref());
        } else {
            if self.event.is_empty() {
                let mut event = Vec::with_capacity(LENGTH);
                self.go_on_with_event(&mut event, Some(&self.entry.event));
                self.event = event;
            }
            json.extend_from_slice(&self.event);
        }
        let rulings = view.rulings.iter().map(|ruling| Ruling::of(ruling, self.edition)).collect();
        go_on_with(&mut json, &ViewRulings { rulings, clocks: self.clocks });
        json.push(b'}');
        (String::from_utf8(json).expect("JSON is UTF-8"), after_number)
    }

    fn go_on_with_event(&self, json: &mut Vec<u8>, event: Option<&Event>) {
        let Entry { at, received, by, .. } = *self.entry;
        let (act, message) = (event.map(Event::to_string), event.map(Event::message));
        go_on_with(json, &ViewEvent { at, received, by, who: by.message(), act, event, message });
    }
}

impl Made {
    /// The same under a number, which is mostly the same too.
    fn numbered(&self, number: u32) -> Shown {
        if self.shown.number == number {
            return self.shown.clone();
        }
        let json = number_first(number) + &self.shown.json[self.after_number..];
        Shown { number, received: self.shown.received, json }
    }
}

/// Writes the fields of a part after what is there.
fn go_on_with(json: &mut Vec<u8>, part: &impl Serialize) {
    let start = json.len();
    // Numbers, text and lists: nothing that JSON cannot say.
    serde_json::to_writer(&mut *json, part).expect("views are JSON");
    // Something stands before each part, so that is where the brace was; what follows closes it.
    json[start] = b',';
    json.pop();
}

/// How a view with this number begins.
fn number_first(number: u32) -> String {
    format!("{{\"n\":{number}")
}
