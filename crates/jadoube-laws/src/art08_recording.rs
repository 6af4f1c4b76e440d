//! Article 8: the recording of the moves.

use jadoube_chess::Side;
use jadoube_lawbook::art;
use jadoube_notation::read_move;

use crate::{Effect, Game, Recording, Ruling};

/// The arbiter looks at a scoresheet: does it say what was played?
pub(crate) fn sheet_noticed(game: &Game, side: Side) -> Vec<Ruling> {
    if game.rules.regulations().recording == Recording::Automatic || agrees(game, side) {
        return vec![Ruling::new(Effect::NoEffect, art!("8.1.1"))];
    }
    vec![Ruling::new(Effect::MustUpdateSheet { side }, art!("8.1.1")).and(art!("8.1.3"))]
}

/// Whether every ply of the line stands on the sheet, in some form of notation.
pub(crate) fn agrees(game: &Game, side: Side) -> bool {
    let sheet = game.sheet(side);
    sheet.len() == game.line.len()
        && sheet.iter().zip(&game.line).all(|(text, ply)| {
            let read = ply.before.position().and_then(|position| {
                read_move(text, position, game.rules.regulations().language(side)).ok()
            });
            read.is_some_and(|read| Some(read.mv.attempt()) == ply.attempt)
        })
}
