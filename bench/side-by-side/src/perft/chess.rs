//! chess: its iterator of moves knows its length, and the last ply is counted by that.

use std::str::FromStr;

use chess::{Board, MoveGen};

use super::program::{Measurement, Program};

pub(super) struct Chess;

impl Program for Chess {
    fn plays_chess960(&self) -> bool {
        false
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        let board = Board::from_str(fen).map_err(|error| error.to_string())?;
        Ok(Measurement::of(&board, depth, |board, depth| {
            MoveGen::movegen_perft_test(board, depth as usize) as u64
        }))
    }
}
