//! The store's tests.

mod closing;
mod databases;
mod samples;
mod stores;
mod takeovers;
mod unreadable;
mod verifying;
