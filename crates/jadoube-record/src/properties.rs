//! What a word of the record says of itself: whose act it is, who is told, how it looks, what it is
//! to a game.
//!
//! Which word is what stands with the words.

use jadoube_chess::Side;
use serde::{Deserialize, Serialize};

use crate::Actor;

/// Who is told of an event or a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Players, arbiters and spectators.
    Everyone,
    /// The arbiters alone (12.6).
    Arbiter,
    /// The arbiters and one player.
    ArbiterAnd(Side),
}

impl Audience {
    /// Every audience, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let players = Side::ALL.map(Self::ArbiterAnd);
        [Self::Everyone, Self::Arbiter].into_iter().chain(players).collect()
    }
}

/// Who can do a thing at all, whatever the Laws make of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ActorKind {
    Player,
    Arbiter,
    Organiser,
    Appeals,
    Clock,
    ArbiterOrClock,
    Officials,
    AtTheBoard,
    Anybody,
}

impl ActorKind {
    /// Whether `by` is one of these.
    pub(crate) fn includes(self, by: Actor) -> bool {
        match self {
            Self::Player => by.side().is_some(),
            Self::Arbiter => matches!(by, Actor::Arbiter(_)),
            Self::Organiser => by == Actor::Organiser,
            Self::Appeals => by == Actor::AppealsCommittee,
            Self::Clock => by == Actor::Clock,
            Self::ArbiterOrClock => matches!(by, Actor::Arbiter(_) | Actor::Clock),
            Self::Officials => matches!(by, Actor::Arbiter(_) | Actor::Organiser),
            Self::AtTheBoard => matches!(by, Actor::Arbiter(_)) || by.side().is_some(),
            Self::Anybody => true,
        }
    }

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Player => "a player or their assistant",
            Self::Arbiter => "the arbiter",
            Self::Organiser => "the organiser",
            Self::Appeals => "the appeals committee",
            Self::Clock => "the clock",
            Self::ArbiterOrClock => "the arbiter or the clock",
            Self::Officials => "the arbiter or the organiser",
            Self::AtTheBoard => "the arbiter or a player",
            Self::Anybody => "anybody",
        }
    }
}

/// Who is told of an event.
#[derive(Clone, Copy)]
pub(crate) enum Hearers {
    /// Players, arbiters and spectators.
    Everyone,
    /// The arbiters alone: whatever nobody has thought of yet.
    Arbiter,
    /// The arbiters and who did it.
    ArbiterAndActor,
    /// The arbiters and whom it concerns.
    ArbiterAnd(Actor),
    /// Everyone if it is ruled on without anybody noticing it, else the arbiters.
    WhenRuledOn,
}

/// How an event looks, as its declaration says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// Pieces were handled: what the Laws make of it shows when the clock is pressed.
    Hands,
    /// An arbiter looked at something: that nothing follows would tell that all is well.
    Glance,
    /// A move was sealed. Everybody can see that, but what was sealed not even the arbiter before
    /// the envelope is opened (I.3, I.7).
    Sealed,
    /// Players and spectators see it without counts of moves and without rights.
    WithoutCounts,
    /// All of it can be seen.
    Whole,
}

/// How much of an effect players and spectators are told, if they belong to its audience.
#[derive(Clone, Copy)]
pub(crate) enum Players {
    /// All of it.
    Whole,
    /// What is left without counts, rights and numbers of entries.
    Partly,
    /// Nothing.
    Nothing,
    /// Nothing if it follows from hands. A touch binds; that it does would tell that the piece can
    /// move. It ends an offer if the toucher has the move; that it did would tell that the move
    /// before was legal.
    UnlessHands,
    /// Nothing if it follows from a look.
    UnlessLook,
    /// Nothing if it follows from hands or from a look.
    UnlessHandsOrLook,
}

/// What an effect is to a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum EffectKind {
    /// It belongs to every ordinary game, so that law cases leave it out.
    Routine,
    /// A duty that arises and ends within one move.
    Duty,
    /// Somebody is told or asked something, and all stays as it is: no appeal is against it.
    Telling,
    /// Something is decided that can be appealed against.
    Decision,
}
