#![doc = include_str!("../README.md")]

mod hash;
mod keeping;
mod line;
mod memory;
mod sql;
mod sql_append;
mod sql_leases;
mod sql_schema;
mod store;
mod verify;

pub use hash::{Digest, Salt};
pub use keeping::{Competition, GameRecord, Token};
pub use line::{Line, ReadLineError};
pub use memory::MemoryStore;
pub use sql::SqlStore;
pub use store::{Act, Lease, Leased, Node, Refused, Store, StoreError};
pub use verify::{Broken, Verified, verify};
