//! Guideline II: Chess960.

use jadoube_lawbook::art;

use crate::{Effect, Game, Ruling};

/// The men are set up for the start of a game (II.2).
pub(crate) fn set_up(_game: &Game, _fen: &str) -> Vec<Ruling> {
    vec![Ruling::new(Effect::NoEffect, art!("II.2"))]
}
