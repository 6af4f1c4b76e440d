use crate::{Digest, GameRecord, ReadEntryError, StoredEntry};

/// A record whose hashes are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of its entries.
    pub entries: usize,
    /// The hash of the last entry: it stands for the whole game.
    pub head: Digest,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// An entry is missing.
    #[error("entry {expected} is missing: found entry {found} in its place")]
    Missing {
        /// The number that was expected.
        expected: u32,
        /// The number that was found.
        found: u32,
    },
    /// Text, salt or hash of an entry was altered.
    #[error("entry {number} was altered: its hash is {stored}, its text gives {computed}")]
    Altered {
        /// The number of the entry.
        number: u32,
        /// The hash as it is stored.
        stored: Digest,
        /// The hash of what is stored, as computed.
        computed: Digest,
    },
    /// An entry names another previous hash, or another number.
    #[error("entry {number} does not follow the entry before it")]
    Misplaced {
        /// The number of the entry.
        number: u32,
    },
    /// An entry cannot be read.
    #[error(transparent)]
    Unreadable(#[from] ReadEntryError),
    /// What the database holds in the place of an entry is not an entry.
    #[error("entry {number} cannot be read: {why}")]
    NoEntry {
        /// The number of the entry that should be there.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
    /// The record does not end with the hash that was noted.
    #[error("the record ends with {found}, not with {expected}: it was cut off or rewritten")]
    OtherHead {
        /// The hash that was noted.
        expected: Digest,
        /// The hash the record ends with.
        found: Digest,
    },
}

/// Checks every hash of a game's record, from the beginning of the game to the last entry, and that
/// the last hash is `head`, if one was noted.
pub fn verify(
    game: &GameRecord,
    entries: &[StoredEntry],
    head: Option<Digest>,
) -> Result<Verified, Broken> {
    let mut previous = game.genesis();
    for (expected, stored) in (0..).zip(entries) {
        let number = stored.number;
        if number != expected {
            return Err(Broken::Missing { expected, found: number });
        }
        let computed = stored.hash_after(previous);
        if computed != stored.hash {
            return Err(Broken::Altered { number, stored: stored.hash, computed });
        }
        let entry = stored.read()?;
        if entry.number != number || stored.previous()? != previous {
            return Err(Broken::Misplaced { number });
        }
        previous = stored.hash;
    }
    match head {
        Some(expected) if expected != previous => {
            Err(Broken::OtherHead { expected, found: previous })
        }
        _ => Ok(Verified { entries: entries.len(), head: previous }),
    }
}
