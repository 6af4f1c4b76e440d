//! The store's tests.

mod contract;
mod contract_kept;
mod databases;
mod samples;
mod stores;
mod verifying;
