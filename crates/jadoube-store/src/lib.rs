#![doc = include_str!("../README.md")]

mod competition;
#[cfg(feature = "contract")]
pub mod contract;
mod hash;
mod memory;
mod memory_kept;
mod node;
mod sql;
mod sql_append;
mod sql_expire;
mod sql_group;
mod sql_kept;
mod sql_leases;
mod sql_one_by_one;
mod sql_open;
mod sql_rows;
mod sql_schema;
mod sql_tables;
mod sql_whole;
mod sql_work;
mod sql_writer;
mod store;
mod stored_begun;
mod stored_entry;
mod struck;
mod verify;

pub use competition::{Competition, Device, GameRecord, LinkNote, Token};
pub use hash::{Digest, Salt};
pub use memory::MemoryStore;
pub use node::{Anchor, Beat, LastSeen, Lease, Leased, Node};
pub use sql::SqlStore;
pub use store::{Act, Refused, Store, StoreError};
pub use stored_begun::ReadBegunError;
pub use stored_entry::{ReadEntryError, StoredEntry};
pub use verify::{Broken, Verified, verify};
