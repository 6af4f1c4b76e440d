//! The positions already met, each exactly once.

use jadoube_chess::{BySide, Position, Side};

/// What distinguishes a position from every other with the same side to move.
pub(crate) type Identity = [u64; 4];

/// A set of positions, told apart exactly.
pub(crate) struct Seen {
    /// By side to move.
    sides: BySide<Table>,
}

/// Where a position is looked for first.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    identity: Identity,
    side: Side,
    slot: usize,
}

/// Identities, each at its place or the next free one after it; no position is all zeros.
struct Table {
    slots: Vec<Identity>,
    len: usize,
}

const FREE: Identity = [0; 4];
const FIRST_SLOTS: usize = 1 << 10;

impl Seen {
    pub(crate) fn new() -> Self {
        Self { sides: BySide::from_fn(|_| Table::new()) }
    }

    pub(crate) fn len(&self) -> usize {
        self.sides.white.len + self.sides.black.len
    }

    /// The place of a position. It is valid until something is inserted.
    pub(crate) fn place(&self, position: &Position) -> Place {
        let (identity, side) = (position.identity(), position.to_move());
        Place { identity, side, slot: self.sides[side].slot(&identity) }
    }

    /// Reads a place to no purpose but speed: many of these in a row wait for memory together, and
    /// those that follow find it in the cache.
    pub(crate) fn glance(&self, place: &Place) -> u64 {
        self.sides[place.side].slots[place.slot][0]
    }

    /// Inserts a position; returns whether it is new.
    pub(crate) fn insert(&mut self, place: &Place) -> bool {
        self.sides[place.side].insert(&place.identity)
    }
}

impl Table {
    fn new() -> Self {
        Self { slots: vec![FREE; FIRST_SLOTS], len: 0 }
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
