//! jadoube-chess: a position knows its key. A move changes the position in place, as with the
//! peers, or makes a new one.

use jadoube_chess::{CastlingText, Move, Position};

use super::{Replayer, games::Game};

pub(super) struct Games(Vec<Vec<Move>>);

impl Games {
    pub(super) fn new(games: &[Game]) -> Result<Games, String> {
        games.iter().map(resolved).collect::<Result<_, _>>().map(Games)
    }
}

impl Replayer for Games {
    fn replay(&self) -> u64 {
        let start = Position::start();
        let mut mixed = 0u64;
        for game in &self.0 {
            let mut position = start;
            for &mv in game {
                position.play_mut(mv);
                mixed = mixed.wrapping_add(position.key());
            }
        }
        mixed
    }
}

/// Plays the games with a new position for every move.
pub(super) struct ByCopy(pub(super) Games);

impl Replayer for ByCopy {
    fn replay(&self) -> u64 {
        let start = Position::start();
        let mut mixed = 0u64;
        for game in &self.0.0 {
            let mut position = start;
            for &mv in game {
                position = position.play(mv);
                mixed = mixed.wrapping_add(position.key());
            }
        }
        mixed
    }
}

fn resolved(game: &Game) -> Result<Vec<Move>, String> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for text in game {
        let mv = *position
            .legal_moves()
            .iter()
            .find(|mv| mv.uci(CastlingText::KingTakesRook).to_string() == *text)
            .ok_or_else(|| format!("{text} is not legal for jadoube"))?;
        position = position.play(mv);
        moves.push(mv);
    }
    Ok(moves)
}
