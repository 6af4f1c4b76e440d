//! cozy-chess: a board knows its hash. It counts every double step as another position, which saves
//! it a check.

use cozy_chess::{Board, Move};

use super::{Replayer, games::Game};

pub(super) struct Games(Vec<Vec<Move>>);

impl Games {
    pub(super) fn new(games: &[Game]) -> Result<Games, String> {
        games.iter().map(resolved).collect::<Result<_, _>>().map(Games)
    }
}

impl Replayer for Games {
    fn replay(&self) -> u64 {
        let start = Board::default();
        let mut mixed = 0u64;
        for game in &self.0 {
            let mut board = start.clone();
            for &mv in game {
                board.play_unchecked(mv);
                mixed = mixed.wrapping_add(board.hash());
            }
        }
        mixed
    }
}

fn resolved(game: &Game) -> Result<Vec<Move>, String> {
    let mut board = Board::default();
    let mut moves = Vec::new();
    for text in game {
        let mv: Move = text.parse().map_err(|_| format!("{text} is not UCI"))?;
        board.try_play(mv).map_err(|_| format!("{text} is not legal for cozy-chess"))?;
        moves.push(mv);
    }
    Ok(moves)
}
