//! Random games, the same on every machine.

use jadoube_chess::{Position, chess960};

/// A walk through random games: ordinary chess and Chess960 in turns.
pub(crate) struct Walk {
    random: u64,
    games: u64,
    plies: u32,
    position: Position,
}

impl Walk {
    pub(crate) fn new(seed: u64) -> Self {
        Self { random: seed | 1, games: 0, plies: 0, position: Position::start() }
    }

    /// A number below `limit`, by Marsaglia's xorshift.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 16) as usize % limit
    }

    fn next_game(&mut self) {
        self.games += 1;
        self.plies = 0;
        let number = match self.games % 2 {
            0 => chess960::STANDARD,
            _ => chess960::drawn(self.random),
        };
        self.position = chess960::start(number).unwrap();
    }
}

impl Iterator for Walk {
    type Item = Position;

    /// The position after one more move; games end by themselves or after 200 half-moves.
    fn next(&mut self) -> Option<Position> {
        let moves = self.position.legal_moves();
        if moves.is_empty() || self.plies == 200 {
            self.next_game();
            return Some(self.position);
        }
        // Of three moves the most eventful one, so that rare moves occur.
        let tries = [(); 3].map(|()| moves[self.below(moves.len())]);
        let weight = |mv: &jadoube_chess::Move| {
            usize::from(mv.is_en_passant() || mv.castling().is_some()) * 2
                + usize::from(mv.is_double_step() || mv.promotion().is_some())
        };
        let mv = tries.into_iter().max_by_key(weight)?;
        self.position.play_mut(mv);
        self.plies += 1;
        Some(self.position)
    }
}
