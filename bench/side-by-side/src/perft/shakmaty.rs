//! shakmaty, by its own `perft`.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

use super::program::{Measurement, Program};

pub(super) struct Shakmaty;

impl Program for Shakmaty {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
        let mode = CastlingMode::detect(fen.as_setup());
        let position: Chess = fen.into_position(mode).map_err(|error| error.to_string())?;
        Ok(Measurement::of(&position, depth, shakmaty::perft))
    }
}
