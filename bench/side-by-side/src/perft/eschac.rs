//! eschac, by its own `perft`.

use eschac::position::Position;
use eschac::setup::Setup;

use super::program::{Measurement, Program};

pub(super) struct Eschac;

impl Program for Eschac {
    fn plays_chess960(&self) -> bool {
        false
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        // Its records have no counters.
        let record: Vec<&str> = fen.split(' ').take(4).collect();
        let setup =
            Setup::from_text_record(&record.join(" ")).map_err(|error| error.to_string())?;
        let position = setup.into_position().map_err(|error| error.to_string())?;
        Ok(Measurement::of(&position, depth, |position: &Position, depth| {
            position.perft(depth as usize) as u64
        }))
    }
}
