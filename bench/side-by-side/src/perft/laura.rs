//! laura_core: moves handed to a closure; one that only counts lets the compiler drop the moves.

use laura_core::{AllMoves, Board, enumerate_legal_moves};

use super::program::{Measurement, Program};

pub(super) struct Laura;

impl Program for Laura {
    fn plays_chess960(&self) -> bool {
        false
    }

    fn measure(&mut self, fen: &str, depth: u32) -> Result<Measurement, String> {
        let board: Board = fen.parse().map_err(|_| "laura_core cannot read this FEN")?;
        Ok(Measurement::of(&board, depth, perft))
    }
}

fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        enumerate_legal_moves::<AllMoves, _>(board, |_| {
            nodes += 1;
            true
        });
    } else {
        enumerate_legal_moves::<AllMoves, _>(board, |mv| {
            nodes += perft(&board.make_move(mv), depth - 1);
            true
        });
    }
    nodes
}
