//! What each role is told of an entry.
//!
//! Who is told of an event stands in `audience`, how it looks to them in `seen`, and what players
//! and spectators must not be told of what follows (12.6) in `not_told`.

mod audience;
mod not_told;
mod seen;

use serde::{Deserialize, Serialize};

use jadoube_chess::Side;

use crate::properties::Look;
use crate::{Actor, Audience, Entry, Event, Ruling};

/// As whom somebody looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A player, or the assistant of one.
    Player(Side),
    /// An arbiter, the organiser or the appeals committee.
    Arbiter,
    /// Anybody else.
    Spectator,
}

/// What one role is told of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Game time in milliseconds.
    pub at: u64,
    /// The person, or the clock, that did it.
    pub by: Actor,
    /// What, if the role may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// What the Laws made of it, as far as the role may know.
    pub rulings: Vec<Ruling>,
}

impl Audience {
    /// Whether a role belongs to it.
    pub fn includes(self, role: Role) -> bool {
        match (self, role) {
            (Self::Everyone, _) | (_, Role::Arbiter) => true,
            (Self::ArbiterAnd(side), Role::Player(player)) => side == player,
            (Self::Arbiter, Role::Player(_) | Role::Spectator)
            | (Self::ArbiterAnd(_), Role::Spectator) => false,
        }
    }
}

impl Entry {
    /// What `role` is told of this entry; nothing at all if the role may know nothing of it.
    ///
    /// Law: 12.6
    ///
    /// A view carries no number of the entry: whoever hands views out numbers them for each role
    /// without a gap, so that no player can count what was not told.
    pub fn view(&self, role: Role) -> Option<View> {
        let event = self.audience.includes(role).then(|| self.event_shown_to(role)).flatten();
        let rulings: Vec<Ruling> = self
            .rulings
            .iter()
            .filter(|ruling| ruling.audience.includes(role))
            .filter_map(|ruling| match role {
                Role::Arbiter => Some(ruling.clone()),
                Role::Player(_) | Role::Spectator => self.told(ruling),
            })
            .collect();
        if event.is_none() && rulings.is_empty() {
            return None;
        }
        Some(View { at: self.at, by: self.by, event, rulings })
    }
}

impl Entry {
    /// Whether `role` is told anything of this entry.
    pub fn is_shown_to(&self, role: Role) -> bool {
        self.audience.includes(role) || self.view(role).is_some()
    }

    /// Whether it is plain that two roles are told the same of this entry. Where it is not, they
    /// may be all the same.
    pub fn is_plainly_alike_to(&self, one: Role, other: Role) -> bool {
        let is_for_both = |audience: Audience| audience.includes(one) == audience.includes(other);
        // An arbiter is told more than others, and who sealed a move the move.
        ![one, other].contains(&Role::Arbiter)
            && self.event.seen() != Look::Sealed
            && is_for_both(self.audience)
            && self.rulings.iter().all(|ruling| is_for_both(ruling.audience))
    }

    /// The event as `role` sees it.
    fn event_shown_to(&self, role: Role) -> Option<Event> {
        let is_actor = self.by.side().map(Role::Player) == Some(role);
        let is_closed = match self.event.seen() {
            Look::Sealed => !is_actor,
            Look::WithoutCounts => role != Role::Arbiter,
            Look::Hands | Look::Glance | Look::Whole => false,
        };
        if is_closed { self.event.closed() } else { Some(self.event.clone()) }
    }
}

impl Role {
    /// Every role, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let players = Side::ALL.map(Self::Player);
        players.into_iter().chain([Self::Arbiter, Self::Spectator]).collect()
    }
}
