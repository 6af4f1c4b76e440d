//! Looking for a mate among the positions that can arise.
//!
//! `rounds` goes from short searches to long ones: `dive` looks where a `guide` says, which is a
//! `view` with its `weights`, or a `plan` for a `picture` of a mate; `scatter` starts from many
//! positions nearby; `closure` looks at everything and so decides in the end. A search may ask the
//! proofs what it need not look at. What guides it is a guess, but no answer rests on a guess: a
//! yes is a line that was played to the mate, a no means that every position was looked at.
//!
//! Nothing here knows about a game that is watched; a question is answered from its position alone.

pub(crate) mod checks;
pub(crate) mod closure;
pub(crate) mod dive;
pub(crate) mod guide;
mod move_queue;
mod picture;
mod plan;
mod queue;
pub(crate) mod rounds;
mod scatter;
mod seen;
mod shorten;
mod steps;
mod view;
mod walker;
mod ways;
pub(crate) mod weights;
