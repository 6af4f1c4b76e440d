//! The games to replay: random, and the same every time.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

use crate::random::Random;

/// The moves of a game in UCI, castling as king takes rook.
pub(super) type Game = Vec<String>;

/// About the length of a long tournament game; random play would go on with bare kings.
const LONGEST: usize = 120;

pub(super) fn random(count: u64) -> Vec<Game> {
    (0..count).map(|number| one(&mut Random::new(number))).collect()
}

fn one(random: &mut Random) -> Game {
    let mut position = Chess::default();
    let mut game = Game::new();
    while game.len() < LONGEST {
        let mut moves: Vec<_> = position
            .legal_moves()
            .into_iter()
            .map(|mv| (UciMove::from_chess960(mv).to_string(), mv))
            .collect();
        if moves.is_empty() {
            break;
        }
        // In alphabetical order, so that the games do not depend on the order of a list.
        moves.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (uci, mv) = random.choose(&moves);
        position.play_unchecked(*mv);
        game.push(uci.clone());
    }
    game
}
