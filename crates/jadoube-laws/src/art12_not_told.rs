//! Article 12.6: what nobody tells a player, though the record knows it.
//!
//! Not how many moves were made, not what is legal, repeated or mate, not that the clock was not
//! pressed or a flag has fallen, before somebody rules on it. Spectators could tell a player, so
//! they are told no more. That a message comes at all, and how long it is, tells nothing either: a
//! man put down on a legal square and on an illegal one look alike.

use jadoube_chess::{Setup, SquareSet};
use jadoube_lawbook::art;

use crate::{
    Audience, ConductEvent, Effect, Entry, Event, Ruling, SheetEffect, SheetEvent, Standing,
};

impl Entry {
    /// The ruling as players and spectators are told it, if they are.
    pub(crate) fn told(&self, ruling: &Ruling) -> Option<Ruling> {
        let hidden = match &ruling.effect {
            Effect::Known(_)
            | Effect::TouchCounted { .. }
            | Effect::MoveMade { .. }
            | Effect::MoveCompleted { .. }
            | Effect::CounterSet { .. }
            | Effect::ArbiterWaits
            | Effect::DecisionReplaced { .. } => true,
            // A touch binds; that it does would tell that the piece can move. It ends an offer if the
            // toucher has the move; that it did would tell that the move before was legal.
            Effect::MustMove { .. } | Effect::OfferLapsed => self.is_of_hands(),
            Effect::NoEffect => self.is_of_hands() || self.is_looked_at(),
            Effect::MoveStands { .. } => self.is_looked_at(),
            _ => false,
        };
        (!hidden).then(|| {
            let mut told = ruling.clone();
            keep_silent(&mut told.effect);
            if let Effect::ClockGoesOver { .. } = told.effect {
                // By which clause the move counts as completed would tell what it was.
                told.basis = vec![art!("6.2.1")];
            }
            told
        })
    }

    /// Whether men were handled: what the Laws make of it shows when the clock is pressed.
    fn is_of_hands(&self) -> bool {
        matches!(
            self.event,
            Event::PieceTouched { .. }
                | Event::PieceLifted { .. }
                | Event::PieceReleased { .. }
                | Event::PieceTakenOff { .. }
                | Event::PiecePut { .. }
                | Event::PieceHeld { .. }
                | Event::SpareTouched { .. }
                | Event::PieceDisplaced { .. }
                | Event::PiecePutBack { .. }
        )
    }

    /// Whether an arbiter looked at something: that nothing follows would tell that all is well.
    fn is_looked_at(&self) -> bool {
        matches!(self.event, Event::ArbiterNoticed { .. })
    }
}

/// Takes out of an effect what only the record needs.
fn keep_silent(effect: &mut Effect) {
    match effect {
        Effect::ClockGoesOver { counted, .. } => *counted = true,
        Effect::PositionRestored { kept, standing, .. }
        | Effect::TurnReturned { kept, standing } => {
            *kept = 0;
            *standing = men_alone(standing);
        }
        Effect::StartedAnew { standing, .. }
        | Effect::CastlingLost { after: standing, .. }
        | Effect::BecomesQueen { after: standing, .. } => *standing = men_alone(standing),
        Effect::OfSheet(SheetEffect::Reconstruction { plies, .. }) => *plies = 0,
        _ => {}
    }
}

/// The men and who has the move, without rights and counts.
fn men_alone(standing: &Standing) -> Standing {
    let setup = standing.setup();
    Standing::from(Setup {
        castling: SquareSet::EMPTY,
        en_passant: None,
        quiet_plies: 0,
        move_number: 1,
        ..setup
    })
}

/// The event as players and spectators see it: without counts.
pub(crate) fn seen(event: &Event) -> Event {
    match event {
        Event::ClockSetByArbiter { white_ms, black_ms, .. } => {
            Event::ClockSetByArbiter { white_ms: *white_ms, black_ms: *black_ms, move_number: None }
        }
        event => event.clone(),
    }
}

/// Who is told of what happened around the board, if not everybody.
pub(crate) fn audience(event: &Event, side: Option<jadoube_chess::Side>) -> Option<Audience> {
    let alone = |side: Option<_>| side.map_or(Audience::Arbiter, Audience::ArbiterAnd);
    match event {
        Event::OfConduct(
            ConductEvent::Recorded { .. }
            | ConductEvent::ToldArbiter { .. }
            | ConductEvent::AssistantAppointed { .. }
            | ConductEvent::ExpulsionAgreed { .. },
        )
        | Event::OfSheet(SheetEvent::ReconstructionEnded { .. }) => Some(Audience::Arbiter),
        Event::OfConduct(ConductEvent::Permitted { who, .. }) => Some(alone(who.side())),
        // What a player writes or asks is for himself and the arbiter (8.2).
        Event::OfConduct(ConductEvent::Asked { .. } | ConductEvent::AbsenceReported)
        | Event::SheetWritten { .. } => Some(alone(side)),
        _ => None,
    }
}
