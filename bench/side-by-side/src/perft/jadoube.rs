//! jadoube-chess, by its own `perft`.

use jadoube_chess::Position;

use super::program::{Measurement, Program};

pub(super) struct Jadoube;

impl Program for Jadoube {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        let position = Position::from_fen(fen).map_err(|error| error.to_string())?;
        Ok(Measurement::of(&position, depth, Position::perft))
    }
}

/// Counts without the clock.
pub(super) fn count(fen: &str, depth: u32) -> Result<u64, String> {
    let position = Position::from_fen(fen).map_err(|error| error.to_string())?;
    Ok(position.perft(depth))
}
