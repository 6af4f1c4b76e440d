//! jadoube-chess, by its own `perft`.

use jadoube_chess::{Arrangement, Position, Setup};

use super::program::{Measurement, Program};

pub(super) struct Jadoube;

impl Program for Jadoube {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        // The position with the promotions has a check that no move can have given.
        let (position, _) =
            Position::allowing_unreachable(read(fen)?).map_err(|flaws| flaws.to_string())?;
        Ok(Measurement::of(&position, depth, Position::perft))
    }
}

/// Counts without the clock, and what is no position as well: one row of the tables has more
/// pieces than a set.
pub(super) fn count(fen: &str, depth: u32) -> Result<u64, String> {
    let setup = read(fen)?;
    if let Ok((position, _)) = Position::allowing_unreachable(setup) {
        return Ok(position.perft(depth));
    }
    let arrangement = Arrangement::try_from(setup).map_err(|flaws| flaws.to_string())?;
    Ok(count_slowly(&arrangement, depth))
}

fn count_slowly(arrangement: &Arrangement, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let children = arrangement.legal_moves().into_iter().map(|mv| arrangement.play(mv));
    children.map(|child| count_slowly(&child, depth - 1)).sum()
}

fn read(fen: &str) -> Result<Setup, String> {
    Setup::from_fen(fen).map_err(|error| error.to_string())
}
