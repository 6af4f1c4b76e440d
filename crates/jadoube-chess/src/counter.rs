//! The sink that counts.

use crate::Square;
use crate::sink::{PawnMoves, Sink};

pub(crate) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// Counts moves without making them.
pub(crate) struct Counter(pub(crate) u64);

impl Sink for Counter {
    #[inline(always)]
    fn king(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn knight(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn diagonal(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn orthogonal(&mut self, _: Square, to: u64) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        let PawnMoves { steps, doubles, to_a, to_h, promoting } = moves;
        self.0 += u64::from((steps | to_a | doubles).count_ones() + to_h.count_ones());
        if promoting {
            let promotions =
                ((steps | to_a) & LAST_RANKS).count_ones() + (to_h & LAST_RANKS).count_ones();
            self.0 += 3 * u64::from(promotions);
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}
