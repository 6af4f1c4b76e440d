//! The tests of this crate, in one program.

mod changes;
mod common;
mod hidden;
mod outbox;
mod rooms;
