//! Ideas for a mate, the cheapest to be tried first.

use jadoube_chess::Square;

/// A check, and what it leaves open.
#[derive(Clone, Copy)]
pub(crate) struct Idea {
    /// Where the king would be mated, and how many moves away that is.
    pub(crate) victim: Square,
    pub(crate) king_moves: usize,
    /// The piece that gives check, from where, and in how many moves.
    pub(crate) checker: usize,
    pub(crate) check: Square,
    pub(crate) moves: usize,
    /// The squares beside the king that are neither blocked nor attacked by that piece; and of
    /// those the ones that no other piece attacks.
    pub(crate) open: u64,
    pub(crate) flights: u64,
}

/// The ideas not tried yet, by their cost.
pub(crate) struct Ideas {
    /// Each with the place of the previous one of the same cost: about ten thousand at most.
    list: Vec<(Idea, u16)>,
    /// Which costs there are, and the last idea of each.
    costs: u128,
    last: [u16; COSTS],
}

/// Higher costs are not distinguished.
const COSTS: usize = 128;
const NONE: u16 = u16::MAX;

impl Default for Ideas {
    fn default() -> Self {
        Self { list: Vec::with_capacity(64), costs: 0, last: [NONE; COSTS] }
    }
}

impl Ideas {
    pub(crate) fn add(&mut self, cost: usize, idea: Idea) {
        let cost = cost.min(COSTS - 1);
        self.list.push((idea, self.last[cost]));
        self.last[cost] = (self.list.len() - 1) as u16;
        self.costs |= 1 << cost;
    }

    /// Takes one of the cheapest.
    pub(crate) fn take(&mut self) -> Option<Idea> {
        if self.costs == 0 {
            return None;
        }
        let cost = self.costs.trailing_zeros() as usize;
        let (idea, before) = self.list[usize::from(self.last[cost])];
        self.last[cost] = before;
        if before == NONE {
            self.costs &= self.costs - 1;
        }
        Some(idea)
    }
}
