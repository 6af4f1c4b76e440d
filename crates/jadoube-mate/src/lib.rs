#![doc = include_str!("../README.md")]

mod answer;
mod closed_list;
mod dead;
mod material;
mod queue;
mod score;
mod search;
mod seen;

pub use answer::{Answer, Limit, Proof};
pub use closed_list::{closed_list_draw, has_lone_king};
pub use dead::{Dead, is_dead_position};
pub use material::{MaterialRule, lacks_mating_material};
pub use search::can_mate;
