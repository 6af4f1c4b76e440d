#![doc = include_str!("../README.md")]

mod acts;
mod articles;
mod game;
mod judge;

pub use game::asked::Asked;
pub use game::conduct::Incident;
pub use game::growing::{Growing, Iter as GrowingIter};
pub use game::pass::Pass;
pub use game::ply::Ply;
pub use game::rules::Rules;
pub use game::{Game, Struck};

// The vocabulary of the record belongs with this crate: whoever judges games needs both.
pub use jadoube_record::*;
