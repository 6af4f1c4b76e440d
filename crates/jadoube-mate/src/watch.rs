//! What is known of a game from move to move, and mates drawn from where the pieces stand.
//!
//! A `watcher` keeps what is `known` of each side: a line and the `way_back` to where it begins, and a
//! `witness`: a `script` that goes along with the game (`follow`, `wait`), or a `raid`, a mate drawn from
//! `ideas` about a `camp` of men and where they `walk`.
//!
//! Nothing here says no: where no line is at hand the search is asked. And no line is believed for having
//! been right before: each is found anew among the legal moves and played to the mate.

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
