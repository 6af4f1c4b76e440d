//! What every [`Store`] must do, as a test that a store of your own can be held against.
//!
//! The feature `contract` brings it. The stores of this crate are tested by it too, all in the same
//! way. With `jadoube-store = { version = "…", features = ["contract"] }` among your
//! `dev-dependencies` and `tokio` with a runtime of several threads, a test reads:
//!
//! ```
//! use std::sync::Arc;
//! use jadoube_store::{MemoryStore, contract};
//!
//! # #[tokio::main]
//! # async fn main() { my_store_keeps_the_contract().await }
//! // #[tokio::test(flavor = "multi_thread")]
//! async fn my_store_keeps_the_contract() {
//!     // Your store, new and empty, in the place of this one.
//!     let store = MemoryStore::default();
//!     contract::holds(Arc::new(store)).await;
//! }
//! ```
//!
//! What is not as it should be panics, and says where. [`with_games`], [`leased`] and
//! [`OngoingGame`] are for tests of what your store does beyond the contract.

mod added;
mod beside_entries;
mod entries;
mod game;
mod leases;

use std::sync::Arc;

pub use game::{OngoingGame, leased, record, refusal, with_games};

use crate::Store;

/// The whole contract, on an empty store.
///
/// # Panics
///
/// Where the store does not keep it.
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
