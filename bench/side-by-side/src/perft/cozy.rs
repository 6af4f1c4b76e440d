//! cozy-chess: sets of moves per piece, so that the last ply is counted without making a list.

use cozy_chess::Board;

use super::program::{Measurement, Program};

pub(super) struct Cozy;

impl Program for Cozy {
    fn plays_chess960(&self) -> bool {
        true
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        let board = fen.parse::<Board>().map_err(|error| error.to_string())?;
        Ok(Measurement::of(&board, depth, perft))
    }
}

fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += perft(&child, depth - 1);
            }
            false
        });
    }
    nodes
}
