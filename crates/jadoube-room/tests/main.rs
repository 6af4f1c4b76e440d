//! The tests of this crate, in one program.

mod common;
mod hidden;
mod outbox;
mod rooms;
