use serde::{Deserialize, Serialize};

use crate::{Actor, Audience, Entry, Envelope, Event, Game, Ruling, Side, art12_not_told};

/// As whom somebody looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A player, or his assistant.
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
    /// Who.
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
            _ => false,
        }
    }
}

impl Entry {
    /// What `role` is told of this entry; nothing at all if there is nothing he may know.
    ///
    /// Law: 12.6
    ///
    /// A view carries no number of the entry: whoever hands views out numbers them for each role
    /// without a gap, so that no player can count what he was not told.
    pub fn view(&self, role: Role) -> Option<View> {
        let event = self.audience.includes(role).then(|| self.event_shown_to(role));
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
    /// Whether it is plain that two roles are told the same of this entry. Where it is not, they
    /// may be all the same.
    pub fn is_plainly_alike_to(&self, one: Role, other: Role) -> bool {
        let is_for_both = |audience: Audience| audience.includes(one) == audience.includes(other);
        // An arbiter is told more than others, and who sealed a move what he sealed.
        ![one, other].contains(&Role::Arbiter)
            && !matches!(self.event, Event::MoveSealed { .. })
            && is_for_both(self.audience)
            && self.rulings.iter().all(|ruling| is_for_both(ruling.audience))
    }

    /// The event as `role` sees it: that a move was sealed everybody can see, but what was sealed
    /// not even the arbiter before the envelope is opened (I.3, I.7).
    fn event_shown_to(&self, role: Role) -> Event {
        match &self.event {
            Event::MoveSealed { envelope: Envelope::Text(_), clock }
                if self.by.side().map(Role::Player) != Some(role) =>
            {
                Event::MoveSealed { envelope: Envelope::Paper, clock: *clock }
            }
            event if role == Role::Arbiter => event.clone(),
            event => art12_not_told::seen(event),
        }
    }
}

impl Game {
    /// Who is told of an event itself.
    pub fn audience_of(&self, by: Actor, event: &Event) -> Audience {
        match (event, by.side()) {
            // A flag nobody has noticed yet, and what the arbiter looked at or wrote down (12.6).
            (Event::FlagFell { .. }, _) if !self.rules.engine_observes() => Audience::Arbiter,
            (
                Event::ArbiterNoticed { .. }
                | Event::IncidentRecorded { .. }
                | Event::PressReported { .. }
                | Event::ActReported { .. }
                | Event::TimePassed,
                _,
            ) => Audience::Arbiter,
            (event, side) => art12_not_told::audience(event, side).unwrap_or(Audience::Everyone),
        }
    }
}
