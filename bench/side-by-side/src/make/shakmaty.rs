//! shakmaty: the key is kept beside the position, updated if there is an update and recomputed if
//! not.

use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position};

use super::{Replayer, games::Game};

pub(super) struct Games(Vec<Vec<Move>>);

impl Games {
    pub(super) fn new(games: &[Game]) -> Result<Games, String> {
        games.iter().map(resolved).collect::<Result<_, _>>().map(Games)
    }
}

impl Replayer for Games {
    fn replay(&self) -> u64 {
        // The identity of positions in the Laws asks whether an en passant capture is legal.
        let mode = EnPassantMode::Legal;
        let start = Chess::default();
        let start_key: Zobrist64 = start.zobrist_hash(mode);
        let mut mixed = 0u64;
        for game in &self.0 {
            let mut position = start.clone();
            let mut key = start_key;
            for &mv in game {
                let updated = position.update_zobrist_hash(key, mv, mode);
                position.play_unchecked(mv);
                key = updated.unwrap_or_else(|| position.zobrist_hash(mode));
                mixed = mixed.wrapping_add(u64::from(key));
            }
        }
        mixed
    }
}

fn resolved(game: &Game) -> Result<Vec<Move>, String> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    for text in game {
        let uci: UciMove = text.parse().map_err(|_| format!("{text} is not UCI"))?;
        let mv = uci.to_move(&position).map_err(|error| format!("{text}: {error}"))?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(moves)
}
