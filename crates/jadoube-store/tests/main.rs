//! The store's tests.

mod contract;
mod databases;
mod samples;
mod stores;
mod verifying;
