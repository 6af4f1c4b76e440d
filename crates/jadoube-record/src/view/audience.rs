//! Who is told of an event itself.
//!
//! What the arbiter looked at, was told or wrote down is for the arbiters alone (12.6); what a player
//! writes or asks is for that player and the arbiter (8.2). Each event says which of these it is.

use crate::properties::Hearers;
use crate::{Actor, Audience, Event};

impl Event {
    /// Who is told of the event itself; `flags_are_ruled_on` is whether a fallen flag is ruled on
    /// without anybody noticing it.
    pub fn audience(&self, by: Actor, flags_are_ruled_on: bool) -> Audience {
        match self.told() {
            Hearers::Everyone => Audience::Everyone,
            Hearers::Arbiter => Audience::Arbiter,
            Hearers::ArbiterAndActor => arbiter_and(by),
            Hearers::ArbiterAnd(who) => arbiter_and(who),
            Hearers::WhenRuledOn if flags_are_ruled_on => Audience::Everyone,
            Hearers::WhenRuledOn => Audience::Arbiter,
        }
    }
}

fn arbiter_and(who: Actor) -> Audience {
    who.side().map_or(Audience::Arbiter, Audience::ArbiterAnd)
}
