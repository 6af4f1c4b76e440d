//! The positions already met, without doubt and without doubles.

use jadoube_chess::{Position, Side};

/// A set of positions, told apart exactly: the key only says where to look.
pub(crate) struct Seen {
    /// Numbers of positions plus one; zero is free.
    slots: Vec<u32>,
    identities: Vec<Identity>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Identity {
    words: [u64; 4],
    to_move: Side,
    /// Kept for when the slots are laid out anew.
    key: u64,
}

const FIRST_SLOTS: usize = 1 << 10;

impl Seen {
    pub(crate) fn new() -> Self {
        Self { slots: vec![0; FIRST_SLOTS], identities: Vec::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.identities.len()
    }

    /// Whether a position is the one of that number.
    pub(crate) fn is(&self, number: u32, position: &Position) -> bool {
        let identity = &self.identities[number as usize];
        identity.words == position.identity() && identity.to_move == position.to_move()
    }

    /// Takes a position in and gives its number, if it is new.
    pub(crate) fn insert(&mut self, position: &Position) -> Option<u32> {
        let key = position.key();
        let new = Identity { words: position.identity(), to_move: position.to_move(), key };
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while self.slots[slot] != 0 {
            if self.identities[self.slots[slot] as usize - 1] == new {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        let number = u32::try_from(self.identities.len()).ok().filter(|&n| n < u32::MAX)?;
        self.identities.push(new);
        self.slots[slot] = number + 1;
        if self.identities.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(number)
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 4 - 1;
        let mut slots = vec![0; mask + 1];
        for (number, identity) in self.identities.iter().enumerate() {
            let mut slot = identity.key as usize & mask;
            while slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            slots[slot] = number as u32 + 1;
        }
        self.slots = slots;
    }
}
