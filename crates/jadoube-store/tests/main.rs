//! The store's tests.

mod closing;
mod contract;
mod contract_kept;
mod databases;
mod samples;
mod stores;
mod takeovers;
mod unreadable;
mod verifying;
