//! What every [`Store`] must do, as a test that you can run on a store of your own.
//!
//! It is behind the feature `contract`. The stores of this crate are all tested by it in the same
//! way. With `jadoube-store = { version = "…", features = ["contract"] }` among your
//! `dev-dependencies`, and `tokio` with its multi-threaded runtime, a test looks like this:
//!
//! ```
//! use std::sync::Arc;
//! use jadoube_store::{MemoryStore, contract};
//!
//! # #[tokio::main]
//! # async fn main() { my_store_keeps_the_contract().await }
//! // #[tokio::test(flavor = "multi_thread")]
//! async fn my_store_keeps_the_contract() {
//!     // Put your own store here, new and empty.
//!     let store = MemoryStore::default();
//!     contract::holds(Arc::new(store)).await;
//! }
//! ```
//!
//! It panics where a store breaks the contract, and says where. [`with_games`], [`leased`] and
//! [`OngoingGame`] help to test what your store does beyond the contract.

mod added;
mod beside_entries;
mod entries;
mod game;
mod leases;

use std::sync::Arc;

pub use game::{OngoingGame, leased, record, refusal, with_games};

use crate::Store;

/// Runs the whole contract on an empty store.
///
/// # Panics
///
/// If the store breaks the contract.
pub async fn holds(store: Arc<dyn Store>) {
    with_games(&*store, &["a", "b", "c", "d"]).await;
    added::what_is_added_is_found(&*store).await;
    added::links_are_found_and_revoked(&*store).await;
    entries::entries_follow_each_other(&*store).await;
    entries::an_act_is_stored_whole_or_not_at_all(&*store).await;
    leases::of_two_nodes_one_writes(&*store).await;
    leases::the_dead_leave_their_games(&*store).await;
    beside_entries::devices_are_found_and_revoked(&*store).await;
    beside_entries::links_leave_notes(&*store).await;
    beside_entries::what_nobody_used_goes(&*store).await;
    entries::many_write_at_once(Arc::clone(&store)).await;
    entries::whole_groups_are_stored(store).await;
}
