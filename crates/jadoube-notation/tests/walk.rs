//! Random positions: games of random legal moves, always the same ones.

use jadoube_chess::{Move, Position, chess960};

/// Numbers that look random and are the same in every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

/// Visits this many positions with their legal moves. One game in eight is of Chess960, and a pawn
/// move or capture is as likely as all other moves together, so that promotions occur.
pub(crate) fn visit(positions: usize, seed: u64, mut see: impl FnMut(&Position, &[Move])) {
    let mut dice = Dice::new(seed);
    let mut seen = 0;
    while seen < positions {
        let number = if dice.roll(8) == 0 { dice.roll(960) } else { 518 };
        let mut position = chess960::start(number as u16).expect("a starting position");
        for _ in 0..160 {
            let moves = position.legal_moves();
            if moves.is_empty() || seen == positions {
                break;
            }
            see(&position, &moves);
            seen += 1;
            let lively: Vec<_> = moves.iter().filter(|mv| mv.resets_quiet_plies()).collect();
            let mv = if !lively.is_empty() && dice.roll(2) == 0 {
                *lively[dice.roll(lively.len())]
            } else {
                moves[dice.roll(moves.len())]
            };
            position = position.play(mv);
        }
    }
}
