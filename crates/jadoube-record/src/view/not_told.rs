//! Article 12.6: what nobody tells a player, though the record knows it.
//!
//! Not how many moves were made, not what is legal, repeated or mate, not that the clock was not
//! pressed or a flag has fallen, before somebody rules on it. Spectators could tell a player, so
//! they are told no more. That a message comes at all, and how long it is, tells nothing either: a
//! piece put down on a legal square and on an illegal one look alike.

use jadoube_chess::{Setup, SquareSet};
use jadoube_lawbook::art;

use crate::properties::{Look, Players};
use crate::{ConductEffect, Effect, Entry, Ruling, SheetEffect, Standing, StartEffect};

impl Entry {
    /// The ruling as players and spectators are told it, if they are.
    pub(crate) fn told(&self, ruling: &Ruling) -> Option<Ruling> {
        let effect = told(&ruling.effect, self.event.seen())?;
        // By which clause the move counts as completed would tell what it was.
        let tells_the_move = matches!(effect, Effect::ClockGoesOver { .. });
        let basis = if tells_the_move { vec![art!("6.2.1")] } else { ruling.basis.clone() };
        Some(Ruling { effect, basis, audience: ruling.audience })
    }
}

/// An effect as players and spectators are told it, without what only the record needs; nothing if
/// they are not told. `of` is how that looks from which it follows.
fn told(effect: &Effect, of: Look) -> Option<Effect> {
    let is_told = match effect.players() {
        Players::Whole => true,
        Players::Partly => return part(effect),
        Players::Nothing => false,
        Players::UnlessHands => of != Look::Hands,
        Players::UnlessLook => of != Look::Glance,
        Players::UnlessHandsOrLook => of != Look::Hands && of != Look::Glance,
    };
    is_told.then(|| effect.clone())
}

/// What is left of an effect that is told in part; nothing if nobody has said what.
fn part(effect: &Effect) -> Option<Effect> {
    Some(match effect {
        Effect::ClockGoesOver { side, .. } => Effect::ClockGoesOver { side: *side, counted: true },
        Effect::PositionRestored { standing, touched, .. } => Effect::PositionRestored {
            kept: 0,
            standing: pieces_alone(standing),
            touched: touched.clone(),
        },
        Effect::TurnReturned { standing, .. } => {
            Effect::TurnReturned { kept: 0, standing: pieces_alone(standing) }
        }
        Effect::StartedAnew { standing, colours_exchanged } => Effect::StartedAnew {
            standing: pieces_alone(standing),
            colours_exchanged: *colours_exchanged,
        },
        Effect::CastlingLost { side, wing, after } => {
            Effect::CastlingLost { side: *side, wing: *wing, after: pieces_alone(after) }
        }
        Effect::BecomesQueen { on, after } => {
            Effect::BecomesQueen { on: *on, after: pieces_alone(after) }
        }
        // Which ply it was would tell how many moves were made.
        Effect::IllegalMovesCounted { side, count, .. } => {
            Effect::IllegalMovesCounted { side: *side, count: *count, ply: None }
        }
        Effect::OfStart(StartEffect::SetUp { standing }) => {
            StartEffect::SetUp { standing: pieces_alone(standing) }.into()
        }
        // The number of an entry would tell how many entries were not told.
        Effect::OfConduct(ConductEffect::Reinstated { .. }) => {
            ConductEffect::Reinstated { entry: 0 }.into()
        }
        Effect::OfSheet(SheetEffect::Reconstruction { white_ms, black_ms, ran, .. }) => {
            let (white_ms, black_ms, ran) = (*white_ms, *black_ms, *ran);
            SheetEffect::Reconstruction { white_ms, black_ms, ran, plies: 0 }.into()
        }
        _ => return None,
    })
}

/// The pieces and who has the move, without rights and counts.
fn pieces_alone(standing: &Standing) -> Standing {
    let setup = standing.setup();
    Standing::from(Setup {
        castling: SquareSet::EMPTY,
        en_passant: None,
        quiet_plies: 0,
        move_number: 1,
        ..setup
    })
}
