//! Proofs compared with searches: if a proof says no, no search finds a mate.
//!
//! Only tests, and separate from both: neither the proofs nor the searches know that they are
//! compared.

mod cage;
mod fatal;
mod forced;
mod split;

use jadoube_chess::Square;

/// Numbers that look random, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % most
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("there are 64")
    }
}
