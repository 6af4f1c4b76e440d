//! What is known about a game from move to move, and mates constructed from where the pieces stand.
//!
//! A `watcher` keeps what is `known` about each side: a line and the `way_back` to where it begins,
//! and a `witness`: a `script` that follows the game (`follow`, `wait`), or a `raid`, a mate
//! constructed from `ideas` about a `camp` of pieces and where they `walk`.
//!
//! Nothing here says no: if no line is at hand, the search is asked. And no line is trusted for
//! having been right before: each is found again among the legal moves and played to the mate.

mod camp;
mod follow;
mod ideas;
mod known;
pub(crate) mod raid;
pub(crate) mod script;
mod wait;
mod walk;
pub(crate) mod watcher;
mod way_back;
mod witness;
