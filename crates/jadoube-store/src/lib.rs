#![doc = include_str!("../README.md")]

mod hash;
mod keeping;
mod line;
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
mod verify;

pub use hash::{Digest, Salt};
pub use keeping::{Competition, Device, GameRecord, LinkNote, Token};
pub use line::{Line, ReadLineError};
pub use memory::MemoryStore;
pub use node::{Anchor, Beat, LastSeen, Lease, Leased, Node};
pub use sql::SqlStore;
pub use store::{Act, Refused, Store, StoreError};
pub use verify::{Broken, Verified, verify};
