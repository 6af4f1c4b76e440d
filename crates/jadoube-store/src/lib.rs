#![doc = include_str!("../README.md")]

mod hash;
mod keeping;
mod line;
mod memory;
mod sql;
mod sql_append;
mod sql_group;
mod sql_leases;
mod sql_rows;
mod sql_schema;
mod sql_work;
mod store;
mod verify;

pub use hash::{Digest, Salt};
pub use keeping::{Competition, GameRecord, Token};
pub use line::{Line, ReadLineError};
pub use memory::MemoryStore;
pub use sql::SqlStore;
pub use store::{Act, Lease, Leased, Node, Refused, Store, StoreError};
pub use verify::{Broken, Verified, verify};
