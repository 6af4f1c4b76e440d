#![doc = include_str!("../README.md")]

#[cfg(test)]
mod agreement;
mod answer;
mod ask;
mod attacks;
mod closed_list;
mod dead;
mod fill;
mod irregular;
mod proof;
mod search;
mod watch;

pub use answer::{Answer, Dead, Limit, Proof};
pub use ask::{can_mate, is_plainly_alive, quick};
pub use closed_list::{closed_list_draw, has_lone_king};
pub use dead::is_dead_position;
pub use irregular::can_mate_irregular;
pub use proof::material::{MaterialRule, lacks_mating_material};
pub use watch::watcher::Watcher;
