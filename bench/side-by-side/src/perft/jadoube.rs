//! jadoube-chess, by its own `perft`.

use jadoube_chess::{Position, Setup};

use super::program::{Measurement, Program};

pub(super) struct Jadoube;

impl Program for Jadoube {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        Ok(Measurement::of(&read(fen)?, depth, Position::perft))
    }
}

/// Counts without the clock.
pub(super) fn count(fen: &str, depth: u32) -> Result<u64, String> {
    read(fen).map(|position| position.perft(depth))
}

/// Test positions need not be reachable; the one with the promotions has a check that no move can have given.
fn read(fen: &str) -> Result<Position, String> {
    let setup = Setup::from_fen(fen).map_err(|error| error.to_string())?;
    let (position, _) = Position::allowing_unreachable(setup).map_err(|flaws| flaws.to_string())?;
    Ok(position)
}
