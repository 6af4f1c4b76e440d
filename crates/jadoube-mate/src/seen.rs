//! The positions already met, without doubt and without doubles.

use jadoube_chess::{Position, Side};

/// What tells a position from every other with the same side to move.
pub(crate) type Identity = [u64; 4];

/// A set of positions, told apart exactly, by levels of which no move leads up.
pub(crate) struct Seen {
    /// By level, then by side to move.
    levels: Vec<[Table; 2]>,
    met: usize,
    kept: usize,
}

/// Where a position is looked for first.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    identity: Identity,
    side: Side,
    level: usize,
    slot: usize,
}

/// Identities, each at its place or the next free one after it; no position is all zeros.
struct Table {
    slots: Vec<Identity>,
    len: usize,
}

const FREE: Identity = [0; 4];
const FIRST_SLOTS: usize = 1 << 6;

impl Seen {
    pub(crate) const fn new() -> Self {
        Self { levels: Vec::new(), met: 0, kept: 0 }
    }

    /// How many positions were ever taken in.
    pub(crate) const fn met(&self) -> usize {
        self.met
    }

    /// How many are kept by now.
    pub(crate) const fn kept(&self) -> usize {
        self.kept
    }

    /// Where a position of a level belongs. A place is good until something is taken in.
    pub(crate) fn place(&mut self, position: &Position, level: usize) -> Place {
        let (identity, side) = (position.identity(), position.to_move());
        if level >= self.levels.len() {
            self.levels.resize_with(level + 1, || [Table::empty(), Table::empty()]);
        }
        let table = &mut self.levels[level][side as usize];
        if table.slots.is_empty() {
            table.slots = vec![FREE; FIRST_SLOTS];
        }
        Place { identity, side, level, slot: table.slot(&identity) }
    }

    /// Reads a place for nothing. Many of these in turn wait for memory together; those that follow
    /// find it at hand.
    pub(crate) fn glance(&self, place: &Place) -> u64 {
        self.levels[place.level][place.side as usize].slots[place.slot][0]
    }

    /// Takes a position in; whether it is new.
    pub(crate) fn insert(&mut self, place: &Place) -> bool {
        let is_new = self.levels[place.level][place.side as usize].insert(&place.identity);
        self.met += usize::from(is_new);
        self.kept += usize::from(is_new);
        is_new
    }

    /// Lets go of all positions above a level.
    pub(crate) fn forget_above(&mut self, level: usize) {
        for above in self.levels.iter_mut().skip(level + 1) {
            for table in above {
                self.kept -= table.len;
                *table = Table::empty();
            }
        }
    }
}

impl Table {
    const fn empty() -> Self {
        Self { slots: Vec::new(), len: 0 }
    }

    fn slot(&self, identity: &Identity) -> usize {
        let mut hash = 0_u64;
        for word in identity {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        (hash >> 32) as usize & (self.slots.len() - 1)
    }

    fn insert(&mut self, identity: &Identity) -> bool {
        let mask = self.slots.len() - 1;
        let mut slot = self.slot(identity);
        while self.slots[slot] != FREE {
            if self.slots[slot] == *identity {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = *identity;
        self.len += 1;
        // At most three slots in four are taken.
        if self.len * 4 > self.slots.len() * 3 {
            self.grow();
        }
        true
    }

    fn grow(&mut self) {
        let slots = vec![FREE; self.slots.len() * 2];
        let before = std::mem::replace(self, Self { slots, len: 0 });
        for identity in before.slots.iter().filter(|&&identity| identity != FREE) {
            self.insert(identity);
        }
    }
}
